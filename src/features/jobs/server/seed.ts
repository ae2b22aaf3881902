import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { nightOf } from '#market/town/dates.ts';
import { listedDays } from '../rules.ts';
import { salaryIn } from '../salary.ts';
import { jobCatalogue } from './catalogue/catalogue.ts';
import { placesOfJobs, toldOfJobs } from './catalogue/told.ts';
import { jobs } from './table.ts';

const daysFrom = (at: Date, days: number) => new Date(at.getTime() + days * 86_400_000);

/** What the words of its salary name, in cents. */
function payOf(words: string) {
  const pay = salaryIn(words);
  return pay && { payFromCents: Math.round(pay.from * 100), payToCents: Math.round(pay.to * 100) };
}

export async function seedJobs(db: Db, at: Date): Promise<number> {
  const rows = jobCatalogue.map(({ slug, postedDaysAgo, ...job }) => {
    const { startsIn, ...told } = toldOfJobs[slug] ?? {};
    const place = placesOfJobs[slug];
    return {
      ...job,
      businessId: place === undefined ? null : idOf(`business:${place}`),
      ...told,
      ...payOf(job.salary.en),
      startsOn: startsIn === undefined ? null : addDays(nightOf(at), startsIn),
      id: idOf(`job:${slug}`),
      postedAt: daysFrom(at, -postedDaysAgo),
      listedUntil: daysFrom(at, listedDays - postedDaysAgo),
    };
  });
  await db.insert(jobs).values(rows).onConflictDoNothing();
  return rows.length;
}
