/** How often somebody's listings are kept and booked. */
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { orders } from '#features/orders/server/table.ts';
import { planRankOf } from '#features/plans/server/service.ts';
import { savedListings } from '#features/saved/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { planRanks } from '#market/listings/plan-rank.ts';
import type { ListingFigures } from '../contract.ts';

type Figure = ListingFigures['listings'][number];

/** Of what is public now, the most saved first; nothing where the own plan does not give it. */
export async function readListingFigures(
  db: Db,
  kinds: ServerKinds,
  ownerId: string,
  language: Language,
): Promise<ListingFigures> {
  if ((await planRankOf(db, ownerId)) < planRanks.reviewedFirst) return { isGiven: false, listings: [] };
  const listings: Figure[] = [];
  for (const { name, one, table, titles } of Object.values(kinds)) {
    const title = sql<string>`coalesce(${sql.join([...titles(language)], sql`, `)}, '')`;
    const rows = await db
      .select({ id: sql<string>`${table.id}`, title })
      .from(table)
      .where(and(eq(table.ownerId, ownerId), eq(table.status, 'published')));
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) continue;
    const saved = await db
      .select({ id: savedListings.listingId, count: count() })
      .from(savedListings)
      .where(and(sql`${savedListings.type} = ${one}`, inArray(savedListings.listingId, ids)))
      .groupBy(savedListings.listingId);
    const booked = await db
      .select({ id: orders.itemId, count: count() })
      .from(orders)
      .where(and(inArray(orders.itemId, ids), eq(orders.status, 'confirmed')))
      .groupBy(orders.itemId);
    const [savedBy, bookedBy] = [saved, booked].map((found) => new Map(found.map((row) => [row.id, row.count])));
    for (const row of rows)
      listings.push({ ...row, kind: name, saved: savedBy?.get(row.id) ?? 0, booked: bookedBy?.get(row.id) ?? 0 });
  }
  const sorted = listings.toSorted(
    (one, other) =>
      other.saved - one.saved || other.booked - one.booked || one.title.localeCompare(other.title, language),
  );
  return { isGiven: true, listings: sorted };
}
