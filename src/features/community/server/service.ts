import { and, eq, notInArray } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { CommunityOffer } from '../rules.ts';
import { communityOffers } from '../rules.ts';
import { communityJoins } from './table.ts';

/** The offers a member wishes to join, in the order they are shown. */
export async function listJoined(db: Db, userId: string): Promise<CommunityOffer[]> {
  const rows = await db
    .select({ offer: communityJoins.offer })
    .from(communityJoins)
    .where(eq(communityJoins.userId, userId));
  return communityOffers.filter((offer) => rows.some((row) => row.offer === offer));
}

/** Makes these the offers a member wishes to join. */
export async function setJoined(
  db: Db,
  userId: string,
  offers: readonly CommunityOffer[],
  at: Date,
): Promise<CommunityOffer[]> {
  return db.transaction(async (db) => {
    const own = eq(communityJoins.userId, userId);
    await db
      .delete(communityJoins)
      .where(offers.length === 0 ? own : and(own, notInArray(communityJoins.offer, [...offers])));
    const rows = [...new Set(offers)].map((offer) => ({ userId, offer, joinedAt: at }));
    if (rows.length > 0) await db.insert(communityJoins).values(rows).onConflictDoNothing();
    return listJoined(db, userId);
  });
}
