/** What lists show of the tickets of events, written to their rows: it turns with sales, and with the day (decisions 0191 and 0198). */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { eventPlaces, events } from '#features/events/server/table.ts';
import type { EventRow } from '#features/events/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { wallClock } from '#market/town/dates.ts';
import { isRegularGone, saleDays } from './left.ts';
import { ticketTypes } from './table.ts';

/**
 * Writes to events what lists show of their tickets: the price of the cheapest type that can be had, whether the regular one
 * can't, and why none can while none can. Then an event that leaves its regular ticket out shows what the cheapest of the
 * others is sold for: nobody ever pays the regular price. Of one event when something of it changed, of all now and then, because days turn.
 * Only what is another is written.
 */
export async function settleTickets(db: Db, at: Date, eventId?: string): Promise<void> {
  const today = wallClock(at).date;
  const type = saleDays(ticketTypes.soldFrom, ticketTypes.soldUntil, today);
  const regular = saleDays(events.regularFrom, events.regularUntil, today);
  const isOpen = sql`not ${ticketTypes.soldOut} and not ${type.isEarly} and not ${type.isPast}`;
  const least = (is: ReturnType<typeof sql>) =>
    sql`(select min(${ticketTypes.priceCents}) from ${ticketTypes} where ${ticketTypes.eventId} = ${events.id} and ${ticketTypes.endedAt} is null and ${is})`;
  const some = (is: ReturnType<typeof sql>) =>
    sql`coalesce((select bool_or(${is}) from ${ticketTypes} where ${ticketTypes.eventId} = ${events.id} and ${ticketTypes.endedAt} is null), false)`;
  const now = db
    .select({
      id: events.id,
      fromCents: sql<
        number | null
      >`coalesce(${least(isOpen)}, case when ${events.regularOff} then coalesce(${least(sql`not ${type.isPast}`)}, ${least(sql`true`)}) end)`.as(
        'now_from',
      ),
      hasOpen: some(isOpen).as('has_open'),
      regularClosed:
        sql<boolean>`${events.regularOff} or ${regular.isEarly} or ${regular.isPast} or ${isRegularGone}`.as(
          'now_closed',
        ),
      // What is gone before its first day is gone, as `typeState` says.
      hasEarly:
        sql<boolean>`(not ${events.regularOff} and ${regular.isEarly} and not ${regular.isPast} and not ${isRegularGone}
        or ${some(sql`${type.isEarly} and not ${type.isPast} and not ${ticketTypes.soldOut}`)})`.as('has_early'),
      hasGone: sql<boolean>`(not ${events.regularOff} and ${isRegularGone} and not ${regular.isPast}
        or ${some(sql`${ticketTypes.soldOut} and not ${type.isPast}`)})`.as('has_gone'),
    })
    .from(events)
    .innerJoin(eventPlaces, eq(eventPlaces.eventId, events.id))
    .where(eventId === undefined ? hasTickets : eq(events.id, eventId))
    .as('now_told');
  const closed = sql<EventRow['ticketsClosed']>`case when ${now.hasOpen} or not ${now.regularClosed} then null
    when ${now.hasEarly} then 'early' when ${now.hasGone} then 'soldOut' else 'past' end`;
  await db
    .update(events)
    .set({ fromCents: sql`${now.fromCents}`, regularClosed: sql`${now.regularClosed}`, ticketsClosed: closed })
    .from(now)
    .where(
      and(
        eq(events.id, now.id),
        sql`(${events.fromCents}, ${events.regularClosed}, ${events.ticketsClosed}) is distinct from (${now.fromCents}, ${now.regularClosed}, ${closed})`,
      ),
    );
}

/** Those that are up, and have a type or a bounded regular ticket. */
const hasTickets = and(
  eq(events.status, 'published'),
  isNotNull(events.startsAt),
  sql`(exists (select from ${ticketTypes} where ${ticketTypes.eventId} = ${events.id}) or ${events.regularLimit} is not null
    or ${events.regularFrom} is not null or ${events.regularUntil} is not null)`,
);
