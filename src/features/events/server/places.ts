/** The places of events, counted in a row beside each (decision 0035): they are taken and given back here and nowhere else. */
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { prepared } from '#kit/server/db.ts';
import { eventPlaces, events } from './table.ts';
import type { EventRow } from './table.ts';

/** An event with its count, which nobody else changes while it is locked. */
export type CountedEvent = EventRow & { readonly placesTaken: number };

/** Locks an event's row and its count until the transaction ends, so that holds on it queue up behind each other. */
export async function lockEvent(db: Db, id: string): Promise<CountedEvent | undefined> {
  const [row] = await lockedEvent(db, { id });
  return row;
}

/** Both are locked: what is only joined would be read as it was before the wait. */
const lockedEvent = prepared((db) =>
  db
    .select({ ...getTableColumns(events), placesTaken: eventPlaces.taken })
    .from(events)
    .innerJoin(eventPlaces, eq(eventPlaces.eventId, events.id))
    .where(eq(events.id, sql.placeholder('id')))
    .for('no key update'),
);

/**
 * Takes (or with a negative count gives back) places by one guarded statement; false when there are too few. Lock the
 * event before: the place that sells it out is written to its row too.
 */
export async function takePlaces(db: Db, id: string, count: number): Promise<boolean> {
  const taken = await guardedPlaces(db, { id, count });
  return taken.length === 1;
}

const guardedPlaces = prepared((db) => {
  const taken = sql`${eventPlaces.taken} + ${sql.placeholder('count')}`;
  return db
    .update(eventPlaces)
    .set({ taken })
    .where(and(eq(eventPlaces.eventId, sql.placeholder('id')), sql`${taken} between 0 and ${eventPlaces.capacity}`))
    .returning({ id: eventPlaces.eventId });
});

/** Places of a published event that nobody has or holds; undefined when it is not published. */
export async function countPlacesLeft(db: Db, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ left: sql<number>`${eventPlaces.capacity} - ${eventPlaces.taken}` })
    .from(eventPlaces)
    .innerJoin(events, eq(events.id, eventPlaces.eventId))
    .where(and(eq(events.id, id), eq(events.status, 'published')));
  return row?.left;
}

/** How many places of each of these events are held or sold. */
export async function readPlacesTaken(db: Db, ids: readonly string[]): Promise<(id: string) => number> {
  const { eventId, taken } = eventPlaces;
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ eventId, taken })
          .from(eventPlaces)
          .where(inArray(eventId, [...ids]));
  const counts = new Map(rows.map((row) => [row.eventId, row.taken]));
  return (id) => counts.get(id) ?? 0;
}
