import { addDays } from '#kit/shared/dates.ts';
import { wallClock, formatInstant } from '#market/town/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';

const days = {
  en: new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }),
  es: new Intl.RelativeTimeFormat('es-ES', { numeric: 'auto' }),
};

/** When something came in, by the town's clock: “today, 11:42”, “yesterday, 22:03”, then the date. */
export function sentWhen(at: Date, now: Date, language: Language): string {
  const came = wallClock(at);
  const today = wallClock(now).date;
  if (came.date === today) return `${days[language].format(0, 'day')}, ${came.time}`;
  if (came.date === addDays(today, -1)) return `${days[language].format(-1, 'day')}, ${came.time}`;
  return formatInstant(at, language);
}

/** The same as an element of its own. */
export function SentWhen({ at }: { readonly at: string }) {
  const { language } = useLanguage();
  const text = sentWhen(new Date(at), useNow(), language);
  return <time dateTime={at}>{text.charAt(0).toUpperCase() + text.slice(1)}</time>;
}
