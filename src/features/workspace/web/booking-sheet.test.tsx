import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { aPoster } from '#market/posters/testing.ts';
import type { Booking } from '../contract.ts';
import { OpenBooking } from './booking-sheet.tsx';

const booking: Booking = {
  id: 'ord00000001',
  kind: 'rental',
  status: 'confirmed',
  itemId: 'rnt00000001',
  title: 'Balcony over the bay',
  category: 'apartment',
  poster: aPoster,
  ticketType: null,
  quantity: 1,
  guests: null,
  units: 3,
  unit: 'night',
  amount: '270.00',
  discountCode: null,
  discount: '0',
  deposit: '0',
  depositWay: null,
  refunded: '0',
  back: { asked: '0', done: '0', failed: '0' },
  createdAt: '2026-08-01T18:00:00Z',
  date: '2026-08-21',
  time: '16:00',
  until: { date: '2026-08-24', time: '11:00' },
  cancelRefund: null,
  dispute: null,
  buyer: 'Vega Ruiz',
  phone: null,
};
const open = (language: 'en' | 'es', over: Partial<Booking> = {}) =>
  renderDesk(<OpenBooking id={booking.id} onClose={() => undefined} />, {
    language,
    api: async () => Response.json({ ...booking, ...over }),
  });

it.each([
  ['en', /^Damage, or something else wrong\?/],
  ['es', /^¿Daños u otro problema\?/],
] as const)('leads an owner with a damage to the desk, and names the booking (%s)', async (language, name) => {
  open(language);
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`/report-issue#order=${booking.id}`);
});

it.each([
  ['en', '3 nights, 4 people'],
  ['es', '3 noches, 4 personas'],
] as const)('says how many people come, where their guest said so (%s)', async (language, told) => {
  open(language, { guests: 4 });
  expect(await screen.findByText(told)).toBeTruthy();
});

it('says what its guest leaves on arrival, and nothing where there is no deposit', async () => {
  open('en', { deposit: '300.00', depositWay: 'card' });
  expect(await screen.findByText('€300, blocked on a card on arrival')).toBeTruthy();
});

it.each([
  ['open', 'disputed', 'Payment disputed', /^The buyer’s bank asks for the money back/],
  ['lost', 'lost', 'Payment taken back', /^The buyer’s bank gave them the money back/],
] as const)('says of a booking whose payment is disputed how that stands (%s)', async (dispute, status, pill, text) => {
  open('en', { dispute, status });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText(pill)).toBeTruthy();
  expect(screen.queryByText('Confirmed')).toBeNull();
});
