import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#kit/server/db.ts';
import type { Forgetting } from '#kit/server/personal-data.ts';

type OwnedTable = PgTable & Readonly<Record<'status' | 'ownerId' | 'version' | 'updatedAt', AnyPgColumn>>;

/** What nobody stands behind any more leaves the public pages, with the phone and e-mail that it shows. */
export async function withdrawListings(db: Db, table: OwnedTable, { id, at }: Forgetting): Promise<void> {
  const set: object = { status: 'withdrawn', version: sql`${table.version} + 1`, updatedAt: at };
  const things: PgTable = table;
  await db
    .update(things)
    .set(set)
    .where(and(eq(table.ownerId, id), inArray(table.status, ['draft', 'published', 'suspended'])));
}
