/** Who is free is not in the index: it is asked of calendars, of what meets everything else. */
import { or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { BookingFinder } from '#market/listings/server/listing-kind.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { hasStayDates } from './conditions.ts';
import type { SearchCriteria } from './criteria.ts';
import { rowsOf } from './rows.ts';
import { searchEntries as entries } from './table.ts';

/** Whether the calendars of a kind have to be asked, which the index does not know. */
export const asksCalendars = (criteria: SearchCriteria, type: ListingKind): boolean =>
  criteria.kinds[type].booking !== undefined && hasStayDates(criteria);

function isFreeThen(criteria: SearchCriteria, booking: BookingFinder, first: string, isOfFew: boolean): SQL {
  const { until, also = [], people, at } = criteria;
  const asked = { until, people, isOfFew };
  return or(...[first, ...also].map((from) => booking.canBeBooked(entries.listingId, { ...asked, from }, at))) as SQL;
}

/** Ids of one kind, of which those that are free are looked for, at most so many. */
export type Candidates = { readonly type: ListingKind; readonly ids: readonly string[]; readonly most: number };

/** A page's worth: of no more than these calendars are asked one by one. */
const few = 200;
/** So many are asked first; then, by the share of them that is free, as many as it takes to have enough. */
const askedFirst = 500;
const timesMost = 3;
const leastShare = 0.05;
const tooMany = 1.2;

/** Of each list what can be booked as it was asked, in its order; of kinds that take no bookings, and without dates, all. */
export async function freeOf(
  db: Db,
  criteria: SearchCriteria,
  lists: readonly Candidates[],
): Promise<readonly (readonly string[])[]> {
  const found = lists.map(({ type, ids, most }) => (asksCalendars(criteria, type) ? [] : ids.slice(0, most)));
  const asked = lists.map(() => 0);
  for (;;) {
    const next = lists.map(({ type, ids, most }, place) => {
      const [before = 0, has = 0] = [asked[place], found[place]?.length];
      if (has >= most || !asksCalendars(criteria, type)) return { type, ids: [] };
      const share = Math.max(leastShare, has / before);
      const size = before === 0 ? Math.min(askedFirst, most * timesMost) : Math.ceil(((most - has) / share) * tooMany);
      asked[place] = before + size;
      return { type, ids: ids.slice(before, before + size) };
    });
    if (next.every(({ ids }) => ids.length === 0)) return found.map((ids, i) => ids.slice(0, lists[i]?.most));
    const free = await askCalendars(db, criteria, next);
    for (const [place, { ids }] of next.entries()) found[place]?.push(...ids.filter((id) => free.has(id)));
  }
}

/** Those that are free, of all lists in one statement. */
async function askCalendars(
  db: Db,
  criteria: SearchCriteria,
  lists: readonly Pick<Candidates, 'type' | 'ids'>[],
): Promise<ReadonlySet<string>> {
  const { date } = criteria;
  const parts = [...Map.groupBy(lists, ({ type }) => type)].flatMap(([type, some]) => {
    const { booking } = criteria.kinds[type];
    const ids = [...new Set(some.flatMap((list) => list.ids))];
    if (ids.length === 0 || booking === undefined || date === undefined) return [];
    return sql`(select listing_id as id from unnest(${sql.param(ids)}::text[]) as search_entries (listing_id)
      where ${isFreeThen(criteria, booking, date, ids.length <= few)})`;
  });
  const rows = parts.length === 0 ? [] : await rowsOf<{ id: string }>(db, sql.join(parts, sql` union all `));
  return new Set(rows.map(({ id }) => id));
}
