/** The regular ticket beside others: how it stands, whether there are enough of it, and what lists show of all tickets of an event (decision 0191). */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { EventRow } from '#features/events/server/service.ts';
import { eventPlaces, events } from '#features/events/server/table.ts';
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
  const { regularFrom: soldFrom, regularUntil: soldUntil, regularMost, regularOff } = event;
  const soldOut = regularMost !== null && taken >= regularMost;
  return typeState({ endedAt: regularOff ? true : null, soldFrom, soldUntil, soldOut }, wallClock(at).date);
}

/** Whether there are enough of it for an order, in the place of what it had before; asked while its event is locked, before anything is taken. */
export async function isRegularLeft(
  db: Db,
  { id, regularMost }: Pick<EventRow, 'id' | 'regularMost'>,
  order: OfType,
  before?: OfType,
): Promise<boolean> {
  if (regularMost === null) return true;
  const more = order.quantity - (before?.ticketTypeId === null ? before.quantity : 0);
  return more <= 0 || (await regularTaken(db, id)) + more <= regularMost;
}

/**
 * Writes to events what lists show of their tickets: the price of the cheapest type that can be had, and whether the regular one
 * can't. Of one event when something of it changed, of all now and then, because days turn. Only what is another is written.
 */
export async function settleTickets(db: Db, at: Date, eventId?: string): Promise<void> {
  const today = wallClock(at).date;
  const isOpen = sql`ended_at is null and not sold_out
    and coalesce(sold_from <= ${today}::date, true) and coalesce(sold_until >= ${today}::date, true)`;
  const now = db
    .select({
      id: events.id,
      fromCents: sql<
        number | null
      >`(select min(price_cents) from ${ticketTypes} where event_id = ${events.id} and ${isOpen})`.as('now_from'),
      regularClosed: sql<boolean>`${events.regularOff}
        or coalesce(${events.regularFrom} > ${today}::date, false) or coalesce(${events.regularUntil} < ${today}::date, false)
        or coalesce(${eventPlaces.taken} - (select coalesce(sum(taken), 0) from ${ticketTypes} where event_id = ${events.id}) >= ${events.regularMost}, false)`.as(
        'now_closed',
      ),
    })
    .from(events)
    .innerJoin(eventPlaces, eq(eventPlaces.eventId, events.id))
    .where(eventId === undefined ? hasTickets : eq(events.id, eventId))
    .as('now_told');
  await db
    .update(events)
    .set({ fromCents: sql`${now.fromCents}`, regularClosed: sql`${now.regularClosed}` })
    .from(now)
    .where(
      and(
        eq(events.id, now.id),
        sql`(${events.fromCents}, ${events.regularClosed}) is distinct from (${now.fromCents}, ${now.regularClosed})`,
      ),
    );
}

/** Those that are up, and have a type or a bounded regular ticket. */
const hasTickets = and(
  eq(events.status, 'published'),
  isNotNull(events.startsAt),
  sql`(exists (select from ${ticketTypes} where event_id = ${events.id}) or ${events.regularMost} is not null
    or ${events.regularFrom} is not null or ${events.regularUntil} is not null)`,
);
