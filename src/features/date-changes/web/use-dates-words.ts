import { useThings } from '#market/listings/web/things/use-things.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { Dates } from '../contract.ts';
import { messages } from '../messages.ts';

/** A stay in one line: from when until when, and of how many where that is more than one. */
export function useDatesWords(category: string): (dates: Dates) => string {
  const words = useWords(messages);
  const things = useThings();
  const { language } = useLanguage();
  return ({ from, until, unit, quantity }) => {
    const day = (date: string) => formatDate(date, 'long', language);
    const told = { from: day(from.date), fromTime: from.time, until: day(until.date), untilTime: until.time };
    const when = words(from.date === until.date ? 'hours' : 'span', told);
    const many = unit === 'person' ? words('persons', { count: quantity }) : things(category, quantity);
    return inLine(quantity > 1 || unit === 'person' ? [when, many] : [when]);
  };
}
