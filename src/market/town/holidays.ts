/**
 * The public holidays of Benidorm by their rules, for owners to say how they open on them. Pure.
 *
 * - Of Spain and of the region: the calendar that the Consell decrees each year. That of 2026 names 1 and 6 January, 19
 *   March, Good Friday, Easter Monday, 1 May, 24 June, 15 August, 9 and 12 October, 8 and 25 December
 *   (larazon.es/comunidad-valenciana, 1 July 2025); 1 November and 6 December are left out in a year that has them on a
 *   Sunday, and stand in the decrees of other years (2024: comunica.gva.es, 29 September 2023).
 * - Of the town: the Monday and Tuesday of its patron saints, who are feasted from the weekend of the second Sunday of
 *   November (informacion.es, 6 November 2020 and 10 November 2023; benidorm.org, 14 November 2024). The town can choose
 *   other days in any year, so these are proposals as all of them are.
 *
 * The eves of Christmas and of the new year are no holidays; everybody closes early on them.
 */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';

const monthDay = (day: string) => (year: number) => `${year}-${day}`;
const afterEaster = (days: number) => (year: number) => addDays(easterOf(year), days);
/** Counted from the second Sunday of November. */
const afterPatrons = (days: number) => (year: number) => {
  const first = `${year}-11-01`;
  return addDays(first, 6 - weekdayOf(first) + 7 + days);
};

const dateOf = {
  newYear: monthDay('01-01'),
  epiphany: monthDay('01-06'),
  saintJoseph: monthDay('03-19'),
  goodFriday: afterEaster(-2),
  easterMonday: afterEaster(1),
  labourDay: monthDay('05-01'),
  saintJohn: monthDay('06-24'),
  assumption: monthDay('08-15'),
  valencianDay: monthDay('10-09'),
  nationalDay: monthDay('10-12'),
  allSaints: monthDay('11-01'),
  patronsMonday: afterPatrons(1),
  patronsTuesday: afterPatrons(2),
  constitution: monthDay('12-06'),
  immaculate: monthDay('12-08'),
  christmasEve: monthDay('12-24'),
  christmas: monthDay('12-25'),
  newYearsEve: monthDay('12-31'),
} as const satisfies Readonly<Record<string, (year: number) => string>>;

export type Holiday = keyof typeof dateOf;

/** Easter Sunday by the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
export function easterOf(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const day = h + l - 7 * m + 114;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(Math.floor(day / 31))}-${two((day % 31) + 1)}`;
}

/** Each holiday once, on its next date from this one on, the soonest first. */
export function holidaysFrom(date: string): { readonly name: Holiday; readonly date: string }[] {
  const year = Number(date.slice(0, 4));
  return (Object.keys(dateOf) as Holiday[])
    .map((name) => {
      const thisYear = dateOf[name](year);
      return { name, date: thisYear < date ? dateOf[name](year + 1) : thisYear };
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
