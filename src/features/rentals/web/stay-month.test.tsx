/** What a unit costs that begins on a day, on the days of the month (decision 0183). */
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { datesBetween } from '../availability.ts';
import type { RentalDetail } from '../contract.ts';
import type { Draft } from '../stay-address.ts';
import { aToldRental } from '../testing.ts';
import { StayPicker } from './stay-picker.tsx';
import { useStay } from './use-stay.ts';

/** A Monday. Friday is the 14th. */
const now = new Date('2026-08-10T09:00:00Z');
const home = aToldRental({ category: 'apartment', price: '78.00', priceUnit: 'night', maxUnits: 14, minUnits: 2 });
const taken = ['2026-08-22', '2026-08-23'];

/** All is free from today on, but for a weekend. */
function answer(request: Request) {
  const { searchParams } = new URL(request.url);
  const days = datesBetween(searchParams.get('from') ?? '', searchParams.get('to') ?? '');
  const isFree = (date: string) => date >= '2026-08-10' && !taken.includes(date);
  return Response.json({ days: days.map((date) => ({ date, free: Number(isFree(date)), hours: [] })) });
}

function Picker({ of, first }: { readonly of: RentalDetail; readonly first: Draft }) {
  const [draft, setDraft] = useState(first);
  return <StayPicker rental={of} choice={useStay(of, draft)} side={1} onDraft={setDraft} />;
}

const august = () => within(screen.getAllByRole('grid')[0] as HTMLElement);
const day = (number: number) => august().getByText(String(number), { selector: 'button' });
const priceOn = (number: number) => day(number).dataset['cost'];

async function draw(over: Partial<RentalDetail>, language: Language = 'en', first: Draft = { quantity: 1 }) {
  const asked = vi.fn(answer);
  renderPage(<Picker of={{ ...home, ...over }} first={first} />, { language, now, api: asked });
  await waitFor(() => expect(day(25).getAttribute('aria-disabled')).toBeNull());
  return asked;
}

it.each([
  ['en', '€78', '€95', '140.50', 'Friday, 14 August 2026, €95 per night'],
  ['es', '78 €', '95 €', '140,50', 'viernes, 14 de agosto de 2026, 95 € por noche'],
] as const)('stands on each free day, and is read out in full (%s)', async (language, usual, weekend, fair, said) => {
  const seasons = [{ from: '2026-08-31', to: '2026-09-30', price: '140.50', weekendPrice: null, minUnits: null }];
  const asked = await draw({ weekendPrice: '95.00', seasons }, language);
  const plain = (text: string | undefined | null) => text?.replaceAll('\u00a0', ' ');
  expect([13, 14, 15, 16].map((number) => plain(priceOn(number)))).toEqual([usual, weekend, weekend, usual]);
  // The sign of the euro is left out where the figures take its place.
  expect(priceOn(31)).toBe(fair);
  expect(plain(day(14).getAttribute('aria-label'))).toBe(said);
  // What is gone by or taken costs nobody anything, and keeps its line.
  expect([9, 22, 23].map(priceOn)).toEqual(['', '', '']);
  // It is known already: only what is free was asked for, of two months.
  expect(asked).toHaveBeenCalledTimes(2);
});

it('stands on a night that can’t be chosen first, and not on the day one leaves', async () => {
  const first = { from: '2026-08-13', units: 3, quantity: 1 };
  await draw({ weekendPrice: '95.00' }, 'en', first);
  // The night before a taken one is too short to begin with.
  expect([priceOn(21), day(21).getAttribute('aria-label')]).toEqual([
    '€95',
    'Friday, 21 August 2026, can’t be chosen, €95 per night',
  ]);
  expect([13, 14, 15, 16].map(priceOn)).toEqual(['€78', '€95', '€95', '']);
});

it('stands on the last day of what is let by the day, which is paid for', async () => {
  const days = { priceUnit: 'day', minUnits: 1, weekendPrice: '95.00' } as const;
  await draw(days, 'en', { from: '2026-08-13', units: 3, quantity: 1 });
  expect([13, 14, 15].map(priceOn)).toEqual(['€78', '€78', '€95']);
});

it.each([
  ['there is one price', {}],
  ['its weekend costs the same', { weekendPrice: '78.00' }],
  ['a week has no weekend of its own', { priceUnit: 'week', weekendPrice: '95.00', minUnits: 1 }],
  [
    'another price is over',
    { seasons: [{ from: '2026-07-01', to: '2026-08-09', price: '99.00', weekendPrice: null, minUnits: null }] },
  ],
] as const)('is not there where %s', async (_, over) => {
  await draw(over as Partial<RentalDetail>);
  expect(document.querySelector('[data-cost]')).toBeNull();
});
