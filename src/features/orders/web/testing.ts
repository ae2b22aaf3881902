import { aPoster } from '#market/posters/testing.ts';
import type { Booking } from '../contract.ts';

/** An evening with two tickets, as its buyer has it. */
export const order: Booking = {
  id: 'ord00000001',
  kind: 'event',
  status: 'confirmed',
  itemId: 'evt00000001',
  title: 'Rooftop at Moonrise',
  poster: aPoster,
  category: 'party',
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
  quantity: 2,
  amount: '50.00',
  currency: 'EUR',
  date: '2026-08-21',
  time: '22:30',
  location: 'Azotea Cielo Raso',
  address: 'Avenida del Mediterráneo 41',
  createdAt: '2026-08-21T18:00:00Z',
  holdExpiresAt: null,
  tickets: [
    { id: 'tkt00000001', code: 'K7MPQ2XR', usedAt: null, cancelledAt: null },
    { id: 'tkt00000002', code: 'W4NDT9HC', usedAt: null, cancelledAt: null },
  ],
};

/** The same, not paid for yet. */
export const held: Booking = {
  ...order,
  status: 'pending',
  confirmedAt: null,
  holdExpiresAt: '2026-08-21T18:15:00Z',
  tickets: [],
};

/** Three nights in a flat. */
export const stay: Booking = {
  ...order,
  kind: 'rental',
  itemId: 'rnt00000001',
  title: 'Toldo Rojo',
  category: 'apartment',
  units: 3,
  unit: 'night',
  quantity: 1,
  date: '2026-08-21',
  time: '16:00',
  until: { date: '2026-08-24', time: '11:00' },
  tickets: [{ id: 'tkt00000003', code: 'P3XWQ8KM', usedAt: null, cancelledAt: null }],
};
