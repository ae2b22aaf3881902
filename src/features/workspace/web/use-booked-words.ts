import { inLine } from '#kit/shared/bidi.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';

/** How much was booked and for when, as people say it. */
export function useBookedWords() {
  const words = useWords(messages);
  const day = useDay();
  const point = (date: string, time: string | null) => inLine([day(date), time], ', ');
  return {
    when: ({ date, time, until }: Booking) => {
      if (date === null) return words('undated');
      return until === null ? point(date, time) : `${point(date, time)} → ${point(until.date, until.time)}`;
    },
    count: ({ kind, quantity, unit, units }: Booking) => {
      if (kind === 'event' || unit === null) return words('tickets', { count: quantity });
      if (unit === 'person') return words('span.person', { count: quantity });
      const span = words(`span.${unit}`, { count: units });
      return quantity === 1 ? span : words('times', { quantity, span });
    },
  };
}
