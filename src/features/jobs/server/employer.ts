/** To whom letters about a job go: its own mailbox, in its account's language, and only those that its owner wants. */
import { findReader, languageOfMailbox } from '#features/auth/server/service.ts';
import type { Addressee } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { employerLanguage } from '../rules.ts';
import type { JobRow } from './table.ts';

/**
 * The house's own jobs have no owner: they are written about in the language of the account that has their mailbox, or
 * else in one that the job itself has.
 */
export async function employerOf(
  db: Db,
  { contactEmail: to, ownerId, title }: Pick<JobRow, 'contactEmail' | 'ownerId' | 'title'>,
): Promise<Addressee> {
  const owner = ownerId === null ? undefined : await findReader(db, ownerId);
  if (owner) return { to, userId: owner.userId, language: owner.language };
  return { to, language: (await languageOfMailbox(db, to)) ?? employerLanguage(title) };
}
