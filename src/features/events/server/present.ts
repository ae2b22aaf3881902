/** How the row of an event is told: to visitors, and to whoever may change it. */
import { publicPhotos } from '#kit/server/photos/service.ts';
import { told } from '#kit/server/told.ts';
import type { Fold } from '#kit/shared/dates.ts';
import { textsIn } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import { isPartner } from '#market/listings/plan-rank.ts';
import type { ShownRow } from '#market/listings/server/listing.ts';
import { stamps } from '#market/listings/server/stamps.ts';
import type { Told } from '#market/listings/server/told-listings.ts';
import { wornPoster } from '#market/posters/choosing/worn-poster.ts';
import { foldOf } from '#market/town/clock-changes.ts';
import { Event, EventDetail, OtherDate, type EventRecord } from '../contract.ts';
import { eventLooks } from './looks.ts';
import type { Wanted } from './moves.ts';
import type { EventRow, events, eventPageColumns } from './table.ts';

export const shownPrice = (cents: number | null) => (cents === null ? null : priceOf(cents));

type When = { date: string | null; time: string | null; fold?: Fold };

/** The date and the time as announced; the instant tells which it is where the clock shows it twice. */
export function whenOf({ date, time, startsAt }: Pick<EventRow, 'date' | 'time' | 'startsAt'>): When {
  const fold = time !== null && startsAt !== null ? foldOf(startsAt) : undefined;
  return { date, time, ...(fold && { fold }) };
}

/** What this room knows of one by itself: what of it is sold, the room of orders counts, and another one who waits for it. */
export type UncountedRecord = Omit<EventRecord, 'ticketsSold' | keyof Wanted>;

/** All of a row but what is the house's own affair, and how many places are taken. */
export function toEventRecord(row: Told<EventRow>, placesTaken: number): UncountedRecord {
  const {
    priceCents,
    startsAt,
    endsAt: _endsAt,
    lastDay: _lastDay,
    ownerId: _ownerId,
    cancelledAt,
    soldOut: _soldOut,
    movedFrom: _from,
    regularName: _regular,
    regularLimit: _limit,
    regularFrom: _from1,
    regularUntil: _until,
    regularEach: _each,
    regularOff: _off,
    regularClosed: _closed,
    fromCents: _fromCents,
    ticketsClosed: _ticketsClosed,
    shownCents: _shownCents,
    ...told
  } = row;
  const { sellerUnknown: _unknown, ownerUnpayable: _unpayable, ...rest } = told;
  const shown = { cancelledAt: cancelledAt?.toISOString() ?? null, price: shownPrice(priceCents), placesTaken };
  const poster = posterOfEvent(row);
  return { ...rest, ...whenOf(row), ...shown, poster, ...stamps(row) };
}

/** The poster an event wears. */
export const posterOfEvent = (
  row: Pick<
    EventRow,
    'id' | 'category' | 'title' | 'description' | 'chosenPoster' | 'latitude' | 'longitude' | 'location'
  >,
) => wornPoster(row, eventLooks);

/** What a list reads of an event. */
type ListedRow = Omit<ShownRow<typeof events>, (typeof eventPageColumns)[number]>;

export const toEvent = (row: ListedRow, language: Language): Event => told(Event, shownOf(row, language));

/** With what its own page tells besides. */
export function toEventDetail(
  row: ShownRow<typeof events>,
  others: readonly ShownRow<typeof events>[],
  language: Language,
): EventDetail {
  const { lineUp, doors, minAge } = row;
  const { title, description, duration, dressCode } = row;
  const otherDates = others.map((other) => told(OtherDate, shownOf(other, language)));
  const texts = textsIn(language, { title, description, duration, dressCode }, { included: row.included });
  return told(EventDetail, { ...shownOf(row, language), ...texts, lineUp, doors, minAge, otherDates });
}

/** Where it has several tickets: what the cheapest costs that can be had, and why none can (decisions 0191 and 0198). */
function ticketsOf({
  priceCents,
  fromCents,
  shownCents,
  ticketsClosed,
  salesStopped,
}: Pick<EventRow, 'priceCents' | 'fromCents' | 'shownCents' | 'ticketsClosed' | 'salesStopped'>) {
  const closed = salesStopped ? { closed: 'past' as const } : {};
  if (!priceCents) return closed;
  const from = fromCents === null || shownCents === null ? {} : { from: priceOf(shownCents) };
  if (salesStopped) return { ...from, ...closed };
  // Where each is sold out it is as if its places were.
  if (ticketsClosed === 'soldOut') return { ...from, soldOut: true };
  return ticketsClosed === null ? from : { ...from, closed: ticketsClosed };
}

function shownOf(row: ListedRow, language: Language) {
  return {
    ...row,
    ...ticketsOf(row),
    ...whenOf(row),
    ...textsIn(language, { title: row.title, description: row.description, duration: row.duration }),
    price: shownPrice(row.priceCents),
    partner: isPartner(row),
    postedAt: (row.reviewedAt ?? row.createdAt).toISOString(),
    photos: publicPhotos(row.photos, language),
    poster: posterOfEvent(row),
    sellerUnknown: row.sellerUnknown ? (true as const) : undefined,
    ownerUnpayable: row.ownerUnpayable ? (true as const) : undefined,
    ...(row.cancelledAt && { calledOff: true as const }),
    ...(row.movedFrom && { moved: row.movedFrom }),
  };
}
