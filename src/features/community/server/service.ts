/** Who joined which offer of the community, and what they see of its chat. */
import { and, eq, notInArray } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { chatHost } from '../chat-address.ts';
import type { Joined } from '../contract.ts';
import type { CommunityOffer } from '../rules.ts';
import { communityOffers } from '../rules.ts';
import { communityChats, communityJoins } from './table.ts';

/** The offers a member wishes to join, in the order they are shown, and the addresses of the chats of these. */
export async function readJoined(db: Db, userId: string): Promise<Joined> {
  const rows = await db
    .select({ offer: communityJoins.offer, address: communityChats.invitation })
    .from(communityJoins)
    .leftJoin(communityChats, eq(communityChats.offer, communityJoins.offer))
    .where(eq(communityJoins.userId, userId));
  const joined = communityOffers.flatMap((offer) => rows.filter((row) => row.offer === offer));
  return {
    offers: joined.map(({ offer }) => offer),
    chats: joined.flatMap(({ offer, address }) =>
      address === null ? [] : [{ offer, address, host: chatHost(address) }],
    ),
  };
}

/** Makes these the offers a member wishes to join. */
export async function setJoined(db: Db, userId: string, offers: readonly CommunityOffer[], at: Date): Promise<Joined> {
  return db.transaction(async (db) => {
    const own = eq(communityJoins.userId, userId);
    await db
      .delete(communityJoins)
      .where(offers.length === 0 ? own : and(own, notInArray(communityJoins.offer, [...offers])));
    const rows = [...new Set(offers)].map((offer) => ({ userId, offer, joinedAt: at }));
    if (rows.length > 0) await db.insert(communityJoins).values(rows).onConflictDoNothing();
    return readJoined(db, userId);
  });
}
