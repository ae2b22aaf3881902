/** Handing a listing over, and what belongs to nobody (decision 0046). */
import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#kit/server/db.ts';
import { requireVersion } from '#kit/server/versions.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { HandOver, ListingOwner } from '../ownership-contract.ts';
import type { ServerKind } from './listing-kind.ts';
import type { Recorder } from './recorder.ts';
import type { By } from './listing-actor.ts';
import type { Owners } from './owners.ts';

type Row = { readonly status: string; readonly version: number; readonly ownerId: string | null };

/**
 * Makes a listing an account's, the house's, or nobody's. Earlier orders keep the seller they were sold by. What was
 * hidden with its owner's suspension is public again with its new owner. 404, 409 edit_conflict, owner_suspended and
 * not_an_owner.
 */
export async function handOver(
  db: Db,
  house: { readonly owners: Owners; readonly record: Recorder },
  { table, titles }: ServerKind,
  id: string,
  { to, accountId, version }: HandOver,
  by: By,
): Promise<{ owner: ListingOwner | null; ownerless: boolean }> {
  return db.transaction(async (db) => {
    // The account before the listing, as everybody locks them.
    const owner = accountId === undefined ? null : await house.owners.appoint(db, accountId);
    const things: PgTable = table;
    const [named] = await db
      .select({ row: getTableColumns(things), title: titles('en')[0] ?? table.id })
      .from(things)
      .where(eq(table.id, id))
      .for('update');
    if (!named) throw new Problem('not_found', 'There is no such listing.');
    const before = named.row as unknown as Row;
    requireVersion(before, version);
    const whose = { ownerId: owner?.id ?? null, ownerless: to === 'nobody' };
    const status = before.status === 'suspended' ? 'published' : before.status;
    // A place of the owner before is none of the new one's.
    const place = 'businessId' in getTableColumns(things) ? { businessId: null } : {};
    const set: object = { ...whose, ...place, status, version: before.version + 1, updatedAt: by.at };
    const [after] = await db.update(things).set(set).where(eq(table.id, id)).returning();
    const done = { action: 'owner', entity: getTableName(table), entityId: id, title: String(named.title) } as const;
    await house.record(db, { ...by, ...done, before: before as never, after: after as never });
    return { owner, ownerless: whose.ownerless };
  });
}
