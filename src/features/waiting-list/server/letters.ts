/** Letters about places: who waits is told in their order, as many as there are places for (decision 0160). */
import { and, asc, eq, exists, gte, isNotNull, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import { findAddressee } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import {
  findEventRows,
  isBookable,
  isOn,
  lockEvent,
  type Bookable,
  type EventRow,
} from '#features/events/server/service.ts';
import { eventPlaces, events } from '#features/events/server/table.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { mostLetters, ticketsPath, turnOf, whomToTell } from '../rules.ts';
import { tellOfCalledOff } from './called-off.ts';
import { hasBought, isHolding, isReached, stands } from './standing.ts';
import { waitingList } from './table.ts';

/** So many people of one event at a time; the next ones hear a moment later. */
const mostTold = 500;

const left = sql`${eventPlaces.capacity} - ${eventPlaces.taken}`;
/** They were not told yet, or of places that are gone. */
const waits = or(isNull(waitingList.toldAt), isNotNull(waitingList.missedAt));

/** Ends wishes that are over, and tells of places that are left, by the clock. */
export async function tellOfPlaces(db: Db, at: Date): Promise<void> {
  await tellOfCalledOff(db, at);
  await dropEnded(db, at);
  await noteMissed(db, at);
  const open = await db
    .selectDistinct({ id: waitingList.eventId })
    .from(waitingList)
    .innerJoin(eventPlaces, eq(eventPlaces.eventId, waitingList.eventId))
    .where(and(waits, lte(waitingList.places, left)));
  const ids = open.map(({ id }) => id);
  for (const event of await findEventRows(db, ids))
    if (isBookable(event, at)) await db.transaction(async (db) => tellOfEvent(db, event.id, at));
}

/** Who bought waits no longer, nor does anybody for what is over. */
async function dropEnded(db: Db, at: Date): Promise<void> {
  const isOver = not(isOn(at) ?? sql`true`);
  const event = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, waitingList.eventId), isOver));
  await db.delete(waitingList).where(or(hasBought, exists(event)));
}

/** Of whom the places are gone that they were told of: they wait again, unless that was the last letter. */
async function noteMissed(db: Db, at: Date): Promise<void> {
  const isGone = db
    .select({ id: eventPlaces.eventId })
    .from(eventPlaces)
    .where(and(eq(eventPlaces.eventId, waitingList.eventId), lt(left, waitingList.places)));
  const isTold = and(isNotNull(waitingList.toldAt), isNull(waitingList.missedAt));
  await db
    .update(waitingList)
    .set({ missedAt: at })
    .where(and(isTold, exists(isGone), not(isHolding)));
  await db.delete(waitingList).where(and(isNotNull(waitingList.missedAt), gte(waitingList.letters, mostLetters)));
}

/** The event is locked first, so two processes count the same places one after the other. */
async function tellOfEvent(db: Db, id: string, at: Date): Promise<void> {
  const event = await lockEvent(db, id);
  if (!event || !isBookable(event, at)) return;
  const queue = await db
    .select({
      userId: waitingList.userId,
      places: waitingList.places,
      toldAt: waitingList.toldAt,
      turnEndsAt: waitingList.turnEndsAt,
      missedAt: waitingList.missedAt,
      isHolding,
      isReached,
    })
    .from(waitingList)
    .innerJoin(users, stands)
    .where(eq(waitingList.eventId, id))
    .orderBy(
      sql`coalesce(${waitingList.toldAt}, ${waitingList.joinedAt})`,
      asc(waitingList.joinedAt),
      asc(waitingList.userId),
    );
  const next = whomToTell(queue, event.capacity - event.placesTaken, at).slice(0, mostTold);
  for (const { userId } of next) await tellMember(db, userId, event, at);
}

/** Who takes their wish back at this moment, or leaves the house, holds nobody up: they are passed over. */
async function tellMember(db: Db, userId: string, event: Bookable<EventRow>, at: Date): Promise<void> {
  const isIt = and(eq(waitingList.userId, userId), eq(waitingList.eventId, event.id));
  const [wait] = await db.select().from(waitingList).where(isIt).for('update', { skipLocked: true });
  const reader = wait && (await findAddressee(db, userId));
  if (!wait || !reader) return;
  const turn = turnOf(event.startsAt, at);
  const turnEndsAt = new Date(at.getTime() + turn);
  const letters = wait.letters + 1;
  await db.update(waitingList).set({ toldAt: at, turnEndsAt, letters, missedAt: null }).where(isIt);
  const { date, time, lastDay, location, address } = event;
  const values = {
    name: reader.name,
    title: inLanguage(event.title, reader.language),
    date,
    time,
    lastDay,
    location,
    address,
    quantity: wait.places,
    minutes: turn / 60_000,
    isLast: letters >= mostLetters,
    path: ticketsPath(event.id, wait.places),
  };
  await postMail(db, { ...reader, letter: 'placesFree', values }, at);
}
