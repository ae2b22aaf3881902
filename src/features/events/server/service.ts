/** Events: (db, input) → result. */
import { and, eq, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { listingChanges } from '#features/listing-changes/server/service.ts';
import { owners } from '#features/auth/server/service.ts';
import { requireOwnPlace } from '#features/businesses/server/service.ts';
import { tellOwner } from '#features/reviews/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { databaseFault } from '#kit/server/db.ts';
import { unsellable } from '#market/listings/server/unsellable.ts';
import { listingDesk } from '#market/listings/server/listing-desk.ts';
import { mayChange } from '#market/listings/server/listing-actor.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { Told } from '#market/listings/server/told-listings.ts';
import { titleOrder } from '#kit/server/search-text.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { ListingStep } from '#market/listings/listing-schemas.ts';
import type { Language } from '#kit/shared/messages.ts';
import { requireVersion } from '#kit/server/versions.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { ChangedEvent, Event, EventDetail, SavedEvent } from '../contract.ts';
import { eventEdits, eventNeeds } from '../edit-rules.ts';
import type { EventDeskFilter } from '../filters.ts';
import { isOffered } from '../rules.ts';
import { startOfNight } from './listed.ts';
import { moveSold, requireYes } from './moves.ts';
import type { SoldTickets } from './moves.ts';
import { isOfSeries, otherNights } from './other-nights.ts';
import { lockEvent, readPlacesTaken } from './places.ts';
import { shownPrice, toEvent, toEventDetail, toEventRecord, type UncountedRecord } from './present.ts';
import { eventPlaces, events, eventsSearchColumns } from './table.ts';
import type { EventRow } from './table.ts';
import { columnsOf, eventInput, type WrittenEvent } from './written.ts';

export { countPlacesLeft, lockEvent, readPlacesTaken, takePlaces } from './places.ts';
export { askFirst, wouldMove } from './moves.ts';
export type { CountWaiting, Move, SoldTickets } from './moves.ts';
export { countThisWeek, isListed, isOn, listEvents, startOfNight } from './listed.ts';
export { posterOfEvent, toEvent, whenOf } from './present.ts';
export { regularOf, setRegular } from './regular-ticket.ts';
export { columnsOf, eventInput, requireDoors } from './written.ts';
export type { WrittenEvent } from './written.ts';
export type { EventRow };

const someTaken = sql`(select from ${eventPlaces} where event_id = ${events.id} and taken > 0)`;

const desk = listingDesk({
  table: events,
  record: recordChange,
  tell: tellOwner,
  changes: listingChanges,
  edits: eventEdits,
  needs: eventNeeds,
  inputOf: eventInput,
  owners,
  requires: requireOwnPlace,
  titleOf: ({ title }: EventRow) => title,
  dateOf: ({ date }: EventRow) => date,
  missing: 'There is no such event.',
  searchColumns: eventsSearchColumns,
  sorts: { date: events.startsAt, price: events.priceCents },
  alikeBy: events.startsAt,
  featured: events.featured,
  // A night that was called off is often held on another one.
  ended: { where: isNotNull(events.cancelledAt), is: ({ cancelledAt }) => cancelledAt !== null },
  keeps: (at) => ({
    where: or(
      notExists(someTaken),
      and(lt(events.startsAt, startOfNight(at)), or(isNull(events.lastDay), lte(events.endsAt, at))),
    ),
    refusal: async (db, row) => hasBookings(await placesTakenOf(db, row)),
  }),
  holds: async (db, row, at) => {
    const taken = await placesTakenOf(db, row);
    return taken > 0 && isAhead(row, at) ? hasBookings(taken) : undefined;
  },
  refusal: (row, before, at) => {
    const price = row.status === 'published' ? unsellable(row) : undefined;
    if (price) return price;
    const isUp = row.status === 'published' || row.reviewAskedAt !== null;
    return isUp && !isAhead(row, at) && isNews(row, before) ? past() : undefined;
  },
});

/** Whether it comes up, or comes up at another time: an event that has been keeps its page, and is not made one. */
const isNews = (row: EventRow, before: EventRow | undefined) =>
  before?.status !== row.status ||
  (before.reviewAskedAt === null) !== (row.reviewAskedAt === null) ||
  before.startsAt?.getTime() !== row.startsAt?.getTime();

const past = (path = '') =>
  new Problem('in_the_past', 'That night is over: name one that is still to come.', {
    fields: [{ path: `${path}date`, message: 'Is in the past' }],
  });

/** Refuses 422 in_the_past, at the field under `path`; a night that still runs is none of the past. */
export function requireAhead(event: When, at: Date, path: string): void {
  if (!isAhead(event, at)) throw past(path);
}

/** One that the caller may change; 404 for what is somebody else’s. */
export function requireOwnEvent<Row extends Pick<EventRow, 'ownerId' | 'status'>>({ actor }: By, event?: Row): Row {
  if (!event || !mayChange(actor, event)) throw new Problem('not_found', 'There is no such event.');
  return event;
}

/** A page of the desk's list, or of an owner's own, and how many there are in all. */
export async function listEventRecords(db: Db, query: EventDeskFilter, language: Language, actor: By['actor']) {
  const { rows, total } = await desk.list(db, query, actor, { title: titleOrder(language) }, isOfSeries(query.series));
  const takenOf = await readPlacesTaken(
    db,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => toEventRecord(row, takenOf(row.id))), total };
}

/** One event in any state; 404 when it is another business account’s. */
export async function readEventRecord(db: Db, id: string, actor: By['actor']): Promise<UncountedRecord> {
  return recordOf(db, await desk.read(db, id, actor));
}

/** One published event, also when it is past or called off (its ticket still points here); 404 otherwise. */
export async function readEvent(db: Db, id: string, language: Language): Promise<EventDetail> {
  const row = await readEventRow(db, id);
  return toEventDetail(row, await otherNights(db, row), language);
}

/**
 * What has a page: called off is told to whoever comes for it, unless the desk took that page down. Only what was published
 * can be called off.
 */
export const isPublic = or(
  eq(events.status, 'published'),
  and(isNotNull(events.cancelledAt), isNull(events.reviewNote)),
);

export async function readEventRow(db: Db, id: string): Promise<EventRow> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), isPublic));
  if (!row) throw new Problem('not_found', 'There is no such event.');
  return row;
}

/** The rows behind orders and tickets, whatever has become of the events since. */
export async function findEventRows(db: Db, ids: readonly string[]): Promise<EventRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(events)
        .where(inArray(events.id, [...ids]));
}

/** Publishes an event or keeps it as a draft. */
export async function createEvent(db: Db, input: WrittenEvent, language: Language, by: By): Promise<Event> {
  return toEvent(await desk.create(db, columnsOf(input), by), language);
}

/** Many of them at once: an id for each, or what refuses it. */
export const createEvents = (db: Db, inputs: readonly WrittenEvent[], by: By) =>
  desk.createMany(db, inputs, columnsOf, by);

/** Takes many off the lists; for each what refuses it, if anything does. */
export const withdrawEvents = desk.withdrawMany;

/**
 * Replaces an event in any state. Its capacity can't fall below the places taken: the check of their table refuses that.
 * Nor does it become a draft while somebody has a place at it. One that was called off stays as it is (409). Where
 * tickets are sold it moves only with a yes to that (409 tickets_sold), and `sold` lets its orders follow.
 */
export async function updateEvent(
  db: Db,
  id: string,
  { version, moves, ...input }: ChangedEvent,
  language: Language,
  { sold, ...by }: By & { readonly sold: SoldTickets },
): Promise<SavedEvent> {
  try {
    return await db.transaction(async (db) => {
      let [before, wanted]: (EventRow | undefined)[] = [];
      const { row, waits } = await desk.update(db, id, version, by, input, (found, written) => {
        if (found.cancelledAt !== null) throw new Problem('invalid_transition', 'This event was called off.');
        const columns = columnsOf(written);
        before = found;
        if (written === input) wanted = { ...found, ...columns } as EventRow;
        return columns;
      });
      if (before) {
        // Also of what waits for the desk first: whoever saves hears now how many it is about.
        if (wanted && !moves) await requireYes(db, before, wanted, sold);
        await moveSold(db, before, row, { sold, isOver: !isAhead(before, by.at), at: by.at });
      }
      // Another capacity may have sold it out or opened it again, which is written after it.
      const [now = row] = await findEventRows(db, [id]);
      return { ...toEvent(now, language), waits };
    });
  } catch (error) {
    if (databaseFault(error)?.constraint === 'event_places_taken')
      throw invalidField('capacity', 'Is less than the tickets already taken', 'The event is not acceptable.');
    throw error;
  }
}

/** A draft like one of one’s own, of a night that is still to be named unless told. */
export async function copyEvent(db: Db, id: string, by: By, date: string | null = null): Promise<UncountedRecord> {
  return recordOf(db, await desk.copy(db, id, by, (input) => columnsOf({ ...input, date, fold: null })));
}

/** One step of its review or of its pause (`listingSteps`). */
export async function stepEvent(db: Db, id: string, step: ListingStep, by: By): Promise<UncountedRecord> {
  return recordOf(db, await desk.step(db, id, step, by));
}

/** Takes an event off the lists, unless somebody holds or bought places and its night is not over. */
export async function removeEvent(db: Db, id: string, seen: number | undefined, by: By): Promise<void> {
  await desk.withdraw(db, id, seen, by);
}

/** Whether its last night is not over yet. */
export const isAhead = ({ startsAt, endsAt, lastDay }: When, at: Date): boolean =>
  startsAt === null || startsAt >= startOfNight(at) || (lastDay !== null && endsAt !== null && endsAt > at);
type When = Pick<EventRow, 'startsAt' | 'endsAt' | 'lastDay'>;

const placesTakenOf = async (db: Db, { id }: EventRow) => (await readPlacesTaken(db, [id]))(id);

const hasBookings = (taken: number) =>
  new Problem(
    'has_bookings',
    `${taken === 1 ? 'One place is' : `${taken} places are`} held or sold for this event, and it is still to come.`,
  );

/** Calls an event off: it leaves the lists for good, and its page says so. Its buyers' money is the orders room's affair. 404, 409 once it began. */
export async function callOff(db: Db, id: string, seen: number | undefined, by: By): Promise<EventRow> {
  const before = await lockEvent(db, id);
  if (!before || !mayChange(by.actor, before)) throw new Problem('not_found', 'There is no such event.');
  requireVersion(before, seen);
  if (before.status !== 'published' || before.startsAt === null || before.startsAt <= by.at)
    throw new Problem('invalid_transition', 'This event can’t be called off any more.');
  const [after] = await db
    .update(events)
    .set({ status: 'withdrawn', cancelledAt: by.at, version: before.version + 1, updatedAt: by.at })
    .where(eq(events.id, id))
    .returning();
  const title = inLanguage(before.title, 'en');
  if (after) await recordChange(db, { ...by, action: 'update', entity: 'events', entityId: id, title, before, after });
  return before;
}

const hasEnded = ({ endsAt }: EventRow, at: Date) => endsAt !== null && endsAt <= at;

/** Whether it is published still and over: who wants to buy is told so. */
export const isOver = (row: EventRow, at: Date): boolean =>
  row.status === 'published' && (!isAhead(row, at) || hasEnded(row, at));

/** An event that can be bought has a price and a date. */
export type Bookable<Row extends EventRow> = Row & { readonly priceCents: number; readonly startsAt: Date };

/** Whether tickets can be had at this moment: published, dated, not past, and free or for sale (`isOffered`). */
export function isBookable<Row extends EventRow>(row: Row, at: Date): row is Bookable<Row> {
  const closed = row.salesStopped ? ('past' as const) : undefined;
  const isToBeHad = isOffered({ ...row, price: shownPrice(row.priceCents), closed });
  return row.status === 'published' && isToBeHad && row.startsAt !== null && isAhead(row, at) && !hasEnded(row, at);
}

const recordOf = async (db: Db, row: Told<EventRow>) => toEventRecord(row, await placesTakenOf(db, row));
