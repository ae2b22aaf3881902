import { locales } from '#kit/shared/locales.ts';
import type { Language } from '#kit/shared/messages.ts';

/** Any Monday: the names of the days are all that is taken from its week. */
const monday = Date.UTC(2024, 0, 1, 12);
const week = Array.from({ length: 7 }, (_, day) => new Date(monday + day * 86_400_000));
type Weekday = { readonly long: string; readonly narrow: string };
const named = new Map<Language, { readonly week: readonly Weekday[]; readonly month: Intl.DateTimeFormat }>();

/** The names of a language, asked for once: formatters are dear. */
function namesOf(language: Language) {
  const known = named.get(language);
  if (known) return known;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language].tag, { timeZone: 'UTC', ...options });
  const [long, narrow] = [format({ weekday: 'long' }), format({ weekday: 'narrow' })];
  const names = {
    week: week.map((day) => ({ long: long.format(day), narrow: narrow.format(day) })),
    month: format({ month: 'long', year: 'numeric' }),
  };
  named.set(language, names);
  return names;
}

/** Monday to Sunday. */
export const weekdayNames = (language: Language): readonly Weekday[] => namesOf(language).week;

/** August 2026; agosto de 2026. */
export const monthName = (date: string, language: Language): string =>
  namesOf(language).month.format(new Date(`${date}T12:00:00Z`));
