import { expect, it } from 'vitest';
import { tabAt } from './tab-at.ts';

it.each([
  ['/search', { type: 'events', date: '2026-08-21' }, 'tonight'],
  ['/search', { type: 'events', date: '2026-08-22' }, 'search'],
  ['/search', { query: 'paella' }, 'search'],
  ['/search', { type: 'events', date: '2026-08-21', view: 'map' }, 'map'],
  ['/saved', {}, 'saved'],
  ['/user-dashboard', { payment: 'success' }, 'tickets'],
  ['/', {}, undefined],
  ['/events/abc', {}, undefined],
])('%s with %o is under the tab %s', (pathname, search, tab) =>
  expect(tabAt(pathname, search, '2026-08-21')).toBe(tab),
);
