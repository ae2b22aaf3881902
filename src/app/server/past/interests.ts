/** What members of the demo keep for later. */
import type { PgTable } from 'drizzle-orm/pg-core';
import { kinds } from '#features/listings/kinds.ts';
import { savedListings } from '#features/saved/server/table.ts';
import { insertAll } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { serverKinds } from '../kinds.ts';
import { between, chanceOf, shuffled } from './chance.ts';
import { buyers } from './evenings.ts';

/** Everybody keeps some of what is public now, over the last weeks. */
export async function seedSaved(db: Db, at: Date): Promise<void> {
  const things: Pick<typeof savedListings.$inferInsert, 'type' | 'listingId'>[] = [];
  for (const { name, table, isListed } of Object.values(serverKinds)) {
    const listings: PgTable = table;
    const rows = await db.select({ id: table.id }).from(listings).where(isListed(at)).orderBy(table.id);
    things.push(...rows.map(({ id }) => ({ type: kinds[name].one, listingId: String(id) })));
  }
  const rows = buyers.flatMap((userId) =>
    shuffled(`kept by ${userId}`, things)
      .slice(0, between(`keeps ${userId}`, 4, 22))
      .map((thing) => {
        const name = `${userId} ${thing.listingId}`;
        return { ...thing, userId, savedAt: new Date(at.getTime() - chanceOf(`saved ${name}`) * 80 * dayMs) };
      }),
  );
  await insertAll(db, savedListings, rows);
}
