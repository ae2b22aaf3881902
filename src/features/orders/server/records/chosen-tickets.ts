/** Some tickets of an order that are to be given back: which may be, and what goes back for them (decision 0048). */
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { dueCents, splitPrice } from '../../split-price.ts';
import { goodTickets } from '../../rules.ts';
import { leftOfOrder, priceOfOrder } from './rows.ts';
import { listTickets } from './ticket-rows.ts';
import type { OrderRow, TicketRow } from '../table.ts';

/** Tickets of an order that are to be given back. */
export type Chosen = {
  /** Its tickets, in the order in which everybody counts them. */
  readonly all: readonly TicketRow[];
  readonly chosen: readonly TicketRow[];
  /** Whether none that stands is left: then the order ends with them. */
  readonly isWhole: boolean;
};

/** What is refused of a ticket that was used or given back. */
export const tooLate = () => new Problem('invalid_transition', 'This can’t be cancelled any more.');

/**
 * Finds the tickets that are named; all that stand unless told. Refuses 404 for one of another order, 409
 * invalid_transition for one that was used or given back.
 */
export async function chooseTickets(db: Db, order: OrderRow, ids?: readonly string[]): Promise<Chosen> {
  const all = await listTickets(db, [order.id]);
  const standing = all.filter(({ cancelledAt }) => cancelledAt === null);
  const chosen = ids === undefined ? standing : all.filter(({ id }) => ids.includes(id));
  if (ids?.some((id) => !all.some((ticket) => ticket.id === id)))
    throw new Problem('not_found', 'There is no such ticket in this order.');
  if (goodTickets(chosen).length < chosen.length) throw tooLate();
  return { all, chosen, isWhole: chosen.length === standing.length };
}

/** The cents of the price that these tickets are. */
export function priceOfChosen(order: OrderRow, { all, chosen }: Chosen): number {
  const shares = splitPrice(priceOfOrder(order), all.length);
  return all.reduce((sum, { id }, place) => sum + (chosen.some((one) => one.id === id) ? (shares[place] ?? 0) : 0), 0);
}

/** What goes back for them under so many percent: never more than is left of the order. */
export function refundForChosen(order: OrderRow, { all, chosen }: Chosen, percent: number): number {
  const after = all.map((ticket) => (chosen.some(({ id }) => id === ticket.id) ? { refundPercent: percent } : ticket));
  const due = dueCents(priceOfOrder(order), after) - dueCents(priceOfOrder(order), all);
  return Math.min(due, leftOfOrder(order));
}
