import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { FrontDesk } from './front-desk.tsx';
import { deskTabsOf } from './panels.ts';

const counts = { reviews: { events: 2, rentals: 0, businesses: 1, jobs: 0 } };
const api = () => Promise.reject(new Error('The desk is only drawn'));
const tabs = () => within(screen.getByRole('navigation', { name: /^Part/ })).getAllByRole('link');

it.each([
  ['en', '2 listings are waiting for your review.', 'Show them'],
  ['es', '2 anuncios esperan tu revisión.', 'Verlos'],
] as const)('the desk counts what waits for review, and leads there (%s)', async (language, text, show) => {
  renderDesk(<FrontDesk isOpen={false} tabs={deskTabsOf('admin')} tab="events" counts={counts} />, { api, language });
  const way = await screen.findByRole('link', { name: show });
  expect(way.parentElement?.textContent).toBe(text + show);
  expect(way.getAttribute('href')).toBe('/admin?tab=events&status=waiting');
  const told = tabs()
    .map((link) => link.querySelector('.tab-count')?.textContent ?? '')
    .filter(Boolean);
  expect(told).toEqual(['2', '1']);
});

it('says nothing where nothing waits, and nothing more once it is shown', async () => {
  renderDesk(<FrontDesk isOpen={false} tabs={deskTabsOf('admin')} tab="rentals" counts={counts} />, { api });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Show them' })).toBeNull();
  renderDesk(<FrontDesk isOpen={false} tabs={deskTabsOf('admin')} tab="events" counts={counts} />, {
    api,
    search: 'tab=events&status=waiting',
  });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Show them' })).toBeNull();
});
