/** What the desk does with messages and reports. */
import { and, eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { changeIntake, presentIntake, readIntakePage, requireIntake } from '#market/intake/server/intake.ts';
import type { IntakeChange } from '#market/intake/intake-contract.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { ContactMessage, ContactMessageQuery, IssueReport, IssueReportQuery, NewAnswer } from '../contract.ts';
import { answer, readAnswers } from './answers.ts';
import {
  contactMessages,
  contactMessagesSearchColumns as messageColumns,
  issueReports,
  issueReportsSearchColumns as reportColumns,
} from './table.ts';

type Actor = { readonly id: string };
type MessageRow = typeof contactMessages.$inferSelect;
type ReportRow = typeof issueReports.$inferSelect;

export async function listContactMessages(db: Db, query: ContactMessageQuery) {
  const where = query.priority && eq(contactMessages.priority, query.priority);
  const list = { query, searchColumns: messageColumns, where };
  const { rows, total } = await readIntakePage(db, contactMessages, list);
  return { items: await presentMessages(db, rows), total };
}

export async function readContactMessage(db: Db, id: string): Promise<ContactMessage> {
  return presentMessage(db, await requireIntake(db, contactMessages, id));
}

/** Refuses 404, 409 edit_conflict. */
export async function answerContactMessage(db: Db, actor: Actor, id: string, given: NewAnswer, at: Date) {
  const told = ({ name, subject, message: wrote }: MessageRow) => ({ name, subject, wrote });
  await answer(db, 'message', id, given, told, { actor, at });
  return readContactMessage(db, id);
}

/** Refuses 404, 409 edit_conflict. */
export async function changeContactMessage(db: Db, actor: Actor, id: string, change: IntakeChange, at: Date) {
  const row = await changeIntake(db, contactMessages, id, change, (db, done) =>
    recordChange(db, { ...done, actor, at, title: done.after.subject }),
  );
  return presentMessage(db, row);
}

export async function listIssueReports(db: Db, query: IssueReportQuery) {
  const where = and(
    query.type && eq(issueReports.type, query.type),
    query.urgency && eq(issueReports.urgency, query.urgency),
  );
  const { rows, total } = await readIntakePage(db, issueReports, { query, searchColumns: reportColumns, where });
  return { items: await presentReports(db, rows), total };
}

export async function readIssueReport(db: Db, id: string): Promise<IssueReport> {
  return presentReport(db, await requireIntake(db, issueReports, id));
}

/** Refuses 404, 409 edit_conflict. */
export async function answerIssueReport(db: Db, actor: Actor, id: string, given: NewAnswer, at: Date) {
  const told = ({ title: subject, description: wrote }: ReportRow) => ({ name: null, subject, wrote });
  await answer(db, 'report', id, given, told, { actor, at });
  return readIssueReport(db, id);
}

/** Refuses 404, 409 edit_conflict. */
export async function changeIssueReport(db: Db, actor: Actor, id: string, change: IntakeChange, at: Date) {
  const row = await changeIntake(db, issueReports, id, change, (db, done) =>
    recordChange(db, { ...done, actor, at, title: done.after.title }),
  );
  return presentReport(db, row);
}

async function presentMessages(db: Db, rows: readonly MessageRow[]): Promise<ContactMessage[]> {
  const ids = rows.map(({ id }) => id);
  const answers = await readAnswers(db, 'message', ids);
  return rows.map((row) => {
    const { name, email, phone, subject, message, priority } = row;
    const mine = answers.get(row.id) ?? [];
    return { ...presentIntake(row), name, email, phone, subject, message, priority, answers: mine };
  });
}

async function presentMessage(db: Db, row: MessageRow): Promise<ContactMessage> {
  const [message] = await presentMessages(db, [row]);
  if (!message) throw new Problem('not_found', 'There is nothing here.');
  return message;
}

async function presentReports(db: Db, rows: readonly ReportRow[]): Promise<IssueReport[]> {
  const ids = rows.map(({ id }) => id);
  const answers = await readAnswers(db, 'report', ids);
  return rows.map((row) => {
    const { type, title, description, email, urgency } = row;
    return { ...presentIntake(row), type, title, description, email, urgency, answers: answers.get(row.id) ?? [] };
  });
}

async function presentReport(db: Db, row: ReportRow): Promise<IssueReport> {
  const [report] = await presentReports(db, [row]);
  if (!report) throw new Problem('not_found', 'There is nothing here.');
  return report;
}
