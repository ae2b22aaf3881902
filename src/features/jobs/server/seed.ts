import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { jobCatalogue } from './catalogue/catalogue.ts';
import { jobs } from './table.ts';

export async function seedJobs(db: Db, at: Date): Promise<number> {
  const rows = jobCatalogue.map(({ slug, postedDaysAgo, ...job }) => ({
    ...job,
    id: idOf(`job:${slug}`),
    postedAt: new Date(at.getTime() - postedDaysAgo * 86_400_000),
  }));
  await db.insert(jobs).values(rows).onConflictDoNothing();
  return rows.length;
}
