/** What a business is called to whoever works for it. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { businesses } from '#features/businesses/server/table.ts';
import type { Db } from '#kit/server/db.ts';

/** By the id of its owner: the name of their public place in the directory that was there first, else their own. */
export async function businessNames(db: Db, ownerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ownerIds.length === 0) return new Map();
  const { id, ownerId, name, status, createdAt } = businesses;
  const people = await db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, [...ownerIds]));
  const places = await db
    .selectDistinctOn([ownerId], { ownerId, name })
    .from(businesses)
    .where(and(inArray(ownerId, [...ownerIds]), eq(status, 'published')))
    .orderBy(ownerId, asc(createdAt), asc(id));
  const placeOf = new Map(places.map((place) => [place.ownerId, place.name]));
  return new Map(people.map((person) => [person.id, placeOf.get(person.id) ?? person.name]));
}
