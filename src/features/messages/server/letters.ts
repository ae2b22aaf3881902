/** Letters about messages: what nobody read within five minutes goes out in one, by the clock. */
import { and, asc, eq, exists, inArray, isNull, lte } from 'drizzle-orm';
import { findAddressee } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { shownName } from '#features/guest-reviews/rules.ts';
import { isPlainText } from '#features/mail/rules.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { bundledBefore, conversationHash, messagesPath, otherSide, sides } from '../rules.ts';
import type { Side } from '../rules.ts';
import { namesOfApplicants } from './applicants.ts';
import { titlesOf } from './listings.ts';
import { conversations, messages } from './table.ts';
import type { ConversationRow, MessageRow } from './table.ts';

/** How many conversations at a time; the next ones go a moment later. */
const maxBundled = 200;

/** Whether the house takes answers by mail. */
type Mailing = { readonly takesAnswers: boolean };

/** Writes to whoever has not read what waits for them: one letter for a conversation, with all of it. */
export async function postMessageLetters(db: Db, at: Date, mailing: Mailing): Promise<void> {
  const waits = and(isNull(messages.mailedAt), isNull(messages.removedAt), lte(messages.createdAt, bundledBefore(at)));
  const waiting = await db
    .select()
    .from(conversations)
    .where(
      exists(
        db
          .select({ id: messages.id })
          .from(messages)
          .where(and(eq(messages.conversationId, conversations.id), waits)),
      ),
    )
    .orderBy(asc(conversations.lastAt), asc(conversations.id))
    .limit(maxBundled);
  for (const conversation of waiting)
    await db.transaction(async (db) => {
      for (const side of sides) await writeLetter(db, conversation, side, at, mailing);
    });
}

/** As the conversation shows them. */
const inOrder = (one: MessageRow, other: MessageRow): number =>
  one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);

/** One letter to one side; who gave no e-mail finds the same under their messages. */
async function writeLetter(db: Db, conversation: ConversationRow, reads: Side, at: Date, mailing: Mailing) {
  const unread = await db
    .update(messages)
    .set({ mailedAt: at })
    .where(
      and(
        eq(messages.conversationId, conversation.id),
        eq(messages.side, otherSide(reads)),
        isNull(messages.mailedAt),
        isNull(messages.removedAt),
      ),
    )
    .returning();
  if (unread.length === 0) return;
  const [readerId, writerId] =
    reads === 'guest' ? [conversation.guestId, conversation.ownerId] : [conversation.ownerId, conversation.guestId];
  const reader = await findAddressee(db, readerId);
  if (!reader) return;
  const [writer] = await db
    .select({ name: users.fullName })
    .from(users)
    .where(and(inArray(users.id, [writerId]), isNull(users.erasedAt)));
  const name = writer?.name ?? '';
  const titleOf = await titlesOf(db, [conversation]);
  const signedAs = (await namesOfApplicants(db, [conversation])).get(conversation.applicationId);
  // Nothing of it is hidden, and nobody paid: a link in it would be anybody's, in a letter of ours to a mailbox that was typed.
  const isTold = ({ text }: MessageRow) => conversation.applicationId === null || reader.isProven || isPlainText(text);
  const values = {
    name: reader.name,
    title: titleOf(conversation.listingId, reader.language),
    from: reads === 'owner' ? (signedAs ?? shownName(name)) : name,
    texts: unread
      .filter(isTold)
      .toSorted(inOrder)
      .map(({ text }) => text),
    path:
      reads === 'guest'
        ? `${messagesPath}#${conversationHash(conversation.id)}`
        : `/dashboard?tab=messages&open=${conversation.id}`,
    answersTo: mailing.takesAnswers ? `${conversation.mailName}${reads === 'guest' ? 'g' : 'o'}` : null,
  };
  await postMail(db, { ...reader, aboutId: writerId, letter: 'newMessages', values }, at);
}
