import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listed } from '#kit/web/network-testing.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import type { BusinessRecord } from '../contract.ts';
import { aBusinessRecord } from '../testing.ts';
import { BusinessesPanel } from './businesses-panel.tsx';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const bar = aBusinessRecord({
  id: 'biz00000001',
  name: 'La Sal',
  openingHours: [{ days: everyDay, opens: '20:00', closes: '02:00' }],
});

/** The panel with this bar on the evening of 21 August; gives what was written. */
async function draw(over: Partial<BusinessRecord>, language: 'en' | 'es' = 'en') {
  const written: unknown[] = [];
  const api = async (request: Request) => {
    if (request.method === 'GET') return listed([{ ...bar, ...over }]);
    written.push([request.method, new URL(request.url).pathname, await request.json()]);
    return Response.json(bar);
  };
  vi.stubGlobal('fetch', api);
  renderDesk(<BusinessesPanel />, { api, language, now: new Date('2026-08-21T19:00:00Z') });
  return { written, row: within(await screen.findByRole('article', { name: 'La Sal' })) };
}
const path = '/api/businesses/biz00000001/today';

it.each([
  ['en', 'Hours today', 'Closed today'],
  ['es', 'Horario de hoy', 'Cerrado hoy'],
] as const)('is closed for today in two presses (%s)', async (language, today, closed) => {
  const { row, written } = await draw({}, language);
  fireEvent.click(row.getByRole('button', { name: today }));
  fireEvent.click(screen.getByRole('button', { name: closed }));
  await waitFor(() => expect(written).toEqual([['PUT', path, { state: 'closed' }]]));
});

it('stays open later, by full hours', async () => {
  const { row, written } = await draw({});
  fireEvent.click(row.getByRole('button', { name: 'Hours today' }));
  expect(screen.getAllByRole('button', { name: /^Open until/ }).map(({ textContent }) => textContent)).toEqual([
    'Open until 03:00',
    'Open until 04:00',
    'Open until 05:00',
    'Open until 06:00',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Open until 04:00' }));
  await waitFor(() => expect(written).toEqual([['PUT', path, { state: 'late', closes: '04:00' }]]));
});

it('says in its row that it is closed, and is open again in one press', async () => {
  const closed = { from: '2026-08-21', until: '2026-08-21', days: everyDay, spans: [], note: {} };
  const { row, written } = await draw({ openingExceptions: [closed] });
  expect(row.getByText(/Closed today/)).toBeTruthy();
  fireEvent.click(row.getByRole('button', { name: 'As usual again' }));
  await waitFor(() => expect(written).toEqual([['PUT', path, { state: 'usual' }]]));
});

it('says nothing of today of what is not public', async () => {
  const { row } = await draw({ status: 'draft' });
  expect(row.queryByRole('button', { name: 'Hours today' })).toBeNull();
});
