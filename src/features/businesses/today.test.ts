import { describe, expect, it } from 'vitest';
import { instantOf } from '#market/town/dates.ts';
import { isOpenAt, type OpeningException } from './opening.ts';
import { laterClosings, saidOfToday, saidToday } from './today.ts';

type Noted = OpeningException & { readonly note: object };
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const bar = (...openingExceptions: Noted[]) => ({
  openingHours: [{ days: everyDay, opens: '20:00', closes: '02:00' }],
  openingExceptions,
});
const feast: Noted = {
  from: '2026-08-21',
  until: '2026-08-21',
  days: everyDay,
  spans: [{ opens: '18:00', closes: '03:00' }],
  note: {},
};
const evening = instantOf('2026-08-21', '21:00');
const small = instantOf('2026-08-22', '01:30');
const on = (date: string, time: string) => instantOf(date, time);

describe('closed today', () => {
  it('closes at once and until the night ends, also when it is said after midnight', () => {
    for (const at of [evening, small]) {
      const place = bar(...saidToday(bar(), { state: 'closed' }, at));
      expect(isOpenAt(place, at)).toBe(false);
      expect(isOpenAt(place, on('2026-08-22', '01:59'))).toBe(false);
      expect(isOpenAt(place, on('2026-08-22', '20:00'))).toBe(true);
    }
  });

  it('is taken back, and what was said of the day before it counts again', () => {
    const closed = bar(...saidToday(bar(feast), { state: 'closed' }, evening));
    expect(saidOfToday(closed, evening)?.spans).toEqual([]);
    expect(saidToday(closed, { state: 'usual' }, evening)).toEqual([feast]);
  });

  it('leaves out what is over', () => {
    const old = { ...feast, from: '2026-08-01', until: '2026-08-19' };
    expect(saidToday(bar(old), { state: 'closed' }, evening)).toHaveLength(1);
    expect(saidToday(bar({ ...old, until: '2026-08-20' }), { state: 'closed' }, evening)).toHaveLength(2);
  });
});

describe('open late', () => {
  it('keeps it open to the hour that is chosen, tonight alone', () => {
    expect(laterClosings(bar(), evening)).toEqual(['03:00', '04:00', '05:00', '06:00']);
    const place = bar(...saidToday(bar(), { state: 'late', closes: '04:00' }, evening));
    expect(isOpenAt(place, on('2026-08-22', '03:59'))).toBe(true);
    expect(isOpenAt(place, on('2026-08-22', '04:00'))).toBe(false);
    expect(isOpenAt(place, on('2026-08-23', '02:00'))).toBe(false);
  });

  it('prolongs the last opening of the day and leaves the one before', () => {
    const kitchen = {
      openingHours: [
        { days: everyDay, opens: '20:00', closes: '23:30' },
        { days: everyDay, opens: '13:00', closes: '16:00' },
      ],
      openingExceptions: [],
    };
    expect(laterClosings(kitchen, evening)[0]).toBe('00:00');
    const [said] = saidToday(kitchen, { state: 'late', closes: '00:00' }, evening);
    expect(said?.spans).toEqual([
      { opens: '13:00', closes: '16:00' },
      { opens: '20:00', closes: '00:00' },
    ]);
  });

  it('is refused where it would close no later, and where nothing is open any more', () => {
    expect(() => saidToday(bar(), { state: 'late', closes: '01:00' }, evening)).toThrow(/acceptable/);
    expect(() => saidToday(bar(), { state: 'late', closes: '02:00' }, evening)).toThrow(/acceptable/);
    const closed = bar(...saidToday(bar(), { state: 'closed' }, evening));
    expect(laterClosings(closed, evening)).toEqual([]);
    expect(() => saidToday(closed, { state: 'late', closes: '04:00' }, evening)).toThrow(/any more/);
  });
});

it('takes nothing back where nothing was said of today alone', () => {
  expect(() => saidToday(bar(), { state: 'usual' }, evening)).toThrow(/Nothing/);
  const holidays = { ...feast, spans: [], until: '2026-09-30' };
  expect(saidOfToday(bar(holidays), evening)).toBeUndefined();
});
