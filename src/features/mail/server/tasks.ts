/** Sends the letters that wait, through the mail server of the environment. */
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '#kit/server/db.ts';
import { attemptSeconds, MailFault } from '#kit/server/mailer.ts';
import type { Mailer } from '#kit/server/mailer.ts';
import type { Task } from '#kit/server/outbox/task.ts';
import { maxAttempts, partingLetters, secretLetters } from '../rules.ts';
import { topicOf } from '../owner-letters.ts';
import { attachmentsOf } from './print/attachments.ts';
import { offPath } from './choices.ts';
import { compose } from './compose/compose.ts';
import { closeGathering } from './gathered.ts';
import { print } from './print/print.ts';
import type { Locks } from './keys.ts';
import { withKey } from './keys.ts';
import type { Letter, StoredLetter } from './letter.ts';
import { letterOf } from './letter.ts';
import { mailTask } from './service.ts';
import { mails } from './table.ts';
import type { MailRow } from './table.ts';

const Payload = z.strictObject({ mailId: z.string(), deliveryId: z.string() });

/** `locks` are those that keys in letters open; `secret` makes the keys that end letters of a kind. */
export function mailTasks(options: {
  mailer: Mailer;
  clock: Clock;
  publicUrl: string;
  locks: Locks;
  secret: () => Promise<string>;
  /** Where an answer to a message by mail goes; without it letters about messages name no address. */
  replyAddress?: ((name: string) => Promise<string>) | undefined;
}): Task<z.infer<typeof Payload>> {
  const { mailer, clock, publicUrl, locks, secret, replyAddress } = options;
  return {
    name: mailTask,
    payload: Payload,
    // A mail server is asked for a few things at once; a slow one keeps only these waiting.
    atOnce: 4,
    maxSeconds: attemptSeconds + 60,
    run: async ({ mailId, deliveryId }, db) => {
      const [found] = await db
        .select()
        .from(mails)
        .where(and(eq(mails.id, mailId), eq(mails.status, 'waiting')));
      const mail = found?.gathersUntil ? await closeGathering(db, mailId) : found;
      if (!mail) return;
      if (isTooLate(letterOf(mail), mail.createdAt, clock()))
        return put(db, mail, { status: 'failed', lastError: 'expired' });
      const letter = await withKey(db, locks, mail);
      if (!letter) return put(db, mail, { status: 'failed', lastError: 'expired' });
      const attempts = mail.attempts + 1;
      try {
        const { recipient: to, language } = mail;
        const composed = compose(letter, language, publicUrl);
        const attachments = await attachmentsOf(composed, mail.createdAt);
        const topic = topicOf(mail.letter);
        const off = topic && mail.userId ? publicUrl + offPath(await secret(), mail.userId, topic) : undefined;
        const head = { id: deliveryId, to, language, replyTo: await answersTo(letter, replyAddress), unsubscribe: off };
        await mailer.send({ ...head, ...print(composed), attachments });
      } catch (error) {
        const fault = error instanceof MailFault ? error : new MailFault('LETTER', false);
        const isOver = fault.isPermanent || attempts >= maxAttempts;
        await put(db, mail, { status: isOver ? 'failed' : 'waiting', attempts, lastError: fault.message });
        if (isOver) return;
        // The outbox tries it again, later and later.
        throw error;
      }
      // What held a key is forgotten.
      const forgotten = secretLetters.includes(mail.letter) ? { values: {} } : {};
      await put(db, mail, { status: 'sent', attempts, lastError: null, sentAt: clock(), ...forgotten });
    },
  };
}

async function put(db: Db, { id, letter }: MailRow, change: Partial<MailRow>): Promise<void> {
  const isIt = and(eq(mails.id, id), eq(mails.status, 'waiting'));
  if (partingLetters.includes(letter) && change.status !== 'waiting') await db.delete(mails).where(isIt);
  else await db.update(mails).set(change).where(isIt);
}

/** An employer answers the applicant and who they chose the employer, a guest whose they are, a message whoever wrote it: not the house. */
async function answersTo(
  { letter, values }: Letter,
  replyAddress: ((name: string) => Promise<string>) | undefined,
): Promise<string | undefined> {
  if (letter === 'newMessages') return values.answersTo === null ? undefined : replyAddress?.(values.answersTo);
  if (letter === 'guestMessage' || letter === 'applicationDecided') return values.answersTo ?? undefined;
  return letter === 'jobApplication' ? values.email : undefined;
}

/** A key that is good for minutes is not sent hours later, when a server was away. */
function isTooLate({ letter, values }: StoredLetter, createdAt: Date, at: Date): boolean {
  const isShort = letter === 'passwordReset' || letter === 'emailProof' || letter === 'claimCode';
  const minutes = isShort ? values.minutes : Number.POSITIVE_INFINITY;
  return at.getTime() >= createdAt.getTime() + minutes * 60_000;
}
