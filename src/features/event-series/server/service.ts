/** Series of events: made, tried and read. Each night is an event of its own; that it is one of a series stands in its row. */
import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { owners } from '#features/auth/server/service.ts';
import {
  copyEvent,
  eventInput,
  findEventRows,
  isAhead,
  lockEvent,
  readEventRecord,
  readPlacesTaken,
  requireOwnEvent,
  stepEvent,
} from '#features/events/server/service.ts';
import type { EventRow } from '#features/events/server/service.ts';
import { events } from '#features/events/server/table.ts';
import { spanOf } from '#features/events/timing.ts';
import { copyTicketTypes } from '#features/ticket-types/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { spendDaily } from '#kit/server/limits/daily.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { daily } from '#market/listings/daily.ts';
import { listingState } from '#market/listings/listing.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { clockChangeAt, instantTold } from '#market/town/clock-changes.ts';
import type { Series, TriedNight } from '../contract.ts';
import { maxPerSeries, type NightFault } from '../rules.ts';
import { isToCome, nightsOf, requireNoStranger } from './nights.ts';

type Wish = { readonly dates: readonly string[]; readonly asks: boolean };

/** An event without an hour begins as late as its day does. */
const hourOf = ({ time }: EventRow) => time ?? '23:59';

/**
 * Makes an event again on other dates, in one transaction: all of them or none. Each begins as a draft like it, and is sent
 * for its review where that is asked, which refuses what the review of one would; so is the event itself, where it is a draft:
 * the first night of a summer was forgotten there. Its owner is locked before it, as
 * everywhere; who presses twice finds the dates taken.
 */
export async function makeSeries(db: Db, id: string, { dates, asks }: Wish, by: By): Promise<Series> {
  await spendDaily(db, daily.make, by.actor, by.at, dates.length);
  if (asks) await spendDaily(db, daily.step, by.actor, by.at, dates.length + 1);
  return db.transaction(async (db) => {
    const [found] = await findEventRows(db, [id]);
    // What the desk copies is the house's: in somebody's series it would be a stranger.
    const { ownerId } = requireNoStranger(requireOwnEvent(by, found), by);
    if (ownerId !== null) await owners.lock(db, ownerId);
    const like = requireOwnEvent(by, await lockEvent(db, id));
    const stands = await nightsOf(db, like);
    if (stands.length + dates.length > maxPerSeries)
      throw new Problem('conflict', `A series has ${maxPerSeries} nights at most.`);
    const fields = dates.flatMap((date, place) => {
      const fault = faultOf(like, stands, date, by.at);
      return fault === null ? [] : [{ path: `dates.${place}`, message: told[fault] }];
    });
    if (fields.length > 0) throw new Problem('validation', 'Not all of these nights can be.', { fields });
    const made: string[] = [];
    for (const date of dates.toSorted()) {
      const night = await copyEvent(db, id, by, date);
      await copyTicketTypes(db, id, night.id, by);
      if (asks) await stepEvent(db, night.id, { step: 'ask', version: night.version }, by);
      made.push(night.id);
    }
    if (asks && listingState(like) === 'draft') await stepEvent(db, id, { step: 'ask', version: like.version }, by);
    const seriesId = like.seriesId ?? newId();
    // Changed last together, they stand together in a list: the first one too, whose sheet is open there.
    await db
      .update(events)
      .set({ seriesId, updatedAt: by.at })
      .where(inArray(events.id, [id, ...made]));
    return seriesOf(db, { ...like, seriesId }, by.at);
  });
}

const told: Readonly<Record<NightFault, string>> = {
  past: 'Is over',
  skipped: 'The clock skips that hour',
  twice: 'The clock shows that hour twice',
  taken: 'Is a night of this series already',
};

/** Why it can't be made on a date. */
function faultOf(like: EventRow, stands: readonly EventRow[], date: string, at: Date): NightFault | null {
  if (stands.some((night) => night.date === date && night.status !== 'withdrawn')) return 'taken';
  const change = clockChangeAt(date, hourOf(like));
  if (change) return change.kind;
  return isAhead(spannedOn(like, date), at) ? null : 'past';
}

/** From when to when it would be on a date. */
function spannedOn(like: EventRow, date: string) {
  const startsAt = instantTold(date, hourOf(like));
  return { startsAt, ...spanOf(startsAt, { date, time: like.time, duration: inLanguage(like.duration, 'en') }) };
}

/** What an event of one's own would be on these dates. */
export async function tryDates(
  db: Db,
  id: string,
  dates: readonly string[],
  language: Language,
  by: By,
): Promise<TriedNight[]> {
  const like = requireOwnEvent(by, (await findEventRows(db, [id]))[0]);
  const stands = await nightsOf(db, like);
  const others = await othersThere(db, like, dates);
  return dates.toSorted().map((date) => {
    const fault = faultOf(like, stands, date, by.at);
    const { startsAt, endsAt } = spannedOn(like, date);
    const isOn = fault !== 'skipped';
    const clashes = others.flatMap((other) =>
      other.date === date && !(fault === 'taken' && stands.some((night) => night.id === other.id))
        ? { id: other.id, title: inLanguage(other.title, language), time: other.time }
        : [],
    );
    return {
      date,
      startsAt: isOn ? startsAt.toISOString() : null,
      endsAt: isOn ? (endsAt?.toISOString() ?? null) : null,
      fault,
      clashes,
    };
  });
}

/** What of the same owner is on these dates at the same place. */
function othersThere(db: Db, like: EventRow, dates: readonly string[]): Promise<EventRow[]> {
  const isThere = or(
    eq(events.location, like.location),
    like.businessId === null ? undefined : eq(events.businessId, like.businessId),
  );
  const isTheirs = like.ownerId === null ? isNull(events.ownerId) : eq(events.ownerId, like.ownerId);
  return db
    .select()
    .from(events)
    .where(and(isTheirs, isThere, ne(events.status, 'withdrawn'), inArray(events.date, [...dates])))
    .orderBy(asc(events.startsAt), events.id);
}

/** The series of an event, for whoever sees that event. */
export async function readSeries(db: Db, id: string, by: By): Promise<Series> {
  await readEventRecord(db, id, by.actor);
  const [like] = await findEventRows(db, [id]);
  if (!like) throw new Problem('not_found', 'There is no such event.');
  return seriesOf(db, like, by.at);
}

async function seriesOf(db: Db, like: EventRow, at: Date): Promise<Series> {
  const nights = await nightsOf(db, like);
  const takenOf = await readPlacesTaken(
    db,
    nights.map(({ id }) => id),
  );
  const words = writtenOf(like);
  return {
    id: like.seriesId,
    nights: nights.map((night) => ({
      id: night.id,
      date: night.date,
      time: night.time,
      state: listingState(night),
      version: night.version,
      placesTaken: takenOf(night.id),
      isToCome: isToCome(night, at),
      isAlike: writtenOf(night) === words,
    })),
  };
}

/** All that is written of an event but its date and its state, for comparing. */
function writtenOf(row: EventRow): string {
  const { date: _date, fold: _fold, status: _status, featured: _featured, ...written } = eventInput(row);
  const said = { ...written, photos: row.photos };
  return JSON.stringify(Object.entries(said).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
