/** The two nights of a year on which the town's clock changes (issue 14, The clock). */
import { clockChangeAt, foldOf, instantTold, instantsOf } from './clock-changes.ts';
import { describe, expect, it } from 'vitest';
import { instantOf, nightOf } from './dates.ts';
import { momentOf } from './moment.ts';
import { Problem } from '#kit/shared/problem.ts';

const told = (instants: readonly Date[]) => instants.map((at) => at.toISOString().slice(0, 16));
const refusalOf = (...of: Parameters<typeof momentOf>) => {
  try {
    return told([momentOf(...of)]);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.status, error.code, error.fields.map(({ path, message }) => `${path}: ${message}`)];
  }
};

/** The last Sundays of March and October; 2028 is a leap year. */
const springs = ['2026-03-29', '2027-03-28', '2028-03-26'];
const autumns = ['2026-10-25', '2027-10-31', '2028-10-29'];

describe.each(springs)('the night of %s, which skips an hour', (date) => {
  it.each(['02:00', '02:30', '02:59'])('has no %s, and names the minutes around the gap', (time) => {
    expect(instantsOf(date, time)).toEqual([]);
    expect(clockChangeAt(date, time)).toEqual({ kind: 'skipped', around: ['01:59', '03:00'] });
    expect(refusalOf(date, time, 'first')).toEqual([422, 'time_skipped', ['time: 01:59', 'time: 03:00']]);
  });

  it('goes from 01:59 to 03:00 in a minute', () => {
    expect(told(instantsOf(date, '01:59'))).toEqual([`${date}T00:59`]);
    expect(told(instantsOf(date, '03:00'))).toEqual([`${date}T01:00`]);
    expect([clockChangeAt(date, '01:59'), clockChangeAt(date, '03:00')]).toEqual([undefined, undefined]);
  });

  it('lasts until six all the same', () => {
    const six = instantOf(date, '06:00');
    expect(nightOf(new Date(six.getTime() - 1))).not.toBe(date);
    expect(nightOf(six)).toBe(date);
  });
});

describe.each(autumns)('the night of %s, which has an hour twice', (date) => {
  it.each(['02:00', '02:30', '02:59'])('asks which %s is meant', (time) => {
    const minutes = time.slice(3);
    expect(told(instantsOf(date, time))).toEqual([`${date}T00:${minutes}`, `${date}T01:${minutes}`]);
    expect(clockChangeAt(date, time)).toEqual({ kind: 'twice' });
    expect(refusalOf(date, time)).toMatchObject([422, 'time_twice', [expect.stringMatching(/^fold: first .* second/)]]);
    expect(refusalOf(date, time, undefined, 'listing.')).toEqual([
      422,
      'time_twice',
      [expect.stringMatching(/^listing\.fold: /)],
    ]);
    expect(refusalOf(date, time, 'first')).toEqual([`${date}T00:${minutes}`]);
    expect(refusalOf(date, time, 'second')).toEqual([`${date}T01:${minutes}`]);
  });

  it('tells of an instant which of the two it is, and of others nothing', () => {
    expect([instantTold(date, '02:30', 'first'), instantTold(date, '02:30', 'second')].map(foldOf)).toEqual([
      'first',
      'second',
    ]);
    expect([instantOf(date, '01:59'), instantOf(date, '03:00')].map(foldOf)).toEqual([undefined, undefined]);
  });

  it('needs no word for the times around it, and lasts until six all the same', () => {
    expect(refusalOf(date, '01:59')).toEqual(told(instantsOf(date, '01:59')));
    expect(refusalOf(date, '03:00')).toEqual([`${date}T02:00`]);
    const six = instantOf(date, '06:00');
    expect(nightOf(new Date(six.getTime() - 1))).not.toBe(date);
    expect(nightOf(six)).toBe(date);
  });
});

it('a word that is not needed says nothing', () => {
  expect(refusalOf('2026-08-21', '02:30', 'first')).toEqual(['2026-08-21T00:30']);
  expect(refusalOf('2028-02-29', '02:30')).toEqual(['2028-02-29T01:30']);
});
