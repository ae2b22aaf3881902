/** What a private link shows, and taking an application that was sent without an account into one (decision 0234). */
import { and, eq, isNull } from 'drizzle-orm';
import { lockCaller } from '#features/auth/server/service.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { databaseFault } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { hashSecret } from '#kit/server/ids.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { LinkedApplication } from '../contract.ts';
import type { RequireUnblocked } from './service.ts';
import { toMine } from './service.ts';
import { jobApplications } from './table.ts';
import type { ApplicationRow } from './table.ts';

type Reader = { readonly readerId: string | undefined; readonly language: Language; readonly at: Date };

/** Tokens are never compared themselves. 404 for one that opens nothing. */
async function findByToken(db: Db, token: string) {
  const [found] = await db
    .select({ application: jobApplications, job: jobs })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(eq(jobApplications.tokenHash, hashSecret(token)));
  if (!found) throw new Problem('not_found', 'There is no such application.');
  return found;
}

const keptBy = ({ userId }: ApplicationRow, readerId: string | undefined): LinkedApplication['kept'] => {
  if (userId === null) return 'nobody';
  return userId === readerId ? 'me' : 'other';
};

const isElsewhere = () => new Problem('conflict', 'This application stands in another account.');

/** What a private link shows, and whether it stands in an account. */
export async function readByToken(
  db: Db,
  token: string,
  { readerId, language, at }: Reader,
): Promise<LinkedApplication> {
  const { application, job } = await findByToken(db, token);
  return { ...toMine(application, job, language, at), kept: keptBy(application, readerId) };
}

/**
 * Takes it into the account of whoever has its link, as what they sent themselves: from then on they read it there, and write
 * with the employer about it as any member does. Again it is the same. 404 for a link that opens nothing, 409 `conflict` when it
 * stands in another account, 409 `already_applied` for who applied for the job with theirs, 403 `forbidden` for whose job it is,
 * and 403 `conversation_closed` for whom its employer writes with no more.
 */
export async function keepApplication(
  db: Db,
  token: string,
  { userId, language, at }: { readonly userId: string; readonly language: Language; readonly at: Date },
  requireUnblocked: RequireUnblocked,
): Promise<LinkedApplication> {
  await db.transaction(async (db) => {
    await lockCaller(db, userId);
    const { application, job } = await findByToken(db, token);
    if (application.userId === userId) return;
    if (application.userId !== null) throw isElsewhere();
    if (job.ownerId === userId) throw new Problem('forbidden', 'This job is your own.');
    if (job.ownerId !== null) await requireUnblocked(db, { guestId: userId, ownerId: job.ownerId });
    await take(db, application.id, userId);
  });
  return readByToken(db, token, { readerId: userId, language, at });
}

/** Two members may have the link, and one of them apply with their account at this very moment: the row and its indexes decide. */
async function take(db: Db, id: string, userId: string): Promise<void> {
  const isFree = and(eq(jobApplications.id, id), isNull(jobApplications.userId));
  const taken = await db
    .update(jobApplications)
    .set({ userId })
    .where(isFree)
    .returning({ id: jobApplications.id })
    .catch((error: unknown) => {
      if (databaseFault(error)?.constraint !== 'job_applications_member') throw error;
      throw new Problem('already_applied', 'You applied for this job with your account already.');
    });
  if (taken.length === 0) throw isElsewhere();
}
