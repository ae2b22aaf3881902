/** For tests only: the letters about money of `samples.ts`. */
import type { MoneyLetters } from '../../money-letters.ts';

export const stay = {
  thing: 'apartment',
  from: { date: '2026-08-22', time: '16:00' },
  until: { date: '2026-08-25', time: '11:00' },
  unit: 'night',
  units: 3,
  quantity: 2,
  location: 'Levante',
  address: 'Avenida de Alcoy 17',
} as const;
export const ticketType = { en: 'Early bird', es: 'Anticipada' } as const;
export const seller = { name: 'Marta Ferrer Gil', taxNumber: '12345678Z', address: 'Carrer de la Palma 12' } as const;
const heldUp = { name: 'Ana Pla', title: 'Fiesta', date: '2026-08-21', amount: '12.50', ticketType } as const;

export const moneySamples: { readonly [N in keyof MoneyLetters]: readonly MoneyLetters[N][] } = {
  refund: [
    { name: 'Ana Pla', title: 'Fiesta', date: '2026-08-21', amount: '50.00', ticketType },
    { name: 'Ana Pla', title: 'Toldo Rojo', amount: '540.00', stay, seller },
  ],
  partRefund: [0, 1].map((tickets) => ({ ...heldUp, reason: 'Faltó la cena.\nPerdona.', cancelled: tickets })),
  dashboardRefund: [true, false].map((stays) => ({ ...heldUp, stays })),
  disputeDecided: [
    { ...heldUp, status: 'won', booking: 'stands' },
    { ...heldUp, status: 'won', booking: null },
    { ...heldUp, status: 'lost', booking: 'shut' },
    { ...heldUp, status: 'lost', booking: null },
  ],
  refundFailed: [heldUp],
  invoiceCancelled: (['anew', 'asked', 'nothing'] as const).map((follows) => ({
    name: 'Ana Pla',
    number: 'ASC26-000001',
    about: 'Fiesta · viernes, 21 de agosto de 2026',
    issuedOn: '2026-08-21',
    seller,
    follows,
  })),
  refundRefused: [{ order: 'AbCdEfGh', amount: '12.50' }],
  planBought: ['2026-12-21', null].map((until) => ({ name: 'Ana Pla', plan: 'Premium', amount: '99.00', until })),
  planRenewed: [{ name: 'Ana Pla', plan: 'Premium', amount: '99.00', until: '2026-12-21' }],
  planFailed: [{ name: 'Ana Pla', plan: 'Premium', amount: '99.00', until: '2026-11-28' }],
  planUnconfirmed: [{ name: 'Ana Pla', plan: 'Premium', amount: '99.00', until: '2026-11-28' }],
  planHeld: [{ name: 'Ana Pla', plan: 'Premium', amount: '99.00', until: '2026-11-28' }],
  planEnding: [{ name: 'Ana Pla', plan: 'Premium', until: '2026-12-21' }],
  planEnded: [{ name: 'Ana Pla', plan: 'Premium', percent: 12 }],
  planUnpaid: (
    [
      ['bank', 'paused', null, null, '25.00'],
      ['house', 'paused', null, null, null],
      ['bank', 'ends', null, '2026-12-21', null],
      ['bank', 'smaller', 'Professional', '2026-12-21', null],
    ] as const
  ).map(([by, becomes, now, until, besides]) => ({
    name: 'Ana Pla',
    plan: 'Premium',
    amount: '99.00',
    percent: 12,
    by,
    becomes,
    now,
    until,
    besides,
    ...(by === 'house' && { reason: 'Lo cobramos dos veces.\nPerdona.' }),
  })),
  packageSold: [{ order: 'AbCdEfGh', amount: '300.00' }],
  moneyAlarm: ['2026-08-19', null].map((since) => ({ differences: 2, refused: 1, unsent: since ? 40 : 0, since })),
  disputed: ['2026-09-04', null].map((until) => ({ order: 'AbCdEfGh', amount: '50.00', reason: 'fraudulent', until })),
  packageRuns: [{ name: 'Ana Pla', title: 'Rooftop flat', until: '2026-09-21' }],
  payout: [{ name: 'Ana Pla', amount: '176.00', orders: 3, reference: 'AFS-2026-0031' }],
};
