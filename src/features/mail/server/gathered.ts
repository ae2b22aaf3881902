/** Letters that wait a few minutes for what else is decided of the same reader’s things, and tell of all of it at once. */
import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { minuteMs } from '#kit/shared/durations.ts';
import { gatheredLetters, gatherMinutes, type GatheredLetter } from '../listing-letters.ts';
import { mails } from './table.ts';
import type { MailRow } from './table.ts';

type Mail = Pick<MailRow, 'recipient' | 'letter' | 'language'> & {
  readonly userId: string | null;
  readonly values: Readonly<Record<string, unknown>>;
};
/** One thing that was decided, as `listing-letters.ts` tells it; `of` names it where that is asked. */
type Told = Readonly<Record<string, unknown>> & { readonly of?: string };

export const isGathered = (letter: string): letter is GatheredLetter => letter in gatheredLetters;

/**
 * Puts it into the letter that waits for this reader, or begins one; gives the one that it began, and when it goes. Call it
 * in a transaction: the letter is locked, so that nothing is added to what is on its way (`closeGathering`).
 */
export async function gather(
  db: Db,
  mail: Mail & { readonly letter: GatheredLetter },
  at: Date,
): Promise<{ id: string; goes: Date } | undefined> {
  const { recipient, letter, language, userId, values } = mail;
  const isTheirs = and(
    eq(mails.recipient, recipient),
    eq(mails.letter, letter),
    eq(mails.language, language),
    userId === null ? isNull(mails.userId) : eq(mails.userId, userId),
    isNotNull(mails.gathersUntil),
  );
  // Where no letter is sent for a while, it takes in no more than it would have.
  await db
    .update(mails)
    .set({ gathersUntil: null })
    .where(and(isTheirs, lte(mails.gathersUntil, at)));
  const { name: _name, ...told }: Told & { name?: unknown } = values;
  const goes = new Date(at.getTime() + gatherMinutes * minuteMs);
  for (;;) {
    const [waiting] = await db.select().from(mails).where(isTheirs).for('update');
    if (waiting) {
      const kept = toldIn(waiting).filter(({ of }) => !gatheredLetters[letter].isReplaced || of !== told.of);
      await tell(db, waiting, [...kept, told]);
      return undefined;
    }
    const id = newId();
    const row = { id, recipient, letter, language, userId, values: { ...values }, gathersUntil: goes, createdAt: at };
    // Two who decide at once begin one letter: the other one finds it then.
    const begun = await db.insert(mails).values(row).onConflictDoNothing().returning({ id: mails.id });
    if (begun.length > 0) return { id, goes };
  }
}

/** The letter as it is sent: from here on what is decided goes into the next one. */
export async function closeGathering(db: Db, id: string): Promise<MailRow | undefined> {
  const [mail] = await db.update(mails).set({ gathersUntil: null }).where(eq(mails.id, id)).returning();
  return mail;
}

/** Takes what was decided of a listing out of what waits, or out of one letter: what became of it since is told besides. */
export async function forgetDecided(db: Db, userId: string, of: string, letter?: GatheredLetter): Promise<void> {
  const isWaiting = and(eq(mails.userId, userId), isNotNull(mails.gathersUntil), letter && eq(mails.letter, letter));
  const waiting = await db.select().from(mails).where(isWaiting).orderBy(mails.id).for('update');
  for (const mail of waiting) {
    const told = toldIn(mail);
    const left = told.filter((one) => one.of !== of);
    if (left.length === 0) await db.delete(mails).where(eq(mails.id, mail.id));
    else if (left.length < told.length) await tell(db, mail, left);
  }
}

function toldIn({ values }: MailRow): Told[] {
  const { name: _name, others = [], ...first } = values;
  return [first, ...(others as Told[])];
}

async function tell(db: Db, { id, values }: MailRow, [first, ...others]: readonly Told[]): Promise<void> {
  const name = 'name' in values ? { name: values['name'] } : {};
  const set = { ...name, ...first, ...(others.length === 0 ? {} : { others }) };
  await db.update(mails).set({ values: set }).where(eq(mails.id, id));
}
