import { expect, it } from 'vitest';
import { readSearch } from '../address.ts';
import { pageWords } from './page-words.ts';

const origin = 'https://town.example';
const shared = (asked: Parameters<typeof readSearch>[0], language: 'en' | 'es') =>
  pageWords(readSearch(asked), language, origin).ofSearch.find(({ property }) => property === 'og:url')?.content;

it('names the address of what was searched, in one order, without what the page does not know', () => {
  const asked = { type: 'events', from: 'a-friend', query: 'foam & friends', page: '1' };
  expect(shared(asked, 'en')).toBe('https://town.example/search?query=foam+%26+friends&type=events');
  expect(shared(asked, 'es')).toBe('https://town.example/search?query=foam+%26+friends&type=events&lang=es');
});

it('has none of its own where nothing was asked', () => {
  expect(pageWords(readSearch({}), 'es', origin).ofSearch).toEqual([]);
});
