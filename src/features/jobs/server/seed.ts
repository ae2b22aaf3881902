import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { listedDays } from '../rules.ts';
import { jobCatalogue } from './catalogue/catalogue.ts';
import { jobs } from './table.ts';

const daysFrom = (at: Date, days: number) => new Date(at.getTime() + days * 86_400_000);

export async function seedJobs(db: Db, at: Date): Promise<number> {
  const rows = jobCatalogue.map(({ slug, postedDaysAgo, ...job }) => ({
    ...job,
    id: idOf(`job:${slug}`),
    postedAt: daysFrom(at, -postedDaysAgo),
    listedUntil: daysFrom(at, listedDays - postedDaysAgo),
  }));
  await db.insert(jobs).values(rows).onConflictDoNothing();
  return rows.length;
}
