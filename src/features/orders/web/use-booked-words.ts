import { inLine } from '#kit/shared/bidi.ts';
import { useThings } from '#market/listings/web/things/use-things.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../booked-messages.ts';
import type { Order } from '../contract.ts';
import { hasNotEnded, type SaidStatus } from '../said-status.ts';

type Booked = Pick<Order, 'date' | 'time' | 'until' | 'unit' | 'lastDay'>;
type Counted = Pick<Order, 'kind' | 'category' | 'unit' | 'units' | 'quantity' | 'guests' | 'ticketType'> & {
  readonly status: SaidStatus;
  /** Not told in the desk's list. */
  readonly until?: Order['until'];
  readonly tickets: readonly { readonly cancelledAt: string | null }[];
};

/** What was booked in words, whether it is an evening or a stay. */
export function useBookedWords() {
  const words = useWords(messages);
  const things = useThings();
  const { language } = useLanguage();
  const long = (date: string) => formatDate(date, 'long', language);
  /** How many of it, for how long, and how many come: 2 tickets; 3 bikes, 2 days; 3 nights, 4 people. */
  const bought = ({ kind, category, unit, units, quantity, guests, tickets, until }: Counted): string => {
    // The package has no month that ends.
    if (kind === 'plan') return words(until === null ? 'once' : 'month');
    if (kind === 'supplement') return words('supplement');
    // What was given back one by one was bought together.
    if (unit === null) return words('tickets', { count: tickets.length || quantity });
    if (unit === 'person') return words('length.person', { count: quantity });
    const length = words(`length.${unit}`, { count: units });
    const parts = [
      quantity > 1 && things(category, quantity),
      length,
      guests !== null && words('length.person', { count: guests }),
    ];
    return parts.filter(Boolean).join(', ');
  };
  return {
    /** When it is, a line each for when it begins and when it ends. */
    when: ({ date, time, until, unit, lastDay }: Booked): string[] => {
      if (date === null) return [words('undated')];
      if (lastDay !== undefined) return [inLine([`${long(date)} – ${long(lastDay)}`, time])];
      if (until === null || time === null) return [time === null ? long(date) : inLine([long(date), time])];
      if (unit === 'night' || unit === 'week' || until.date !== date)
        return [
          words('arrive', { day: long(date), time }),
          words('leave', { day: long(until.date), time: until.time }),
        ];
      return [inLine([long(date), `${time}–${until.time}`])];
    },
    bought,
    /** The same with the ticket type, and how many are left where some of the tickets were given back: 1 of 2 tickets · VIP. */
    count: (order: Counted): string => {
      const { unit, kind, status, tickets, ticketType } = order;
      const left = tickets.filter(({ cancelledAt }) => cancelledAt === null).length;
      const isInPart = kind === 'event' && unit === null && hasNotEnded(status) && left < tickets.length;
      const told = isInPart ? words('ticketsLeft', { count: left, all: tickets.length }) : bought(order);
      return inLine([told, ticketType]);
    },
  };
}
