/** Listings of one kind as desk and owners read them: a page of them, and one by itself. */
import { and, eq, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage } from '#kit/server/desk-list.ts';
import { Problem } from '#kit/shared/problem.ts';
import { planRanks } from '../plan-rank.ts';
import type { Desk, Filter } from './desk-needs.ts';
import { isDesk, maySee, type Doer } from './listing-actor.ts';
import type { Written } from './listing-edits.ts';
import { isInState, isOwnedBy } from './listing-filters.ts';
import type { ListingRow } from './listing-table.ts';
import type { listingTeller, Told } from './told-listings.ts';

export function listingLister<Row extends ListingRow, Insert, Input extends Written>(
  desk: Desk<Row, Insert, Input>,
  told: ReturnType<typeof listingTeller>,
) {
  const { table } = desk;

  /** When it is a waiting one's turn: of owners with a plan that says so first, then who has waited longest. */
  const turn = sql`(case when ${table.planRank} >= ${planRanks.reviewedFirst} then 0 else 1e12 end
    + extract(epoch from coalesce(${table.reviewAskedAt}, ${table.updatedAt})))::float8`;

  const ownOf = (actor: Doer) =>
    isDesk(actor)
      ? undefined
      : and(
          eq(table.ownerId, actor.id),
          or(ne(table.status, 'withdrawn'), isNotNull(table.reviewNote), desk.ended?.where),
        );

  return {
    /**
     * One page of what is not withdrawn, unless that is asked for; last changed first, what waits by its turn. Owners see
     * what the desk took off, with its reason, and what has ended otherwise.
     */
    list: async (db: Db, query: Filter, actor: Doer, sorts: Readonly<Record<string, SQL>> = {}, also?: SQL) => {
      const { rows, total } = await readDeskPage(db, {
        table,
        query,
        where: and(
          ownOf(actor),
          query.status === undefined && !isDesk(actor) ? undefined : isInState(table, query.status),
          isOwnedBy(table, query.owner),
          also,
          query.category === undefined ? undefined : eq(table.category, query.category),
          query.featured === undefined ? undefined : eq(desk.featured, query.featured),
        ),
        searchColumns: desk.searchColumns,
        sorts: { updated: table.updatedAt, waiting: turn, ...desk.sorts, ...sorts },
        sort: query.status === 'waiting' ? 'waiting' : '-updated',
        alikeBy: desk.alikeBy,
        tie: table.id,
      });
      return { rows: await told.rows(db, rows), total };
    },

    read: async (db: Db, id: string, actor: Doer): Promise<Told<Row>> => {
      const [row] = (await db.select().from(table).where(eq(table.id, id))) as Row[];
      if (!row || !maySee(actor, row)) throw new Problem('not_found', desk.missing);
      return told.row(db, row);
    },
  };
}
