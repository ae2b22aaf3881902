import { inLine } from '#kit/shared/bidi.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../booked-messages.ts';
import type { Order } from '../contract.ts';

type Booked = Pick<Order, 'date' | 'time' | 'until' | 'unit'>;
type Counted = Pick<Order, 'kind' | 'unit' | 'units' | 'quantity'>;

/** What was booked in words, whether it is an evening or a stay. */
export function useBookedWords() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const long = (date: string) => formatDate(date, 'long', language);
  return {
    /** When it is, a line each for when it begins and when it ends. */
    when: ({ date, time, until, unit }: Booked): string[] => {
      if (date === null) return [words('undated')];
      if (until === null || time === null) return [time === null ? long(date) : inLine([long(date), time])];
      if (unit === 'night' || unit === 'week' || until.date !== date)
        return [
          words('arrive', { day: long(date), time }),
          words('leave', { day: long(until.date), time: until.time }),
        ];
      return [inLine([long(date), `${time}–${until.time}`])];
    },
    /** How many of it, or for how long: 2 tickets; 3 nights × 2. */
    count: ({ kind, unit, units, quantity }: Counted): string => {
      if (kind === 'plan') return words('month');
      if (unit === null) return words('tickets', { count: quantity });
      if (unit === 'person') return words('length.person', { count: quantity });
      const length = words(`length.${unit}`, { count: units });
      return quantity === 1 ? length : `${length} × ${quantity}`;
    },
  };
}
