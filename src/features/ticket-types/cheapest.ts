/** Which ticket a checkout begins with, and how an address names the regular one. */
import { centsOf } from '#kit/shared/money.ts';
import type { TicketType, TicketTypes } from './contract.ts';

/** The regular ticket where it was chosen; a type is named by its id. */
export const regularTicket = 'regular';

/**
 * The cheapest that can be had, undefined for the regular one: "from 15 euro" beside a button that leads to 25 would be a
 * promise that nobody keeps. Of two that cost the same the regular one, then the first.
 */
export function cheapestOf(price: string | null, { types, regularSale }: TicketTypes): TicketType | undefined {
  const open = types.filter(({ state }) => state === 'open');
  const [first] = open.toSorted((a, b) => (centsOf(a.price) ?? 0) - (centsOf(b.price) ?? 0));
  const isRegularOpen = regularSale?.state === 'open' && price !== null;
  return first && isRegularOpen && (centsOf(price) ?? 0) <= (centsOf(first.price) ?? 0) ? undefined : first;
}
