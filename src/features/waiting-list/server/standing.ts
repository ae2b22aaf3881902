/** How those who wait stand, in SQL: for whoever reads the list, counts it, and tells who is next. */
import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { wantsLetters } from '#features/mail/server/service.ts';
import { orders } from '#features/orders/server/table.ts';
import { waitingList } from './table.ts';

/** Of any ticket, or of the one they wait for: who waits for another keeps waiting. */
const isTheirOrder = sql`${orders.userId} = ${waitingList.userId} and ${orders.kind} = 'event' and ${orders.itemId} = ${waitingList.eventId}
  and (${waitingList.anyTicket} or ${orders.ticketTypeId} is not distinct from ${waitingList.ticketTypeId})`;

/** They have bought, or joined, since they asked: the wish is over, whatever became of the order. */
export const hasBought = sql<boolean>`exists (select from ${orders} where ${isTheirOrder} and ${orders.confirmedAt} > ${waitingList.joinedAt})`;

/** They hold places of it, and may pay. */
export const isHolding = sql<boolean>`exists (select from ${orders} where ${isTheirOrder} and ${orders.status} = 'pending')`;

/** A letter about places reaches them. */
export const isReached = sql<boolean>`(${users.email} is not null and ${wantsLetters(users.id, 'places')})`;

/** The wish stands: read with the row of its member. */
export const stands = and(eq(users.id, waitingList.userId), isNull(users.suspendedAt), not(hasBought));

type Row = Pick<typeof waitingList.$inferSelect, 'anyTicket' | 'ticketTypeId'>;

/** What a row waits for, as it is asked for. */
export const nameOf = ({ anyTicket, ticketTypeId }: Row): string => (anyTicket ? 'any' : (ticketTypeId ?? 'regular'));

/** The same read. */
export const wantedOf = (ticketType: string): Row => ({
  anyTicket: ticketType === 'any',
  ticketTypeId: ticketType === 'any' || ticketType === 'regular' ? null : ticketType,
});
