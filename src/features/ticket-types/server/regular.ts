/** The regular ticket beside others: how it stands, and whether there are enough of it (decision 0191). */
import { eq, sql } from 'drizzle-orm';
import type { EventRow } from '#features/events/server/service.ts';
import { eventPlaces } from '#features/events/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { wallClock } from '#market/town/dates.ts';
import { typeState, type TypeState } from '../rules.ts';
import type { OfType } from './places.ts';
import { ticketTypes } from './table.ts';

/** Held or sold of it: what is taken of the event and is of no type, ended ones included. */
export async function regularTaken(db: Db, eventId: string): Promise<number> {
  const ofTypes = sql`(select coalesce(sum(${ticketTypes.taken}), 0) from ${ticketTypes} where ${ticketTypes.eventId} = ${eventId})`;
  const [row] = await db
    .select({ taken: sql<number>`(${eventPlaces.taken} - ${ofTypes})::int` })
    .from(eventPlaces)
    .where(eq(eventPlaces.eventId, eventId));
  return row?.taken ?? 0;
}

/** How it stands with it on this day. */
export function regularState(event: EventRow, taken: number, at: Date): TypeState {
  const { regularFrom: soldFrom, regularUntil: soldUntil, regularLimit, regularOff } = event;
  const soldOut = regularLimit !== null && taken >= regularLimit;
  return typeState({ endedAt: regularOff ? true : null, soldFrom, soldUntil, soldOut }, wallClock(at).date);
}

/** Whether there are enough of it for an order, in the place of what it had before; asked while its event is locked, before anything is taken. */
export async function isRegularLeft(
  db: Db,
  { id, regularLimit }: Pick<EventRow, 'id' | 'regularLimit'>,
  order: OfType,
  before?: OfType,
): Promise<boolean> {
  if (regularLimit === null) return true;
  const more = order.quantity - (before?.ticketTypeId === null ? before.quantity : 0);
  return more <= 0 || (await regularTaken(db, id)) + more <= regularLimit;
}
