import { screen, waitFor, within } from '@testing-library/react';
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
  expect(way.parentElement?.textContent).toBe(`${text} ${show}`);
  expect(way.getAttribute('href')).toBe('/admin?tab=events&status=waiting');
  const told = tabs()
    .map((link) => link.querySelector('.tab-count')?.textContent ?? '')
    .filter(Boolean);
  expect(told).toEqual(['2', '1']);
});

it.each([false, true])('its list is seen once what stands above it is known (%s)', async (isCounted) => {
  const api = () => Response.json({ items: [], total: 0, csv: null });
  const asks = <p>Where do we write?</p>;
  renderDesk(<FrontDesk isOpen tabs={deskTabsOf('admin')} tab="events" {...{ counts, isCounted, asks }} />, { api });
  const asked = await screen.findByText('Where do we write?');
  const last = tabs().at(-1) ?? asked;
  expect(last.compareDocumentPosition(asked) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const list = await waitFor(() => screen.getByRole('region', { name: 'Events', hidden: true }));
  expect(list.closest('[hidden]') === null).toBe(isCounted);
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
