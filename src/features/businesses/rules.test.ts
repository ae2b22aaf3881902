import { describe, expect, it } from 'vitest';
import { businessBadge, businessCategories, businessMotifs, isOpenAt } from './rules.ts';
import type { OpeningHours } from './rules.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const friday = 4;
const at = (instant: string) => new Date(instant);

describe('isOpenAt', () => {
  const bar: OpeningHours[] = [{ days: everyDay, opens: '20:00', closes: '04:00' }];

  it.each([
    ['19:59', '2026-08-21T17:59:00Z', false],
    ['20:00', '2026-08-21T18:00:00Z', true],
    ['23:59', '2026-08-21T21:59:00Z', true],
    ['01:30', '2026-08-21T23:30:00Z', true],
    ['03:59', '2026-08-22T01:59:00Z', true],
    ['04:00', '2026-08-22T02:00:00Z', false],
    ['12:00', '2026-08-21T10:00:00Z', false],
  ])('asks a bar of 20:00–04:00 at %s', (_, instant, isOpen) => {
    expect(isOpenAt(bar, at(instant))).toBe(isOpen);
  });

  it('counts the hours after midnight to the day that opened', () => {
    const fridays: OpeningHours[] = [{ days: [friday], opens: '20:00', closes: '04:00' }];
    expect(isOpenAt(fridays, at('2026-08-20T23:30:00Z'))).toBe(false); // Friday 01:30: Thursday's night.
    expect(isOpenAt(fridays, at('2026-08-21T23:30:00Z'))).toBe(true); // Saturday 01:30: Friday's night.
    expect(isOpenAt(fridays, at('2026-08-22T20:00:00Z'))).toBe(false); // Saturday evening.
  });

  it('goes from Sunday night into Monday', () => {
    const sundays: OpeningHours[] = [{ days: [6], opens: '22:00', closes: '02:00' }];
    expect(isOpenAt(sundays, at('2026-08-23T23:30:00Z'))).toBe(true);
    expect(isOpenAt(sundays, at('2026-08-24T20:30:00Z'))).toBe(false);
  });

  it('closes for the siesta where there are two openings a day', () => {
    const shop: OpeningHours[] = [
      { days: everyDay, opens: '10:00', closes: '14:00' },
      { days: everyDay, opens: '17:00', closes: '21:00' },
    ];
    const openAt = (hour: string) => isOpenAt(shop, at(`2026-08-21T${hour}:00Z`));
    // Two hours behind the town's clock.
    expect(['08:00', '12:00', '15:00', '19:00'].map(openAt)).toEqual([true, false, true, false]);
  });

  it('is open around the clock where opening and closing are one', () => {
    const reception: OpeningHours[] = [{ days: everyDay, opens: '00:00', closes: '00:00' }];
    expect(isOpenAt(reception, at('2026-08-20T22:00:00Z'))).toBe(true);
    expect(isOpenAt(reception, at('2026-08-21T03:17:00Z'))).toBe(true);
    expect(isOpenAt([{ days: [friday], opens: '00:00', closes: '00:00' }], at('2026-08-21T22:00:00Z'))).toBe(false);
  });

  it('goes by the clock on the wall when summer time begins and ends', () => {
    expect(isOpenAt(bar, at('2026-03-29T01:59:00Z'))).toBe(true); // 03:59 in summer time.
    expect(isOpenAt(bar, at('2026-03-29T02:00:00Z'))).toBe(false);
    expect(isOpenAt(bar, at('2026-10-25T02:59:00Z'))).toBe(true); // 03:59 in winter time.
    expect(isOpenAt(bar, at('2026-10-25T03:00:00Z'))).toBe(false);
  });

  it('is never open without hours', () => {
    expect(isOpenAt([], at('2026-08-21T18:00:00Z'))).toBe(false);
  });
});

it.each([
  ['restaurant', 4.5, 10, false, 'topRated'],
  ['tour', 4.9, 200, false, 'topRated'],
  ['restaurant', 4.4, 200, false, undefined],
  ['restaurant', 5, 9, false, undefined],
  ['bar', null, 0, false, undefined],
  ['club', 4.2, 80, true, 'vipClub'],
  ['club', 4.2, 80, false, undefined],
  ['shop', 4, 80, true, undefined],
] as const)(
  'a %s rated %s by %i, with VIP tables %s, wears the badge %s',
  (category, rating, reviewCount, vip, badge) =>
    expect(businessBadge({ category, rating, reviewCount, vip })).toBe(badge),
);

it('draws each category with a motif of its own', () => {
  expect(new Set(Object.values(businessMotifs)).size).toBe(businessCategories.length);
});
