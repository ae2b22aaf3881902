/**
 * Keys in letters: made when the letter is sent, so that none is ever written down. What waits holds the lock alone: the
 * hash of a key that nobody has. Whoever reads the database, or the desk's list of mails, can open nothing with it.
 */
import { eq } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { hashSecret, newSecret } from '#kit/server/ids.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { SecretLetter } from '../rules.ts';
import { secretLetters } from '../rules.ts';
import type { Letter, StoredLetter } from './letter.ts';
import { letterOf } from './letter.ts';
import { mails } from './table.ts';
import type { MailRow } from './table.ts';

/** How a room changes a lock of its own, and the page on which its keys open. */
export type Lock = {
  /** Puts another hash in the place of this one; false when what it locked is gone, used or replaced. */
  turn(db: Db, from: string, to: string, key: string): Promise<boolean>;
  /** What its reader types instead of opening a link, where that is asked: made of the key. */
  readonly code?: (key: string) => string;
  /** By what the letter tells beside the key. */
  path(language: Language, key: string, told: Readonly<Record<string, unknown>>): string;
};
export type Locks = Readonly<Record<SecretLetter, Lock>>;

/** A lock without a key: what a letter waits with until it is sent. */
export const newLock = (): string => hashSecret(newSecret());

const isSecret = (letter: StoredLetter): letter is Extract<StoredLetter, { letter: SecretLetter }> =>
  secretLetters.includes(letter.letter);

/**
 * The letter as it is sent, with a key that is in it alone; undefined when there is nothing to open any more. A letter
 * that is tried again gets another key, and the earlier one is dead.
 */
export async function withKey(db: Db, locks: Locks, mail: MailRow): Promise<Letter | undefined> {
  const stored = letterOf(mail);
  if (!isSecret(stored)) return stored;
  const { lock, ...values } = stored.values;
  const own = locks[stored.letter];
  const key = newSecret();
  const turned = hashSecret(key);
  const isOpen = await db.transaction(async (db) => {
    if (!(await own.turn(db, lock, turned, key))) return false;
    await db
      .update(mails)
      .set({ values: { ...values, lock: turned } })
      .where(eq(mails.id, mail.id));
    return true;
  });
  if (!isOpen) return undefined;
  const code = own.code ? { code: own.code(key) } : {};
  const path = own.path(mail.language, key, values);
  return { letter: stored.letter, values: { ...values, ...code, path } } as Letter;
}
