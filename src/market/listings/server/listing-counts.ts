/** How many listings the desk has to look after, kind by kind: expressions for a statement that counts all that waits. */
import { and, eq, getTableColumns, gt, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#kit/server/db.ts';
import type { ListingKind } from '../listing-kinds.ts';
import { isWaiting } from './listing-filters.ts';
import { ofKinds, type ServerKinds } from './listing-kind.ts';

type Counts = Record<ListingKind, SQL<number>>;

/** Those of owners that wait for their review. */
export const countReviews = (db: Db, kinds: ServerKinds): Counts =>
  ofKinds(kinds, ({ table }) => db.$count(table, isWaiting(table)));

/** Those that are public, have a price and belong to nobody; what has no prices has none of them. */
export const countOwnerless = (db: Db, kinds: ServerKinds): Counts =>
  ofKinds(kinds, ({ table }) => {
    const { priceCents } = getTableColumns<PgTable>(table);
    if (priceCents === undefined) return sql<number>`0`.mapWith(Number);
    return db.$count(table, and(eq(table.status, 'published'), eq(table.ownerless, true), gt(priceCents, 0)));
  });
