import { insertAll } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import { nightOf } from '#market/town/dates.ts';
import { listedDays } from '../rules.ts';
import { salaryIn } from '../salary.ts';
import { shiftPartsIn } from '../shift-parts.ts';
import { jobCatalogue } from './catalogue/catalogue.ts';
import { placesOfJobs, toldOfJobs } from './catalogue/told.ts';
import { jobs } from './table.ts';

/** One that was taken off before anybody decided about who applied: it is like this one of the catalogue, some weeks ago. */
const gone = { like: 'beach-bar-server-ultima-ola', slug: 'taken-off-in-spring', days: 20 } as const;

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
      shiftParts: shiftPartsIn({ shifts: toldOfJobs[slug]?.shifts ?? {}, title: job.title }),
      startsOn: startsIn === undefined ? null : addDays(nightOf(at), startsIn),
      id: idOf(`job:${slug}`),
      postedAt: daysAfter(at, -postedDaysAgo),
      listedUntil: daysAfter(at, listedDays - postedDaysAgo),
    };
  });
  const like = rows.filter(({ id }) => id === idOf(`job:${gone.like}`));
  const before = like.map((row) => ({
    ...row,
    id: idOf(`job:${gone.slug}`),
    status: 'withdrawn' as const,
    businessId: null,
    isUrgent: false,
    postedAt: daysAfter(at, -gone.days),
    listedUntil: daysAfter(at, listedDays - gone.days),
  }));
  await insertAll(db, jobs, [...rows, ...before], { once: true });
  return rows.length;
}
