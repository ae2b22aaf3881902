/** Who waits for places of which event (decision 0160): (db, member, …) → result. */
import { and, asc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import { findReader, lockCaller } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { isBookable, isOn, isOver, readEventRow } from '#features/events/server/service.ts';
import { events } from '#features/events/server/table.ts';
import { isMuted } from '#features/mail/server/service.ts';
import { orders } from '#features/orders/server/table.ts';
import { readTicketsLeft } from '#features/ticket-types/server/service.ts';
import { ticketTypes } from '#features/ticket-types/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Waits } from '../contract.ts';
import { isFor, maxLetters, maxWaits, type Wanted } from '../rules.ts';
import { enoughFor, sold } from './named.ts';
import { hasBought, nameOf, stands, wantedOf } from './standing.ts';
import { waitingList } from './table.ts';

type Reader = { readonly id: string; readonly language: Language; readonly at: Date };

/** What a member waits for, soonest first: of what has a page and is not over. */
export async function listWaits(db: Db, { id, language, at }: Reader): Promise<Waits> {
  const opens = enoughFor(db, at);
  const rows = await db
    .select({
      wait: waitingList,
      event: events,
      typeName: ticketTypes.name,
      isEnough: sql<boolean>`${exists(opens)}`,
      opens: sql<string | null>`(${opens})`,
      isSold: sql<boolean>`${exists(sold(db, at))}`,
    })
    .from(waitingList)
    .innerJoin(users, stands)
    .innerJoin(events, eq(events.id, waitingList.eventId))
    .leftJoin(ticketTypes, eq(ticketTypes.id, waitingList.ticketTypeId))
    .where(and(eq(waitingList.userId, id), eq(events.status, 'published'), or(isNull(events.startsAt), isOn(at))))
    .orderBy(asc(events.startsAt), asc(events.id));
  const waits = rows.map(({ wait, event, typeName, isEnough, isSold, opens }) => ({
    eventId: event.id,
    title: inLanguage(event.title, language),
    date: event.date,
    time: event.time,
    ticketType: nameOf(wait),
    ticketName: wait.anyTicket ? null : inLanguage(typeName ?? event.regularName, language) || null,
    places: wait.places,
    since: wait.joinedAt.toISOString(),
    toldAt: wait.toldAt?.toISOString() ?? null,
    isOpen: isEnough && isBookable(event, at),
    opens,
    isSold,
    isEventSold: isBookable(event, at) && event.ticketsClosed !== 'past',
  }));
  return { waits, letters: await lettersTo(db, id) };
}

async function lettersTo(db: Db, id: string): Promise<Waits['letters']> {
  if (!(await findReader(db, id))?.to) return 'no-email';
  return (await isMuted(db, id, 'places')) ? 'off' : 'come';
}

type Asked = { readonly places: number; readonly ticketType: string };

/**
 * Waits for so many places. Asking again changes how many, and keeps the turn; after the last letter, and for another ticket, it
 * begins anew. Refuses 404, 410 event_over, 422 not_for_sale, 409 places_free, ticket_type_limit, conflict for whoever is at a free
 * event already, and too_many_waits.
 */
export async function waitFor(db: Db, eventId: string, { places, ticketType }: Asked, reader: Reader): Promise<Waits> {
  const { id: userId, at } = reader;
  const wanted = { ...wantedOf(ticketType), places };
  return db.transaction(async (db) => {
    // Two presses of one member wait for each other, so that the bound holds.
    await lockCaller(db, userId);
    await requireNone(db, eventId, wanted, reader);
    const isIt = and(eq(waitingList.userId, userId), eq(waitingList.eventId, eventId));
    const isOther = sql`(${waitingList.anyTicket}, ${waitingList.ticketTypeId}) is distinct from (${wanted.anyTicket}::boolean, ${wanted.ticketTypeId}::text)`;
    const ended = or(hasBought, sql`${waitingList.letters} >= ${maxLetters}`, isOther);
    await db.delete(waitingList).where(and(isIt, ended));
    const changed = await db.update(waitingList).set({ places }).where(isIt).returning({ places: waitingList.places });
    if (changed.length === 0) {
      if ((await db.$count(waitingList, eq(waitingList.userId, userId))) >= maxWaits)
        throw new Problem('too_many_waits', `You wait for ${maxWaits} events already. Let one of them go first.`);
      await db.insert(waitingList).values({ userId, eventId, ...wanted, joinedAt: at });
    }
    return listWaits(db, reader);
  });
}

/** Refuses to wait for what can be had, or can't be had at all. */
async function requireNone(db: Db, eventId: string, wanted: Wanted, { id: userId, at }: Reader): Promise<void> {
  const event = await readEventRow(db, eventId);
  if (isOver(event, at)) throw new Problem('event_over', 'This event is over.');
  if (!isBookable(event, at)) throw new Problem('not_for_sale', 'There are no tickets for this event.');
  const isTheirs = and(eq(orders.userId, userId), eq(orders.eventId, eventId), eq(orders.status, 'confirmed'));
  const bought = await db
    .select({ typeId: orders.ticketTypeId, quantity: orders.quantity })
    .from(orders)
    .where(isTheirs);
  if (event.priceCents === 0 && bought.length > 0)
    throw new Problem('conflict', 'You are on the list of this event already, and everybody joins it once.');
  const onSale = (await readTicketsLeft(db, at, eventId)).filter((ticket) => isFor(wanted, { ...ticket, each: null }));
  if (onSale.length === 0) throw new Problem('not_for_sale', 'These tickets are not sold at the moment.');
  const has = (typeId: string | null) =>
    bought.filter((order) => order.typeId === typeId).reduce((sum, { quantity }) => sum + quantity, 0);
  const theirs = onSale.filter(({ typeId, each }) => each === null || wanted.places + has(typeId) <= each);
  if (theirs.length === 0) throw new Problem('ticket_type_limit', 'One person may not have so many of these tickets.');
  if (theirs.some(({ left }) => left >= wanted.places))
    throw new Problem('places_free', 'There are as many places at this moment: they can be had.');
}

/** Waits no longer. */
export async function stopWaiting(db: Db, eventId: string, reader: Reader): Promise<Waits> {
  await db.delete(waitingList).where(and(eq(waitingList.userId, reader.id), eq(waitingList.eventId, eventId)));
  return listWaits(db, reader);
}

const counts = {
  peopleWaiting: sql<number>`count(*)::int`,
  placesWanted: sql<number>`sum(${waitingList.places})::int`,
};
const nobody = { peopleWaiting: 0, placesWanted: 0 };

/** How many wait for each of these events, and for how many places together: told to whose event it is, without names. */
export async function countWaiting(
  db: Db,
  eventIds: readonly string[],
): Promise<(id: string) => { readonly peopleWaiting: number; readonly placesWanted: number }> {
  const rows =
    eventIds.length === 0
      ? []
      : await db
          .select({ id: waitingList.eventId, ...counts })
          .from(waitingList)
          .innerJoin(users, stands)
          .where(inArray(waitingList.eventId, [...eventIds]))
          .groupBy(waitingList.eventId);
  const byEvent = new Map(rows.map(({ id, ...count }) => [id, count]));
  return (id) => byEvent.get(id) ?? nobody;
}

/** The same of one event for each of its tickets: any of them, the regular one, or a type by its id. */
export async function countWaitingOfTickets(db: Db, eventId: string) {
  const rows = await db
    .select({ anyTicket: waitingList.anyTicket, ticketTypeId: waitingList.ticketTypeId, ...counts })
    .from(waitingList)
    .innerJoin(users, stands)
    .where(eq(waitingList.eventId, eventId))
    .groupBy(waitingList.anyTicket, waitingList.ticketTypeId);
  const byTicket = new Map(
    rows.map(({ anyTicket, ticketTypeId, ...count }) => [nameOf({ anyTicket, ticketTypeId }), count]),
  );
  return (ticketType: string) => byTicket.get(ticketType) ?? nobody;
}
