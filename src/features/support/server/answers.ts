/** The desk answers what people wrote: the answer is kept beside it, and goes out as a letter in their language. */
import { asc, desc, eq, getTableName, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { recordChange } from '#features/audit/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { requireVersion } from '#kit/server/versions.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Answer, NewAnswer } from '../contract.ts';
import { contactMessages, issueReports, supportAnswers as answers } from './table.ts';

const answered = {
  message: { table: contactMessages, of: answers.messageId, column: 'messageId' },
  report: { table: issueReports, of: answers.reportId, column: 'reportId' },
} as const;
type Answered = keyof typeof answered;

type Row = {
  readonly id: string;
  readonly status: string;
  readonly language: Language;
  readonly version: number;
  readonly email: string;
};

/** Who is written to, and what about: what rooms call these differs. */
type Told<R> = (row: R) => { readonly name: string | null; readonly subject: string; readonly wrote: string };

type Answering = { readonly actor: { readonly id: string }; readonly at: Date };

/**
 * Writes an answer, which puts what it answers away as done. Pressed twice it is written and sent once: the second press
 * finds what the first one wrote. Refuses 404, 409 edit_conflict.
 */
export async function answer<R extends Row>(
  db: Db,
  kind: Answered,
  id: string,
  { text, version }: NewAnswer,
  told: Told<R>,
  { actor, at }: Answering,
): Promise<void> {
  const { of, column } = answered[kind];
  const things: PgTable = answered[kind].table;
  const { id: key } = answered[kind].table;
  await db.transaction(async (db) => {
    const [found] = await db.select().from(things).where(eq(key, id)).for('update');
    if (!found) throw new Problem('not_found', 'There is nothing here.');
    const before = found as R;
    const [last] = await db
      .select()
      .from(answers)
      .where(eq(of, id))
      .orderBy(desc(answers.answeredAt), desc(answers.id))
      .limit(1);
    if (last?.text === text && last.authorId === actor.id && before.version === version + 1) return;
    requireVersion(before, version);
    await db.insert(answers).values({ id: newId(), [column]: id, authorId: actor.id, text, answeredAt: at });
    const after: object = { status: 'done', version: before.version + 1 };
    await db.update(things).set(after).where(eq(key, id));
    const { name, subject, wrote } = told(before);
    const done = { action: 'answer', entity: getTableName(things), entityId: id, title: subject } as const;
    await recordChange(db, { actor, at, ...done, before: { status: before.status }, after: { status: 'done' } });
    const letter = { letter: 'inquiryAnswered', values: { name, title: subject, answer: text, wrote } } as const;
    await postMail(db, { to: before.email, language: before.language, ...letter }, at);
  });
}

/** The answers to each of these, oldest first, with the names of whoever wrote them. */
export async function readAnswers(db: Db, kind: Answered, ids: readonly string[]): Promise<Map<string, Answer[]>> {
  if (ids.length === 0) return new Map();
  const { of, column } = answered[kind];
  const rows = await db
    .select({ answer: answers, author: users.fullName })
    .from(answers)
    .leftJoin(users, eq(users.id, answers.authorId))
    .where(inArray(of, [...ids]))
    .orderBy(asc(answers.answeredAt), asc(answers.id));
  const grouped = Map.groupBy(rows, ({ answer }) => answer[column] ?? '');
  const shown = ({ answer: { id, text, answeredAt }, author }: (typeof rows)[number]): Answer => ({
    id,
    text,
    author,
    answered_at: answeredAt.toISOString(),
  });
  return new Map([...grouped].map(([thing, all]) => [thing, all.map(shown)]));
}
