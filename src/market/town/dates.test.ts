import { describe, expect, it } from 'vitest';
import { addDays, formatDate, formatDay, isCalendarDate, weekdayOf } from '#kit/shared/dates.ts';
import { aheadOfUtc, instantOf, nightOf, wallClock, formatInstant } from './dates.ts';

const instants = (date: string, ...times: string[]) => times.map((time) => instantOf(date, time).toISOString());

describe('wallClock', () => {
  it.each([
    ['2026-08-21T22:00:00Z', '2026-08-22', '00:00'],
    ['2026-01-15T22:59:59Z', '2026-01-15', '23:59'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
  ])('shows %s as %s %s', (instant, date, time) => {
    expect(wallClock(new Date(instant))).toMatchObject({ date, time });
  });
});

describe('instantOf', () => {
  it('is two hours behind the town in summer and one in winter', () => {
    expect(instants('2026-08-21', '23:30')).toEqual(['2026-08-21T21:30:00.000Z']);
    expect(instants('2026-01-15', '00:15')).toEqual(['2026-01-14T23:15:00.000Z']);
  });

  it('takes the later reading in the hour that summer time skips', () => {
    expect(instants('2026-03-29', '01:59', '02:00', '02:30', '03:00', '03:30')).toEqual([
      '2026-03-29T00:59:00.000Z',
      '2026-03-29T01:00:00.000Z',
      '2026-03-29T01:30:00.000Z',
      '2026-03-29T01:00:00.000Z',
      '2026-03-29T01:30:00.000Z',
    ]);
    expect(wallClock(instantOf('2026-03-29', '02:30')).time).toBe('03:30');
  });

  it('takes the second of the two hours when summer time ends', () => {
    expect(instants('2026-10-25', '01:59', '02:00', '02:30', '03:00')).toEqual([
      '2026-10-24T23:59:00.000Z',
      '2026-10-25T01:00:00.000Z',
      '2026-10-25T01:30:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ]);
  });

  it('gives back what the clock showed, at every half hour of a year but the skipped one', () => {
    const strayed: string[] = [];
    for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1))
      for (let half = 0; half < 48; half += 1) {
        const time = `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
        const wall = wallClock(instantOf(date, time));
        if (wall.date !== date || wall.time !== time) strayed.push(`${date} ${time}`);
      }
    expect(strayed).toEqual(['2026-03-29 02:00', '2026-03-29 02:30']);
  });
});

describe('nightOf', () => {
  it.each([
    ['2026-08-21T03:59:59Z', '2026-08-20'],
    ['2026-08-21T04:00:00Z', '2026-08-21'],
    ['2026-08-21T23:30:00Z', '2026-08-21'],
    ['2027-01-01T04:59:59Z', '2026-12-31'],
    ['2026-03-29T03:59:59Z', '2026-03-28'],
    ['2026-03-29T04:00:00Z', '2026-03-29'],
    ['2026-10-25T04:59:59Z', '2026-10-24'],
    ['2026-10-25T05:00:00Z', '2026-10-25'],
  ])('%s belongs to the night of %s', (instant, night) => expect(nightOf(new Date(instant))).toBe(night));
});

it.each([
  ['2026-08-31', 1, '2026-09-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %i days make %s', (date, days, sum) => expect(addDays(date, days)).toBe(sum));

it('begins the week on Monday', () => {
  expect(['2026-08-17', '2026-08-21', '2026-08-23'].map(weekdayOf)).toEqual([0, 4, 6]);
});

describe('isCalendarDate', () => {
  it.each(['2026-08-21', '2028-02-29', '1999-12-31'])('knows %s', (text) => expect(isCalendarDate(text)).toBe(true));
  it.each([
    '2026-02-29',
    '2026-02-31',
    '2026-13-01',
    '2026-00-10',
    '2026-8-1',
    '26-08-21',
    '2026-08-21T00:00',
    ' 2026-08-21',
    '2026-08-21\n',
    '',
    // Years that no listing means, and that neither PostgreSQL nor the zone tables can be trusted with.
    '0000-01-01',
    '0999-01-01',
    '9999-12-31',
  ])('refuses "%s"', (text) => expect(isCalendarDate(text)).toBe(false));
});

describe('formatDate', () => {
  it('says a calendar date in the visitor’s language, the same in every zone', () => {
    expect(formatDate('2026-08-21', 'long', 'en')).toMatch(/^Friday,? 21 August 2026$/);
    expect(formatDate('2026-08-21', 'long', 'es')).toMatch(/^viernes,? 21 de agosto de 2026$/);
    expect(formatDate('2026-08-21', 'weekday', 'es')).toBe('vie');
    expect(formatDate('2026-08-21', 'month', 'en')).toBe('Aug');
  });

  it('says a day in short, and its year only where that is another one', () => {
    expect(formatDay('2026-12-31', '2026-08-21', 'en')).toBe('Thu 31 Dec');
    expect(formatDay('2026-12-31', '2026-08-21', 'es')).toBe('jue 31 dic');
    expect(formatDay('2027-01-16', '2026-12-31', 'en')).toBe('Sat 16 Jan 2027');
    expect(formatDay('2027-01-16', '2026-12-31', 'es')).toBe('sáb 16 ene 2027');
    expect(formatDay('2025-12-31', '2026-01-01', 'en')).toBe('Wed 31 Dec 2025');
  });

  it('says an instant by the town’s clock', () => {
    expect(formatInstant(new Date('2026-08-21T22:05:00Z'), 'en')).toBe('22 Aug 2026, 00:05');
  });
});

describe('aheadOfUtc', () => {
  it('is an hour in winter and two in summer, from the very minute on', () => {
    expect(aheadOfUtc(new Date('2026-11-21T14:23:54.267Z'))).toBe(60);
    expect(aheadOfUtc(new Date('2026-03-29T00:59:59.999Z'))).toBe(60);
    expect(aheadOfUtc(new Date('2026-03-29T01:00:00Z'))).toBe(120);
    expect(aheadOfUtc(new Date('2026-10-25T00:59:59Z'))).toBe(120);
    expect(aheadOfUtc(new Date('2026-10-25T01:00:00Z'))).toBe(60);
  });
});
