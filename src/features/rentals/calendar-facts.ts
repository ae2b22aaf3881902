/** How each language names the days of a week and a month of a year, as plain data: a phone need not ask Intl (decision 0060). */
import { locales } from '#kit/shared/locales.ts';
import { languages, type Language } from '#kit/shared/messages.ts';
import { dayMs } from '#kit/shared/durations.ts';

export type Weekday = { readonly long: string; readonly narrow: string };

const byLanguage = <T>(make: (tag: string) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(locales[language].tag)])) as Readonly<
    Record<Language, T>
  >;

/** Any Monday: the names of the days are all that is taken from its week. */
const monday = Date.UTC(2024, 0, 1, 12);
const week = Array.from({ length: 7 }, (_, day) => new Date(monday + day * dayMs));

/** Monday to Sunday. */
export const weekdayNames: Readonly<Record<Language, readonly Weekday[]>> = byLanguage((tag) => {
  const [long, narrow] = (['long', 'narrow'] as const).map(
    (weekday) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday }),
  );
  return week.map((day) => ({ long: long?.format(day) ?? '', narrow: narrow?.format(day) ?? '' }));
});

/** Each month of a year, January first, with the place of the year in it: `{year}`. */
export const monthsOfYear: Readonly<Record<Language, readonly string[]>> = byLanguage((tag) => {
  const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(Date.UTC(2024, month, 1))
      .map(({ type, value }) => (type === 'year' ? '{year}' : value))
      .join(''),
  );
});
