/** Hours of the two nights on which the clock changes (issue 14, The clock). */
import { describe, expect, test } from 'vitest';
import { freeDays } from './availability.ts';
import { longest } from './calendar.ts';
import { draftSearch, readDraft, wholeStay } from './stay-address.ts';
import { periodOf, stayFault, usualTerms } from './stay.ts';
import type { Stay, Terms } from './stay.ts';

const long = new Date('2026-09-01T00:00:00Z');
/** A boat for the night: from midnight to six. */
const night: Terms = { priceUnit: 'hour', capacity: 4, ...usualTerms('hour'), fromTime: '00:00', toTime: '06:00' };
const stay = (from: string, time: string, units: number, fold?: Stay['fold']): Stay => ({
  from,
  time,
  fold,
  units,
  quantity: 1,
});
const hoursOf = (date: string, out: Parameters<typeof freeDays>[2] = []) => {
  const [day] = freeDays(night, [date], out, long);
  return day?.hours.map(({ time, fold, free }) => [time, fold ?? '', free].join(' ')) ?? [];
};
const [spring, autumn] = ['2027-03-28', '2026-10-25'];

test('nobody can come in the hour that is skipped, and the one that comes twice is two', () => {
  expect(hoursOf(spring)).toEqual(['00:00  1', '01:00  1', '03:00  1', '04:00  1', '05:00  1']);
  const out = [periodOf(night, stay(autumn, '02:00', 1, 'first'))];
  expect(hoursOf(autumn, out)).toEqual([
    '00:00  1',
    '01:00  1',
    '02:00 first 0',
    '02:00 second 1',
    '03:00  1',
    '04:00  1',
    '05:00  1',
  ]);
});

describe('a booking', () => {
  test('lasts as long as it says, over the change of the clock', () => {
    expect(periodOf(night, stay(autumn, '02:00', 1, 'first'))).toEqual({
      startsAt: new Date('2026-10-25T00:00:00Z'),
      endsAt: new Date('2026-10-25T01:00:00Z'),
    });
    expect(periodOf(night, stay(autumn, '02:00', 2, 'second')).endsAt).toEqual(new Date('2026-10-25T03:00:00Z'));
    expect(periodOf(night, stay(spring, '01:00', 2)).endsAt).toEqual(new Date('2027-03-28T02:00:00Z'));
  });

  test('ends when it closes: that night has an hour less, or more', () => {
    expect(stayFault(night, stay(spring, '00:00', 5), long)).toBeUndefined();
    expect(stayFault(night, stay(spring, '00:00', 6), long)).toEqual({ path: 'units', reason: 'closed' });
    expect(stayFault(night, stay(autumn, '00:00', 7), long)).toBeUndefined();
    expect(stayFault(night, stay(autumn, '00:00', 8), long)).toEqual({ path: 'units', reason: 'closed' });
    expect(stayFault(night, stay('2026-09-20', '00:00', 6), long)).toBeUndefined();
    expect(stayFault(night, stay('2026-09-20', '00:00', 7), long)).toEqual({ path: 'units', reason: 'closed' });
  });
});

test('an address says which of the two, and one that does not has chosen none', () => {
  const draft = readDraft({ from: autumn, time: '02:00', fold: 'second', units: 1 });
  expect(wholeStay(draft, 'hour')).toEqual({ from: autumn, time: '02:00', fold: 'second', units: 1, quantity: 1 });
  expect(draftSearch(draft)).toMatchObject({ time: '02:00', fold: 'second' });
  expect(readDraft({ from: autumn, time: '02:00', fold: 'third' }).fold).toBeUndefined();
  const days = new Map(freeDays(night, [autumn], [], long).map((day) => [day.date, day]));
  const known = { unit: 'hour', slots: 1, minUnits: 1, maxUnits: 10, days } as const;
  const most = (fold?: Stay['fold']) => longest(known, { from: autumn, time: '02:00', fold, quantity: 1 });
  expect([most('first'), most('second'), most()]).toEqual([5, 4, 0]);
});
