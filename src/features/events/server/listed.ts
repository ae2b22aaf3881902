/** The public list of events. */
import { and, asc, eq, gt, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { preparedShapes } from '#kit/server/db.ts';
import { addDays } from '#kit/shared/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { cutPage, maxPage, readCursor, shownColumns } from '#market/listings/server/listing.ts';
import { isOneOf, rowVersion, tellOnce } from '#market/listings/server/told-once.ts';
import { instantOf, nightEndsAtHour, nightOf } from '#market/town/dates.ts';
import type { Event } from '../contract.ts';
import type { EventFilter } from '../filters.ts';
import { toEvent } from './present.ts';
import { eventPageColumns, events } from './table.ts';

/** An event is past when its night is over (decisions, The nightlife clock). */
export function startOfNight(at: Date): Date {
  return instantOf(nightOf(at), `0${nightEndsAtHour}:00`);
}

/** The longest an event is on (`durationMinutes`), to its last dawn: what began before is over, and no index reads it. */
const longestMs = 15 * dayMs;
const earliest = (from: Date) => new Date(from.getTime() - longestMs);

/** What is still to come or on: of tonight or later, or of several nights, and its hours are not over. */
export const isOn = (at: Date) => isOnFrom(startOfNight(at), earliest(at), at);

const isOnFrom = (night: Date | Placeholder, began: Date | Placeholder, at: Date | Placeholder) =>
  and(
    gte(events.startsAt, began),
    or(gte(events.startsAt, night), isNotNull(events.lastDay)),
    or(isNull(events.endsAt), gt(events.endsAt, at)),
  );

/** What the public lists show: published events that are not over. */
export const isListed = (at: Date) => and(eq(events.status, 'published'), isOn(at));

const { placeholder } = sql;

const readListed = preparedShapes(
  (db, given: ReadonlySet<'night' | 'began' | 'at' | 'featured' | 'category' | 'instant' | 'id' | 'limit'>) =>
    db
      .select({ id: events.id, startsAt: events.startsAt, version: rowVersion })
      .from(events)
      .where(
        and(
          eq(events.status, 'published'),
          isOnFrom(placeholder('night'), placeholder('began'), placeholder('at')),
          given.has('featured') ? eq(events.featured, placeholder('featured')) : undefined,
          given.has('category') ? eq(events.category, placeholder('category')) : undefined,
          given.has('id')
            ? sql`(${events.startsAt}, ${events.id}) > (to_timestamp(${placeholder('instant')}::float8 / 1000), ${placeholder('id')}::text)`
            : undefined,
        ),
      )
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(placeholder('limit')),
);

const tellEvents = tellOnce(
  (db, ids) =>
    db
      .select({ ...shownColumns(events, eventPageColumns), version: rowVersion })
      .from(events)
      .where(isOneOf(events.id, ids)),
  toEvent,
);

/** Published events that are not over, soonest first; those without a date are not listed until they have one. */
export async function listEvents(
  db: Db,
  { featured, category, after, limit = maxPage }: EventFilter,
  language: Language,
  at: Date,
): Promise<{ events: Event[]; next: string | undefined }> {
  const [instant, id] = readCursor(after, ['instant', 'text']) ?? [];
  const values = {
    night: startOfNight(at),
    began: earliest(at),
    at,
    featured,
    category,
    instant,
    id,
    limit: limit + 1,
  };
  const { told, next } = await tellEvents(db, language, async () =>
    cutPage(await readListed(db, values), limit, (row) => [row.startsAt?.getTime() ?? 0, row.id]),
  );
  return { events: told, next };
}

/** How many public events there are that are not over, of seven nights. */
export async function countThisWeek(db: Db, at: Date): Promise<number> {
  const weekLater = instantOf(addDays(nightOf(at), 7), `0${nightEndsAtHour}:00`);
  return db.$count(events, and(isListed(at), lt(events.startsAt, weekLater)));
}
