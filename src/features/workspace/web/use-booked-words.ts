import { useThings } from '#market/listings/web/things/use-things.ts';
import { begun } from '#kit/shared/begun.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';

const backWords = { done: 'wentBack', asked: 'goesBack', failed: 'stuckBack' } as const;

/** How much was booked and for when, as people say it. */
export function useBookedWords() {
  const words = useWords(messages);
  const things = useThings();
  const { language } = useLanguage();
  const day = useDay();
  const point = (date: string, time: string | null) => inLine([day(date), time], ', ');
  return {
    when: ({ date, time, until }: Booking) => {
      if (date === null) return words('undated');
      const from = begun(point(date, time));
      return until === null ? from : `${from} → ${point(until.date, until.time)}`;
    },
    /** What of its price went back, and how far that is. */
    back: ({ back }: Booking) =>
      (['done', 'asked', 'failed'] as const).flatMap((far) =>
        back[far] === '0' ? [] : [words(backWords[far], { amount: formatPrice(back[far], language) })],
      ),
    count: ({ kind, category, quantity, guests, unit, units, ticketType }: Booking) => {
      if (kind === 'event' || unit === null) return inLine([words('tickets', { count: quantity }), ticketType]);
      if (unit === 'person') return words('span.person', { count: quantity });
      const span = words(`span.${unit}`, { count: units });
      const parts = [
        quantity > 1 && things(category, quantity),
        span,
        guests !== null && words('span.person', { count: guests }),
      ];
      return parts.filter(Boolean).join(', ');
    },
  };
}
