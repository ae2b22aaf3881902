/** Letters about chats: who joined is told once that it is open, and of another address once a day at most. */
import { and, asc, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { findAddressee, lockUser } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { offerPath, toldOf, type CommunityOffer } from '../rules.ts';
import { communityChats, communityJoins } from './table.ts';

/** How many members at a time; the next ones hear a moment later. */
const maxTold = 500;

/** Who joined before the address was given, and was not told of it: whoever joins later sees it at once. */
function waiting(at: Date) {
  const { givenBefore, toldBefore } = toldOf(at);
  const { givenAt, invitation } = communityChats;
  return and(
    isNotNull(invitation),
    lte(givenAt, givenBefore),
    lt(communityJoins.joinedAt, givenAt),
    or(isNull(communityJoins.toldAt), and(lt(communityJoins.toldAt, givenAt), lte(communityJoins.toldAt, toldBefore))),
    isNull(users.suspendedAt),
  );
}

const joinsWith = (db: Db) =>
  db
    .select({
      userId: communityJoins.userId,
      offer: communityJoins.offer,
      joinedAt: communityJoins.joinedAt,
      toldAt: communityJoins.toldAt,
      openedAt: communityChats.openedAt,
    })
    .from(communityJoins)
    .innerJoin(communityChats, eq(communityChats.offer, communityJoins.offer))
    .innerJoin(users, eq(users.id, communityJoins.userId));

/** Writes to whoever waits for a chat, by the clock. */
export async function tellOfChats(db: Db, at: Date): Promise<void> {
  const joins = await joinsWith(db)
    .where(waiting(at))
    .orderBy(asc(communityJoins.joinedAt), asc(communityJoins.userId), asc(communityJoins.offer))
    .limit(maxTold);
  for (const { userId, offer } of joins) await db.transaction(async (db) => tellMember(db, userId, offer, at));
}

/** Of two processes the second one sees that they were told; who left meanwhile is not. */
async function tellMember(db: Db, userId: string, offer: CommunityOffer, at: Date): Promise<void> {
  await lockUser(db, userId);
  const isIt = and(eq(communityJoins.userId, userId), eq(communityJoins.offer, offer));
  const [join] = await joinsWith(db).where(and(isIt, waiting(at)));
  if (!join) return;
  await db.update(communityJoins).set({ toldAt: at }).where(isIt);
  const reader = await findAddressee(db, userId);
  if (!reader) return;
  const isMoved = join.toldAt !== null || (join.openedAt !== null && join.joinedAt >= join.openedAt);
  const values = { name: reader.name, offer, isMoved, path: offerPath(offer) };
  await postMail(db, { ...reader, letter: 'communityChat', values }, at);
}
