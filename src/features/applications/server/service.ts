/** Applications as their applicants meet them: send, look, take back. */
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { findAddressee, lockCaller } from '#features/auth/server/service.ts';
import { isHanging } from '#features/jobs/rules.ts';
import { employerOf } from '#features/jobs/server/service.ts';
import { jobs } from '#features/jobs/server/table.ts';
import type { JobRow } from '#features/jobs/server/table.ts';
import { newLock, postMail } from '#features/mail/server/service.ts';
import type { Lock } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { intake } from '#market/intake/server/intake.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { titleOrder } from '#kit/server/search-text.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { assertMay } from '#kit/shared/transitions.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import type { AppliedJob, JobName, LastApplication, MyApplication, NewApplication } from '../contract.ts';
import { applicationKeptDays, applicationPath, applicationTransitions, isDayToCome, languagesFor } from '../rules.ts';
import { jobApplications } from './table.ts';
import type { ApplicationRow } from './table.ts';

/** Refuses (403 `conversation_closed`) an applicant whom an employer writes with no more. */
export type RequireUnblocked = (db: Db, pair: { readonly guestId: string; readonly ownerId: string }) => Promise<void>;

type Sender = { readonly userId: string | null; readonly language: Language; readonly at: Date };

/**
 * Stores an application and posts both letters: to the employer with all of it, to the applicant with the private link.
 * 404 for a job that is none or was withdrawn, 409 `job_closed` from the instant it leaves the lists, 409
 * `already_applied` for the same address or member, also after a withdrawal: the unique indexes decide. 403
 * `conversation_closed` for a member whom its employer writes with no more.
 */
export async function applyForJob(
  db: Db,
  jobId: string,
  input: NewApplication,
  { userId, language, at }: Sender,
  requireUnblocked: RequireUnblocked,
): Promise<string> {
  if (!isDayToCome(input.availableFrom, at)) {
    const fields = [{ path: 'availableFrom', message: 'Must be today or later' }];
    throw new Problem('validation', 'The first day is over already.', { fields });
  }
  const lock = newLock();
  return db.transaction(async (db) => {
    if (userId !== null) await lockCaller(db, userId);
    // Locked against a withdrawal at the same moment; others may apply meanwhile.
    const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId)).for('share');
    if (!job || job.status !== 'published') throw new Problem('not_found', 'There is no such job.');
    if (!isHanging(job, at)) throw new Problem('job_closed', 'This job is closed.');
    if (userId !== null && job.ownerId !== null) await requireUnblocked(db, { guestId: userId, ownerId: job.ownerId });
    const { name, email, languages, availableFrom, message } = input;
    const phone = input.phone ?? null;
    const sent = { name, email, phone, languages, availableFrom, message };
    const row = { ...intake(language, at), ...sent, jobId, userId, tokenHash: lock };
    const [stored] = await db.insert(jobApplications).values(row).onConflictDoNothing().returning();
    if (!stored) throw new Problem('already_applied', 'There is an application for this job already.');
    const employer = await employerOf(db, job);
    const told = {
      ...about(job, employer.language),
      ...sent,
      languages: languagesFor(employer.language, languages),
      path: job.ownerId === null ? null : `/dashboard?tab=applicants&open=${stored.id}`,
    };
    await postMail(db, { ...employer, aboutId: userId, letter: 'jobApplication', values: told }, at);
    const values = { name, ...about(job, language), employer: job.employer, lock };
    const isProven = await isProvenOf(db, userId, email);
    await postMail(db, { to: email, userId, language, isProven, letter: 'applicationReceived', values }, at);
    return stored.id;
  });
}

/** Whether a mailbox is proven to be this member's. */
export async function isProvenOf(db: Db, userId: string | null, mailbox: string): Promise<boolean> {
  const reader = userId === null ? undefined : await findAddressee(db, userId);
  return reader?.to === mailbox && reader.isProven;
}

/** What the key of an applicant's letter opens. */
export const applicationLock: Lock = {
  path: applicationPath,
  turn: async (db, from, to) => {
    const isLock = eq(jobApplications.tokenHash, from);
    return (await db.update(jobApplications).set({ tokenHash: to }).where(isLock).returning()).length > 0;
  },
};

const about = (job: JobRow, language: Language) => ({ title: inLanguage(job.title, language) });

/** The applications of one member, newest first. */
export async function listMyApplications(
  db: Db,
  userId: string,
  language: Language,
  at: Date,
): Promise<MyApplication[]> {
  const rows = await joined(db)
    .where(eq(jobApplications.userId, userId))
    .orderBy(desc(jobApplications.submittedAt), desc(jobApplications.id));
  return rows.map(({ application, job }) => toMine(application, job, language, at));
}

/** What a member wrote the last time, whatever became of it. */
export async function readLastApplication(
  db: Db,
  userId: string,
  language: Language,
  at: Date,
): Promise<LastApplication | null> {
  const [found] = await joined(db)
    .where(eq(jobApplications.userId, userId))
    .orderBy(desc(jobApplications.submittedAt), desc(jobApplications.id))
    .limit(1);
  if (!found) return null;
  const { languages, availableFrom, message } = found.application;
  return {
    employer: found.job.employer,
    languages: languagesFor(language, languages),
    availableFrom: isDayToCome(availableFrom, at) ? availableFrom : null,
    message,
  };
}

type Whose = { readonly token: string } | { readonly id: string; readonly userId: string };

/**
 * Takes an application back. Saying it again changes nothing and mails nothing; what was declined stays so (409
 * `invalid_transition`). The employer hears of it.
 */
export async function withdrawApplication(db: Db, whose: Whose, language: Language, at: Date): Promise<MyApplication> {
  const named =
    'token' in whose
      ? eq(jobApplications.tokenHash, hashSecret(whose.token))
      : and(eq(jobApplications.id, whose.id), eq(jobApplications.userId, whose.userId));
  return db.transaction(async (db) => {
    const [before] = await db.select().from(jobApplications).where(named).for('update');
    if (!before) throw missing();
    const [job] = await db.select().from(jobs).where(eq(jobs.id, before.jobId));
    if (!job) throw missing();
    if (before.status === 'withdrawn') return toMine(before, job, language, at);
    assertMay(applicationTransitions, before.status, 'withdrawn');
    const change = { status: 'withdrawn' as const, version: before.version + 1 };
    const [after] = await db.update(jobApplications).set(change).where(eq(jobApplications.id, before.id)).returning();
    if (!after) throw missing();
    // Whoever is erased has left no mailbox.
    if (job.contactEmail !== '') {
      const employer = await employerOf(db, job);
      const values = { ...about(job, employer.language), name: after.name };
      await postMail(db, { ...employer, aboutId: after.userId, letter: 'applicationWithdrawn', values }, at);
    }
    return toMine(after, job, language, at);
  });
}

/** Forgets applications whose days are over (the privacy policy says when). */
export async function dropOldApplications(db: Db, at: Date): Promise<void> {
  const before = daysBefore(at, applicationKeptDays);
  await db.delete(jobApplications).where(lt(jobApplications.submittedAt, before));
}

/** What somebody who was chosen can answer, read where only the application is at hand. */
export async function answersTo(db: Db, row: ApplicationRow): Promise<Answered | undefined> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, row.jobId));
  return job && answeredBy(row, job);
}

type Answered = { readonly mailbox: string; readonly ownerId: string };

/**
 * Whoever was chosen answers the mailbox of the job, whose owner reads so before they choose. A job of nobody's is decided at
 * the desk, and its mailbox stays what nobody is told; whoever is erased has left none.
 */
const answeredBy = ({ status }: ApplicationRow, { ownerId, contactEmail: mailbox }: JobRow): Answered | undefined =>
  (status === 'shortlisted' || status === 'accepted') && ownerId !== null && mailbox !== ''
    ? { mailbox, ownerId }
    : undefined;

const missing = () => new Problem('not_found', 'There is no such application.');

const joined = (db: Db) =>
  db
    .select({ application: jobApplications, job: jobs })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId));

export function toMine(row: ApplicationRow, job: JobRow, language: Language, at: Date): MyApplication {
  return {
    id: row.id,
    job: nameOf(job, language),
    hasPage: job.status === 'published',
    isOnBoard: isOnBoard(job, at),
    status: row.status,
    answer: row.answer,
    canAnswer: answeredBy(row, job) !== undefined,
    submittedAt: row.submittedAt.toISOString(),
  };
}

const isOnBoard = (job: JobRow, at: Date) => job.status === 'published' && isHanging(job, at);

const nameOf = (job: JobRow, language: Language): JobName => ({
  id: job.id,
  title: inLanguage(job.title, language),
  employer: job.employer,
});

/** The names of the jobs of these applications, whatever became of the jobs. */
export async function jobNames(
  db: Db,
  rows: readonly ApplicationRow[],
  language: Language,
): Promise<Map<string, JobName>> {
  const ids = [...new Set(rows.map(({ jobId }) => jobId))];
  if (ids.length === 0) return new Map();
  const found = await db.select().from(jobs).where(inArray(jobs.id, ids));
  return new Map(found.map((job) => [job.id, nameOf(job, language)]));
}

/** Those of one's own jobs; the desk sees all. */
export function ownOf(db: Db, { id, role }: By['actor']) {
  const own = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.ownerId, id));
  return role === 'admin' ? undefined : inArray(jobApplications.jobId, own);
}

/** The jobs that somebody applied for, by title: what the desk's list can be narrowed to; an employer's are the own. */
export async function listAppliedJobs(
  db: Db,
  language: Language,
  { actor, at }: Pick<By, 'actor' | 'at'>,
): Promise<AppliedJob[]> {
  const own = actor.role === 'admin' ? undefined : eq(jobs.ownerId, actor.id);
  const found = await db
    .select({ job: jobs, accepted: sql<number>`count(*) filter (where ${jobApplications.status} = 'accepted')::int` })
    .from(jobs)
    .innerJoin(jobApplications, eq(jobApplications.jobId, jobs.id))
    .where(own)
    .groupBy(jobs.id)
    .orderBy(titleOrder(language), jobs.id);
  return found.map(({ job, accepted }) => ({
    ...nameOf(job, language),
    openings: job.openings,
    accepted,
    isOnBoard: isOnBoard(job, at),
  }));
}
