/** For which events a code is good: one, or all that its owner has of a series, or at all (decision 0198). */
import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { lockUser } from '#features/auth/server/service.ts';
import { findEventRows, lockEvent, requireOwnEvent } from '#features/events/server/service.ts';
import type { EventRow } from '#features/events/server/service.ts';
import { events } from '#features/events/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { reachesAt, type CodeReach } from '../rules.ts';
import { discountCodes } from './table.ts';
import type { DiscountCodeRow } from './table.ts';

export type OfOwner = Pick<EventRow, 'id' | 'seriesId' | 'ownerId'>;
type Reach = Pick<DiscountCodeRow, 'eventId' | 'seriesId' | 'ownerId'>;

/** Codes that are good for this event: of another owner's none is, also of a series that somebody else began. */
export function isGoodFor({ id, seriesId, ownerId }: OfOwner): SQL | undefined {
  const ofSeries = seriesId === null ? undefined : eq(discountCodes.seriesId, seriesId);
  const ofOwner =
    ownerId === null
      ? undefined
      : and(eq(discountCodes.ownerId, ownerId), or(isNull(discountCodes.seriesId), ofSeries));
  return or(eq(discountCodes.eventId, id), ofOwner);
}

/** Of two with one word that of fewer events comes first: an event that changed hands may have brought its own along. */
export const narrowestFirst = [sql`${discountCodes.eventId} is null`, sql`${discountCodes.seriesId} is null`];

export const goodForOf = ({ eventId, seriesId }: Reach): CodeReach =>
  eventId === null ? (seriesId === null ? 'owner' : 'series') : 'event';

/** What a code is written with that is made at this event. Refuses 422 a series where there is none, and events of nobody. */
export function reachOf({ id, seriesId, ownerId }: OfOwner, goodFor: CodeReach): Reach {
  if (!reachesAt({ isOwned: ownerId !== null, isOfSeries: seriesId !== null }).includes(goodFor))
    throw invalidField('goodFor', 'This event is of no owner, or of no series', 'The code is not acceptable.');
  if (goodFor === 'event') return { eventId: id, seriesId: null, ownerId: null };
  return { eventId: null, seriesId: goodFor === 'series' ? seriesId : null, ownerId };
}

/** Codes that are good for any of the events that a new one is good for. */
export function meets(event: OfOwner, { eventId, seriesId, ownerId }: Reach): SQL | undefined {
  if (eventId !== null || ownerId === null) return isGoodFor(event);
  const theirs = and(eq(events.ownerId, ownerId), seriesId === null ? undefined : eq(events.seriesId, seriesId));
  const isOfOne = inArray(discountCodes.eventId, sql`(select ${events.id} from ${events} where ${theirs})`);
  const isWider =
    seriesId === null ? undefined : or(isNull(discountCodes.seriesId), eq(discountCodes.seriesId, seriesId));
  return or(isOfOne, and(eq(discountCodes.ownerId, ownerId), isWider));
}

/** One's own event, locked, and its owner before it as who buys locks themselves: codes of several events see each other. */
export async function lockWithOwner(db: Db, eventId: string, by: By): Promise<EventRow> {
  const seen = requireOwnEvent(by, (await findEventRows(db, [eventId]))[0]);
  if (seen.ownerId !== null) await lockUser(db, seen.ownerId);
  const event = requireOwnEvent(by, await lockEvent(db, eventId));
  if (event.ownerId !== seen.ownerId) throw new Problem('edit_conflict', 'This event is somebody else’s by now.');
  return event;
}

/** Refuses 404 for a code of somebody else's events. */
export async function requireOwnCode(db: Db, code: DiscountCodeRow | undefined, by: By): Promise<void> {
  if (code?.eventId) requireOwnEvent(by, await lockEvent(db, code.eventId));
  else requireOwnEvent(by, code && { ownerId: code.ownerId, status: 'published' });
}
