import { formatDate } from '#kit/shared/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { lastDayOf } from './timing.ts';

/** The days of an event in words, the first and the last of several nights; null while its date is to be announced. */
export function toldDays(event: Parameters<typeof lastDayOf>[0], language: Language): string | null {
  if (event.date === null) return null;
  const last = lastDayOf(event);
  const days = last === null ? [event.date] : [event.date, last];
  return days.map((day) => formatDate(day, 'long', language)).join(' – ');
}
