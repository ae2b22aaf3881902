/** Who waits for places of which event (decision 0160): (db, member, …) → result. */
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { findReader, lockUser } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { countPlacesLeft, isBookable, isOn, isOver, readEventRow } from '#features/events/server/service.ts';
import { eventPlaces, events } from '#features/events/server/table.ts';
import { mutedTopics } from '#features/mail/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Waits } from '../contract.ts';
import { mostLetters, mostWaits } from '../rules.ts';
import { hasBought, stands } from './standing.ts';
import { waitingList } from './table.ts';

type Reader = { readonly id: string; readonly language: Language; readonly at: Date };

/** What a member waits for, soonest first: of what has a page and is not over. */
export async function listWaits(db: Db, { id, language, at }: Reader): Promise<Waits> {
  const rows = await db
    .select({ wait: waitingList, event: events, left: sql<number>`${eventPlaces.capacity} - ${eventPlaces.taken}` })
    .from(waitingList)
    .innerJoin(users, stands)
    .innerJoin(events, eq(events.id, waitingList.eventId))
    .innerJoin(eventPlaces, eq(eventPlaces.eventId, events.id))
    .where(and(eq(waitingList.userId, id), eq(events.status, 'published'), or(isNull(events.startsAt), isOn(at))))
    .orderBy(asc(events.startsAt), asc(events.id));
  const waits = rows.map(({ wait, event, left }) => ({
    eventId: event.id,
    title: inLanguage(event.title, language),
    date: event.date,
    time: event.time,
    places: wait.places,
    since: wait.joinedAt.toISOString(),
    toldAt: wait.toldAt?.toISOString() ?? null,
    isOpen: left >= wait.places && isBookable(event, at),
  }));
  return { waits, letters: await lettersTo(db, id) };
}

async function lettersTo(db: Db, id: string): Promise<Waits['letters']> {
  if (!(await findReader(db, id))?.to) return 'no-email';
  const off = and(eq(mutedTopics.userId, id), eq(mutedTopics.topic, 'places'));
  return (await db.$count(mutedTopics, off)) > 0 ? 'off' : 'come';
}

/**
 * Waits for so many places. Asking again changes how many, and keeps the turn; after the last letter it begins anew. Refuses 404,
 * 410 event_over, 422 not_for_sale, 409 places_free, conflict for who is at a free event already, and too_many_waits.
 */
export async function waitFor(db: Db, eventId: string, places: number, reader: Reader): Promise<Waits> {
  const { id: userId, at } = reader;
  return db.transaction(async (db) => {
    // Two presses of one member wait for each other, so that the bound holds.
    await lockUser(db, userId);
    await requireNone(db, eventId, places, reader);
    const isIt = and(eq(waitingList.userId, userId), eq(waitingList.eventId, eventId));
    const ended = or(hasBought, sql`${waitingList.letters} >= ${mostLetters}`);
    await db.delete(waitingList).where(and(isIt, ended));
    const changed = await db.update(waitingList).set({ places }).where(isIt).returning({ places: waitingList.places });
    if (changed.length === 0) {
      if ((await db.$count(waitingList, eq(waitingList.userId, userId))) >= mostWaits)
        throw new Problem('too_many_waits', `You wait for ${mostWaits} events already. Let one of them go first.`);
      await db.insert(waitingList).values({ userId, eventId, places, joinedAt: at });
    }
    return listWaits(db, reader);
  });
}

/** Refuses to wait for what can be had, or can't be had at all. */
async function requireNone(db: Db, eventId: string, places: number, { id: userId, at }: Reader): Promise<void> {
  const event = await readEventRow(db, eventId);
  if (isOver(event, at)) throw new Problem('event_over', 'This event is over.');
  if (!isBookable(event, at)) throw new Problem('not_for_sale', 'There are no tickets for this event.');
  if (((await countPlacesLeft(db, eventId)) ?? 0) >= places)
    throw new Problem('places_free', 'There are as many places at this moment: they can be had.');
  if (event.priceCents !== 0) return;
  const isTheirs = and(eq(orders.userId, userId), eq(orders.eventId, eventId), eq(orders.status, 'confirmed'));
  if ((await db.$count(orders, isTheirs)) > 0)
    throw new Problem('conflict', 'You are on the list of this event already, and everybody joins it once.');
}

/** Waits no longer. */
export async function stopWaiting(db: Db, eventId: string, reader: Reader): Promise<Waits> {
  await db.delete(waitingList).where(and(eq(waitingList.userId, reader.id), eq(waitingList.eventId, eventId)));
  return listWaits(db, reader);
}

/** How many wait for each of these events, and for how many places together: told to whose event it is, without names. */
export async function countWaiting(
  db: Db,
  eventIds: readonly string[],
): Promise<(id: string) => { readonly peopleWaiting: number; readonly placesWanted: number }> {
  const rows =
    eventIds.length === 0
      ? []
      : await db
          .select({
            id: waitingList.eventId,
            peopleWaiting: sql<number>`count(*)::int`,
            placesWanted: sql<number>`sum(${waitingList.places})::int`,
          })
          .from(waitingList)
          .innerJoin(users, stands)
          .where(inArray(waitingList.eventId, [...eventIds]))
          .groupBy(waitingList.eventId);
  const counts = new Map(rows.map(({ id, ...count }) => [id, count]));
  return (id) => counts.get(id) ?? { peopleWaiting: 0, placesWanted: 0 };
}
