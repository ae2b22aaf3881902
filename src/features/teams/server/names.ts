/** What a business is called to who works for it. */
import { inArray, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { businesses } from '#features/businesses/server/table.ts';
import type { Db } from '#kit/server/db.ts';

/** By the id of its owner: the name of the public place in the directory that was there first, else the owner's own. */
export async function businessNames(db: Db, ownerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ownerIds.length === 0) return new Map();
  const place = sql<string | null>`(select ${businesses.name} from ${businesses}
    where ${businesses.ownerId} = ${users.id} and ${businesses.status} = 'published'
    order by ${businesses.createdAt}, ${businesses.id} limit 1)`;
  const rows = await db
    .select({ id: users.id, name: users.fullName, place })
    .from(users)
    .where(inArray(users.id, [...ownerIds]));
  return new Map(rows.map(({ id, name, place }) => [id, place ?? name]));
}
