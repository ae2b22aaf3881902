/** Who is free is not in the index: it is asked of calendars, of what meets everything else. */
import { or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { BookingFinder } from '#market/listings/server/listing-kind.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { hasStayDates } from './conditions.ts';
import type { SearchCriteria } from './criteria.ts';
import type { Entry } from './entries.ts';
import { rowsOf } from './rows.ts';
import type { SearchIndex } from './search-index.ts';
import { searchEntries as entries } from './table.ts';

/** Whether the calendars of a kind have to be asked, which the index does not know. */
export const asksCalendars = (criteria: SearchCriteria, type: ListingKind): boolean =>
  criteria.kinds[type].booking !== undefined && hasStayDates(criteria);

function isFreeThen(criteria: SearchCriteria, booking: BookingFinder, first: string, isOfFew: boolean): SQL {
  const { until, also = [], people, at } = criteria;
  const asked = { until, people, isOfFew };
  return or(...[first, ...also].map((from) => booking.canBeBooked(entries.listingId, { ...asked, from }, at))) as SQL;
}

/** Entries of one kind, of which those that are free are looked for in their order, at most so many. */
export type Candidates = { readonly type: ListingKind; readonly ordinals: readonly number[]; readonly most: number };

/** Of no more than these calendars are asked one by one. */
const few = 1000;
/** So many are asked first; then, by the share of them that is free, as many as it takes to have enough. */
const askedFirst = 650;
const timesMost = 3;
const leastShare = 0.05;
const tooMany = 1.2;

/** Of each list what can be booked as it was asked; of kinds that take no bookings, and without dates, all. */
export async function freeOf(
  db: Db,
  criteria: SearchCriteria,
  index: SearchIndex,
  lists: readonly Candidates[],
): Promise<readonly (readonly number[])[]> {
  const looks = lists.map(({ type, ordinals, most }) => {
    const isAsked = asksCalendars(criteria, type);
    return { type, ordinals, most, isAsked, asked: 0, found: isAsked ? [] : ordinals.slice(0, most) };
  });
  for (;;) {
    const next = looks.map(({ type, ordinals, most, isAsked, asked, found }) => {
      if (!isAsked || found.length >= most) return { type, ordinals: [] };
      const share = Math.max(leastShare, found.length / asked);
      const size =
        asked === 0 ? Math.min(askedFirst, most * timesMost) : Math.ceil(((most - found.length) / share) * tooMany);
      return { type, ordinals: ordinals.slice(asked, asked + size) };
    });
    if (next.every(({ ordinals }) => ordinals.length === 0))
      return looks.map(({ found, most }) => found.slice(0, most));
    const isFree = await askCalendars(db, criteria, index, next);
    for (const [place, look] of looks.entries()) {
      const some = next[place]?.ordinals ?? [];
      look.asked += some.length;
      look.found.push(...some.filter((ordinal) => isFree(look.type, ordinal)));
    }
  }
}

/** Asks for all lists in one statement; gives who is free. */
async function askCalendars(
  db: Db,
  criteria: SearchCriteria,
  index: SearchIndex,
  lists: readonly Pick<Candidates, 'type' | 'ordinals'>[],
): Promise<(type: ListingKind, ordinal: number) => boolean> {
  const { date } = criteria;
  const idOf = (type: ListingKind, ordinal: number): string => (index[type].entries[ordinal] as Entry).id;
  const parts = [...Map.groupBy(lists, ({ type }) => type)].flatMap(([type, some]) => {
    const { booking } = criteria.kinds[type];
    const ids = [...new Set(some.flatMap(({ ordinals }) => ordinals))].map((ordinal) => idOf(type, ordinal));
    if (ids.length === 0 || booking === undefined || date === undefined) return [];
    return sql`(select listing_id as id from unnest(${sql.param(ids)}::text[]) as search_entries (listing_id)
      where ${isFreeThen(criteria, booking, date, ids.length <= few)})`;
  });
  const rows = parts.length === 0 ? [] : await rowsOf<{ id: string }>(db, sql.join(parts, sql` union all `));
  const free = new Set(rows.map(({ id }) => id));
  return (type, ordinal) => free.has(idOf(type, ordinal));
}
