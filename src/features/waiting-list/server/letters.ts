/** Letters about places: who waits is told in their order, as many as there are places for (decision 0160). */
import { and, asc, eq, exists, gte, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
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
import { events } from '#features/events/server/table.ts';
import { bookedEvening } from '#features/mail/booked.ts';
import { postMail } from '#features/mail/server/service.ts';
import { readTicketsLeft, settleTickets, ticketsLeft, type TicketLeft } from '#features/ticket-types/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { minuteMs } from '#kit/shared/durations.ts';
import { inLanguage, type Localized } from '#kit/shared/localized.ts';
import { priceOf } from '#kit/shared/money.ts';
import { maxLetters, ticketsPath, turnOf, whomToTell } from '../rules.ts';
import { tellOfCalledOff } from './called-off.ts';
import { enoughFor, ticketNames } from './named.ts';
import { hasBought, isHolding, isReached, stands } from './standing.ts';
import { waitingList } from './table.ts';

/** How many people of one event at a time; the next ones hear a moment later. */
const maxTold = 500;

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
    .where(and(waits, exists(enoughFor(db, at))));
  const ids = open.map(({ id }) => id);
  for (const event of await findEventRows(db, ids))
    if (isBookable(event, at)) await db.transaction(async (db) => tellOfEvent(db, event.id, at));
}

/** Whoever bought waits no longer, nor does anybody for what is over. */
async function dropEnded(db: Db, at: Date): Promise<void> {
  const isOver = not(isOn(at) ?? sql`true`);
  const event = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, waitingList.eventId), isOver));
  await db.delete(waitingList).where(or(hasBought, exists(event)));
}

/** Of whom the tickets are gone that they were told of: they wait again, unless that was the last letter. */
async function noteMissed(db: Db, at: Date): Promise<void> {
  const now = ticketsLeft(db, at, eq(events.id, waitingList.eventId));
  const isThere = and(
    sql`${now.typeId} is not distinct from ${waitingList.toldTypeId}`,
    gte(now.left, waitingList.places),
  );
  const isGone = not(exists(db.select({ left: now.left }).from(now).where(isThere)));
  const isTold = and(isNotNull(waitingList.toldAt), isNull(waitingList.missedAt));
  await db
    .update(waitingList)
    .set({ missedAt: at })
    .where(and(isTold, isGone, not(isHolding)));
  await db.delete(waitingList).where(and(isNotNull(waitingList.missedAt), gte(waitingList.letters, maxLetters)));
}

/** The event is locked first, so two processes count the same places one after the other. */
async function tellOfEvent(db: Db, id: string, at: Date): Promise<void> {
  const event = await lockEvent(db, id);
  if (!event || !isBookable(event, at)) return;
  // Its page says that they are there before a letter leads to it.
  await settleTickets(db, at, id);
  const queue = await db
    .select({
      userId: waitingList.userId,
      anyTicket: waitingList.anyTicket,
      ticketTypeId: waitingList.ticketTypeId,
      places: waitingList.places,
      toldAt: waitingList.toldAt,
      turnEndsAt: waitingList.turnEndsAt,
      toldTypeId: waitingList.toldTypeId,
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
  const left = { tickets: await readTicketsLeft(db, at, id), places: event.capacity - event.placesTaken };
  const next = whomToTell(queue, left, at).slice(0, maxTold);
  const names = await ticketNames(db, id);
  for (const { wait, ticket } of next)
    await tellMember(db, wait.userId, event, { ...ticket, name: names(event, ticket.typeId) }, at);
}

type Told = TicketLeft & { readonly name: Localized | 'regular' | undefined };

/** Whoever takes their wish back at this moment, or leaves the house, holds nobody up: they are passed over. */
async function tellMember(
  db: Db,
  userId: string,
  event: Bookable<EventRow>,
  { typeId, priceCents, name }: Told,
  at: Date,
): Promise<void> {
  const isIt = and(eq(waitingList.userId, userId), eq(waitingList.eventId, event.id));
  const [wait] = await db.select().from(waitingList).where(isIt).for('update', { skipLocked: true });
  const reader = wait && (await findAddressee(db, userId));
  if (!wait || !reader) return;
  const turn = turnOf(event.startsAt, at);
  const turnEndsAt = new Date(at.getTime() + turn);
  const letters = wait.letters + 1;
  await db.update(waitingList).set({ toldAt: at, turnEndsAt, toldTypeId: typeId, letters, missedAt: null }).where(isIt);
  const values = {
    name: reader.name,
    title: inLanguage(event.title, reader.language),
    ...bookedEvening(event),
    quantity: wait.places,
    minutes: turn / minuteMs,
    isLast: letters >= maxLetters,
    path: ticketsPath(event.id, wait.places, typeId),
    ...(name !== undefined && { ticketType: name, price: priceOf(priceCents) }),
  };
  await postMail(db, { ...reader, letter: 'placesFree', values }, at);
}
