/** Ending what a guest and an owner write to each other: it holds for the two of them, whatever it was about (decision 0170). */
import { and, asc, eq, gt, isNotNull, or } from 'drizzle-orm';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { otherSide } from '../rules.ts';
import type { Side } from '../rules.ts';
import { requireConversation } from './conversations.ts';
import type { End } from './conversations.ts';
import { conversations } from './table.ts';
import type { ConversationRow } from './table.ts';

type Pair = Pick<ConversationRow, 'guestId' | 'ownerId'>;

const isBetween = ({ guestId, ownerId }: Pair) =>
  and(eq(conversations.guestId, guestId), eq(conversations.ownerId, ownerId));

/** The first conversation that one of the two has ended. */
export async function findEnded(db: Db, pair: Pair) {
  const [row] = await db
    .select({ id: conversations.id, by: conversations.blockedBy })
    .from(conversations)
    .where(and(isBetween(pair), isNotNull(conversations.blockedBy)))
    .orderBy(asc(conversations.createdAt), asc(conversations.id))
    .limit(1);
  return row;
}

/** An order that is paid and stands: its guest has to be let in, whatever was said before. */
async function isPaid(db: Db, orderId: string | null): Promise<boolean> {
  if (orderId === null) return false;
  const stands = and(eq(orders.id, orderId), eq(orders.status, 'confirmed'), gt(orders.amountCents, 0));
  return (await db.$count(orders, stands)) > 0;
}

/**
 * Who has ended a conversation, if anybody: itself, or another one of the two. Only what is about a paid booking stays open
 * until it is ended itself.
 */
export async function endedBy(
  db: Db,
  conversation: Pair & Pick<ConversationRow, 'blockedBy' | 'orderId'>,
): Promise<Side | null> {
  if (conversation.blockedBy !== null) return conversation.blockedBy;
  const ended = await findEnded(db, conversation);
  if (ended === undefined || (await isPaid(db, conversation.orderId))) return null;
  return ended.by;
}

/**
 * Refuses (403 `conversation_closed`) what somebody sends to an owner who has ended a conversation with them, whatever it
 * was about, and on whichever side of it they were. Whoever ended it themselves may.
 */
export async function requireUnblocked(db: Db, { guestId, ownerId }: Pair): Promise<void> {
  const asOwner = and(isBetween({ guestId, ownerId }), eq(conversations.blockedBy, 'owner'));
  const asGuest = and(isBetween({ guestId: ownerId, ownerId: guestId }), eq(conversations.blockedBy, 'guest'));
  if ((await db.$count(conversations, or(asOwner, asGuest))) > 0)
    throw new Problem('conversation_closed', 'They have ended the conversation with you.');
}

/** Ends it, or opens all of the two again; whoever has not ended it opens nothing. */
export async function blockConversation(db: Db, end: End, id: string, isBlocked: boolean): Promise<void> {
  await db.transaction(async (db) => {
    const row = await requireConversation(db, end, id, true);
    if ((await endedBy(db, row)) === otherSide(end.side)) return;
    await (isBlocked
      ? db.update(conversations).set({ blockedBy: end.side }).where(eq(conversations.id, id))
      : db
          .update(conversations)
          .set({ blockedBy: null })
          .where(and(isBetween(row), eq(conversations.blockedBy, end.side))));
  });
}
