/** What is spelled without Intl is spelled as Intl spells it. */
import { describe, expect, it } from 'vitest';
import { addDays, formatDate, formatDay, timeIn, turnsOf } from '../dates.ts';
import { locales } from '../locales.ts';
import { languages } from '../messages.ts';
import { formatMoney, formatNumber } from '../numbers.ts';

const year = Array.from({ length: 366 }, (_, i) => addDays('2028-01-01', i));
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

describe.each(languages)('in %s', (language) => {
  const { tag } = locales[language];
  const days = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options });
    return year.map((date) => format.format(noon(date)));
  };

  it('spells the days of a year', () => {
    const short = { weekday: 'short', day: 'numeric', month: 'short' } as const;
    const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
    expect(year.map((date) => formatDay(date, date, language))).toEqual(days(short).map((d) => d.replace(',', '')));
    expect(year.map((date) => formatDay(date, '2027-05-05', language))).toEqual(
      days({ ...short, year: 'numeric' }).map((d) => d.replace(',', '')),
    );
    expect(year.map((date) => formatDate(date, 'long', language))).toEqual(days(long));
    expect(year.map((date) => formatDate(date, 'weekday', language))).toEqual(days({ weekday: 'short' }));
    expect(year.map((date) => formatDate(date, 'month', language))).toEqual(days({ month: 'short' }));
  });

  it('spells an instant of a zone', () => {
    const options = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
    const format = new Intl.DateTimeFormat(tag, { timeZone: 'Europe/Madrid', ...options });
    for (const at of ['2026-03-29T00:59:00Z', '2026-09-01T22:05:00Z', '2027-01-01T00:00:00Z'])
      expect(timeIn('Europe/Madrid').formatInstant(new Date(at), language)).toBe(format.format(new Date(at)));
  });

  it.each([0, 7, 999, 1000, 12_345, 1_234_567, 8.5, 19.99, 1234.05, 0.125, 1.005, -3, -1250.5])(
    'spells %s',
    (value) => {
      const grouping = { useGrouping: 'always' } as const;
      expect(formatNumber(value, language)).toBe(new Intl.NumberFormat(tag, grouping).format(value));
      for (const places of [0, 2]) {
        const digits = { ...grouping, minimumFractionDigits: places, maximumFractionDigits: places };
        expect(formatNumber(value, language, places)).toBe(new Intl.NumberFormat(tag, digits).format(value));
        for (const currency of ['EUR', 'GBP']) {
          const money = { ...digits, style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
          expect(formatMoney(value, currency, language, places)).toBe(new Intl.NumberFormat(tag, money).format(value));
        }
      }
    },
  );
});

describe.each(['Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'])(
  'the clock of %s',
  (zone) => {
    it('is read from its turns as Intl reads it, around each of them and beyond', () => {
      const turns = turnsOf(zone, 2024, 2027);
      const [known, asked] = [timeIn(zone, turns), timeIn(zone)];
      expect(turns).toHaveLength(zone === 'Asia/Kolkata' ? 1 : 9);
      for (const [from] of [...turns, [Date.UTC(2031, 6)], [Date.UTC(1999, 6)]] as const)
        for (const off of [-86_400_000, -3_600_000, -60_000, 0, 60_000, 3_600_000, 86_400_000]) {
          const at = new Date(from + off);
          expect(known.wallClock(at)).toEqual(asked.wallClock(at));
        }
    });
  },
);
