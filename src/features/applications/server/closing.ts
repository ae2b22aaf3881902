/** What becomes of applications whose job is gone: by the clock, for a job ends in many ways, its owner's erasure among them (decision 0170). */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { jobs } from '#features/jobs/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { openStatuses } from '../rules.ts';
import { tellApplicant } from './letters.ts';
import { jobApplications } from './table.ts';

/** How many at a time; the next ones follow a moment later. */
const maxClosed = 200;

/** Closes what nobody will decide any more, and tells whoever waits for it. */
export async function closeApplications(db: Db, at: Date): Promise<void> {
  const isOpen = inArray(jobApplications.status, [...openStatuses]);
  const left = await db
    .select({ id: jobApplications.id, title: jobs.title })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(and(isOpen, eq(jobs.status, 'withdrawn')))
    .orderBy(asc(jobApplications.submittedAt), asc(jobApplications.id))
    .limit(maxClosed);
  for (const { id, title } of left)
    await db.transaction(async (db) => {
      const isIt = and(eq(jobApplications.id, id), isOpen);
      const [before] = await db.select().from(jobApplications).where(isIt).for('update');
      if (!before) return;
      const set = { status: 'closed' as const, answer: null, version: before.version + 1 };
      const [after] = await db.update(jobApplications).set(set).where(isIt).returning();
      if (after) await tellApplicant(db, after, inLanguage(title, after.language), at);
    });
}
