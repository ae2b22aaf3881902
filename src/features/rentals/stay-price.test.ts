/** Every sum here was added up by hand. */
import { describe, expect, it } from 'vitest';
import { aToldRental } from './testing.ts';
import { pricesOf } from './rental-prices.ts';
import { dearFault, isPlain, leastCost, stayPrice, unitPriceOn, unitPrices, type Prices } from './stay-price.ts';

/** €90 a night; €140 in August, €70 from 1 to 24 October, €65.50 on the night of 25 October. */
const prices = (over: Partial<Prices> = {}): Prices => ({
  priceUnit: 'night',
  priceCents: 9000,
  weekendPriceCents: null,
  seasons: [
    { from: '2026-08-01', to: '2026-08-31', priceCents: 14_000, weekendPriceCents: null, minUnits: 5 },
    { from: '2026-10-01', to: '2026-10-24', priceCents: 7000, weekendPriceCents: null, minUnits: null },
    { from: '2026-10-25', to: '2026-10-25', priceCents: 6550, weekendPriceCents: null, minUnits: null },
  ],
  cleaningFeeCents: 0,
  weekDiscount: 0,
  monthDiscount: 0,
  ...over,
});
const stay = (from: string, units: number, quantity = 1) => ({ from, units, quantity });

describe('the shortest booking', () => {
  const boat = prices({ priceUnit: 'hour', seasons: [], cleaningFeeCents: 4000 });
  it.each([
    ['of several hours costs them, with what is paid once', boat, 4, 4 * 90 + 40],
    ['begins at the cheapest day', { ...boat, weekendPriceCents: 8000 }, 4, 4 * 80 + 40],
    ['of one hour is what the hour says', boat, 1, undefined],
    ['of nights is not told', prices(), 4, undefined],
  ])('%s', (_, of, hours, euro) => expect(leastCost(of, hours)).toBe(euro && euro * 100));
});

describe('the sum of a stay', () => {
  it.each([
    ['in no period', prices(), stay('2026-07-01', 3), 3 * 90],
    ['in one, its last night that of its last day', prices(), stay('2026-08-29', 3), 3 * 140],
    ['into a period', prices(), stay('2026-07-30', 4), 2 * 90 + 2 * 140],
    ['out of it', prices(), stay('2026-08-31', 2), 140 + 90],
    ['across two that touch, and the end of summer time', prices(), stay('2026-10-23', 4), 2 * 70 + 65.5 + 90],
    ['across the beginning of summer time', prices(), stay('2027-03-27', 3), 3 * 90],
    ['of two alike', prices(), stay('2026-07-31', 2, 2), 2 * (90 + 140)],
    ['by day, each by its own date', prices({ priceUnit: 'day' }), stay('2026-07-31', 2), 90 + 140],
    // Weeks of Saturday 25 July, 1 August and 29 August 2026.
    ['by week, each by the day it begins', prices({ priceUnit: 'week' }), stay('2026-07-25', 2), 90 + 140],
    ['by week, out of the period', prices({ priceUnit: 'week' }), stay('2026-08-29', 2), 140 + 90],
    ['by hour, all by its date', prices({ priceUnit: 'hour' }), stay('2026-08-31', 4), 4 * 140],
    ['by hour on the night the clock goes back', prices({ priceUnit: 'hour' }), stay('2026-10-25', 3), 3 * 65.5],
    ['by person, by the day', prices({ priceUnit: 'person' }), stay('2026-08-01', 1, 6), 6 * 140],
    ['with cleaning once, however long and many', prices({ cleaningFeeCents: 3500 }), stay('2026-07-01', 3, 2), 575],
    ['of six nights, with nothing off', prices({ weekDiscount: 10 }), stay('2026-07-01', 6), 540],
    ['of seven, with a tenth off', prices({ weekDiscount: 10 }), stay('2026-07-01', 7), 567],
    ['of 28, with the better one off', prices({ weekDiscount: 10, monthDiscount: 25 }), stay('2026-09-01', 28), 1890],
    ['of 28, where only a week is cheaper', prices({ weekDiscount: 10 }), stay('2026-09-01', 28), 2268],
    [
      'with cleaning, of which nothing is off',
      prices({ weekDiscount: 10, cleaningFeeCents: 3500 }),
      stay('2026-07-01', 7),
      602,
    ],
    // 5 × 90 + 2 × 140 = 730; 10 % of it is 73; 35 for cleaning.
    [
      'across a period with all of it',
      prices({ weekDiscount: 10, cleaningFeeCents: 3500 }),
      stay('2026-07-27', 7),
      692,
    ],
    ['of four weeks', prices({ priceUnit: 'week', weekDiscount: 50, monthDiscount: 20 }), stay('2026-09-05', 4), 288],
    ['of many hours, with nothing off', prices({ priceUnit: 'hour', weekDiscount: 50 }), stay('2026-07-01', 8), 720],
    [
      'of many people, with nothing off',
      prices({ priceUnit: 'person', monthDiscount: 50 }),
      stay('2026-07-01', 1, 30),
      2700,
    ],
  ])('%s', (_, of, when, euro) => {
    expect(stayPrice(of, when).totalCents).toBe(Math.round(euro * 100));
  });

  it('gives half a cent of a discount to the guest', () => {
    // 7 × €0.45 is €3.15, of which a tenth is 31.5 cents.
    const { discount, totalCents } = stayPrice(prices({ priceCents: 45, weekDiscount: 10 }), stay('2026-06-01', 7));
    expect([discount, totalCents]).toEqual([{ percent: 10, cents: 32 }, 283]);
  });

  it('is told line by line, and the lines are the sum', () => {
    const all = prices({ weekDiscount: 10, cleaningFeeCents: 3500 });
    expect(stayPrice(all, stay('2026-07-27', 7))).toEqual({
      runs: [
        { cents: 9000, units: 5 },
        { cents: 14_000, units: 2 },
      ],
      quantity: 1,
      discount: { percent: 10, cents: 7300 },
      cleaningFeeCents: 3500,
      totalCents: 69_200,
    });
    expect(isPlain(stayPrice(all, stay('2026-07-01', 3)))).toBe(false);
    expect(isPlain(stayPrice(prices(), stay('2026-07-27', 7)))).toBe(false);
    expect(isPlain(stayPrice(prices(), stay('2026-08-01', 7)))).toBe(true);
  });

  it('is the same of what a page is told', () => {
    const rental = aToldRental({
      price: '90.00',
      priceUnit: 'night',
      seasons: [{ from: '2026-08-01', to: '2026-08-31', price: '140.00', weekendPrice: null, minUnits: 5 }],
      cleaningFee: '35.00',
      weekDiscount: 10,
    });
    expect(stayPrice(pricesOf(rental), stay('2026-07-27', 7)).totalCents).toBe(69_200);
  });

  it('is no stay where it is more than can be paid at once', () => {
    const of = (priceCents: number) =>
      dearFault(stayPrice(prices({ priceCents, seasons: [] }), stay('2026-07-01', 100)));
    expect(of(1_000_000)).toBeUndefined();
    expect(of(1_000_001)).toEqual({ path: 'units', reason: 'tooLong' });
  });
});

/** €90 a night and €110 at weekends; August at €140 and €165, September at €100 with none. Friday is 3 July 2026. */
const weekends = (over: Partial<Prices> = {}): Prices =>
  prices({
    weekendPriceCents: 11_000,
    seasons: [
      { from: '2026-08-01', to: '2026-08-31', priceCents: 14_000, weekendPriceCents: 16_500, minUnits: null },
      { from: '2026-09-01', to: '2026-09-30', priceCents: 10_000, weekendPriceCents: null, minUnits: null },
    ],
    ...over,
  });

describe('a weekend', () => {
  it.each([
    ['by night is its Friday and its Saturday', weekends(), stay('2026-07-02', 4), 2 * 90 + 2 * 110],
    ['by night, the evening before it and after it', weekends(), stay('2026-07-05', 5), 5 * 90],
    ['by day is Saturday and Sunday', weekends({ priceUnit: 'day' }), stay('2026-07-03', 4), 2 * 90 + 2 * 110],
    ['by hour is all of such a day', weekends({ priceUnit: 'hour' }), stay('2026-07-05', 3), 3 * 110],
    ['by hour is no Friday', weekends({ priceUnit: 'hour' }), stay('2026-07-03', 3), 3 * 90],
    ['by week is in every week', weekends({ priceUnit: 'week' }), stay('2026-07-03', 2), 2 * 90],
    ['by person means nothing', weekends({ priceUnit: 'person' }), stay('2026-07-04', 1, 3), 3 * 90],
    // Friday 31 July is the weekend's own, Saturday 1 August that of its period.
    ['across the beginning of a period', weekends(), stay('2026-07-30', 4), 90 + 110 + 165 + 140],
    ['is none in a period without', weekends(), stay('2026-09-03', 4), 4 * 100],
    // Friday 30 October to Monday.
    ['out of a period, and for two alike', weekends(), stay('2026-10-30', 3, 2), 2 * (110 + 110 + 90)],
    // 5 × 90 + 2 × 110 = 670; a tenth of it is 67.
    ['has what a long stay takes off', weekends({ weekDiscount: 10 }), stay('2026-07-06', 7), 603],
    ['may cost less', weekends({ weekendPriceCents: 6000 }), stay('2026-07-03', 2), 120],
  ])('%s', (_, of, when, euro) => {
    expect(stayPrice(of, when).totalCents).toBe(euro * 100);
  });

  it('has a line of its own, however many there are of it', () => {
    expect(stayPrice(weekends(), stay('2026-07-01', 14)).runs).toEqual([
      { cents: 9000, units: 10 },
      { cents: 11_000, units: 4, weekend: true },
    ]);
    expect(stayPrice(weekends(), stay('2026-07-31', 3)).runs).toEqual([
      { cents: 11_000, units: 1, weekend: true },
      { cents: 16_500, units: 1, weekend: true },
      { cents: 14_000, units: 1 },
    ]);
  });

  it('that costs what other days do is no line', () => {
    const price = stayPrice(weekends({ weekendPriceCents: 9000 }), stay('2026-07-01', 7));
    expect([price.runs, isPlain(price)]).toEqual([[{ cents: 9000, units: 7 }], true]);
  });

  it('is told of each day, and among all that a unit may cost', () => {
    const days = ['2026-07-02', '2026-07-03', '2026-08-08', '2026-09-05'];
    expect(days.map((date) => unitPriceOn(weekends(), date).cents)).toEqual([9000, 11_000, 16_500, 10_000]);
    expect(unitPrices(weekends())).toEqual([9000, 11_000, 14_000, 16_500, 10_000]);
    expect(unitPrices(weekends({ priceUnit: 'week' }))).toEqual([9000, 14_000, 10_000]);
  });
});
