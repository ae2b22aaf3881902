import { describe, expect, it } from 'vitest';
import { actOf, dayBadge, eventCategories, eventMotifs, isOffered, isOnSale, opensLate, priceBadge } from './rules.ts';

const at = (instant: string) => new Date(instant);

describe('dayBadge', () => {
  const friday = '2026-08-21';
  const saturday = '2026-08-22';

  it.each([
    ['on Friday at 06:00', '2026-08-21T04:00:00Z'],
    ['on Friday evening', '2026-08-21T18:00:00Z'],
    ['on Saturday at 01:30', '2026-08-21T23:30:00Z'],
    ['on Saturday at 05:59', '2026-08-22T03:59:59Z'],
  ])('calls Friday’s party TONIGHT and Saturday’s TOMORROW %s', (_, instant) => {
    expect(dayBadge(friday, at(instant))).toBe('tonight');
    expect(dayBadge(saturday, at(instant))).toBe('tomorrow');
  });

  it('turns at 06:00: Friday’s party is over and Saturday’s is TONIGHT', () => {
    expect(dayBadge(friday, at('2026-08-22T04:00:00Z'))).toBe('dated');
    expect(dayBadge(saturday, at('2026-08-22T04:00:00Z'))).toBe('tonight');
  });

  it('gives other days their date, and none to what is to be announced', () => {
    expect(dayBadge('2026-08-23', at('2026-08-21T18:00:00Z'))).toBe('dated');
    expect(dayBadge('2026-08-20', at('2026-08-21T18:00:00Z'))).toBe('dated');
    expect(dayBadge(null, at('2026-08-21T18:00:00Z'))).toBe('undated');
  });

  it('of several nights calls each TONIGHT, once the first has come', () => {
    const badge = (instant: string) => dayBadge(friday, at(instant), '17:00', saturday);
    expect(badge('2026-08-20T18:00:00Z')).toBe('tomorrow');
    expect(badge('2026-08-21T18:00:00Z')).toBe('tonight');
    expect(badge('2026-08-23T03:59:00Z')).toBe('tonight');
    expect(badge('2026-08-23T04:00:00Z')).toBe('dated');
  });

  it('counts what begins before 06:00 to the night before its date', () => {
    expect(dayBadge(saturday, at('2026-08-21T18:00:00Z'), '02:30')).toBe('tonight');
    expect(dayBadge(saturday, at('2026-08-21T23:30:00Z'), '02:30')).toBe('tonight');
    expect(dayBadge(saturday, at('2026-08-22T18:00:00Z'), '02:30')).toBe('dated');
    expect(dayBadge(saturday, at('2026-08-20T18:00:00Z'), '05:59')).toBe('tomorrow');
    expect(dayBadge(saturday, at('2026-08-21T18:00:00Z'), '06:00')).toBe('tomorrow');
  });

  it.each([
    // Clocks go from 02:00 to 03:00: the night is an hour shorter, and still ends at 06:00.
    ['into summer time', '2026-03-28', '2026-03-29', '2026-03-29T03:59:59Z', '2026-03-29T04:00:00Z'],
    // Clocks go from 03:00 back to 02:00: the night is an hour longer, and still ends at 06:00.
    ['out of summer time', '2026-10-24', '2026-10-25', '2026-10-25T04:59:59Z', '2026-10-25T05:00:00Z'],
  ])('turns at 06:00 on the night %s too', (_, saturday, sunday, before, after) => {
    expect(dayBadge(saturday, at(before))).toBe('tonight');
    expect(dayBadge(sunday, at(before))).toBe('tomorrow');
    expect(dayBadge(saturday, at(after))).toBe('dated');
    expect(dayBadge(sunday, at(after))).toBe('tonight');
  });

  it('knows tomorrow over the end of a year and of a leap February', () => {
    expect(dayBadge('2027-01-01', at('2026-12-31T20:00:00Z'))).toBe('tomorrow');
    expect(dayBadge('2028-02-29', at('2028-02-28T20:00:00Z'))).toBe('tomorrow');
  });
});

it.each([
  ['0', true, 'freeEntry'],
  ['25.00', true, 'vipAvailable'],
  ['25.00', false, undefined],
  [null, true, undefined],
])('of price %s, tables with service %s, wears the badge %s', (price, vip, badge) =>
  expect(priceBadge({ price, vip })).toBe(badge),
);

it('sells what has a date, a price and places left', () => {
  const event = { date: '2026-08-21', price: '25.00', currency: 'EUR', ownerless: false, soldOut: false };
  expect(isOnSale(event)).toBe(true);
  expect(isOnSale({ ...event, soldOut: true })).toBe(false);
  expect(isOnSale({ ...event, date: null })).toBe(false);
  expect(isOnSale({ ...event, price: null })).toBe(false);
});

it('sells what is somebody’s and in euro, and gives away what is free', () => {
  const event = { price: '25.00', currency: 'EUR', ownerless: false };
  for (const wrong of [{ ownerless: true }, { currency: 'USD' }]) {
    expect(isOffered({ ...event, ...wrong })).toBe(false);
    expect(isOffered({ ...event, ...wrong, price: '0' })).toBe(true);
  }
  expect(isOffered(event)).toBe(true);
});

it('draws each category with a motif of its own', () => {
  expect(new Set(Object.values(eventMotifs)).size).toBe(eventCategories.length);
});

it.each([
  ['23:30 Lucía Mar', { time: '23:30', name: 'Lucía Mar' }],
  ['01:00  Dos Olas', { time: '01:00', name: 'Dos Olas' }],
  ['Trío 24:00', { name: 'Trío 24:00' }],
  ['25:00 Late', { name: '25:00 Late' }],
  ['23:30', { name: '23:30' }],
])('reads the act “%s”', (line, act) => {
  expect(actOf(line)).toEqual(act);
});

it.each([
  ['22:00', '22:30', false],
  ['22:30', '22:30', false],
  ['23:00', '22:30', true],
  ['23:30', '00:30', false],
  ['01:00', '00:30', true],
  ['08:30', '10:00', false],
  [null, '22:30', false],
  ['22:00', null, false],
])('doors at %s of what begins at %s: late is %s', (doors, time, isLate) => {
  expect(opensLate(doors, time)).toBe(isLate);
});
