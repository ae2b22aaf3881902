/** The door says what waits behind it (issue "Without friction"). */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aShownEvent } from '#features/events/testing.ts';
import { aToldRental } from '#features/rentals/testing.ts';
import type { TicketType, TicketTypes } from '#features/ticket-types/contract.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { wantedAt, WantedAt } from './checkout-address.tsx';

const event = aShownEvent({ title: 'Rooftop at Moonrise', price: '25.00', location: 'Azotea Cielo Raso' });
const vip = {
  id: 'tyVip0000001',
  name: 'VIP',
  description: '',
  price: '60.00',
  soldFrom: null,
  soldUntil: null,
  each: null,
  state: 'open',
} satisfies TicketType;
const { soldFrom, soldUntil, each, state } = vip;
const sold = { regular: null, regularSale: { soldFrom, soldUntil, each, state }, types: [vip] } satisfies TicketTypes;
const api = ({ url }: { url: string }) => Response.json(url.includes('/ticket-types') ? sold : event);

it.each([
  ['/checkout?type=event&id=evt00000001', { event: 'evt00000001' }],
  ['/checkout?type=event&id=1e234567', { event: '1e234567' }],
  ['/checkout?type=rental&id=ren00000001&from=2026-08-22&units=2', { rental: 'ren00000001' }],
  ['/checkout?plan=advanced', { plan: 'advanced' }],
  ['/checkout', 'nothing'],
  ['/user-dashboard?plan=advanced', 'nothing'],
])('reads %s', (path, wanted) => expect(wantedAt(path)).toEqual(wanted));

it('tells of an event before its buyer is in', async () => {
  renderPage(<WantedAt path="/checkout?type=event&id=evt00000001" />, { api });
  const note = await screen.findByRole('complementary', { name: 'Your order' });
  for (const text of ['Rooftop at Moonrise', '€25', 'Azotea Cielo Raso']) expect(note.textContent).toContain(text);
});

it('tells of a stay from when until when', async () => {
  const rental = aToldRental({ title: 'Roof flat', priceUnit: 'night', price: '100.00' });
  renderPage(<WantedAt path="/checkout?type=rental&id=ren00000001&from=2026-08-22&units=3" />, {
    api: () => Response.json(rental),
    now: new Date('2026-06-26T17:00:00Z'),
  });
  const note = await screen.findByRole('complementary', { name: 'Your order' });
  expect(note.textContent).toContain('Sat 22 Aug – Tue 25 Aug');
});

it('tells of the ticket type that was chosen, and what that costs', async () => {
  renderPage(<WantedAt path="/checkout?type=event&id=evt00000001&ticketType=tyVip0000001" />, { api });
  const note = await screen.findByRole('complementary', { name: 'Your order' });
  await waitFor(() => expect(note.textContent).toContain('€60'));
  expect(note.textContent).toContain('VIP');
  expect(note.textContent).not.toContain('€25');
});

it.each([
  ['en', 'Advanced', '€99', 'Paid month by month'],
  ['es', 'Advanced', '99', 'Se paga mes a mes'],
] as const)('tells of a plan (%s)', (language, name, price, often) => {
  renderPage(<WantedAt path="/checkout?plan=advanced" />, { language });
  const note = screen.getByRole('complementary');
  for (const text of [name, price, often]) expect(note.textContent).toContain(text);
});

it('says nothing where nothing is bought', () => {
  renderPage(<WantedAt path="/user-dashboard" />);
  expect(screen.queryByRole('complementary')).toBeNull();
});
