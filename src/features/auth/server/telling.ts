/** Tells the holder of an account that a way into it was changed (decision 0141). */
import { postMail } from '#features/mail/server/service.ts';
import type { Letters } from '#features/mail/rules.ts';
import type { Db } from '#kit/server/db.ts';
import type { UserRow } from './table.ts';

/** The account as it was before the change: what it tells goes to the mailbox that it had then. */
type Told = Pick<UserRow, 'id' | 'email' | 'emailProvenAt' | 'fullName' | 'username' | 'language'>;

/** Writes to the account's mailbox; an account without an e-mail hears of nothing. */
export async function tellOfChange(
  db: Db,
  { id: userId, email: to, emailProvenAt, fullName: name, username, language }: Told,
  what: Letters['accountChanged']['what'],
  at: Date,
): Promise<void> {
  if (to === null) return;
  const isProven = emailProvenAt !== null;
  const values = { name, username, what, at: at.toISOString() };
  await postMail(db, { to, userId, language, isProven, letter: 'accountChanged', values }, at);
}
