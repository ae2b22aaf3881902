/** For tests only: the letters about other dates of `samples.ts`. */
import type { CalendarEntry } from '../../booked.ts';
import type { DateLetters } from '../../date-letters.ts';
import { stay } from './money.ts';

const wanted = {
  ...stay,
  from: { date: '2026-08-23', time: '16:00' },
  until: { date: '2026-08-25', time: '11:00' },
  units: 2,
} as const;
const deposit = { amount: '300.00', way: 'cash' } as const;
const other = { name: 'Ana Pla', title: 'Toldo Rojo', was: stay, wanted } as const;
const asked = { ...other, name: 'Marea', guest: 'Ana Pla' } as const;

export const dateSamples = (
  calendar: CalendarEntry,
): { readonly [N in keyof DateLetters]: readonly DateLetters[N][] } => ({
  datesAsked: [
    { ...asked, deposit, back: '90.00', until: '2026-08-20T18:00:00.000Z', path: '/dashboard?tab=bookings' },
    { ...asked, back: '0', until: '2026-08-20T18:00:00.000Z', path: '/admin?tab=orders' },
    {
      ...asked,
      back: '0',
      more: '90.00',
      hours: 24,
      until: '2026-08-20T18:00:00.000Z',
      path: '/dashboard?tab=bookings',
    },
  ],
  ownerDatesChanged: ['90.00', '0'].map((back) => ({ ...asked, back })),
  ownerDatesPaid: [{ ...asked, more: '90.00' }],
  ownerDatesUnpaid: [{ ...asked, more: '90.00' }],
  datesAgreed: ['Con mucho gusto.', null].map((note) => ({
    ...other,
    note,
    amount: '360.00',
    paid: '270.00',
    more: '90.00',
    until: '2026-08-20T18:00:00.000Z',
    supplement: 'ord00000002',
  })),
  datesUnpaid: [{ ...other, more: '90.00' }],
  datesChanged: [
    {
      ...other,
      note: 'Sin problema.\nHasta el domingo.',
      amount: '180.00',
      back: '90.00',
      calendar,
      terms: [{ percent: 50, until: '2026-08-22T14:00:00.000Z' }],
    },
    { ...other, note: null, amount: '270.00', back: '0', calendar: null, terms: [] },
    { ...other, note: null, amount: '360.00', back: '0', more: '90.00', calendar, terms: [] },
  ],
  datesDeclined: [
    { ...other, note: 'Ese día vienen los pintores.' },
    { ...other, note: null },
  ],
  datesExpired: [other],
});
