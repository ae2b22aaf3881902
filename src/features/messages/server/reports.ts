/** Reports of messages: one side sends one; the desk decides, and tells both why (Regulation (EU) 2022/2065, 16 and 17). */
import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordChange } from '#features/audit/server/service.ts';
import { findAddressee } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage, waitingFirst } from '#kit/server/desk-list.ts';
import { newId } from '#kit/server/ids.ts';
import { requireVersion } from '#kit/server/versions.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { MessageDecision, MessageReport, ReportQuery } from '../contract.ts';
import { otherSide } from '../rules.ts';
import type { reportReasons } from '../rules.ts';
import type { End } from './conversations.ts';
import { requireConversation } from './conversations.ts';
import { titlesOf } from './listings.ts';
import { conversations, messageReports, messageReportsSearchColumns as searchColumns, messages } from './table.ts';

const missing = () => new Problem('not_found', 'There is no such report.');

type NewReport = {
  readonly reason: (typeof reportReasons)[number];
  readonly details?: string | null | undefined;
};

/** Takes a report in. 404 for a message that is not the other side's of an own conversation; a second one changes nothing. */
export async function reportMessage(
  db: Db,
  end: End,
  messageId: string,
  { reason, details = null }: NewReport,
  language: Language,
  at: Date,
): Promise<string> {
  const [message] = await db.select().from(messages).where(eq(messages.id, messageId));
  if (!message || message.side !== otherSide(end.side) || message.removedAt !== null)
    throw new Problem('not_found', 'There is no such message.');
  await requireConversation(db, end, message.conversationId);
  const id = newId();
  const reporterId = end.by ?? end.id;
  await db
    .insert(messageReports)
    .values({ id, messageId, reporterId, language, reason, details, createdAt: at })
    .onConflictDoNothing();
  return id;
}

/** How many wait. */
export const countMessageReports = (db: Db) => db.$count(messageReports, eq(messageReports.status, 'open'));

/** A page of reports, what waits longest first. */
export async function listMessageReports(db: Db, query: ReportQuery, language: Language) {
  const { rows, total } = await readDeskPage(db, {
    table: messageReports,
    query,
    where: query.status && eq(messageReports.status, query.status),
    searchColumns,
    sorts: {
      waiting: waitingFirst(messageReports.createdAt, eq(messageReports.status, 'open')),
      reported: messageReports.createdAt,
    },
    sort: 'waiting',
    tie: messageReports.id,
  });
  const ids = rows.map(({ id }) => id);
  const told = await tellReports(db, ids, language);
  return { items: ids.flatMap((id) => told.find((one) => one.id === id) ?? []), total };
}

export async function readMessageReport(db: Db, id: string, language: Language): Promise<MessageReport> {
  const [report] = await tellReports(db, [id], language);
  if (!report) throw missing();
  return report;
}

async function tellReports(db: Db, ids: readonly string[], language: Language): Promise<MessageReport[]> {
  if (ids.length === 0) return [];
  const [reporters, authors] = [alias(users, 'reporters'), alias(users, 'authors')];
  const rows = await db
    .select({
      report: messageReports,
      message: messages,
      conversation: conversations,
      reporter: reporters.fullName,
      author: authors.fullName,
    })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(reporters, eq(reporters.id, messageReports.reporterId))
    .innerJoin(authors, eq(authors.id, messages.authorId))
    .where(inArray(messageReports.id, [...ids]));
  const titleOf = await titlesOf(
    db,
    rows.map(({ conversation }) => conversation),
  );
  return rows.map(({ report, message, conversation, reporter, author }) => ({
    id: report.id,
    reason: report.reason,
    details: report.details,
    status: report.status,
    ground: report.ground,
    statement: report.statement,
    reporter,
    author,
    title: titleOf(conversation.listingId, language),
    type: conversation.listingType,
    listing: conversation.listingId,
    message: message.text,
    writtenAt: message.createdAt.toISOString(),
    createdAt: report.createdAt.toISOString(),
    version: report.version,
  }));
}

/**
 * Keeps a message or takes it down, once, and answers every report of it that waits: its author reads why it is gone,
 * whoever reported it what was decided. Refuses 404, 409 `edit_conflict`, 409 `invalid_transition`.
 */
export async function decideMessageReport(
  db: Db,
  id: string,
  { decision, ground, statement, version }: MessageDecision,
  language: Language,
  { actor, at }: By,
): Promise<MessageReport> {
  await db.transaction(async (db) => {
    const [found] = await db.select().from(messageReports).where(eq(messageReports.id, id));
    if (!found) throw missing();
    const [message] = await db.select().from(messages).where(eq(messages.id, found.messageId)).for('update');
    const open = await db
      .select()
      .from(messageReports)
      .where(and(eq(messageReports.messageId, found.messageId), eq(messageReports.status, 'open')))
      .orderBy(messageReports.id)
      .for('update');
    const report = open.find((one) => one.id === id);
    requireVersion(report ?? found, version);
    if (!message || !report) throw new Problem('invalid_transition', 'This report does not wait any more.');
    await db
      .update(messageReports)
      .set({ status: decision, ground: ground ?? null, statement, decidedAt: at, version: report.version + 1 })
      .where(
        inArray(
          messageReports.id,
          open.map((one) => one.id),
        ),
      );
    const isRemoved = decision === 'removed';
    if (isRemoved) await db.update(messages).set({ removedAt: at }).where(eq(messages.id, message.id));
    const [about] = await db.select().from(conversations).where(eq(conversations.id, message.conversationId));
    const titleOf = await titlesOf(db, about ? [about] : []);
    const titleIn = (reads: Language) => titleOf(about?.listingId ?? '', reads);
    const change = { actor, at, entity: 'message_reports', entityId: id, title: titleIn('en') } as const;
    const action = isRemoved ? 'reject' : 'approve';
    await recordChange(db, {
      ...change,
      action,
      before: { status: 'open' },
      after: { status: decision, ground: ground ?? null, statement },
    });
    const author = isRemoved ? await findAddressee(db, message.authorId) : undefined;
    if (author && ground !== undefined) {
      const values = { name: author.name, title: titleIn(author.language), ground, statement, words: message.text };
      await postMail(db, { ...author, letter: 'messageRemoved', values }, at);
    }
    for (const { reporterId } of open) {
      const reader = await findAddressee(db, reporterId);
      if (!reader) continue;
      const values = { name: reader.name, title: titleIn(reader.language), isRemoved, statement };
      await postMail(db, { ...reader, letter: 'messageReportDecided', values }, at);
    }
  });
  return readMessageReport(db, id, language);
}
