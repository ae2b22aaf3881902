/** Applications for jobs that an employer and an applicant write to each other about (decision 0205). */
import { and, eq, inArray } from 'drizzle-orm';
import { decisions } from '#features/applications/rules.ts';
import { jobApplications } from '#features/applications/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { jobs } from '#features/jobs/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { applicantWays } from '../rules.ts';

/** Whoever applies writes once the employer has chosen them, or has written: before that the application is their word. */
const chosen: readonly string[] = decisions.filter((step) => step !== 'declined');

const canUse = (user: Pick<typeof users.$inferSelect, 'suspendedAt' | 'erasedAt'> | null) =>
  user !== null && user.suspendedAt === null && user.erasedAt === null;

/** Keeps an application until the transaction ends: what is written about it goes with it. 404 where it is going at this moment. */
export async function holdApplication(db: Db, applicationId: string): Promise<void> {
  const { id } = jobApplications;
  const held = await db.select({ id }).from(jobApplications).where(eq(id, applicationId)).for('key share');
  if (held.length === 0) throw new Problem('not_found', 'There is no such application.');
}

/** What a conversation about an application is about. */
const subjectOf = (jobId: string, ownerId: string, applicationId: string) => ({
  ownerId,
  listingType: 'jobs' as const,
  listingId: jobId,
  orderId: null,
  applicationId,
});

/** What an applicant writes about: an own application, to whoever owns its job now; 404 where nobody does, or may be written to. */
export async function requireApplied(db: Db, applicantId: string, applicationId: string) {
  const [row] = await db
    .select({ status: jobApplications.status, jobId: jobs.id, owner: users })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(users, eq(users.id, jobs.ownerId))
    .where(and(eq(jobApplications.id, applicationId), eq(jobApplications.userId, applicantId)));
  if (!row || row.owner.id === applicantId || !canUse(row.owner))
    throw new Problem('not_found', 'There is nobody to write to about this.');
  return { subject: subjectOf(row.jobId, row.owner.id, applicationId), mayBegin: chosen.includes(row.status) };
}

/** Who applied for an own job, and how they can be written to; 404 for an application that is somebody else’s to decide. */
export async function requireApplicant(db: Db, ownerId: string, applicationId: string) {
  const [row] = await db
    .select({ status: jobApplications.status, userId: jobApplications.userId, jobId: jobs.id, applicant: users })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .leftJoin(users, eq(users.id, jobApplications.userId))
    .where(and(eq(jobApplications.id, applicationId), eq(jobs.ownerId, ownerId)));
  if (!row) throw new Problem('not_found', 'There is no such application.');
  const { status, userId, jobId, applicant } = row;
  const hasAccount = userId !== null && userId !== ownerId && canUse(applicant);
  const begins: (typeof applicantWays)[number] = status === 'withdrawn' ? 'none' : hasAccount ? 'here' : 'mail';
  return { subject: subjectOf(jobId, ownerId, applicationId), guestId: hasAccount ? userId : undefined, begins };
}

/** What jobs are called where they are written about, with whoever employs: the account that answers may have another name. */
export async function titlesOfJobs(db: Db, ids: readonly string[]) {
  const found = await db
    .select({ id: jobs.id, title: jobs.title, employer: jobs.employer })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return found.map(({ id, title, employer }) => ({
    id,
    titleIn: (language: Language) => [inLanguage(title, language), employer].filter((part) => part !== '').join(', '),
  }));
}

/** As they signed, by the application: that name is what their employer knows. */
export async function namesOfApplicants(db: Db, rows: readonly { readonly applicationId: string | null }[]) {
  const ids = rows.flatMap(({ applicationId }) => applicationId ?? []);
  if (ids.length === 0) return new Map<string | null, string>();
  const { id, name } = jobApplications;
  const found = await db.select({ id, name }).from(jobApplications).where(inArray(id, ids));
  return new Map<string | null, string>(found.map((one) => [one.id, one.name]));
}
