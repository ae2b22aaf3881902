/** Jobs (vacancies): closed sets and pure rules (specification sections 3, 4). */
import type { Motif } from '#market/posters/poster.ts';

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

/** Until when a job hangs that was pinned up or renewed at an instant. */
export function listedFrom(at: Date): Date {
  return new Date(at.getTime() + listedDays * 86_400_000);
}

/** Whether a job is still in the lists: to the very instant at which its days are over. */
export function isHanging(job: { readonly listedUntil: Date | string }, at: Date): boolean {
  return new Date(job.listedUntil).getTime() > at.getTime();
}

/** So many days before a job leaves, its employer is told. */
export const reminderDays = 3;

/** The page of a job; `#apply` is where one applies. */
export function jobPath(id: string): `/jobs/${string}` {
  return `/jobs/${id}`;
}

export type JobBadge = 'urgent' | 'new' | 'highPay';

/** Urgent, New when the title contains Promoter (or its Spanish word), otherwise HIGH PAY. */
export function jobBadge(job: { isUrgent: boolean; title: string }): JobBadge {
  if (job.isUrgent) return 'urgent';
  return /promoter|promotor|relaciones públicas/i.test(job.title) ? 'new' : 'highPay';
}

/** The poster that stands in for a job's photo (brand, Posters). */
export const jobMotifs: Readonly<Record<JobCategory, Motif>> = {
  hospitality: 'bell',
  tourism: 'compass',
  entertainment: 'microphone',
  retail: 'sunhat',
  'food-service': 'paella',
  transport: 'convertible',
  other: 'lifebuoy',
};
