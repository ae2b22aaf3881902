import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import type { ChangedNight } from '../contract.ts';
import { ChooseNights } from './choose-nights.tsx';

afterEach(() => vi.unstubAllGlobals());

const id = 'evt000000001';
const night = (date: string, over: Partial<ChangedNight> = {}): ChangedNight => ({
  id: `evt${date.replaceAll('-', '')}`,
  date,
  time: '23:00',
  state: 'published',
  changes: ['time'],
  keeps: [],
  orders: 0,
  tickets: 0,
  waits: [],
  refused: null,
  ...over,
});
const nights = [
  night('2026-08-21', { id }),
  night('2026-08-28', { changes: [], keeps: [{ fields: ['time'], why: 'own' }] }),
  night('2026-09-04', { orders: 2, tickets: 5 }),
];
const body = { version: 4, time: '23:30' } as never;

async function draw(language: 'en' | 'es', found = nights) {
  const [asked, chosen]: [unknown[], unknown[]] = [[], []];
  const api = async (request: Request) => {
    asked.push(await request.json());
    return Response.json({ nights: found });
  };
  vi.stubGlobal('fetch', api);
  const labels = (names: readonly string[]) => names.map((name) => `[${name}]`).join();
  const part = { id, body, isPending: false, labels, onClose: () => undefined };
  renderDesk(<ChooseNights {...part} onChosen={(also) => chosen.push(also)} />, { language, api });
  return { asked, chosen, dialog: within(await screen.findByRole('alertdialog')) };
}

it.each([
  ['en', 'All that are to come', 'Save', '1 other night changes with it', 'keeps its own: [time]', '5 sold'],
  ['es', 'Todas las que quedan por venir', 'Guardar', 'cambia 1 noche más', 'conserva lo suyo: [time]', '5 vendidas'],
] as const)('says what a change comes to at each night before it is saved for all (%s)', async (...texts) => {
  const [language, all, save, ...told] = texts;
  const { asked, chosen, dialog } = await draw(language);
  fireEvent.click(dialog.getByRole('radio', { name: all }));
  await waitFor(() => expect(dialog.getByRole('status').textContent).toContain(told[0]));
  for (const one of told) expect(dialog.getByRole('status').textContent).toContain(one);
  expect(asked).toEqual([{ event: body, reach: 'all' }]);
  fireEvent.click(dialog.getByRole('button', { name: save }));
  expect(chosen).toEqual([{ reach: 'all', moves: true }]);
});

it('says no yes to moving what it told of no tickets for: some may be sold meanwhile', async () => {
  const { chosen, dialog } = await draw('en', nights.slice(0, 2));
  fireEvent.click(dialog.getByRole('radio', { name: 'All that are to come' }));
  await waitFor(() => expect(dialog.getByRole('status').textContent).toContain('keeps its own'));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(chosen).toEqual([{ reach: 'all', moves: false }]);
});

it('is for this night alone unless told, and asks nothing then', async () => {
  const { asked, chosen, dialog } = await draw('en');
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Only this night' }).checked).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect([asked, chosen]).toEqual([[], [{}]]);
});
