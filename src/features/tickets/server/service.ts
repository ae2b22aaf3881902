/** Tickets: one's own for the page at the door, and the door itself, which opens once a ticket (issue 6). */
import { aliasedTable, and, count, desc, eq, exists, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { recordChange } from '#features/audit/server/service.ts';
import { findEventRows, isAhead } from '#features/events/server/service.ts';
import type { EventRow } from '#features/events/server/service.ts';
import { events } from '#features/events/server/table.ts';
import { findRentalRows } from '#features/rentals/server/service.ts';
import { givenOf } from '#features/orders/server/doors/given-tickets.ts';
import { backOn, disputedAmong, disputesAmong, listRefunds } from '#features/orders/server/doors/money-back.ts';
import {
  askedOf,
  isConfirmedOf,
  isConfirmedOfEach,
  movedOf,
  readBought,
  readWithSupplements,
  ticketTypeOf,
} from '#features/orders/server/doors/reading.ts';
import { countsFrom } from '#features/orders/nights.ts';
import { asCounted, orders, tickets } from '#features/orders/server/table.ts';
import type { TicketRow } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { Actor } from '#kit/server/access.ts';
import { instantOf, nightEndsAtHour, nightOf } from '#market/town/dates.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import type { Counted, Door, Entry, Presented, ShownTicket } from '../contract.ts';
import { doorOpensAt, doorsInOrder, firstName } from '../rules.ts';
import { markOf } from './mark.ts';
import { closed, givenBack, hasAnotherCode, notOfThisDoor, opensNothing } from './refusals.ts';

const noTicket = () => new Problem('not_found', 'There is no such ticket.');

/** One of the caller's own tickets with what it is for; somebody else's is as absent as none (404). */
export async function findOwnTicket(db: Db, userId: string, ticketId: string) {
  const [row] = await db
    .select({ ticket: tickets, order: orders, fullName: users.fullName })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(tickets.id, ticketId), eq(orders.userId, userId)));
  const bought = row && (await readBought(db, [row.order]))(row.order);
  if (!row || !bought) throw noTicket();
  return { ...row, bought };
}

/** The same with all that its page shows. */
export async function readTicket(db: Db, userId: string, ticketId: string, language: Language): Promise<ShownTicket> {
  const { ticket, order, fullName, bought } = await findOwnTicket(db, userId, ticketId);
  const { title, arrival, stay: _stay, span: _span, ...what } = bought;
  const [event] = await findEventRows(db, order.eventId === null ? [] : [order.eventId]);
  const [rental] = await findRentalRows(db, order.rentalId === null ? [] : [order.rentalId]);
  const orderIds = (await readWithSupplements(db, [order]))(order).map(({ id }) => id);
  return {
    ...what,
    ...(arrival && { arrival: inLanguage(arrival, language) }),
    ...(await placeInOrder(db, order.id, ticket.id)),
    id: ticket.id,
    code: ticket.code,
    holder: firstName(ticket.givenTo ?? fullName),
    ...givenOf(ticket),
    usedAt: ticket.usedAt?.toISOString() ?? null,
    cancelledAt: ticket.cancelledAt?.toISOString() ?? null,
    status: order.status,
    back: backOn(await listRefunds(db, orderIds)),
    dispute: (await disputesAmong(db, [order.id])).get(order.id) ?? null,
    kind: order.kind,
    title: inLanguage(title, language),
    ticketType: ticketTypeOf(order, language),
    orderId: order.id,
    ...movedOf(order),
    listed: event?.status === 'published' || rental?.status === 'published' || what.calledOff === true,
    canAsk: askedOf(order) !== undefined,
  };
}

/** Which of how many: tickets of an order are counted as the dashboard and the letter list them. */
async function placeInOrder(db: Db, orderId: string, ticketId: string): Promise<{ number: number; of: number }> {
  const rows = await db.select({ id: tickets.id }).from(tickets).where(eq(tickets.orderId, orderId)).orderBy(asCounted);
  return { number: rows.findIndex(({ id }) => id === ticketId) + 1, of: rows.length };
}

/** An admin keeps every door, an organiser the doors of their own events. */
const mayCheckIn = (actor: Actor, event: Pick<EventRow, 'ownerId'>): boolean =>
  actor.role === 'admin' || event.ownerId === actor.id;

/** A door is of use a few days longer than its last night, and nothing lasts longer than two weeks. */
const daysKept = 3;
const longestDays = 15;
/** An instant of the last night of an event. */
const lastOn = sql`greatest(${events.startsAt}, case when ${events.lastDay} is not null then ${events.endsAt} - interval '1 minute' end)`;
const maxDoors = 100;

/**
 * The events whose tickets the caller may check, tonight's first, with how many are sold and how many are in. An admin,
 * who would see the whole catalogue, sees what has sold tickets.
 */
export async function listDoors(db: Db, actor: Actor, language: Language, at: Date): Promise<Door[]> {
  const night = instantOf(nightOf(at), `0${nightEndsAtHour}:00`);
  const before = (days: number) => daysBefore(night, days);
  const isOnSince = (since: Date) => sql`${lastOn} >= ${since.toISOString()}::timestamptz`;
  const isMine = actor.role === 'admin' ? undefined : eq(events.ownerId, actor.id);
  const hasSold = exists(db.select({ id: orders.id }).from(orders).where(isConfirmedOfEach));
  const began = gte(events.startsAt, before(daysKept + longestDays));
  const mine = and(eq(events.status, 'published'), isMine, actor.role === 'admin' ? hasSold : undefined, began);
  const ahead = await db
    .select()
    .from(events)
    .where(and(mine, isOnSince(night)))
    .orderBy(events.startsAt, events.id)
    .limit(maxDoors);
  const behind = await db
    .select()
    .from(events)
    .where(and(mine, sql`not ${isOnSince(night)}`, isOnSince(before(daysKept))))
    .orderBy(desc(events.startsAt), events.id)
    .limit(maxDoors);
  const rows = [...ahead, ...behind];
  const counts = await countEntries(db, rows, at);
  const doors = rows.flatMap(({ id, title, location, date, time, startsAt, lastDay }) => {
    if (date === null || startsAt === null) return [];
    const counted = counts.get(id) ?? { sold: 0, entered: 0 };
    return {
      id,
      title: inLanguage(title, language),
      location,
      date,
      time,
      startsAt: startsAt.toISOString(),
      lastDay,
      ...counted,
    };
  });
  return doorsInOrder(doors, at);
}

/** Tickets of events that open the door, and those that have; of several nights, on the one that is now. */
async function countEntries(db: Db, rows: readonly EventRow[], at: Date) {
  const counts = new Map<string, Counted>();
  for (const [since, some] of Map.groupBy(rows, (event) => countsFrom(event, at)?.getTime())) {
    const hasEntered = since === undefined ? isNotNull(tickets.usedAt) : gte(tickets.usedAt, new Date(since));
    const found = await db
      .select({ eventId: orders.itemId, sold: count(), entered: count(sql`case when ${hasEntered} then 1 end`) })
      .from(tickets)
      .innerJoin(orders, eq(orders.id, tickets.orderId))
      .where(and(isConfirmedOf(some.map(({ id }) => id)), isNull(tickets.cancelledAt)))
      .groupBy(orders.itemId);
    for (const { eventId, ...counted } of found) counts.set(eventId, counted);
  }
  return counts;
}

const countOne = async (db: Db, event: EventRow, at: Date): Promise<Counted> =>
  (await countEntries(db, [event], at)).get(event.id) ?? { sold: 0, entered: 0 };

/**
 * Lets the holder of a ticket in. The order stays locked against a refund meanwhile, and one guarded statement decides
 * which of several doors was first. Refuses 404 for an event that is not the caller's to keep, an unknown code and one
 * of another event (`errors` then names the code), 409 invalid_transition for what was given back, 409
 * order_disputed for what a bank asks the money back of, 409 already_used
 * (`errors` then says when, under `usedAt`, and under `usedBy` whether it was the caller), 409 too_early before the door opens: whoever is let in has been there, may not
 * give the ticket back and is asked for a review.
 */
export async function checkIn(
  db: Db,
  eventId: string,
  presented: Presented,
  actor: Actor,
  { language, at }: { readonly language: Language; readonly at: Date },
): Promise<Entry> {
  return db.transaction(async (db) => {
    const event = await requireDoor(db, eventId, actor);
    const { ticket, order } = await requireTicketOf(db, event, presented, actor);
    if ('mark' in presented && presented.mark !== markOf(ticket)) throw hasAnotherCode();
    if (order.status !== 'confirmed' || ticket.cancelledAt !== null) throw givenBack();
    if ((await disputedAmong(db, [order.id])).has(order.id))
      throw new Problem('order_disputed', 'The buyer’s bank asks for the money back. This ticket opens no door.');
    if (event.startsAt === null || at < doorOpensAt(event.startsAt)) throw closed();
    const by = (actor.by ?? actor).id;
    const usedAt = await useTicket(db, ticket, { by, since: countsFrom(event, at), at });
    if (!usedAt) throw await opensNothing(db, ticket, { by, isFound: 'mark' in presented });
    if ('ticket' in presented) await noteByName(db, { event, ticketId: ticket.id, actor, at });
    const [holder] = await db.select({ fullName: users.fullName }).from(users).where(eq(users.id, order.userId));
    return {
      ...(await placeInOrder(db, order.id, ticket.id)),
      ...(await countOne(db, event, at)),
      holder: firstName(ticket.givenTo ?? holder?.fullName ?? ''),
      ticketType: ticketTypeOf(order, language),
      usedAt: usedAt.toISOString(),
    };
  });
}

/**
 * Takes an entry back that was a mistake: whoever keeps the door may, for somebody stands before it and it was theirs to
 * let in; until the event is over, for then it says who was there. `usedAt` names the entry, so that a second press, or
 * another phone, takes back no later one. The log keeps who did it.
 */
export async function undoCheckIn(
  db: Db,
  eventId: string,
  { usedAt, ...entered }: Entered,
  actor: Actor,
  at: Date,
): Promise<Counted> {
  return db.transaction(async (db) => {
    const event = await requireDoor(db, eventId, actor);
    const { ticket, order } = await requireTicketOf(db, event, entered, actor);
    if (!isAhead(event, at)) throw new Problem('event_over', 'This event is over: who came in stays so.');
    if (order.status !== 'confirmed') throw givenBack();
    const [undone] = await db
      .update(tickets)
      .set({ usedAt: null, usedBy: null })
      .where(and(eq(tickets.id, ticket.id), eq(tickets.usedAt, new Date(usedAt))))
      .returning({ id: tickets.id });
    if (!undone) throw new Problem('invalid_transition', 'Nobody is in with this ticket since then.');
    const title = inLanguage(event.title, 'en');
    const [before, after] = [
      { usedAt, usedBy: ticket.usedBy },
      { usedAt: null, usedBy: null },
    ];
    const done = { action: 'update', entity: 'tickets', entityId: ticket.id, title } as const;
    await recordChange(db, { ...done, actor, at, before, after });
    return countOne(db, event, at);
  });
}

/** The event of a door that the caller keeps; any other is as absent as none (404). */
export async function requireDoor(db: Db, eventId: string, actor: Actor): Promise<EventRow> {
  const [event] = await findEventRows(db, [eventId]);
  if (!event || !mayCheckIn(actor, event)) throw new Problem('not_found', 'There is no such event.');
  return event;
}

/** A ticket that nobody showed opened the door: the log keeps who let its guest in (decision 0174). */
async function noteByName(db: Db, { event, ticketId, actor, at }: ByName): Promise<void> {
  const title = inLanguage(event.title, 'en');
  const done = { action: 'update', entity: 'tickets', entityId: ticketId, title } as const;
  await recordChange(db, {
    ...done,
    actor,
    at,
    before: { usedAt: null },
    after: { usedAt: at.toISOString(), byName: true },
  });
}
type ByName = { readonly event: EventRow; readonly ticketId: string; readonly actor: Actor; readonly at: Date };

/** The ticket that is shown, with its order locked. Only who keeps the other event's door is told that it is of another. */
async function requireTicketOf(db: Db, event: EventRow, presented: Shown, actor: Actor) {
  const other = aliasedTable(events, 'other');
  const [found] = await db
    .select({ ticket: tickets, order: orders, ownerId: other.ownerId })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .leftJoin(other, eq(other.id, orders.eventId))
    .where('code' in presented ? eq(tickets.code, presented.code) : eq(tickets.id, presented.ticket))
    .for('share', { of: orders });
  if (found?.order.eventId === event.id) return found;
  const isTheirs = found !== undefined && mayCheckIn(actor, { ownerId: found.ownerId });
  const fields = isTheirs ? [{ path: 'code', message: 'Belongs to something else' }] : [];
  throw notOfThisDoor(fields);
}

type Shown = { readonly code: string } | { readonly ticket: string };
type Entered = Shown & { readonly usedAt: string };

type Use = { readonly by: string; readonly since: Date | undefined; readonly at: Date };

/**
 * The guard: of all who ask at once one finds the ticket unused, or unused on this of several nights; and with the code that
 * was shown, for whoever took it back from a friend meanwhile has given it another.
 */
async function useTicket(db: Db, { id, code }: TicketRow, { by, since, at }: Use): Promise<Date | undefined> {
  const isUnused = or(isNull(tickets.usedAt), since && lt(tickets.usedAt, since));
  const [used] = await db
    .update(tickets)
    .set({ usedAt: at, usedBy: by })
    .where(and(eq(tickets.id, id), eq(tickets.code, code), isUnused, isNull(tickets.cancelledAt)))
    .returning({ usedAt: tickets.usedAt });
  return used?.usedAt ?? undefined;
}
