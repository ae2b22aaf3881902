/** Who wants which job in the demo town: invented, in every state. */
import { inArray } from 'drizzle-orm';
import { jobs } from '#features/jobs/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { hashSecret, idOf, newSecret } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { hoursBefore } from '#kit/shared/durations.ts';
import { wallClock } from '#market/town/dates.ts';
import { applied } from './catalogue/applied.ts';
import { jobApplications } from './table.ts';

type Row = typeof jobApplications.$inferInsert;

/** Writes applications to jobs that are there; their private links open with keys that nobody has. */
export async function seedApplications(db: Db, at: Date): Promise<void> {
  const ids = applied.map(({ job }) => idOf(`job:${job}`));
  const there = await db.select({ id: jobs.id }).from(jobs).where(inArray(jobs.id, ids));
  const known = new Set(there.map(({ id }) => id));
  const today = wallClock(at).date;
  const rows = applied
    .map(({ job, hoursAgo, ...application }, n): Row => ({
      ...application,
      id: idOf(`demo application ${n}`),
      jobId: idOf(`job:${job}`),
      email: `applicant${n + 1}@example.com`,
      phone: `+34600560${String(100 + n)}`,
      availableFrom: addDays(today, 6 + n * 3),
      tokenHash: hashSecret(newSecret()),
      submittedAt: hoursBefore(at, hoursAgo),
    }))
    .filter(({ jobId }) => known.has(jobId));
  await db.insert(jobApplications).values(rows);
}
