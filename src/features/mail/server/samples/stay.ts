/** For tests only: the letters about a stay of `samples.ts`. */
import type { CalendarEntry } from '../../booked.ts';
import type { Letters } from '../../rules.ts';
import { stay } from './money.ts';

export const staySamples = (calendar: CalendarEntry): readonly Letters['rental'][] => [
  {
    name: 'Ana Pla',
    title: 'Toldo Rojo',
    price: '90.00',
    amount: '540.00',
    stay,
    tickets: [{ id: 'first', code: 'ACDEFHJK' }],
    calendar,
    terms: [
      { percent: 100, until: '2026-08-17T14:00:00.000Z' },
      { percent: 50, until: '2026-08-21T14:00:00.000Z' },
    ],
  },
  {
    name: 'Ana Pla',
    title: 'Toldo Rojo',
    price: '90.00',
    amount: '692.00',
    stay: { ...stay, units: 7, quantity: 1 },
    sum: {
      runs: [
        { cents: 9000, units: 5 },
        { cents: 14000, units: 2, weekend: true },
      ],
      quantity: 1,
      discount: { percent: 10, cents: 7300 },
      cleaningFeeCents: 3500,
    },
    tickets: [{ id: 'first', code: 'ACDEFHJK' }],
    calendar,
    deposit: { amount: '300.00', way: 'either' },
    arrival: 'La llave está en la caja gris.\nCódigo 4711.',
    terms: [],
  },
  {
    name: 'Ana Pla',
    title: 'Catamarán',
    price: '35.00',
    amount: '105.00',
    stay: { ...stay, unit: 'person', units: 1 },
    tickets: [{ id: 'first', code: 'ACDEFHJK' }],
    calendar,
    terms: [],
  },
];
