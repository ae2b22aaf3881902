/** What the desk does with messages and reports. */
import { and, eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { changeIntake, presentIntake, readIntakePage, requireIntake } from '#market/intake/server/intake.ts';
import type { IntakeChange } from '#market/intake/intake-contract.ts';
import type { ContactMessage, ContactMessageQuery, IssueReport, IssueReportQuery } from '../contract.ts';
import {
  contactMessages,
  contactMessagesSearchColumns as messageColumns,
  issueReports,
  issueReportsSearchColumns as reportColumns,
} from './table.ts';

type Actor = { readonly id: string };

export async function listContactMessages(db: Db, query: ContactMessageQuery) {
  const where = query.priority && eq(contactMessages.priority, query.priority);
  const list = { query, searchColumns: messageColumns, where };
  const { rows, total } = await readIntakePage(db, contactMessages, list);
  return { items: rows.map(toMessage), total };
}

export async function readContactMessage(db: Db, id: string): Promise<ContactMessage> {
  return toMessage(await requireIntake(db, contactMessages, id));
}

/** Refuses 404, 409 edit_conflict. */
export async function changeContactMessage(db: Db, actor: Actor, id: string, change: IntakeChange, at: Date) {
  const row = await changeIntake(db, contactMessages, id, change, (db, done) =>
    recordChange(db, { ...done, actor, at, title: done.after.subject }),
  );
  return toMessage(row);
}

export async function listIssueReports(db: Db, query: IssueReportQuery) {
  const where = and(
    query.type && eq(issueReports.type, query.type),
    query.urgency && eq(issueReports.urgency, query.urgency),
  );
  const { rows, total } = await readIntakePage(db, issueReports, { query, searchColumns: reportColumns, where });
  return { items: rows.map(toReport), total };
}

export async function readIssueReport(db: Db, id: string): Promise<IssueReport> {
  return toReport(await requireIntake(db, issueReports, id));
}

/** Refuses 404, 409 edit_conflict. */
export async function changeIssueReport(db: Db, actor: Actor, id: string, change: IntakeChange, at: Date) {
  const row = await changeIntake(db, issueReports, id, change, (db, done) =>
    recordChange(db, { ...done, actor, at, title: done.after.title }),
  );
  return toReport(row);
}

function toMessage(row: typeof contactMessages.$inferSelect): ContactMessage {
  const { name, email, phone, subject, message, priority } = row;
  return { ...presentIntake(row), name, email, phone, subject, message, priority };
}

function toReport(row: typeof issueReports.$inferSelect): IssueReport {
  const { type, title, description, email, urgency } = row;
  return { ...presentIntake(row), type, title, description, email, urgency };
}
