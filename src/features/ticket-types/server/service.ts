/** Ticket types of an event: read by everybody, made, changed, ordered and ended by whose event it is (decision 0175). */
import { and, eq, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import {
  findEventRows,
  lockEvent,
  setRegular,
  readEventRow,
  requireOwnEvent,
} from '#features/events/server/service.ts';
import type { EventRow } from '#features/events/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { requireVersion } from '#kit/server/versions.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { inLanguage, textsIn, type Localized } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { maskMessage } from '#market/masking/mask.ts';
import { wallClock } from '#market/town/dates.ts';
import type {
  ChangedTicketType,
  NewTicketType,
  RegularTicket,
  TicketTypeRecord,
  TicketTypeRecords,
  TicketTypes,
} from '../contract.ts';
import { areDaysInOrder, maxTypes, maxTypesEver, typeState, type TypeState } from '../rules.ts';
import { hasRoomForType, inOrder, isOpenOf, listOpenTypes } from './open-types.ts';
import { regularState, regularTaken } from './regular.ts';
import { settleTickets } from './settle.ts';
import { ticketTypes } from './table.ts';
import type { TicketTypeRow } from './table.ts';

export { giveTickets } from './alike.ts';
export { copyTicketTypes } from './copies.ts';
export { giveOfTypeBack, takeOfType } from './places.ts';
export { readTicketsLeft, ticketsLeft, type TicketLeft } from './left.ts';
export { isRegularLeft } from './regular.ts';
export { settleTickets } from './settle.ts';

/** What was sold of a type: tickets that stand, and cents that were paid and did not go back. */
type SoldOfType = { readonly tickets: number; readonly paidCents: number };
/** Counts it for each of these types: handed in by the roof, because the room of orders needs this one. */
export type CountSoldOfType = (db: Db, ids: readonly string[]) => Promise<(id: string) => SoldOfType>;

/** How many people wait for a ticket, and for how many of it. */
type Wanted = { readonly peopleWaiting: number; readonly placesWanted: number };
/** Counts them for each ticket of an event: `any` of them, the `regular` one, or a type by its id. The room of the waiting list needs this one too. */
export type CountWaitingOfTickets = (db: Db, eventId: string) => Promise<(ticketType: string) => Wanted>;

type Counting = By & { readonly count: CountSoldOfType; readonly countWaiting: CountWaitingOfTickets };

const stateOf = (row: TicketTypeRow, at: Date) => typeState(row, wallClock(at).date);

/** The types of a public event that are not ended; none of one without a price, whose regular ticket they stand beside, nor while none of its tickets is sold. */
export async function listTicketTypes(db: Db, eventId: string, language: Language, at: Date): Promise<TicketTypes> {
  const event = await readEventRow(db, eventId);
  if (event.salesStopped) return { regular: null, regularSale: null, types: [] };
  const { priceCents, regularName, regularFrom, regularUntil, regularEach } = event;
  const rows = priceCents ? await listOpenTypes(db, eventId) : [];
  const types = rows.flatMap((row) => {
    const state = stateOf(row, at);
    const { id, name, description, soldFrom, soldUntil, each } = row;
    const told = {
      id,
      ...textsIn(language, { name, description }),
      price: priceOf(row.priceCents),
      soldFrom,
      soldUntil,
      each,
    };
    return state === 'ended' ? [] : [{ ...told, state }];
  });
  // What is free has no other tickets, and its bounds are those of joining.
  const state = priceCents ? regularState(event, await regularTaken(db, eventId), at) : 'open';
  const sale = { soldFrom: regularFrom, soldUntil: regularUntil, each: regularEach };
  const regularSale = state === 'ended' ? null : { ...(priceCents ? sale : unbounded), state };
  return { regular: inLanguage(regularName, language) || null, regularSale, types };
}

const unbounded = { soldFrom: null, soldUntil: null, each: null };

/** All types of one's own event, those that ended last. */
export async function listOwnTypes(db: Db, eventId: string, by: Counting): Promise<TicketTypeRecords> {
  return tellAll(db, requireOwnEvent(by, (await findEventRows(db, [eventId]))[0]), by);
}

/** Makes one. The event is locked, so that two at once see each other. */
export async function makeTicketType(db: Db, eventId: string, wanted: NewTicketType, by: Counting) {
  return db.transaction(async (db) => {
    const event = requireOwnEvent(by, await lockEvent(db, eventId));
    if (!event.priceCents)
      throw new Problem('not_for_sale', 'Ticket types stand beside a regular one that has a price.');
    if (!(await hasRoomForType(db, eventId)))
      throw new Problem(
        'conflict',
        `An event has ${maxTypes} ticket types at most, and ${maxTypesEver} with those that ended.`,
      );
    const position = await db.$count(ticketTypes, eq(ticketTypes.eventId, eventId));
    const made = { id: newId(), eventId, ...columnsOf(wanted), position, createdAt: by.at };
    const [row] = await db.insert(ticketTypes).values(made).returning();
    const after = row as TicketTypeRow;
    await recordChange(db, { ...by, action: 'create', ...ofLog(after), after });
    await settleTickets(db, by.at, eventId);
    return tellOne(db, after, by);
  });
}

/** Changes one that is not ended. What was bought or is held is as its order froze it; `limit` can't fall below what is taken. */
export async function changeTicketType(db: Db, id: string, { version, ...wanted }: ChangedTicketType, by: Counting) {
  return db.transaction(async (db) => {
    const before = await lockOwn(db, id, by);
    requireVersion(before, version);
    if (wanted.limit !== null && wanted.limit < before.taken)
      throw unacceptable('limit', 'Is less than the tickets already taken');
    const changed = { ...columnsOf(wanted), version: before.version + 1 };
    const [row] = await db.update(ticketTypes).set(changed).where(eq(ticketTypes.id, id)).returning();
    const after = row as TicketTypeRow;
    await recordChange(db, { ...by, action: 'update', ...ofLog(after), before, after });
    await settleTickets(db, by.at, after.eventId);
    return tellOne(db, after, by);
  });
}

/** Ends one, once: what is held of it is bought as it was promised. */
export async function endTicketType(db: Db, id: string, by: Counting): Promise<TicketTypeRecord> {
  return db.transaction(async (db) => {
    const before = await lockOwn(db, id, by);
    const { eventId } = before;
    const [event] = await findEventRows(db, [eventId]);
    if (event?.regularOff && (await db.$count(ticketTypes, isOpenOf(eventId))) === 1)
      throw new Problem('conflict', 'It is the only one: the regular ticket is left out.');
    const ended = { endedAt: by.at, version: before.version + 1 };
    const [row] = await db.update(ticketTypes).set(ended).where(eq(ticketTypes.id, id)).returning();
    const after = row as TicketTypeRow;
    await recordChange(db, { ...by, action: 'update', ...ofLog(after), before, after });
    await settleTickets(db, by.at, eventId);
    return tellOne(db, after, by);
  });
}

/** Puts those that are not ended in this order: each of them named once, else somebody made or ended one meanwhile. */
export async function orderTicketTypes(db: Db, eventId: string, ids: readonly string[], by: Counting) {
  return db.transaction(async (db) => {
    const event = requireOwnEvent(by, await lockEvent(db, eventId));
    const open = await db.select({ id: ticketTypes.id }).from(ticketTypes).where(isOpenOf(eventId));
    const named = new Set(ids);
    if (named.size !== ids.length || open.length !== ids.length || open.some(({ id }) => !named.has(id)))
      throw new Problem('edit_conflict', 'The ticket types are others by now. Look at them again.');
    for (const [position, id] of ids.entries())
      await db.update(ticketTypes).set({ position }).where(eq(ticketTypes.id, id));
    return tellAll(db, event, by);
  });
}

/** Says how the regular ticket is sold: what is bought or held of it stays as it was. */
export async function setRegularTicket(db: Db, eventId: string, wanted: RegularTicket, by: Counting) {
  return db.transaction(async (db) => {
    const { name, limit, soldFrom, soldUntil, each, isOff } = wanted;
    requirePlain('name', name);
    if (!areDaysInOrder(soldFrom, soldUntil)) throw unacceptable('soldUntil', 'Must not be before its first day');
    const before = requireOwnEvent(by, await lockEvent(db, eventId));
    if (isOff && (await db.$count(ticketTypes, isOpenOf(eventId))) === 0)
      throw new Problem('conflict', 'Nothing stands beside it: make another ticket type first.');
    if (limit !== null && limit < (await regularTaken(db, eventId)))
      throw unacceptable('limit', 'Is less than the tickets already taken');
    const bounds = { regularLimit: limit, regularFrom: soldFrom, regularUntil: soldUntil, regularEach: each };
    await setRegular(db, before, { regularName: name, ...bounds, regularOff: isOff }, by);
    await settleTickets(db, by.at, eventId);
    return tellAll(db, { ...before, regularName: name, ...bounds, regularOff: isOff }, by);
  });
}

/** The type that somebody buys: read while its event is locked. Refuses 409 what is another event's, ended, or not sold on this day. */
export async function readTicketType(db: Db, eventId: string, id: string, at: Date): Promise<TicketTypeRow> {
  const [row] = await db
    .select()
    .from(ticketTypes)
    .where(and(eq(ticketTypes.eventId, eventId), eq(ticketTypes.id, id)));
  if (!row) throw unavailable('This event has no such ticket type.');
  requireSold(stateOf(row, at));
  return row;
}

/** How many of a type one person may have, ended or not; null for as many as they like. */
export async function eachOfType(db: Db, id: string): Promise<number | null> {
  const [row] = await db.select({ each: ticketTypes.each }).from(ticketTypes).where(eq(ticketTypes.id, id));
  return row?.each ?? null;
}

/** Refuses the regular ticket where it is left out, or not sold on this day; how many there are is asked when they are taken. */
export function requireRegular(event: EventRow, at: Date): void {
  requireSold(regularState(event, 0, at));
}

function requireSold(state: TypeState): void {
  if (state === 'early') throw unavailable('These tickets are not sold yet.');
  if (state === 'ended' || state === 'past') throw unavailable('These tickets are not sold any more.');
}

const unavailable = (why: string) => new Problem('ticket_type_unavailable', why);

/** What they hear who want more of a type than there are. */
export const typeGone = () => unavailable('There are not that many tickets of this type left.');

/** A type of one's own event that is not ended, with its event locked. */
async function lockOwn(db: Db, id: string, by: By): Promise<TicketTypeRow> {
  const [found] = await db.select().from(ticketTypes).where(eq(ticketTypes.id, id));
  if (!found) throw new Problem('not_found', 'There is no such ticket type.');
  requireOwnEvent(by, await lockEvent(db, found.eventId));
  // As it is now that nobody else changes it.
  const [row = found] = await db.select().from(ticketTypes).where(eq(ticketTypes.id, id));
  if (row.endedAt !== null) throw new Problem('invalid_transition', 'This ticket type has ended already.');
  return row;
}

function columnsOf({ price, soldFrom, soldUntil, ...rest }: NewTicketType) {
  requirePlain('name', rest.name);
  requirePlain('description', rest.description);
  if (!areDaysInOrder(soldFrom, soldUntil)) throw unacceptable('soldUntil', 'Must not be before its first day');
  return { ...rest, priceCents: price, soldFrom, soldUntil };
}

/** It is public at once, so it leads nowhere past the house: no phones, mailboxes and links. */
function requirePlain(path: string, text: Localized): void {
  if (Object.values(text).some((line) => line !== undefined && maskMessage(line).hidden.length > 0))
    throw unacceptable(path, 'Must not have phones, mailboxes or links');
}

const unacceptable = (path: string, message: string) =>
  invalidField(path, message, 'The ticket type is not acceptable.');

const ofLog = ({ id, name }: TicketTypeRow) => ({
  entity: 'ticket_types',
  entityId: id,
  title: inLanguage(name, 'en'),
});

async function tellAll(db: Db, event: EventRow, by: Counting): Promise<TicketTypeRecords> {
  const rows = await db
    .select()
    .from(ticketTypes)
    .where(eq(ticketTypes.eventId, event.id))
    .orderBy(sql`${ticketTypes.endedAt} is not null`, ...inOrder);
  const price = event.priceCents === null ? null : priceOf(event.priceCents);
  const { regularName: name, regularLimit: limit, regularEach: each } = event;
  const days = { soldFrom: event.regularFrom, soldUntil: event.regularUntil };
  const taken = await regularTaken(db, event.id);
  const wanted = await by.countWaiting(db, event.id);
  const state = regularState(event, taken, by.at);
  const regular = { name, price, ...days, limit, taken, each, state, ...wanted('regular') };
  return { regular, any: wanted('any'), types: await tell(db, rows, by, wanted) };
}

async function tell(
  db: Db,
  rows: readonly TicketTypeRow[],
  { at, count }: Counting,
  wanted: (ticketType: string) => Wanted,
): Promise<TicketTypeRecord[]> {
  const soldOf = await count(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { id, name, description, soldFrom, soldUntil, limit, taken, each, version } = row;
    const { tickets, paidCents } = soldOf(id);
    const told = {
      id,
      name,
      description,
      price: priceOf(row.priceCents),
      soldFrom,
      soldUntil,
      limit,
      taken,
      each,
      version,
    };
    return { ...told, state: stateOf(row, at), sold: tickets, paid: priceOf(paidCents), ...wanted(id) };
  });
}

async function tellOne(db: Db, row: TicketTypeRow, by: Counting): Promise<TicketTypeRecord> {
  const [type] = await tell(db, [row], by, await by.countWaiting(db, row.eventId));
  return type as TicketTypeRecord;
}
