/** Reports of messages: one side sends one; what the desk then does with a message is told to the room of reports. */
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { findAddressee } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { postMail } from '#features/mail/server/service.ts';
import { groundsOf } from '#features/reports/rules.ts';
import type { ReportReason } from '#features/reports/rules.ts';
import { fileReport } from '#features/reports/server/service.ts';
import type { ReportedRoom } from '#features/reports/server/service.ts';
import { reports } from '#features/reports/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { otherSide } from '../rules.ts';
import type { End } from './conversations.ts';
import { requireConversation } from './conversations.ts';
import { titlesOf } from './listings.ts';
import { conversations, messages } from './table.ts';

type NewReport = { readonly reason: ReportReason; readonly details?: string | null | undefined };

/** Takes a report in. 404 for a message that is not the other side's of an own conversation; a second one changes nothing. */
export async function reportMessage(
  db: Db,
  end: End,
  messageId: string,
  { reason, details }: NewReport,
  language: Language,
  at: Date,
): Promise<string> {
  const [message] = await db.select().from(messages).where(eq(messages.id, messageId));
  if (!message || message.side !== otherSide(end.side) || message.removedAt !== null)
    throw new Problem('not_found', 'There is no such message.');
  await requireConversation(db, end, message.conversationId);
  const told = { words: message.text, authorId: message.authorId };
  const sent = { reason, details, language, reporterId: end.by ?? end.id };
  const { id } = await fileReport(db, { kind: 'message', subjectId: messageId, told, ...sent }, at);
  return id;
}

/** Tells whoever waits for a decision about what somebody wrote who is erased: report and message go with them. */
export async function tellOfErased(db: Db, authorId: string, at: Date): Promise<void> {
  const waiting = await db
    .select({ reporterId: reports.reporterId, conversation: conversations })
    .from(reports)
    .innerJoin(messages, eq(messages.id, reports.messageId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(reports.status, 'open'),
        eq(messages.authorId, authorId),
        or(eq(conversations.guestId, authorId), eq(conversations.ownerId, authorId)),
      ),
    )
    .orderBy(asc(reports.createdAt), asc(reports.id));
  const titleOf = await titlesOf(
    db,
    waiting.map(({ conversation }) => conversation),
  );
  for (const { reporterId, conversation } of waiting) {
    const reporter = reporterId === null ? undefined : await findAddressee(db, reporterId);
    if (!reporter) continue;
    const title = titleOf(conversation.listingId, reporter.language);
    const values = { name: reporter.name, title, isRemoved: true, statement: null };
    await postMail(db, { ...reporter, letter: 'messageReportDecided', values }, at);
  }
}

/** What the desk reads of a reported message, and does to it: of its conversation nothing else. */
export const reportedMessages: ReportedRoom = {
  tell: async (db, ids, language) => {
    const rows = await db
      .select({ message: messages, conversation: conversations, author: users.fullName })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(users, eq(users.id, messages.authorId))
      .where(inArray(messages.id, [...ids]));
    const titleOf = await titlesOf(
      db,
      rows.map(({ conversation }) => conversation),
    );
    return new Map(
      rows.map(({ message, conversation, author }) => {
        const about = {
          title: titleOf(conversation.listingId, language),
          type: conversation.listingType,
          listing: conversation.listingId,
          author,
          words: message.text,
          language: null,
          writtenAt: message.createdAt.toISOString(),
          isRemoved: message.removedAt !== null,
          stars: null,
          proof: null,
          wasThere: null,
        };
        return [message.id, about];
      }),
    );
  },
  lock: async (db, id) => {
    const [message] = await db.select().from(messages).where(eq(messages.id, id)).for('update');
    if (!message) return undefined;
    const about = await db.select().from(conversations).where(eq(conversations.id, message.conversationId));
    const titleOf = await titlesOf(db, about);
    return {
      authorId: message.authorId,
      words: message.text,
      titleIn: (reads) => titleOf(about[0]?.listingId ?? '', reads),
    };
  },
  takeDown: async (db, id, _statement, { at }) => {
    await db.update(messages).set({ removedAt: at }).where(eq(messages.id, id));
  },
  putBack: async (db, id) => {
    await db.update(messages).set({ removedAt: null }).where(eq(messages.id, id));
  },
  tellAuthor: async (db, author, taken, at) => {
    const ground = groundsOf.message.find((one) => one === taken.ground);
    if (ground === undefined) return;
    const { title, statement, words } = taken;
    const values = { name: author.name, title, ground, statement, words: words ?? '' };
    await postMail(db, { ...author, letter: 'messageRemoved', values }, at);
  },
  tellReporter: (db, reporter, decided, at) =>
    postMail(
      db,
      { ...reporter, letter: 'messageReportDecided', values: { name: reporter.name ?? '', ...decided } },
      at,
    ),
};
