import { describe, expect, it } from 'vitest';
import {
  choose,
  fitted,
  freeStay,
  isChoosable,
  isWithin,
  lastDayOf,
  longest,
  withOwn,
  type Known,
} from './calendar.ts';
import { addMonths, monthsBetween, sameDayIn, weeksOf } from './months.ts';
import { datesBetween, type FreeDay } from './availability.ts';
import { draftSearch, readDraft, wholeStay } from './stay-address.ts';

/** August and September with so many free, apart from the dates that are told. */
function known(terms: Partial<Omit<Known, 'days'>> = {}, free: Readonly<Record<string, number>> = {}): Known {
  const slots = terms.slots ?? 1;
  const days = datesBetween('2026-08-01', '2026-09-30').map((date): [string, FreeDay] => [
    date,
    { date, free: free[date] ?? slots, hours: [] },
  ]);
  return { unit: 'night', slots, minUnits: 1, maxUnits: 30, ...terms, days: new Map(days) };
}
const hourly = (taken: readonly string[], terms: Partial<Omit<Known, 'days'>> = {}): Known => {
  const hours = ['10:00', '11:00', '12:00', '13:00', '14:00'].map((time) => ({
    time,
    free: taken.includes(time) ? 0 : (terms.slots ?? 1),
  }));
  const day = { date: '2026-08-22', free: 1, hours };
  return { unit: 'hour', slots: 1, minUnits: 1, maxUnits: 3, ...terms, days: new Map([[day.date, day]]) };
};
const nothing = { quantity: 1 };

describe('months', () => {
  it('go on over the end of a year, and back', () => {
    expect(addMonths('2026-11', 3)).toBe('2027-02');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(monthsBetween('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(monthsBetween('2027-01', '2026-11')).toEqual([]);
  });
  it('have weeks from Monday, with nobody else’s days in them', () => {
    const weeks = weeksOf('2026-08');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, '2026-08-01', '2026-08-02']);
    expect(weeks[5]).toEqual(['2026-08-31', undefined, undefined, undefined, undefined, undefined, undefined]);
    expect(weeksOf('2027-02')).toHaveLength(4);
  });
  it('keep the day where they have it', () => {
    expect(sameDayIn('2026-08-31', '2026-09')).toBe('2026-09-30');
    expect(sameDayIn('2026-08-12', '2026-09')).toBe('2026-09-12');
  });
});

describe('nights', () => {
  it('are chosen by arrival, then departure', () => {
    const free = known();
    const arrived = choose(free, nothing, '2026-08-22');
    expect(arrived).toEqual({ from: '2026-08-22', quantity: 1 });
    expect(freeStay(free, arrived)).toBeUndefined();
    const stay = choose(free, arrived, '2026-08-24');
    expect(freeStay(free, stay)).toEqual({ from: '2026-08-22', units: 2, quantity: 1 });
    expect(choose(free, stay, '2026-08-28')).toEqual({ from: '2026-08-28', quantity: 1 });
  });
  it('may end on a day when others arrive, and not go past it', () => {
    const free = known({}, { '2026-08-25': 0 });
    const arrived = { from: '2026-08-23', quantity: 1 };
    expect(isChoosable(free, nothing, '2026-08-25')).toBe(false);
    expect(isChoosable(free, arrived, '2026-08-25')).toBe(true);
    expect(choose(free, arrived, '2026-08-25')).toEqual({ ...arrived, units: 2 });
    // A day behind the taken night begins another stay.
    expect(choose(free, arrived, '2026-08-26')).toEqual({ from: '2026-08-26', quantity: 1 });
  });
  it('keep the shortest and the longest stay', () => {
    const free = known({ minUnits: 3, maxUnits: 5 }, { '2026-08-12': 0 });
    expect(isChoosable(free, nothing, '2026-08-10')).toBe(false);
    expect(isChoosable(free, nothing, '2026-08-09')).toBe(true);
    const arrived = { from: '2026-08-20', quantity: 1 };
    expect(choose(free, arrived, '2026-08-22')).toEqual({ from: '2026-08-22', quantity: 1 });
    expect(choose(free, arrived, '2026-08-25').units).toBe(5);
    expect(choose(free, arrived, '2026-08-26').units).toBeUndefined();
  });
  it('need as many as are wanted, every night', () => {
    const free = known({ slots: 3 }, { '2026-08-11': 1 });
    expect(longest(free, { from: '2026-08-10', quantity: 2 })).toBe(1);
    expect(longest(free, { from: '2026-08-10', quantity: 1 })).toBe(30);
    expect(longest(free, { from: '2026-08-10', quantity: 4 })).toBe(0);
    expect(freeStay(free, { from: '2026-08-10', units: 2, quantity: 2 })).toBeUndefined();
  });
  it('are counted by date over the night when the clock changes', () => {
    expect(lastDayOf('night', { from: '2027-03-27', units: 3 })).toBe('2027-03-30');
  });
});

describe('weeks', () => {
  it('end on the same weekday', () => {
    const free = known({ unit: 'week', maxUnits: 2 });
    const arrived = choose(free, nothing, '2026-08-03');
    expect(choose(free, arrived, '2026-08-17')).toEqual({ ...arrived, units: 2 });
    expect(choose(free, arrived, '2026-08-12')).toEqual({ from: '2026-08-12', quantity: 1 });
    expect(lastDayOf('week', { from: '2026-08-03', units: 2 })).toBe('2026-08-17');
  });
  it('are only whole ones', () => {
    expect(
      longest(known({ unit: 'week', maxUnits: 8 }, { '2026-08-16': 0 }), { from: '2026-08-03', quantity: 1 }),
    ).toBe(1);
  });
});

describe('days and persons', () => {
  it('are chosen by the first day, with the shortest stay', () => {
    const free = known({ unit: 'day', minUnits: 2, maxUnits: 14 });
    expect(choose(free, nothing, '2026-08-22')).toEqual({ from: '2026-08-22', units: 2, quantity: 1 });
    expect(lastDayOf('day', { from: '2026-08-22', units: 2 })).toBe('2026-08-23');
    expect(isWithin(free, { from: '2026-08-22', units: 2, quantity: 1 }, '2026-08-23')).toBe(true);
    expect(isWithin(free, { from: '2026-08-22', units: 2, quantity: 1 }, '2026-08-24')).toBe(false);
  });
  it('keep a length where it fits, and shorten it where it does not', () => {
    const free = known({ unit: 'day', maxUnits: 14 }, { '2026-08-24': 0 });
    expect(choose(free, { from: '2026-08-10', units: 4, quantity: 1 }, '2026-08-22').units).toBe(2);
    expect(choose(free, { from: '2026-08-10', units: 4, quantity: 1 }, '2026-08-25').units).toBe(4);
  });
  it('by person it is a day and how many come', () => {
    const boat = known({ unit: 'person', slots: 24, maxUnits: 1 }, { '2026-08-22': 3 });
    expect(freeStay(boat, choose(boat, { quantity: 3 }, '2026-08-22'))).toEqual({
      from: '2026-08-22',
      units: 1,
      quantity: 3,
    });
    expect(isChoosable(boat, { quantity: 4 }, '2026-08-22')).toBe(false);
  });
});

describe('hours', () => {
  it('are chosen by day, hour and length', () => {
    const free = hourly([]);
    const day = choose(free, nothing, '2026-08-22');
    expect(day).toMatchObject({ from: '2026-08-22', time: undefined, units: undefined });
    const stay = fitted(free, { ...day, time: '13:00' });
    expect(freeStay(free, stay)).toEqual({ from: '2026-08-22', time: '13:00', units: 1, quantity: 1 });
    expect(longest(free, stay)).toBe(2);
  });
  it('end where the next is out, and where the shop closes', () => {
    const free = hourly(['12:00'], { minUnits: 2 });
    expect(longest(free, { from: '2026-08-22', time: '10:00', quantity: 1 })).toBe(2);
    expect(longest(free, { from: '2026-08-22', time: '11:00', quantity: 1 })).toBe(0);
    expect(longest(free, { from: '2026-08-22', time: '14:00', quantity: 1 })).toBe(0);
    expect(longest(free, { from: '2026-08-22', time: '09:00', quantity: 1 })).toBe(0);
  });
});

describe('what one holds oneself', () => {
  it('is free to oneself: its nights', () => {
    const days = withOwn([...known({}, { '2026-08-22': 0, '2026-08-23': 0 }).days.values()], 'night', {
      from: '2026-08-22',
      units: 1,
      quantity: 1,
    });
    const free = new Map(days.map((day) => [day.date, day.free]));
    expect([free.get('2026-08-21'), free.get('2026-08-22'), free.get('2026-08-23')]).toEqual([1, 1, 0]);
  });
  it('is free to oneself: its hours', () => {
    const [day] = withOwn([...hourly(['10:00', '11:00', '12:00']).days.values()], 'hour', {
      from: '2026-08-22',
      time: '11:00',
      units: 2,
      quantity: 1,
    });
    expect(day?.hours.filter(({ free }) => free > 0).map(({ time }) => time)).toEqual([
      '11:00',
      '12:00',
      '13:00',
      '14:00',
    ]);
  });
});

describe('a stay in an address', () => {
  it('is read and written', () => {
    const draft = readDraft({ from: '2026-08-22', time: '10:00', units: 2, quantity: '3' });
    expect(draft).toEqual({ from: '2026-08-22', time: '10:00', units: 2, quantity: 3 });
    expect(readDraft(draftSearch(draft))).toEqual(draft);
    expect(draftSearch({ quantity: 1 })).toEqual({
      from: undefined,
      time: undefined,
      units: undefined,
      quantity: undefined,
    });
  });
  it.each([
    { from: '2026-02-30' },
    { from: 20260822 },
    { units: 0 },
    { units: 'two' },
    { time: '10:30' },
    { quantity: 1e9 },
  ])('makes nothing of %o', (search) =>
    expect(readDraft(search)).toEqual({ from: undefined, time: undefined, units: undefined, quantity: 1 }),
  );
  it('is whole when it says all that its unit needs', () => {
    const from = '2026-08-22';
    expect(wholeStay({ from, quantity: 2 }, 'person')).toEqual({ from, units: 1, quantity: 2 });
    expect(wholeStay({ from, quantity: 1 }, 'night')).toBeUndefined();
    expect(wholeStay({ from, units: 2, quantity: 1 }, 'hour')).toBeUndefined();
    expect(wholeStay({ from, time: '10:00', units: 2, quantity: 1 }, 'night')).toEqual({ from, units: 2, quantity: 1 });
    expect(wholeStay({ units: 2, quantity: 1 }, 'night')).toBeUndefined();
  });
});
