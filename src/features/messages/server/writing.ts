/** Writing: what is hidden before somebody has paid is hidden before it is kept (decision 0079); about an application nothing is (0205). */
import { and, eq, gt } from 'drizzle-orm';
import { lockCaller } from '#features/auth/server/service.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { counterKey, take } from '#kit/server/limits/counters.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Preview } from '#market/masking/contract.ts';
import { writingLimits } from '../rules.ts';
import type { About, ways } from '../rules.ts';
import { noteAnswer } from './answer-times.ts';
import {
  findConversation,
  openAboutSold,
  openConversation,
  openWithApplicant,
  requireConversation,
  tooMany,
} from './conversations.ts';
import type { End } from './conversations.ts';
import { endedBy } from './ended.ts';
import { maskMessage } from '#market/masking/mask.ts';
import { conversations, messages } from './table.ts';
import type { ConversationRow } from './table.ts';

type Written = {
  readonly text: string;
  readonly key: string;
  readonly way?: (typeof ways)[number];
  readonly dropped?: number;
};

/**
 * Whether a guest has paid an owner for something that stands: then nothing is hidden between the two. A free ticket is
 * no payment; anybody could take one for that alone.
 */
async function hasPaid(db: Db, guestId: string, ownerId: string): Promise<boolean> {
  const isPaid = and(
    eq(orders.userId, guestId),
    eq(orders.ownerId, ownerId),
    eq(orders.status, 'confirmed'),
    gt(orders.amountCents, 0),
  );
  return (await db.$count(orders, isPaid)) > 0;
}

type Between = Pick<ConversationRow, 'guestId' | 'ownerId' | 'applicationId'>;

/** Nothing is hidden where something is paid, nor about an application: it gave this employer a mailbox, and a phone, on purpose. */
export const isOpen = async (db: Db, { guestId, ownerId, applicationId }: Between): Promise<boolean> =>
  applicationId !== null || (await hasPaid(db, guestId, ownerId));

const masked = async (db: Db, between: Between, text: string): Promise<Preview> => {
  if (await isOpen(db, between)) return { text, hidden: [] };
  const { text: left, hidden } = maskMessage(text);
  return { text: left, hidden: [...hidden] };
};

/** What would be hidden of a text about this. Refuses as `openConversation`. */
export async function previewAbout(db: Db, guestId: string, about: About, text: string): Promise<Preview> {
  const { subject } = await findConversation(db, guestId, about);
  return masked(db, { guestId, ...subject }, text);
}

/** What would be hidden of a text in an own conversation. */
export const previewIn = async (db: Db, end: End, id: string, text: string): Promise<Preview> =>
  masked(db, await requireConversation(db, end, id), text);

/** Begins a conversation, or goes on with it: about a listing, an own order or an own application. Gives its id. */
export async function writeAbout(db: Db, guest: End, about: About, written: Written, at: Date): Promise<string> {
  return db.transaction(async (db) => {
    await lockCaller(db, guest.id);
    const { id } = await openConversation(db, guest.id, about, at);
    await write(db, guest, id, written, at);
    return id;
  });
}

/** What an owner writes about a sold order, into its conversation; tells whether a part of it is hidden. */
export async function writeAboutSold(
  db: Db,
  owner: End,
  orderId: string,
  written: Written,
  at: Date,
): Promise<boolean> {
  return db.transaction(async (db) => {
    await lockCaller(db, owner.id);
    const { id } = await openAboutSold(db, owner.id, orderId, at);
    await write(db, owner, id, written, at);
    const isSent = and(eq(messages.conversationId, id), eq(messages.side, 'owner'), eq(messages.key, written.key));
    const [sent] = await db.select({ hidden: messages.hidden }).from(messages).where(isSent);
    return sent !== undefined && sent.hidden.length > 0;
  });
}

/** What an employer writes to whoever applied for an own job. Gives the id of the conversation. */
export async function writeToApplicant(
  db: Db,
  owner: End,
  applicationId: string,
  written: Written,
  at: Date,
): Promise<string> {
  return db.transaction(async (db) => {
    await lockCaller(db, owner.id);
    const { id } = await openWithApplicant(db, owner.id, applicationId, at);
    await write(db, owner, id, written, at);
    return id;
  });
}

/**
 * Writes in an own conversation. The same key again changes nothing. 404, 403 `conversation_closed`, 429 for too many.
 */
export async function writeIn(db: Db, end: End, id: string, written: Written, at: Date): Promise<void> {
  await db.transaction(async (db) => {
    await lockCaller(db, end.id);
    await write(db, end, id, written, at);
  });
}

async function write(db: Db, end: End, id: string, written: Written, at: Date): Promise<void> {
  const conversation = await requireConversation(db, end, id, true);
  const { key, way = 'page', dropped = 0 } = written;
  const { side } = end;
  const isSent = and(eq(messages.conversationId, id), eq(messages.side, side), eq(messages.key, key));
  if ((await db.$count(messages, isSent)) > 0) return;
  if ((await endedBy(db, conversation)) !== null)
    throw new Problem('conversation_closed', 'One of you has ended this conversation.');
  const authorId = end.by ?? end.id;
  const counted = { key: counterKey('messages of', authorId), cost: 1, at, ...writingLimits.lines };
  if (!(await take(db, counted))) throw tooMany(writingLimits.lines.seconds);
  const { text, hidden } = await masked(db, conversation, written.text);
  const kinds = [...new Set(hidden.map(({ kind }) => kind))];
  const row = { id: newId(), conversationId: id, side, authorId, text, hidden: kinds, way, dropped, key };
  await db.insert(messages).values({ ...row, createdAt: at });
  // How fast an owner answers is told to guests: an applicant is none.
  const isFirst = side === 'guest' && conversation.askedAt === null && conversation.applicationId === null;
  const isAnswer = side === 'owner' && conversation.askedAt !== null && conversation.answeredAt === null;
  await db
    .update(conversations)
    .set({
      lastAt: at,
      ...(side === 'guest' ? { guestReadAt: at } : { ownerReadAt: at }),
      ...(isFirst && { askedAt: at }),
      ...(isAnswer && { answeredAt: at }),
    })
    .where(eq(conversations.id, id));
  if (isAnswer) await noteAnswer(db, conversation.ownerId, at);
}
