/** Letters to applicants about what was decided. */
import { isPlainText } from '#features/mail/rules.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { answersTo, isProvenOf } from './service.ts';
import type { ApplicationRow } from './table.ts';

/**
 * The letter of a step: where it stands, and the employer's word. A member finds the rest in the dashboard. The mailbox of an
 * application is whoever's its sender typed: until it is proven no link or address of an employer's word goes there, for it
 * stands where the application is read. Whoever was chosen answers the letter and writes to the employer: their word often asks
 * something.
 */
export async function tellApplicant(db: Db, row: ApplicationRow, title: string, at: Date): Promise<void> {
  const { email: to, language, name, status, answer, userId } = row;
  if (status === 'received' || status === 'withdrawn') return;
  const path = userId === null ? null : '/user-dashboard';
  const isProven = await isProvenOf(db, userId, to);
  const told = isProven || isPlainText(answer ?? '') ? answer : null;
  const employer = await answersTo(db, row);
  const values = { name, title, decision: status, answer: told, path, answersTo: employer?.mailbox ?? null };
  const letter = 'applicationDecided' as const;
  await postMail(db, { to, userId, aboutId: employer?.ownerId ?? null, language, isProven, letter, values }, at);
}
