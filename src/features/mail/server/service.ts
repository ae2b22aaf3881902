/** Asks for letters; they are sent later, by a task. */
import { and, eq, gte, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { counterKey, take } from '#kit/server/limits/counters.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import type { Language } from '#kit/shared/messages.ts';
import { messages as deskWords } from '../desk-messages.ts';
import { mailboxLimitOf, mailboxLimits } from '../mailbox-limits.ts';
import { topicOf } from '../owner-letters.ts';
import type { LetterName, Letters } from '../rules.ts';
import { isMuted } from './choices.ts';
import { compose } from './compose/compose.ts';
import { gather, isGathered } from './gathered.ts';
import type { Letter, StoredLetter } from './letter.ts';
import { mails } from './table.ts';
import type { MailRow } from './table.ts';

/** A letter that is sent, or never will be, is kept this long: who asks at the desk where it went asks soon. */
export const mailsKeptDays = 90;

export { allowTopic, isMuted, wantsLetters } from './choices.ts';
export { forgetDecided } from './gathered.ts';
export { newLock } from './keys.ts';
export type { Lock } from './keys.ts';
export type { StoredLetter };

/** The name of the task that sends one mail. */
export const mailTask = 'mail';

/** Whom a letter goes to; with the member's id where it tells of their account, and whether the mailbox is proven theirs. */
export type Addressee = {
  readonly to: string;
  readonly language: Language;
  readonly userId?: string | null;
  readonly isProven?: boolean;
  /** The member whom it tells of, when that is somebody else: it is forgotten with their account. */
  readonly aboutId?: string | null;
};

/**
 * Puts a letter into the outbox, in the transaction of the change it tells of: it is never lost and never early. One that
 * anybody can cause is left out when its mailbox has had enough of them, one that an owner has said they don't want, and one
 * to the invented people of the demo catalogue; what it tells of happens all the same. What a desk decides one by one is
 * gathered.
 */
export async function postMail(db: Db, mail: StoredLetter & Addressee, at: Date): Promise<void> {
  if (isNobodys(mail.to) || (await isUnwanted(db, mail)) || !(await hasRoom(db, mail, at))) return;
  const { to: recipient, userId = null, aboutId, language, letter, values } = mail;
  if (isGathered(letter)) {
    const begun = await gather(db, { recipient, letter, language, userId, values: { ...values } }, at);
    if (begun) await enqueueDelivery(db, begun.id, begun.goes);
    return;
  }
  const id = newId();
  const told = { letter, language, userId, aboutId, values: { ...values } };
  await db.insert(mails).values({ id, ...told, recipient, createdAt: at });
  await enqueueDelivery(db, id, at);
}

/** The domain of everybody in the demo catalogue: it is nobody's (RFC 2606), and nothing is written to it. */
const isNobodys = (address: string): boolean => /@example\.com$/i.test(address);

async function isUnwanted(db: Db, { userId, letter }: StoredLetter & Addressee): Promise<boolean> {
  const topic = topicOf(letter);
  return topic !== undefined && typeof userId === 'string' && isMuted(db, userId, topic);
}

/** Counts a letter against the limits of its mailbox; true when it may go. Owed letters are not counted. */
async function hasRoom(db: Db, { to, letter, values, userId, isProven = false }: StoredLetter & Addressee, at: Date) {
  const kind = mailboxLimitOf(letter, values);
  if (kind === undefined || isProven) return true;
  const mailbox = to.toLowerCase();
  for (const { letters: below, hours, ...limit } of mailboxLimits[kind]) {
    const of = 'isOfAccount' in limit ? `${userId} ${mailbox}` : mailbox;
    const key = counterKey(`${kind} letters in ${hours} hours`, of);
    if (!(await take(db, { key, cost: 1, below, at, seconds: hours * 3600 }))) return false;
  }
  return true;
}

/** Every delivery has a name of its own, which its attempts share: a mail that is sent again on purpose is a new one. */
export async function enqueueDelivery(db: Db, mailId: string, at: Date): Promise<void> {
  await enqueue(db, mailTask, { mailId, deliveryId: newId() }, at);
}

/** What the letters of one kind told that were asked for since an instant: for whoever writes only once. */
export async function listLetters<N extends LetterName>(db: Db, letter: N, since: Date): Promise<Letters[N][]> {
  const rows = await db
    .select({ values: mails.values })
    .from(mails)
    .where(and(eq(mails.letter, letter), gte(mails.createdAt, since)));
  return rows.map(({ values }) => values as Letters[N]);
}

/** To whom letters of one kind were written since an instant. */
export async function readersOf(db: Db, letter: LetterName, since: Date): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .select({ userId: mails.userId })
    .from(mails)
    .where(and(eq(mails.letter, letter), gte(mails.createdAt, since)));
  return new Set(rows.map(({ userId }) => userId));
}

/** Whether a letter of one kind was written to somebody since an instant. */
export const hasLetter = async (db: Db, letter: LetterName, userId: string, since: Date): Promise<boolean> =>
  (await db.$count(mails, and(eq(mails.userId, userId), eq(mails.letter, letter), gte(mails.createdAt, since)))) > 0;

/** The subject of a stored letter; null once what it told is forgotten, because it held a key. */
export function subjectOf({ letter, values, language }: MailRow): string | null {
  if (Object.keys(values).length === 0) return null;
  // No link of it is looked at: any address does.
  return compose({ letter, values } as unknown as Letter, language, 'http://localhost').subject;
}

/** What a letter is called: by its subject, and by its name at the desk once that is forgotten. */
export const titleOf = (row: MailRow, language: Language): string =>
  subjectOf(row) ?? deskWords[language][`letter.${row.letter}`];

/** Forgets letters of one kind to a mailbox that say of nobody whose they are. */
export async function dropLettersTo(db: Db, letter: LetterName, recipient: string): Promise<void> {
  const isTo = and(eq(mails.letter, letter), eq(mails.recipient, recipient));
  await db.delete(mails).where(and(isTo, isNull(mails.userId)));
}

/** Forgets letters that have come to their end (the privacy policy says when). */
export async function dropOldMails(db: Db, at: Date): Promise<void> {
  await db.delete(mails).where(and(ne(mails.status, 'waiting'), lt(mails.createdAt, daysBefore(at, mailsKeptDays))));
}
