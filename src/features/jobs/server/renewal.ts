/** How long a job hangs: renewed at the desk, announced to its employer before it leaves (issue 5). */
import { and, eq, gt, lte } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { listLetters, postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { mayChange } from '#market/listings/server/listing-actor.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { requireVersion } from '#kit/server/versions.ts';
import { wallClock } from '#market/town/dates.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { Problem } from '#kit/shared/problem.ts';
import { dayMs } from '#kit/shared/durations.ts';
import type { JobRecord } from '../contract.ts';
import { listedFrom, reminderDays } from '../rules.ts';
import { employerOf } from './employer.ts';
import { readJobRecord } from './service.ts';
import { jobs } from './table.ts';

/**
 * Lets a published job hang 30 days from now, whether its days are over or not. 404 when there is none, 409
 * `edit_conflict` when somebody changed it meanwhile, 409 `invalid_transition` for one that is not pinned up.
 */
export async function renewJob(db: Db, id: string, seen: number | undefined, { actor, at }: By): Promise<JobRecord> {
  return db.transaction(async (db) => {
    const [before] = await db.select().from(jobs).where(eq(jobs.id, id)).for('update');
    if (!before || !mayChange(actor, before)) throw new Problem('not_found', 'There is no such job.');
    requireVersion(before, seen);
    if (before.status !== 'published')
      throw new Problem('invalid_transition', 'Only a job that is published can be renewed.');
    const set = { listedUntil: listedFrom(at), version: before.version + 1, updatedAt: at };
    const [after] = await db.update(jobs).set(set).where(eq(jobs.id, id)).returning();
    if (!after) throw new Problem('not_found', 'There is no such job.');
    const title = inLanguage(after.title, 'en');
    await recordChange(db, { actor, at, action: 'update', entity: 'jobs', entityId: id, title, before, after });
    return readJobRecord(db, id, actor);
  });
}

/**
 * Writes to the employers of jobs that leave within three days, once a period: the letter itself, in the outbox, is what
 * remembers that it was written. The jobs are locked first, so that of two processes the second sees the first one's.
 */
export async function remindEmployers(db: Db, at: Date): Promise<void> {
  const days = reminderDays * dayMs;
  const soon = new Date(at.getTime() + days);
  const isLeaving = and(eq(jobs.status, 'published'), gt(jobs.listedUntil, at), lte(jobs.listedUntil, soon));
  await db.transaction(async (db) => {
    const leaving = await db.select().from(jobs).where(isLeaving).orderBy(jobs.id).for('update');
    if (leaving.length === 0) return;
    const letters = await listLetters(db, 'jobLeaving', new Date(at.getTime() - days));
    const told = new Set(letters.map(({ jobId, listedUntil }) => `${jobId} ${listedUntil}`));
    for (const job of leaving) {
      const listedUntil = job.listedUntil.toISOString();
      if (told.has(`${job.id} ${listedUntil}`)) continue;
      const employer = await employerOf(db, job);
      const date = wallClock(job.listedUntil).date;
      const values = {
        jobId: job.id,
        listedUntil,
        title: inLanguage(job.title, employer.language),
        date,
        isOwn: job.ownerId !== null,
      };
      await postMail(db, { ...employer, letter: 'jobLeaving', values }, at);
    }
  });
}
