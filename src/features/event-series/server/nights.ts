/** The nights of one series. */
import { asc, eq } from 'drizzle-orm';
import { owners } from '#features/auth/server/service.ts';
import { findEventRows, isAhead, lockEvent, requireOwnEvent } from '#features/events/server/service.ts';
import type { EventRow } from '#features/events/server/service.ts';
import { events } from '#features/events/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { Reach } from '../rules.ts';

/** The rows of its series, itself among them, the earliest first. One that was handed over since is somebody else's: it is told to nobody here. */
export async function nightsOf(db: Db, like: EventRow): Promise<EventRow[]> {
  if (like.seriesId === null) return [like];
  const rows = await db
    .select()
    .from(events)
    .where(eq(events.seriesId, like.seriesId))
    .orderBy(asc(events.startsAt), events.id);
  return rows.filter(({ ownerId }) => ownerId === like.ownerId);
}

/** Refuses the desk what is an owner’s: it changes their events one by one, as each is reviewed. */
export function requireNoStranger<Row extends Pick<EventRow, 'ownerId'>>(row: Row, { actor }: By): Row {
  if (row.ownerId !== null && row.ownerId !== actor.id)
    throw new Problem('not_found', 'There is no such event of yours.');
  return row;
}

/** One’s own event, as it stands. */
export async function ownNight(db: Db, id: string, by: By): Promise<EventRow> {
  return requireNoStranger(requireOwnEvent(by, (await findEventRows(db, [id]))[0]), by);
}

/** Whether a night can still be changed with others, or ended: it has not begun, and one without a date is still to come. */
export const isToCome = (night: EventRow, at: Date): boolean =>
  (night.status === 'draft' || night.status === 'published') &&
  isAhead(night, at) &&
  (night.startsAt === null || night.startsAt > at);

/** The nights of its series that are to come, itself left out. */
export async function nightsToCome(db: Db, like: EventRow, reach: Reach, at: Date): Promise<EventRow[]> {
  const nights = await nightsOf(db, like);
  const from = reach === 'all' ? null : like.startsAt;
  return nights.filter(
    (night) =>
      night.id !== like.id &&
      isToCome(night, at) &&
      (from === null || night.startsAt === null || night.startsAt > from),
  );
}

/**
 * Locks one’s own event and the nights with it: its owner first, as everywhere, then each in the order of their ids with
 * its places, so that nobody buys of one while it is changed.
 */
export async function lockNights(db: Db, id: string, pick: (like: EventRow) => Promise<EventRow[]>, by: By) {
  const { ownerId } = await ownNight(db, id, by);
  if (ownerId !== null) await owners.lock(db, ownerId);
  const like = await ownNight(db, id, by);
  const ids = [like, ...(await pick(like))].map((night) => night.id);
  const locked = new Map<string, EventRow & { readonly placesTaken: number }>();
  for (const one of ids.toSorted()) {
    const night = await lockEvent(db, one);
    if (night) locked.set(one, night);
  }
  return ids.flatMap((one) => locked.get(one) ?? []);
}
