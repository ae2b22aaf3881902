/** The other nights of a series, as the page of one of them tells of them (decision 0179). */
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { events } from './table.ts';
import type { EventRow } from './table.ts';

/** How many are told at most: the reader leaves out what is over. */
const maxTold = 60;

/** Those of one series; all where none is asked for. */
export const isOfSeries = (id: string | undefined) => (id === undefined ? undefined : eq(events.seriesId, id));

/** Those of the same owner that are public and dated, the latest ones where they are many. */
export async function otherNights(db: Db, { id, seriesId, ownerId }: EventRow): Promise<EventRow[]> {
  if (seriesId === null) return [];
  const rows = await db
    .select()
    .from(events)
    .where(
      and(eq(events.seriesId, seriesId), ne(events.id, id), eq(events.status, 'published'), isNotNull(events.startsAt)),
    )
    .orderBy(asc(events.startsAt), events.id);
  return rows.filter((night) => night.ownerId === ownerId).slice(-maxTold);
}
