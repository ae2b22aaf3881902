/** Jobs (vacancies): closed sets and pure rules (specification sections 3, 4). */
export const jobCategories = [
  'hospitality',
  'tourism',
  'entertainment',
  'retail',
  'food-service',
  'transport',
  'other',
] as const;
export type JobCategory = (typeof jobCategories)[number];

export const salaryTypes = ['hourly', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type SalaryType = (typeof salaryTypes)[number];

export const jobSchedules = ['full-time', 'part-time', 'contract', 'temporary', 'seasonal'] as const;
export type JobSchedule = (typeof jobSchedules)[number];

/** A job leaves the lists so many days after it was pinned up, unless it is renewed (issue 5). */
export const listedDays = 30;

export type JobBadge = 'urgent' | 'new' | 'highPay';

/** Urgent, New when the title contains Promoter (or its Spanish word), otherwise HIGH PAY. */
export function jobBadge(job: { isUrgent: boolean; title: string }): JobBadge {
  if (job.isUrgent) return 'urgent';
  return /promoter|promotor|relaciones públicas/i.test(job.title) ? 'new' : 'highPay';
}
