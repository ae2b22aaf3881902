/** The tickets that people wait for: whether there are enough of them, and what they are called (decision 0198). */
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { EventRow } from '#features/events/server/service.ts';
import { events } from '#features/events/server/table.ts';
import { ticketsLeft } from '#features/ticket-types/server/service.ts';
import { ticketTypes } from '#features/ticket-types/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { Localized } from '#kit/shared/localized.ts';
import { waitingList } from './table.ts';

/** What is on sale on this day of what a row of the list waits for: a question inside of another one, that knows the row. */
function soldFor(db: Db, at: Date) {
  const now = ticketsLeft(db, at, eq(events.id, waitingList.eventId));
  const isFor = or(waitingList.anyTicket, sql`${now.typeId} is not distinct from ${waitingList.ticketTypeId}`);
  return { now, isFor };
}

/** The types of these that have as many left as the row waits for, the cheapest first, with no value for the regular ticket. */
export function enoughFor(db: Db, at: Date) {
  const { now, isFor } = soldFor(db, at);
  const isEnough = sql`${waitingList.places} <= least(${now.left}, ${now.each})`;
  return db
    .select({ typeId: now.typeId })
    .from(now)
    .where(and(isFor, isEnough))
    .orderBy(asc(now.priceCents), asc(now.place), sql`${now.typeId} nulls first`)
    .limit(1);
}

/** The same, be there enough of them or not. */
export function sold(db: Db, at: Date) {
  const { now, isFor } = soldFor(db, at);
  return db.select({ typeId: now.typeId }).from(now).where(isFor);
}

/** What the tickets of an event are called; of one that has but the regular ticket, and no name for that, nothing. */
export async function ticketNames(db: Db, eventId: string) {
  const types = await db
    .select({ id: ticketTypes.id, name: ticketTypes.name })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.eventId, eventId), isNull(ticketTypes.endedAt)));
  return ({ regularName }: EventRow, typeId: string | null): Localized | 'regular' | undefined => {
    if (typeId !== null) return types.find(({ id }) => id === typeId)?.name;
    if (Object.keys(regularName).length > 0) return regularName;
    return types.length > 0 ? 'regular' : undefined;
  };
}
