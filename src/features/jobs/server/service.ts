/** Jobs (vacancies): (db, input) → result. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { cutPage, maxPage, readMark } from '#kit/server/listing.ts';
import { inLanguage, listInLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Job, JobFilter, NewJob } from '../contract.ts';
import { jobs } from './table.ts';
import type { JobRow } from './table.ts';

const missing = () => new Problem('not_found', 'There is no such job.');

/** Published jobs: urgent first, then newest. */
export async function listJobs(
  db: Db,
  filter: JobFilter,
  language: Language,
): Promise<{ jobs: Job[]; next: string | undefined }> {
  const limit = filter.limit ?? maxPage;
  const mark = readMark(filter.after, ['flag', 'instant', 'text']);
  const rows = await db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.status, 'published'),
        filter.featured === undefined ? undefined : eq(jobs.isUrgent, filter.featured),
        filter.category && eq(jobs.category, filter.category),
        mark &&
          sql`(-${jobs.isUrgent}::int, -extract(epoch from ${jobs.postedAt}), ${jobs.id}) > (-${mark[0]}::int, -(${mark[1]}::numeric / 1000), ${mark[2]}::text)`,
      ),
    )
    .orderBy(desc(jobs.isUrgent), desc(jobs.postedAt), asc(jobs.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, (row) => [Number(row.isUrgent), row.postedAt.getTime(), row.id]);
  return { jobs: page.rows.map((row) => toJob(row, language)), next: page.next };
}

export async function readJob(db: Db, id: string, language: Language): Promise<Job> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.status, 'published')));
  if (!row) throw missing();
  return toJob(row, language);
}

export async function createJob(db: Db, input: NewJob, language: Language, at: Date): Promise<Job> {
  const [row] = await db
    .insert(jobs)
    .values({ id: newId(), ...input, postedAt: at })
    .returning();
  return toJob(row as JobRow, language);
}

export async function updateJob(db: Db, id: string, input: NewJob, language: Language): Promise<Job> {
  const [row] = await db
    .update(jobs)
    .set({ ...input, updatedAt: sql`now()` })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'published')))
    .returning();
  if (!row) throw missing();
  return toJob(row, language);
}

/** Takes a job off the list; what points at it keeps its row. */
export async function removeJob(db: Db, id: string): Promise<void> {
  const removed = await db
    .update(jobs)
    .set({ status: 'withdrawn', updatedAt: sql`now()` })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'published')))
    .returning({ id: jobs.id });
  if (removed.length === 0) throw missing();
}

/** The public face of a row: without the address applications go to. */
export function toJob(row: JobRow, language: Language): Job {
  return {
    id: row.id,
    title: inLanguage(row.title, language),
    description: inLanguage(row.description, language),
    category: row.category,
    location: row.location,
    address: row.address,
    employer: row.employer,
    salary: inLanguage(row.salary, language),
    salaryType: row.salaryType,
    schedule: row.schedule,
    requirements: listInLanguage(row.requirements, language),
    benefits: listInLanguage(row.benefits, language),
    isUrgent: row.isUrgent,
    postedAt: row.postedAt.toISOString(),
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
