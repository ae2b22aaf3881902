/**
 * The letters that tell of a member. That a letter went to their e-mail is not enough: nobody has checked that address,
 * and two accounts may share one; so a letter says itself whose it is.
 */
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { jobApplications } from '#features/applications/server/table.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import type { MailRow } from '#features/mail/server/table.ts';
import type { Db } from '#kit/server/db.ts';

/** The letters that were written to a member, the newest first. */
export async function lettersTo(db: Db, id: string): Promise<MailRow[]> {
  return db.select().from(mails).where(eq(mails.userId, id)).orderBy(desc(mails.createdAt), desc(mails.id));
}

/**
 * Forgets the letters that tell of a member, sent or not: those to them, and the copies of their applications that
 * employers got, told by addresses and instant. Call it while the applications are still there.
 */
export async function forgetLetters(db: Db, id: string): Promise<void> {
  const copies = db
    .select({ id: mails.id })
    .from(mails)
    .innerJoin(jobApplications, eq(jobApplications.submittedAt, mails.createdAt))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(
      and(
        eq(mails.letter, 'jobApplication'),
        eq(mails.recipient, jobs.contactEmail),
        sql`${mails.values} ->> 'email' = ${jobApplications.email}`,
        eq(jobApplications.userId, id),
      ),
    );
  await db.delete(mails).where(or(eq(mails.userId, id), inArray(mails.id, copies)));
}
