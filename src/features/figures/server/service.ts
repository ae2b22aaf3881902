/** Counts of what the town has: (db, kinds) → figures. */
import { and, count, isNull, ne, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { communityOffers } from '#features/community/rules.ts';
import { communityJoins } from '#features/community/server/table.ts';
import { countThisWeek } from '#features/events/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { ServerKind, ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { Figures } from '../contract.ts';

type KindCount = Figures['listings'][ListingKind];

/** What the public lists hold at an instant, and who is here. Kept by the server: it is not asked at every view. */
export async function readFigures(db: Db, kinds: ServerKinds, at: Date): Promise<Omit<Figures, 'isDemo'>> {
  const listings: Partial<Record<ListingKind, KindCount>> = {};
  for (const name of listingKinds) listings[name] = await countKind(db, kinds[name], at);
  const joins = await db
    .select({ offer: communityJoins.offer, count: count() })
    .from(communityJoins)
    .groupBy(communityJoins.offer);
  const joined = new Map(joins.map((row) => [row.offer, row.count]));
  return {
    listings: listings as Figures['listings'],
    eventsThisWeek: await countThisWeek(db, at),
    members: await db.$count(users, and(isNull(users.erasedAt), ne(users.role, 'admin'))),
    community: Object.fromEntries(
      communityOffers.map((offer) => [offer, joined.get(offer) ?? 0]),
    ) as Figures['community'],
  };
}

async function countKind(db: Db, { table, isListed }: ServerKind, at: Date): Promise<KindCount> {
  const rows = await db
    .select({ category: sql<string>`${table.category}`, count: count() })
    .from(table)
    .where(isListed(at))
    .groupBy(table.category)
    .orderBy(table.category);
  return {
    all: rows.reduce((sum, row) => sum + row.count, 0),
    categories: Object.fromEntries(rows.map((row) => [row.category, row.count])),
  };
}
