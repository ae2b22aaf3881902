import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#kit/shared/dates.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { instantOf } from '#market/town/dates.ts';
import { openState } from './hours.ts';
import {
  closedToday,
  exceptionOn,
  isOpenAt,
  todayOf,
  townMinute,
  type OpeningException,
  type OpeningHours,
  type Openings,
} from './opening.ts';
import { oddDates, openingsAround } from './testing-openings.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const friday = 4;
const at = (instant: string) => new Date(instant);
const weekly = (openingHours: readonly OpeningHours[]) => ({ openingHours, openingExceptions: [] });

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
    expect(isOpenAt(weekly(bar), at(instant))).toBe(isOpen);
  });

  it('counts the hours after midnight to the day that opened', () => {
    const fridays: OpeningHours[] = [{ days: [friday], opens: '20:00', closes: '04:00' }];
    expect(isOpenAt(weekly(fridays), at('2026-08-20T23:30:00Z'))).toBe(false); // Friday 01:30: Thursday's night.
    expect(isOpenAt(weekly(fridays), at('2026-08-21T23:30:00Z'))).toBe(true); // Saturday 01:30: Friday's night.
    expect(isOpenAt(weekly(fridays), at('2026-08-22T20:00:00Z'))).toBe(false); // Saturday evening.
  });

  it('goes from Sunday night into Monday', () => {
    const sundays: OpeningHours[] = [{ days: [6], opens: '22:00', closes: '02:00' }];
    expect(isOpenAt(weekly(sundays), at('2026-08-23T23:30:00Z'))).toBe(true);
    expect(isOpenAt(weekly(sundays), at('2026-08-24T20:30:00Z'))).toBe(false);
  });

  it('closes for the siesta where there are two openings a day', () => {
    const shop: OpeningHours[] = [
      { days: everyDay, opens: '10:00', closes: '14:00' },
      { days: everyDay, opens: '17:00', closes: '21:00' },
    ];
    const openAt = (hour: string) => isOpenAt(weekly(shop), at(`2026-08-21T${hour}:00Z`));
    // Two hours behind the town's clock.
    expect(['08:00', '12:00', '15:00', '19:00'].map(openAt)).toEqual([true, false, true, false]);
  });

  it('is open around the clock where opening and closing are one', () => {
    const reception: OpeningHours[] = [{ days: everyDay, opens: '00:00', closes: '00:00' }];
    expect(isOpenAt(weekly(reception), at('2026-08-20T22:00:00Z'))).toBe(true);
    expect(isOpenAt(weekly(reception), at('2026-08-21T03:17:00Z'))).toBe(true);
    expect(isOpenAt(weekly([{ days: [friday], opens: '00:00', closes: '00:00' }]), at('2026-08-21T22:00:00Z'))).toBe(
      false,
    );
  });

  it('goes by the clock on the wall when summer time begins and ends', () => {
    expect(isOpenAt(weekly(bar), at('2026-03-29T01:59:00Z'))).toBe(true); // 03:59 in summer time.
    expect(isOpenAt(weekly(bar), at('2026-03-29T02:00:00Z'))).toBe(false);
    expect(isOpenAt(weekly(bar), at('2026-10-25T02:59:00Z'))).toBe(true); // 03:59 in winter time.
    expect(isOpenAt(weekly(bar), at('2026-10-25T03:00:00Z'))).toBe(false);
  });

  it('is never open without hours', () => {
    expect(isOpenAt(weekly([]), at('2026-08-21T18:00:00Z'))).toBe(false);
  });
});

/** Friday 21 August 2026, and the days around it. */
const on = (date: string, time: string) => instantOf(date, time);
const an = (over: Partial<OpeningException> = {}): OpeningException => ({
  from: '2026-08-21',
  until: over.from ?? '2026-08-21',
  days: everyDay,
  spans: [],
  ...over,
});
const bar = (...openingExceptions: OpeningException[]): Openings => ({
  openingHours: [{ days: everyDay, opens: '20:00', closes: '04:00' }],
  openingExceptions,
});

describe('a bar that is closed on a Friday', () => {
  const closed = bar(an());

  it('goes on with Thursday’s night, and is closed all of its own', () => {
    expect(isOpenAt(closed, on('2026-08-21', '03:59'))).toBe(true);
    expect(isOpenAt(closed, on('2026-08-21', '20:00'))).toBe(false);
    expect(isOpenAt(closed, on('2026-08-22', '01:30'))).toBe(false);
    expect(isOpenAt(closed, on('2026-08-22', '20:00'))).toBe(true);
  });

  it('is closed today until the night ends, and not the evening after', () => {
    expect(closedToday(closed, on('2026-08-21', '03:00'))).toBeUndefined();
    expect(closedToday(closed, on('2026-08-21', '12:00'))).toBeDefined();
    expect(closedToday(closed, on('2026-08-22', '03:59'))).toBeDefined();
    expect(closedToday(closed, on('2026-08-22', '04:00'))).toBeUndefined();
  });

  it('opens again on the next day, which has a date beyond a week', () => {
    expect(openState(closed, on('2026-08-21', '21:00'))).toMatchObject({
      kind: 'closed',
      on: 'tomorrow',
      opens: '20:00',
    });
    const winter = bar(an({ from: '2027-01-07', until: '2027-02-28' }));
    expect(openState(winter, on('2027-01-08', '12:00'))).toEqual({
      kind: 'closed',
      opens: '20:00',
      on: 'date',
      weekday: 0,
      date: '2027-03-01',
    });
  });
});

describe('what is said of dates', () => {
  const summer = an({ from: '2026-08-01', until: '2026-08-31', spans: [{ opens: '18:00', closes: '06:00' }] });

  it('counts where it is said of fewer of them, and of equals the last', () => {
    const late = an({ spans: [{ opens: '20:00', closes: '05:00' }] });
    expect(exceptionOn([an(), summer], '2026-08-21')).toEqual(an());
    expect(exceptionOn([summer, an(), late], '2026-08-21')).toBe(late);
    expect(exceptionOn([summer, an(), late], '2026-08-22')).toBe(summer);
    expect(exceptionOn([summer], '2026-09-01')).toBeUndefined();
  });

  it('is said of some weekdays of a season', () => {
    const mondays = an({ from: '2026-11-01', until: '2027-03-31', days: [0] });
    expect(isOpenAt(bar(mondays), on('2026-11-23', '21:00'))).toBe(false);
    expect(isOpenAt(bar(mondays), on('2026-11-24', '21:00'))).toBe(true);
  });

  it('opens what has no week, and says nothing of when where there is no next time', () => {
    const fair = { openingHours: [], openingExceptions: [an({ spans: [{ opens: '10:00', closes: '14:00' }] })] };
    expect(openState(fair, on('2026-08-21', '11:00'))).toEqual({ kind: 'open', closes: '14:00' });
    expect(openState(fair, on('2026-08-21', '15:00'))).toEqual({ kind: 'shut' });
  });

  it('closes for a day what never does', () => {
    const reception = {
      openingHours: [{ days: everyDay, opens: '00:00', closes: '00:00' }],
      openingExceptions: [an()],
    };
    expect(openState(reception, on('2026-08-18', '12:00'))).toEqual({
      kind: 'open',
      closes: '00:00',
      date: '2026-08-21',
    });
    expect(openState(reception, on('2026-08-21', '12:00'))).toMatchObject({ kind: 'closed', opens: '00:00' });
    expect(openState(reception, on('2026-08-23', '12:00'))).toEqual({ kind: 'always' });
  });
});

it.each([
  ['a bar in the evening', '20:00', '04:00', '2026-08-21', '21:00', '2026-08-21'],
  ['a bar after midnight', '20:00', '04:00', '2026-08-22', '03:59', '2026-08-21'],
  ['a bar that closed', '20:00', '04:00', '2026-08-22', '05:00', '2026-08-22'],
  ['a bakery before dawn', '05:00', '13:00', '2026-08-22', '05:30', '2026-08-22'],
  ['a shop at midnight', '10:00', '20:00', '2026-08-22', '00:30', '2026-08-22'],
  ['a shop in the evening', '10:00', '20:00', '2026-08-21', '21:00', '2026-08-21'],
])('%s of %s–%s means by today on %s at %s the date %s', (_, opens, closes, date, time, today) =>
  expect(
    todayOf({ openingHours: [{ days: everyDay, opens, closes }], openingExceptions: [an()] }, on(date, time)),
  ).toBe(today),
);

/** The same said the long way: every date of the calendar with its own list, the shortest last. */
function isOpenTheLongWay({ openingHours, openingExceptions }: Openings, instant: Date): boolean {
  const { date, minute } = townMinute(instant);
  return [0, -1].some((days) => {
    const day = addDays(date, days);
    const said = openingExceptions
      .map((one, place) => ({ ...one, place, length: Date.parse(one.until) - Date.parse(one.from) }))
      .filter(({ from, until, days: on }) => from <= day && day <= until && on.includes(weekdayOf(day)))
      .toSorted((a, b) => b.length - a.length || a.place - b.place)
      .at(-1);
    const spans = said ? said.spans : openingHours.filter((one) => one.days.includes(weekdayOf(day)));
    return spans.some(({ opens, closes }) => {
      const [from, to] = [opens, closes].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) as [
        number,
        number,
      ];
      const now = minute - days * 1440;
      return from <= now && now < (to <= from ? to + 1440 : to);
    });
  });
}

it.each(oddDates)('says the same everywhere around %s, whatever chance makes of hours and exceptions', (date) => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const place = openingsAround(date, seed);
    for (let step = 0; step < 60; step += 1) {
      const instant = new Date(Date.parse(`${date}T00:00:00Z`) - dayMs + step * 65 * 60_000);
      const isOpen = isOpenTheLongWay(place, instant);
      const state = openState(place, instant)?.kind;
      expect([seed, instant, isOpenAt(place, instant)]).toEqual([seed, instant, isOpen]);
      expect([seed, instant, state === 'open' || state === 'always']).toEqual([seed, instant, isOpen]);
    }
  }
});

it('opens when it says that it will, and not before', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const place = openingsAround('2026-08-21', seed);
    const now = on('2026-08-20', '17:30');
    const state = openState(place, now);
    if (state?.kind !== 'closed') continue;
    // Chance opens places at quarters of an hour.
    let minute = 15;
    while (!isOpenAt(place, new Date(now.getTime() + minute * 60_000))) minute += 15;
    const { date, minute: at } = townMinute(new Date(now.getTime() + minute * 60_000));
    expect([seed, weekdayOf(date), at]).toEqual([
      seed,
      state.weekday,
      Number(state.opens.slice(0, 2)) * 60 + Number(state.opens.slice(3)),
    ]);
  }
});
