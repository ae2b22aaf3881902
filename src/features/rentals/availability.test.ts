import { describe, expect, test } from 'vitest';
import { blockDates, blockPeriod, datesBetween, freeDays } from './availability.ts';
import { periodOf, usualTerms } from './stay.ts';
import type { Period, Stay, Terms } from './stay.ts';

const long = new Date('2026-01-01T00:00:00Z');
const termsOf = (priceUnit: Terms['priceUnit'], over: Partial<Terms> = {}): Terms => ({
  priceUnit,
  capacity: 4,
  ...usualTerms(priceUnit),
  ...over,
});
/** What stays keep. */
const taken = (terms: Terms, ...stays: (Partial<Stay> & { from: string })[]): Period[] =>
  stays.map((stay) => periodOf(terms, { units: 1, quantity: 1, ...stay }));
const free = (terms: Terms, dates: string[], out: Period[] = [], at = long) =>
  freeDays(terms, dates, out, at).map((day) => day.free);

test('dates go from one to another, over the end of a month and of summer time', () => {
  expect(datesBetween('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  expect(datesBetween('2026-02-28', '2026-03-01')).toEqual(['2026-02-28', '2026-03-01']);
  expect(datesBetween('2026-03-01', '2026-03-01')).toHaveLength(1);
  expect(datesBetween('2026-03-02', '2026-03-01')).toEqual([]);
});

describe('by the night', () => {
  const terms = termsOf('night');

  test('the day of departure is free for the next', () => {
    const out = taken(terms, { from: '2026-09-02', units: 2 });
    expect(free(terms, datesBetween('2026-09-01', '2026-09-05'), out)).toEqual([1, 0, 0, 1, 1]);
  });

  test('nights back to back leave nothing between them', () => {
    const out = taken(terms, { from: '2026-09-01', units: 2 }, { from: '2026-09-03', units: 1 });
    expect(free(terms, datesBetween('2026-08-31', '2026-09-04'), out)).toEqual([1, 0, 0, 0, 1]);
  });

  test.each([
    ['spring forward', '2026-03-28'],
    ['fall back', '2026-10-24'],
  ])('the night when clocks %s is one night', (_, from) => {
    const out = taken(terms, { from });
    const dates = datesBetween(from, from.slice(0, 8) + String(Number(from.slice(8)) + 2));
    expect(free(terms, dates, out)).toEqual([0, 1, 1]);
  });

  test('of several alike, one is as good as another', () => {
    const two = termsOf('night', { quantity: 2 });
    const out = taken(two, { from: '2026-09-01' }, { from: '2026-09-01' }, { from: '2026-09-02' });
    expect(free(two, datesBetween('2026-09-01', '2026-09-03'), out)).toEqual([0, 1, 2]);
  });

  test('what is out of more than are let any more is missing as well', () => {
    const out = taken(terms, { from: '2026-09-01', units: 2 }, { from: '2026-09-02' });
    expect(free(terms, datesBetween('2026-09-01', '2026-09-03'), out)).toEqual([0, -1, 1]);
  });

  test('weeks are shown night by night', () => {
    const weeks = termsOf('week');
    const out = taken(weeks, { from: '2026-09-02', units: 1 });
    expect(free(weeks, datesBetween('2026-09-01', '2026-09-09'), out)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1]);
  });
});

describe('by the hour', () => {
  const terms = termsOf('hour', { quantity: 2, fromTime: '10:00', toTime: '14:00' });

  test('each full hour of the opening hours says how many are free, and the day the most of them', () => {
    const out = taken(terms, { from: '2026-09-01', time: '11:00', units: 2 }, { from: '2026-09-01', time: '12:00' });
    expect(freeDays(terms, ['2026-09-01'], out, long)).toEqual([
      {
        date: '2026-09-01',
        free: 2,
        hours: [
          { time: '10:00', free: 2 },
          { time: '11:00', free: 1 },
          { time: '12:00', free: 0 },
          { time: '13:00', free: 2 },
        ],
      },
    ]);
  });

  test('a day without a free hour is not free', () => {
    const one = termsOf('hour', { fromTime: '10:00', toTime: '12:00' });
    expect(free(one, ['2026-09-01'], taken(one, { from: '2026-09-01', time: '10:00', units: 2 }))).toEqual([0]);
  });

  test('half hours of the opening hours are no beginning and no end', () => {
    const odd = termsOf('hour', { fromTime: '09:30', toTime: '12:45' });
    expect(freeDays(odd, ['2026-09-01'], [], long)[0]?.hours.map(({ time }) => time)).toEqual(['10:00', '11:00']);
  });

  test('the hour that summer time skips is not there', () => {
    const early = termsOf('hour', { fromTime: '00:00', toTime: '05:00' });
    const hours = (date: string) => freeDays(early, [date], [], long)[0]?.hours.map(({ time }) => time);
    expect(hours('2026-03-29')).toEqual(['00:00', '01:00', '03:00', '04:00']);
    expect(hours('2026-03-30')).toEqual(['00:00', '01:00', '02:00', '03:00', '04:00']);
  });

  test('what begins within the lead time is not free, to the minute', () => {
    const later = termsOf('hour', { fromTime: '10:00', toTime: '14:00', leadHours: 2 });
    const at = (time: string) => freeDays(later, ['2026-09-01'], [], new Date(`2026-09-01T${time}:00+02:00`))[0]?.hours;
    expect(at('10:00')?.map((hour) => hour.free)).toEqual([0, 0, 1, 1]);
    expect(at('10:01')?.map((hour) => hour.free)).toEqual([0, 0, 0, 1]);
  });
});

describe('by the day and by person', () => {
  test('a day is its opening hours, and days in a row keep the nights between', () => {
    const terms = termsOf('day', { quantity: 3 });
    const out = taken(terms, { from: '2026-09-01', units: 2 }, { from: '2026-09-02' });
    expect(free(terms, datesBetween('2026-09-01', '2026-09-03'), out)).toEqual([2, 1, 3]);
  });

  test('by person the places are counted', () => {
    const terms = termsOf('person', { capacity: 12 });
    const out = taken(terms, { from: '2026-09-01' }, { from: '2026-09-01' });
    expect(free(terms, datesBetween('2026-09-01', '2026-09-02'), out)).toEqual([10, 12]);
  });

  test('days that are past, or too soon, are not free', () => {
    const terms = termsOf('day', { leadHours: 24 });
    const at = new Date('2026-09-01T10:00:00+02:00');
    expect(free(terms, datesBetween('2026-08-31', '2026-09-03'), [], at)).toEqual([0, 0, 1, 1]);
  });
});

test('nothing is free more than 18 months ahead; of a shorter month the last day counts', () => {
  const dates = (from: string, to: string) => free(termsOf('day'), datesBetween(from, to), [], new Date('2026-08-31'));
  expect(dates('2028-02-28', '2028-03-01')).toEqual([1, 1, 0]);
});

test('one that went out after another came back leaves as many free as one', () => {
  const hourly = termsOf('hour', { fromTime: '10:00', toTime: '14:00' });
  const day = termsOf('day', { quantity: 2 });
  const out = [
    ...taken(hourly, { from: '2026-09-01', time: '10:00' }),
    ...taken(hourly, { from: '2026-09-01', time: '12:00' }),
  ];
  expect(free(day, ['2026-09-01'], out)).toEqual([1]);
});

describe('a block', () => {
  const blocked = (terms: Terms, from: string, to: string) => [blockPeriod(terms, from, to)];

  test('of nights leaves the night before it and the one after it alone', () => {
    const terms = termsOf('night');
    const out = blocked(terms, '2026-09-02', '2026-09-03');
    expect(free(terms, datesBetween('2026-09-01', '2026-09-04'), out)).toEqual([1, 0, 0, 1]);
  });

  test('of days is closed from midnight to midnight', () => {
    const terms = termsOf('day');
    const out = blocked(terms, '2026-03-29', '2026-03-29');
    expect(free(terms, datesBetween('2026-03-28', '2026-03-30'), out)).toEqual([1, 0, 1]);
    expect(out[0]).toMatchObject({
      startsAt: new Date('2026-03-28T23:00:00Z'),
      endsAt: new Date('2026-03-29T22:00:00Z'),
    });
  });

  test.each(['night', 'hour', 'day', 'week', 'person'] as const)('by the %s is read back as its dates', (unit) => {
    const period = blockPeriod(termsOf(unit), '2026-10-24', '2026-10-26');
    expect(blockDates(period)).toEqual({ from: '2026-10-24', to: '2026-10-26' });
  });
});
