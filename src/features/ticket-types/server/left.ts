/** Which tickets of events are on sale on a day, and how many are left of each, in SQL: for lists, and for whoever waits for one (decision 0198). */
import { and, eq, gt, isNull, not, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { eventPlaces, events } from '#features/events/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { wallClock } from '#market/town/dates.ts';
import { ticketTypes } from './table.ts';

/** Whether today is before the first day on which a ticket is sold, or after the last one. */
export const saleDays = (from: AnyColumn, until: AnyColumn, today: string) => ({
  isEarly: sql<boolean>`coalesce(${from} > ${today}::date, false)`,
  isPast: sql<boolean>`coalesce(${until} < ${today}::date, false)`,
});

/** Held or sold of the regular ticket: what is taken of the event and is of no type, ended ones included. */
const regularTaken = sql`(${eventPlaces.taken} - (select coalesce(sum(${ticketTypes.taken}), 0) from ${ticketTypes} where ${ticketTypes.eventId} = ${events.id}))`;

export const isRegularGone = sql<boolean>`coalesce(${regularTaken} >= ${events.regularLimit}, false)`;

/** A ticket of an event that is on sale; the regular one has no type, and one without bound as many as the event has. */
export type TicketLeft = {
  readonly eventId: string;
  readonly typeId: string | null;
  readonly priceCents: number;
  readonly left: number;
  /** How many one person may have. */
  readonly each: number | null;
};

/** All that is on sale of these events, to be read or asked; what is free has but the regular one, whatever its bounds were. */
export function ticketsLeft(db: Db, at: Date, which: SQL | undefined) {
  const today = wallClock(at).date;
  const places = sql`${eventPlaces.capacity} - ${eventPlaces.taken}`;
  const isPriced = gt(events.priceCents, 0);
  const isSold = (from: AnyColumn, until: AnyColumn) => {
    const { isEarly, isPast } = saleDays(from, until, today);
    return sql`not ${isEarly} and not ${isPast}`;
  };
  const regular = db
    .select({
      eventId: sql<string>`${events.id}`.as('of_event'),
      typeId: sql<string | null>`null::text`.as('of_type'),
      priceCents: sql<number>`coalesce(${events.priceCents}, 0)`.as('costs'),
      place: sql<number>`-1`.as('place'),
      left: sql<number>`least(${places}, case when ${isPriced} then ${events.regularLimit} - ${regularTaken} end)::int`.as(
        'is_left',
      ),
      each: sql<number | null>`case when ${isPriced} then ${events.regularEach} end`.as('for_each'),
    })
    .from(events)
    .innerJoin(eventPlaces, eq(eventPlaces.eventId, events.id))
    .where(
      and(
        which,
        not(events.salesStopped),
        sql`(${events.priceCents} = 0 or not ${events.regularOff} and ${isSold(events.regularFrom, events.regularUntil)})`,
      ),
    );
  const types = db
    .select({
      eventId: sql<string>`${ticketTypes.eventId}`.as('of_event'),
      typeId: sql<string | null>`${ticketTypes.id}`.as('of_type'),
      priceCents: sql<number>`${ticketTypes.priceCents}`.as('costs'),
      place: sql<number>`${ticketTypes.position}`.as('place'),
      left: sql<number>`least(${places}, ${ticketTypes.limit} - ${ticketTypes.taken})::int`.as('is_left'),
      each: sql<number | null>`${ticketTypes.each}`.as('for_each'),
    })
    .from(ticketTypes)
    .innerJoin(events, eq(events.id, ticketTypes.eventId))
    .innerJoin(eventPlaces, eq(eventPlaces.eventId, events.id))
    .where(
      and(
        which,
        not(events.salesStopped),
        isPriced,
        isNull(ticketTypes.endedAt),
        isSold(ticketTypes.soldFrom, ticketTypes.soldUntil),
      ),
    );
  return unionAll(regular, types).as('tickets_left');
}

/** The same of one event, the cheapest first. */
export async function readTicketsLeft(db: Db, at: Date, eventId: string): Promise<TicketLeft[]> {
  const now = ticketsLeft(db, at, eq(events.id, eventId));
  return db
    .select()
    .from(now)
    .orderBy(now.priceCents, now.place, sql`${now.typeId} nulls first`);
}
