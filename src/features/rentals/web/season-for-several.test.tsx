import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DeskSide } from '#kit/web/desk/side.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { listed, refusal } from '#kit/web/network-testing.ts';
import { currentToast, forgetToast } from '#kit/web/ui/toast-store.ts';
import type { RentalRecord } from '../contract.ts';
import { aRentalRecord } from '../testing.ts';
import { RentalsPanel } from './rentals-panel.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetToast();
});

const flat = (name: string, over: Partial<RentalRecord> = {}) =>
  aRentalRecord({ id: `flat-${name}`, title: { en: `Flat ${name}`, es: `Piso ${name}` }, priceUnit: 'night', ...over });

/** An owner's rentals, of which the second has a season on these days already; gives what was written to the house. */
async function draw(language: 'en' | 'es', rentals: readonly RentalRecord[]) {
  const written: unknown[] = [];
  const api = async (request: Request) => {
    if (request.method === 'GET') return listed(rentals);
    const { pathname } = new URL(request.url);
    written.push([pathname, await request.json()]);
    return pathname.includes('flat-B') ? refusal('conflict') : Response.json({});
  };
  vi.stubGlobal('fetch', api);
  const panel = <RentalsPanel calendars={() => null} />;
  renderDesk(<DeskSide value="owner">{panel}</DeskSide>, { api, language });
  for (const name of ['A', 'B'])
    fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`(Flat|Piso) ${name}$`) }));
  return written;
}

it.each([
  [
    'en',
    'One season for these',
    /^Season from/,
    /^Season price/,
    'Write this season',
    'Flat B: another of its seasons has one of these days',
  ],
  [
    'es',
    'Una temporada para estos',
    /^Temporada desde/,
    /^Coste en temporada/,
    'Escribir esta temporada',
    'Piso B: otra de sus temporadas tiene uno de estos días',
  ],
] as const)(
  'writes one season for several, and says for which not and why (%s)',
  async (language, open, from, price, send, said) => {
    const written = await draw(language, [flat('A'), flat('B'), flat('C')]);
    fireEvent.click(screen.getByRole('button', { name: open }));
    fireEvent.change(screen.getByLabelText(from), { target: { value: '2027-08-01' } });
    fireEvent.change(screen.getByLabelText(price), { target: { value: '140' } });
    fireEvent.click(screen.getByRole('button', { name: send }));
    const alert = await screen.findByText((_, element) => element?.tagName === 'LI' && element.textContent === said);
    expect(alert).toBeTruthy();
    const season = { from: '2027-08-01', to: '2027-08-01', price: '140', weekendPrice: null, minUnits: null };
    expect(written).toEqual([
      ['/api/rentals/flat-A/seasons', season],
      ['/api/rentals/flat-B/seasons', season],
    ]);
    // What has it is chosen no longer; what has not can be tried with other days.
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    expect(currentToast()?.title).toMatch(/1 (of|de) 2/);
  },
);

it('writes nothing for rentals of different units', async () => {
  const written = await draw('en', [flat('A'), flat('B', { priceUnit: 'week' })]);
  fireEvent.click(screen.getByRole('button', { name: 'One season for these' }));
  const section = within(screen.getByRole('region', { name: 'One season for 2 rentals' }));
  expect(section.getByText(/let by different units/)).toBeTruthy();
  expect(section.queryByRole('button', { name: 'Write this season' })).toBeNull();
  await waitFor(() => expect(written).toEqual([]));
});
