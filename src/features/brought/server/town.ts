/** The whole town for the desk: what is seen, sold and let in, and whom it misses (issue 21). */
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { prospectBusinesses } from '#features/prospect-businesses/server/table.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { searchWishes } from '#features/wishes/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { DeskQuery } from '#kit/server/desk-list.ts';
import { addDays } from '#kit/shared/dates.ts';
import { deskPageSize } from '#kit/shared/desk.ts';
import { priceOf } from '#kit/shared/money.ts';
import { wallClock } from '#market/town/dates.ts';
import type { EvidenceQuery, ProspectEvidence, TownQuery, TownWeek } from '../contract.ts';
import { categoryOfProspect, missedByName } from '../evidence.ts';
import { sumOf, usualSpan } from '../rules.ts';
import { dayOf, factsOf, isWithin, measuredOf, summed, weekOf } from './facts.ts';
import type { Period } from './facts.ts';
import { rowsOf } from './rows.ts';
import { listingDays } from './table.ts';
import { weeksTo } from './weeks.ts';

/** A page of a list that is whole in memory. */
function pageOf<T>(rows: readonly T[], { page = 1, size = deskPageSize }: Pick<DeskQuery, 'page' | 'size'>) {
  return { items: rows.slice((page - 1) * size, page * size), total: rows.length };
}

/** The weeks of the town, the running one first. */
export async function listTownWeeks(db: Db, query: TownQuery & DeskQuery, at: Date) {
  const { mondays, period } = weeksTo(at, query.weeks ?? usualSpan);
  const rows = await rowsOf(
    db,
    sql`select f.week::text as week, ${summed()} from (${factsOf(period, 'town')}) as f group by f.week`,
  );
  const events = await readOfEvents(db, period);
  const weeks = mondays.map((week): TownWeek => {
    const { sales, ...sum } = sumOf(rows.filter((row) => row['week'] === week).map(measuredOf));
    const { eventViews = 0, tickets = 0 } = events.get(week) ?? {};
    return { monday: week, ...sum, eventViews, tickets, sales: priceOf(Math.max(0, sales)) };
  });
  return pageOf(weeks.toReversed(), { size: weeks.length, ...query });
}

/** Of events alone: how often their pages were seen, and the tickets that were sold for good. */
async function readOfEvents(db: Db, period: Period) {
  const { from, until } = period;
  const rows = await rowsOf(
    db,
    sql`select week::text as week, sum(views) as views, sum(tickets) as tickets from (
        select ${weekOf(sql`d.day`)} as week, sum(d.views) as views, 0 as tickets from ${listingDays} as d
          where d.kind = 'events' and d.day >= ${from}::date and d.day < ${until}::date group by 1
        union all select ${weekOf(dayOf(sql`o.confirmed_at`))}, 0, count(*)
          from ${tickets} as t join ${orders} as o on o.id = t.order_id
          where o.kind = 'event' and o.status = 'confirmed' and t.cancelled_at is null
            and ${isWithin(period, sql`o.confirmed_at`)} group by 1
      ) as one group by 1`,
  );
  return new Map(
    rows.map((row) => [String(row['week']), { eventViews: Number(row['views']), tickets: Number(row['tickets']) }]),
  );
}

const missedDays = 90;
const seenDays = 30;
const maxProspects = 5000;

/** Prospects by what says that they are missed: searches for their name first, then looks at places like them. */
export async function listEvidence(db: Db, query: EvidenceQuery & DeskQuery, at: Date) {
  const today = wallClock(at).date;
  const prospects = await db
    .select()
    .from(prospectBusinesses)
    .where(ne(prospectBusinesses.contactStatus, 'declined'))
    .orderBy(desc(prospectBusinesses.priorityScore), prospectBusinesses.id)
    .limit(maxProspects);
  const missed = await db
    .select({ words: searchWishes.words, count: sql<number>`sum(${searchWishes.count})::int` })
    .from(searchWishes)
    .where(gt(searchWishes.day, addDays(today, -missedDays)))
    .groupBy(searchWishes.words);
  const counts = missedByName(
    prospects.map(({ name }) => name),
    missed,
  );
  const views = await viewsForEach(db, addDays(today, -seenDays));
  const evidence = prospects.map(({ id, name, category, priorityScore }, place): ProspectEvidence => ({
    id,
    name,
    category,
    priorityScore,
    missed: counts[place] ?? 0,
    viewsForEach: views.get(categoryOfProspect[category]) ?? 0,
  }));
  return pageOf(evidence.toSorted(byEvidence), query);
}

const byEvidence = (one: ProspectEvidence, other: ProspectEvidence): number =>
  other.missed - one.missed ||
  other.viewsForEach - one.viewsForEach ||
  other.priorityScore - one.priorityScore ||
  one.name.localeCompare(other.name) ||
  (one.id < other.id ? -1 : 1);

/** By category of the directory: views since a day for each of its public places, to one decimal. */
async function viewsForEach(db: Db, since: string): Promise<ReadonlyMap<string, number>> {
  const seen = db
    .select({ id: listingDays.listingId, views: sql<number>`sum(${listingDays.views})`.as('views') })
    .from(listingDays)
    .where(and(eq(listingDays.kind, 'businesses'), gt(listingDays.day, since)))
    .groupBy(listingDays.listingId)
    .as('seen');
  const rows = await db
    .select({
      category: businesses.category,
      views: sql<number>`round(coalesce(sum(${seen.views}), 0) / count(*), 1)::float8`,
    })
    .from(businesses)
    .leftJoin(seen, eq(seen.id, businesses.id))
    .where(eq(businesses.status, 'published'))
    .groupBy(businesses.category);
  return new Map(rows.map(({ category, views }) => [category, views]));
}
