/** The letter to whoever waits for places of an event that was called off (decision 0160): once, and the wish is gone. */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { findAddressee } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { findEventRows, isOn, type EventRow } from '#features/events/server/service.ts';
import { events } from '#features/events/server/table.ts';
import { bookedEvening } from '#features/mail/booked.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { isReached, stands } from './standing.ts';
import { waitingList } from './table.ts';

/** How many people at a time; the next ones hear a moment later. */
const maxTold = 500;

/** Ends all wishes for what is called off and would still be on, each with a letter where one reaches its member. */
export async function tellOfCalledOff(db: Db, at: Date): Promise<void> {
  const off = await db
    .selectDistinct({ id: waitingList.eventId })
    .from(waitingList)
    .innerJoin(events, eq(events.id, waitingList.eventId))
    .where(and(isNotNull(events.cancelledAt), isOn(at)));
  const ids = off.map(({ id }) => id);
  for (const event of await findEventRows(db, ids)) await db.transaction(async (db) => tellThatOff(db, event, at));
}

/** A wish goes with its letter, so that two processes tell nobody twice and a crash tells all or nobody. */
async function tellThatOff(db: Db, event: EventRow, at: Date): Promise<void> {
  const waiting = await db
    .select({ userId: waitingList.userId, isToldOf: sql<boolean>`(${and(stands, isReached)})` })
    .from(waitingList)
    .innerJoin(users, eq(users.id, waitingList.userId))
    .where(eq(waitingList.eventId, event.id))
    .orderBy(waitingList.userId)
    .limit(maxTold)
    .for('update', { of: waitingList, skipLocked: true });
  const all = waiting.map(({ userId }) => userId);
  await db.delete(waitingList).where(and(eq(waitingList.eventId, event.id), inArray(waitingList.userId, all)));
  for (const { userId } of waiting.filter(({ isToldOf }) => isToldOf)) await tellMember(db, userId, event, at);
}

async function tellMember(db: Db, userId: string, event: EventRow, at: Date): Promise<void> {
  const reader = await findAddressee(db, userId);
  if (!reader) return;
  const values = {
    name: reader.name,
    title: inLanguage(event.title, reader.language),
    ...bookedEvening(event),
    path: '/search?type=events',
  };
  await postMail(db, { ...reader, letter: 'placesCalledOff', values }, at);
}
