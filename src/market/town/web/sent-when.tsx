import { begun } from '#kit/shared/begun.ts';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock, formatInstant } from '#market/town/dates.ts';
import { locales } from '#kit/shared/locales.ts';
import type { Language } from '#kit/shared/messages.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';

const days = new Map<Language, Intl.RelativeTimeFormat>();

/** Made once a language: a list has a line for each of hundreds. */
function dayIn(count: number, language: Language): string {
  const known = days.get(language) ?? new Intl.RelativeTimeFormat(locales[language].tag, { numeric: 'auto' });
  days.set(language, known);
  return known.format(count, 'day');
}

/** When something came in, by the town's clock: “today, 11:42”, “yesterday, 22:03”, then the date. */
export function sentWhen(at: Date, now: Date, language: Language): string {
  const came = wallClock(at);
  const today = wallClock(now).date;
  if (came.date === today) return `${dayIn(0, language)}, ${came.time}`;
  if (came.date === addDays(today, -1)) return `${dayIn(-1, language)}, ${came.time}`;
  return formatInstant(at, language);
}

/** The same as an element of its own. */
export function SentWhen({ at }: { readonly at: string }) {
  const { language } = useLanguage();
  return <time dateTime={at}>{begun(sentWhen(new Date(at), useNow(), language))}</time>;
}
