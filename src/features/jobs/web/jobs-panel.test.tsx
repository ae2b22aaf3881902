import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listed } from '#kit/web/network-testing.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import type { JobRecord } from '../contract.ts';
import { aJobRecord } from '../testing.ts';
import { JobsPanel } from './jobs-panel.tsx';

const job = aJobRecord({ id: 'job00000001', version: 4, title: { en: 'Waiter', es: 'Camarero' } });

/** The panel with one job in its list; gives what was written to the desk's doors. */
async function draw(over: Partial<JobRecord>, language: 'en' | 'es' = 'en') {
  const written: unknown[] = [];
  const api = async (request: Request) => {
    if (request.method === 'GET') return listed([{ ...job, ...over }]);
    written.push([new URL(request.url).pathname, await request.json()]);
    return Response.json(job);
  };
  vi.stubGlobal('fetch', api);
  renderDesk(<JobsPanel />, { api, language });
  return { written, row: within(await screen.findByRole('article')) };
}

it.each([
  ['2026-08-21T18:00:00.001Z', 'en', /Published until Fri,? 21 Aug/, null],
  ['2026-08-21T18:00:00.000Z', 'en', /Closed since Fri,? 21 Aug/, 'Closed'],
  ['2026-08-21T18:00:00.000Z', 'es', /Cerrado desde el vie,? 21 ago/, 'Cerrado'],
] as const)('a job that hangs until %s says so in %s', async (listedUntil, language, text, badge) => {
  const { row } = await draw({ listedUntil }, language);
  expect(row.getByText(text)).toBeTruthy();
  expect(row.queryByText(/^(Closed|Cerrado)$/)?.textContent ?? null).toBe(badge);
});

it('is renewed with one press, by the version that was seen', async () => {
  const { row, written } = await draw({});
  fireEvent.click(row.getByRole('button', { name: 'Renew Waiter' }));
  await waitFor(() => expect(written).toEqual([['/api/jobs/job00000001/renewal', { version: 4 }]]));
});

it.each(['draft', 'withdrawn'] as const)('a %s one does not hang', async (status) => {
  const { row } = await draw({ status });
  expect(row.queryByText(/Hangs|Closed/)).toBeNull();
  expect(row.queryByRole('button', { name: /Renew/ })).toBeNull();
});
