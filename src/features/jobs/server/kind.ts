/** Jobs as a kind of listing. */
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { titlesOf } from '#market/listings/server/listing-kind.ts';
import type { Approved, ServerKind } from '#market/listings/server/listing-kind.ts';
import { formatEuro } from '#kit/shared/money.ts';
import { wordsOf } from '#kit/shared/translate.ts';
import type { jobSchemas } from '../contract.ts';
import { jobKind } from '../kind.ts';
import { messages } from '../messages.ts';
import type { JobCategory } from '../rules.ts';
import { jobLooks } from './looks.ts';
import { payFinder } from './pay-finder.ts';
import { jobPersonalData } from './personal-data.ts';
import { jobRoutes } from './routes.ts';
import { seedJobs } from './seed.ts';
import {
  withdrawJobs,
  createJob,
  createJobs,
  jobInput,
  isListed,
  requirePay,
  toJob,
  updateJob,
  stepJob,
} from './service.ts';
import { jobShareCard } from './share-card.ts';
import { jobs, jobsSearchColumns } from './table.ts';

type Asked = z.infer<z.ZodObject<typeof jobSchemas.asked>>;

export const jobsOnServer = {
  ...jobKind,
  table: jobs,
  searchColumns: jobsSearchColumns,
  titles: titlesOf(jobs.title),
  categoryName: (category, language) => wordsOf(messages, language)(`category.${category as JobCategory}`),
  present: toJob,
  looks: jobLooks,
  shared: jobShareCard,
  atPlace: { businessId: jobs.businessId, order: sql`${jobs.postedAt} desc` },
  isListed,
  mailbox: jobs.contactEmail,
  pay: payFinder,
  shiftParts: (id) => sql`(select array_to_string(${jobs.shiftParts}, ',') from ${jobs} where ${jobs.id} = ${id})`,
  publish: (db, { title, language, listing, priceCents, contactEmail, asked, inBoth }: Approved<Asked>, by) => {
    const named = priceCents ? formatEuro(priceCents, language) : undefined;
    const pay = { salary: inBoth(named, asked.salary), salaryType: asked.salary_type ?? null };
    const terms = { employer: asked.employer ?? '', schedule: asked.schedule ?? null };
    const { pay_from: payFrom = null, pay_to: payTo = null } = asked;
    requirePay(payFrom, payTo, 'listing.pay_to');
    const page = {
      businessId: null,
      payFrom,
      payTo,
      openings: null,
      weeklyHours: asked.weekly_hours ?? null,
      shifts: inBoth(undefined, asked.shifts),
      bed: asked.bed ?? null,
      startsOn: asked.starts_on ?? null,
    };
    const lists = { requirements: {}, benefits: {} };
    const job = { ...listing, ...pay, ...terms, ...page, ...lists, contactEmail, isUrgent: false, title };
    return createJob(db, job, language, by);
  },
  createMany: createJobs,
  withdrawMany: withdrawJobs,
  inputOf: jobInput,
  update: updateJob,
  step: stepJob,
  routes: jobRoutes,
  personalData: jobPersonalData,
  seed: seedJobs,
} as const satisfies ServerKind;
