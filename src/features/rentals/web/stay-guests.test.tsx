import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { datesBetween } from '../availability.ts';
import type { Availability, RentalDetail } from '../contract.ts';
import type { Draft } from '../stay-address.ts';
import { aToldRental } from '../testing.ts';
import { StayPicker } from './stay-picker.tsx';
import { askingGuests, useStay } from './use-stay.ts';

const now = new Date('2026-08-10T09:00:00Z');
const villa = aToldRental({ category: 'villa', priceUnit: 'night', capacity: 6, quantity: 1, minUnits: 1 });

function serve({ minUnits, maxUnits, leadHours, fromTime, toTime, ...of }: RentalDetail) {
  return (request: Request) => {
    const { searchParams } = new URL(request.url);
    const dates = datesBetween(searchParams.get('from') ?? '', searchParams.get('to') ?? '');
    const days = dates.map((date) => ({ date, free: of.quantity, hours: [] }));
    const unit = of.priceUnit ?? 'night';
    const reply: Availability = { unit, slots: 1, minUnits, maxUnits, leadHours, fromTime, toTime, days };
    return Response.json(reply);
  };
}

const drafts: Draft[] = [];
function Picker({ of, first }: { readonly of: RentalDetail; readonly first: Draft }) {
  const [chosen, setChosen] = useState(first);
  drafts.push(chosen);
  const choice = askingGuests(of, useStay(of, chosen));
  return <StayPicker rental={of} choice={choice} side={2} onDraft={setChosen} />;
}
const draw = (over: Partial<RentalDetail>, first: Draft, language: 'en' | 'es' = 'en') => {
  const of = { ...villa, ...over };
  renderPage(<Picker of={of} first={first} />, { language, now, api: serve(of) });
};
const field = () => screen.getByLabelText<HTMLInputElement>('How many people come');

it.each([
  ['en', 'How many people come', 'One person more', /, 3\u00a0nights, 5\u00a0people\.$/],
  ['es', 'Cuántas personas vienen', 'Una persona más', /, 3\u00a0noches, 5\u00a0personas\.$/],
] as const)(
  'begins with the people of the search, and says them with the stay (%s)',
  async (language, label, more, said) => {
    draw({}, { from: '2026-08-20', units: 3, quantity: 1, guests: 4 }, language);
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('4');
    fireEvent.click(screen.getByRole('button', { name: more }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(said));
  },
);

it('is two unless told, at most what it sleeps, and stays when other days are chosen', async () => {
  draw({}, { quantity: 1 });
  expect([field().value, field().max]).toEqual(['2', '6']);
  fireEvent.click(screen.getByRole('button', { name: 'One person more' }));
  const [grid] = screen.getAllByRole('grid');
  const day = [...(grid?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === '20');
  await waitFor(() => expect(day?.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(day as HTMLElement);
  expect(drafts.at(-1)).toMatchObject({ from: '2026-08-20', guests: 3 });
});

it.each([
  ['a bike', { category: 'bike', priceUnit: 'day' }],
  ['a place on a boat', { category: 'boat', priceUnit: 'person' }],
  ['a room for one', { capacity: 1 }],
] as const)('is not asked for %s', (_, over) => {
  draw(over, { quantity: 1 });
  expect(screen.queryByLabelText('How many people come')).toBeNull();
});
