import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { listed } from '#kit/web/network-testing.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import type { ProspectEvidence, TownWeek } from '../contract.ts';
import { TownPanel } from './town-panel.tsx';

const week: TownWeek = {
  monday: '2026-08-17',
  views: 5000,
  saves: 12,
  calls: 30,
  routes: 44,
  eventViews: 2000,
  bookings: 25,
  tickets: 60,
  entries: 45,
  sales: '1512.50',
};
const prospect: ProspectEvidence = {
  id: 'prs00000001',
  name: 'Hotel Zephyr',
  category: 'hotel',
  priorityScore: 7,
  missed: 9,
  viewsForEach: 41.5,
};
const wish = { id: 'es nothing padel', words: 'padel', language: 'es', found: 'nothing', month: 14 };
const replies: Readonly<Record<string, readonly object[]>> = {
  '/api/admin/town-weeks': [week, { ...week, monday: '2026-08-10', sales: '0' }],
  '/api/admin/prospect-evidence': [prospect],
  '/api/admin/search-wishes': [wish, { ...wish, id: 'old', words: 'bingo', month: 0 }],
};

afterEach(() => vi.unstubAllGlobals());

const draw = (language: Language, all = replies) => {
  // Pages of lists are asked of the browser's own fetch.
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const items = all[new URL(url).pathname] ?? [];
    return listed(items);
  });
  renderDesk(<TownPanel />, {
    language,
    now: new Date('2026-08-21T18:00:00Z'),
    search: 'tab=town',
    api: () => Response.json([]),
  });
};
const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).parentElement as HTMLElement;

it.each([
  ['en', 'Sales by week', '€1,512.50', 'Valid tickets', '3% of the step before', '41.5'],
  ['es', 'Ventas por semana', '1.512,50\u00a0€', 'Entradas válidas', '3\u00a0% del paso anterior', '41,5'],
] as const)(
  'shows in %s what the town sold, who came in, what it misses and whom',
  async (language, sales, sum, tickets, share, looked) => {
    draw(language);
    const table = await screen.findByRole('table', { name: sales, hidden: true });
    const last = within(table).getAllByRole('row', { hidden: true }).at(-1);
    expect(last?.lastElementChild?.textContent).toBe(sum);
    expect((await rowOf(tickets)).textContent).toContain(share);
    expect((await rowOf('padel')).textContent).toContain('14');
    expect(screen.queryByText('bingo')).toBeNull();
    const cells = within(await rowOf(prospect.name)).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['Hotel', '9', looked]);
  },
);

it('names no share where more came in than bought in these weeks', async () => {
  draw('en', { ...replies, '/api/admin/town-weeks': [{ ...week, entries: 70 }] });
  await screen.findByRole('rowheader', { name: 'Valid tickets' });
  expect((await rowOf('Entries')).textContent).toContain('70');
  expect((await rowOf('Entries')).textContent).not.toContain('%');
  expect((await rowOf('Valid tickets')).textContent).toContain('3% of the step before');
});
