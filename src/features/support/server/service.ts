import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { intake } from '#market/intake/server/intake.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { NewContactMessage, NewIssueReport } from '../contract.ts';
import { contactMessages, issueReports } from './table.ts';

export async function sendMessage(
  db: Db,
  { nickname: _, ...input }: NewContactMessage,
  language: Language,
  at: Date,
): Promise<string> {
  const row = { ...intake(language, at), ...input };
  const letter = { letter: 'inquiryReceived', values: { name: row.name, kind: 'contact' } } as const;
  await db.transaction(async (db) => {
    await db.insert(contactMessages).values(row);
    await postMail(db, { to: row.email, language, ...letter }, at);
  });
  return row.id;
}

export async function reportIssue(
  db: Db,
  { nickname: _, ...input }: NewIssueReport,
  language: Language,
  at: Date,
): Promise<string> {
  const row = { ...intake(language, at), ...input };
  const letter = { letter: 'inquiryReceived', values: { name: null, kind: 'issue' } } as const;
  await db.transaction(async (db) => {
    await db.insert(issueReports).values(row);
    await postMail(db, { to: row.email, language, ...letter }, at);
  });
  return row.id;
}
