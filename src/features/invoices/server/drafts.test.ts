import { expect, it } from 'vitest';
import type { StayPrice } from '#features/rentals/stay-price.ts';
import { aboutOf } from './drafts.ts';

const of = { title: { en: 'Terrace', es: 'Terraza' }, tickets: 1, language: 'en' } as const;
/** Two nights of two alike, from 31 July on. */
const orderOf = (stayPrice: StayPrice | null, loweredCents = 0) =>
  ({
    id: 'ord00000001',
    kind: 'rental',
    ticketTypeName: null,
    quantity: 2,
    units: 2,
    startsAt: new Date('2026-07-31T14:00:00Z'),
    endsAt: new Date('2026-08-02T09:00:00Z'),
    stayPrice,
    loweredCents,
  }) as Parameters<typeof aboutOf>[0];
const plain: StayPrice = {
  runs: [{ cents: 9000, units: 2 }],
  quantity: 2,
  discount: null,
  cleaningFeeCents: 0,
  totalCents: 36_000,
};

it('counts the units of a stay of one price, and of one from before its lines were kept', () => {
  for (const price of [plain, null])
    expect(aboutOf(orderOf(price), of)).toMatchObject({ quantity: 4, description: 'Terrace · Friday, 31 July 2026' });
});

it('says a stay of several prices, with a fee or with something off, as one thing with its dates', () => {
  const runs = [
    { cents: 9000, units: 1 },
    { cents: 14_000, units: 1 },
  ];
  for (const more of [{ runs }, { cleaningFeeCents: 3500 }, { discount: { percent: 10, cents: 3600 } }])
    expect(aboutOf(orderOf({ ...plain, ...more }), of)).toMatchObject({
      quantity: 1,
      description: 'Terrace · Friday, 31 July 2026 – Sunday, 2 August 2026',
    });
});

it('says of a month of a plan, and of the rest of one, from when until when it is', () => {
  const month = { ...orderOf(null), kind: 'plan', quantity: 1, units: 1 } as Parameters<typeof aboutOf>[0];
  expect(aboutOf(month, { ...of, title: { en: 'Premium' } })).toMatchObject({
    quantity: 1,
    description: 'Premium · Friday, 31 July 2026 – Sunday, 2 August 2026',
  });
  expect(aboutOf({ ...month, endsAt: null }, of).description).toBe('Terrace · Friday, 31 July 2026');
});

it('says a stay that other dates made cheaper than what was paid as one thing', () => {
  expect(aboutOf(orderOf(plain, 18_000), of)).toMatchObject({
    quantity: 1,
    description: 'Terrace · Friday, 31 July 2026 – Sunday, 2 August 2026',
  });
});
