/** For tests only: other dates of a booked stay, as the house tells them. */
import type { AskedDateChange, DateChange, OtherDates } from './contract.ts';

const was: DateChange['was'] = {
  startsAt: '2026-08-21T14:00:00.000Z',
  endsAt: '2026-08-24T09:00:00.000Z',
  from: { date: '2026-08-21', time: '16:00' },
  until: { date: '2026-08-24', time: '11:00' },
  unit: 'night',
  units: 3,
  quantity: 1,
};
const wanted: DateChange['was'] = {
  ...was,
  startsAt: '2026-08-22T14:00:00.000Z',
  from: { date: '2026-08-22', time: '16:00' },
  units: 2,
};

/** A night less, for a night's price less. */
export const otherDates: OtherDates = {
  wanted,
  before: '270.00',
  amount: '180.00',
  back: '90.00',
  more: '0',
  refundSteps: [{ hours: 24, percent: 100 }],
};

/** A request for them that waits. */
export const aRequest = (over: Partial<DateChange> = {}): DateChange => ({
  id: 'chg00000001',
  orderId: 'ord00000001',
  status: 'waiting',
  was,
  wanted,
  before: '270.00',
  amount: '180.00',
  back: '90.00',
  more: '0',
  refundSteps: otherDates.refundSteps,
  note: null,
  createdAt: '2026-08-01T09:00:00.000Z',
  expiresAt: '2026-08-03T09:00:00.000Z',
  supplementId: null,
  payBy: null,
  settledAt: null,
  ...over,
});

/** The same as its owner has it. */
export const anAskedChange = (over: Partial<AskedDateChange> = {}): AskedDateChange => ({
  ...aRequest(),
  title: 'Balcony over the bay',
  category: 'apartment',
  itemId: 'rnt00000001',
  guest: 'Vega Ruiz',
  ...over,
});
