/** What every room needs to know of jobs, to show them among other listings. */
import type { Kind } from '#market/listings/listing-kinds.ts';
import type { Job } from './contract.ts';
import { isHanging, jobCategories } from './rules.ts';

export const jobKind = {
  name: 'jobs',
  one: 'job',
  categories: jobCategories,
  finding: { isPriced: false, isRated: false, onDate: 'none', leaves: 'whenItEnds' },
  asked: ['employer', 'salary', 'salary_type', 'schedule'],
  told: ['pay_from', 'pay_to', 'weekly_hours', 'shifts', 'bed', 'starts_on'],
  previewed: ['employer', 'salary', 'schedule'],
  titleOf: ({ title }) => title,
  factsOf: ({ employer, location, salary }) => ({ when: employer, where: location, price: { said: salary } }),
  endOf: (job, now) => (isHanging(job, now) ? undefined : 'closed'),
} as const satisfies Kind<Job>;
