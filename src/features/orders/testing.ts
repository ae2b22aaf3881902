/** For tests only, in this room and in others: what they need to know of a booking is told, the rest is one of many. */
import { aPoster } from '#market/posters/testing.ts';
import type { Booking } from './contract.ts';

type Ticket = Booking['tickets'][number];

/** A ticket that nobody has shown or given back yet. */
export const aTicket = (over: Partial<Ticket> = {}): Ticket => ({
  id: 'tkt00000001',
  code: 'K7MPQ2XR',
  usedAt: null,
  cancelledAt: null,
  ...over,
});

/** An evening with one ticket, as its buyer has it. */
export const aBooking = (over: Partial<Booking> = {}): Booking => ({
  id: 'ord00000001',
  kind: 'event',
  status: 'confirmed',
  itemId: 'evt00000001',
  title: 'Brass at Dawn',
  poster: aPoster,
  category: 'party',
  guests: null,
  units: 1,
  unit: null,
  refunded: '0',
  back: { asked: '0', done: '0', failed: '0' },
  notes: [],
  dispute: null,
  until: null,
  refundSteps: [{ hours: 24, percent: 100 }],
  startsAt: '2026-08-21T20:30:00Z',
  confirmedAt: '2026-08-21T18:01:00Z',
  cancelledAt: null,
  quantity: 1,
  amount: '25.00',
  ticketType: null,
  discountCode: null,
  discount: '0',
  deposit: '0',
  depositWay: null,
  currency: 'EUR',
  date: '2026-08-21',
  time: '22:30',
  location: 'Plaza Triangular',
  address: 'Calle Gerona 3',
  createdAt: '2026-08-21T18:00:00Z',
  holdExpiresAt: null,
  canAsk: true,
  tickets: [aTicket()],
  ...over,
});

/** The same, not paid for yet. */
export const aHeldBooking = (over: Partial<Booking> = {}): Booking =>
  aBooking({ status: 'pending', confirmedAt: null, holdExpiresAt: '2026-08-21T18:15:00Z', tickets: [], ...over });

/** Three nights in a flat. */
export const aBookedStay = (over: Partial<Booking> = {}): Booking =>
  aBooking({
    kind: 'rental',
    itemId: 'rnt00000001',
    title: 'Balcony over the bay',
    category: 'apartment',
    units: 3,
    unit: 'night',
    time: '16:00',
    until: { date: '2026-08-24', time: '11:00' },
    ...over,
  });
