/** Jobs (vacancies): closed sets and pure rules (specification sections 3, 4). */
import type { Localized } from '#kit/shared/localized.ts';
import { languages, type Language } from '#kit/shared/messages.ts';
import { dayMs, daysAfter } from '#kit/shared/durations.ts';
import type { Motif } from '#market/posters/poster.ts';
import { town } from '#market/town/town.ts';

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

/** Whether there is a bed with it: in the house, help with finding one, or none. */
export const jobBeds = ['included', 'help', 'none'] as const;
export type JobBed = (typeof jobBeds)[number];

/** When in the day and in the week it is worked; a vacancy that says nothing of it has none (decision 0229). */
export const shiftParts = ['mornings', 'afternoons', 'evenings', 'nights', 'weekends'] as const;
export type ShiftPart = (typeof shiftParts)[number];

/** The most hours of a week that a vacancy may name: forty of the law, and what is paid on top. */
export const maxWeeklyHours = 60;

/** The most people that one vacancy may look for. */
export const maxOpenings = 99;

/** Whether pay runs backwards, or ends where it never began. */
export const isPayTurned = (from: number | null, to: number | null): boolean =>
  to !== null && (from === null || to < from);

/** A job leaves the lists so many days after it was pinned up, unless it is renewed (issue 5). */
export const listedDays = 30;

/** Until when a job hangs that was pinned up or renewed at an instant. */
export function listedFrom(at: Date): Date {
  return daysAfter(at, listedDays);
}

/** Whether a job is still in the lists: to the very instant at which its days are over. */
export function isHanging(job: { readonly listedUntil: Date | string }, at: Date): boolean {
  return new Date(job.listedUntil).getTime() > at.getTime();
}

/** How many days before a job leaves, its employer is told. */
export const reminderDays = 3;

/** The page of a job; `#apply` is where one applies. */
export function jobPath(id: string): `/jobs/${string}` {
  return `/jobs/${id}`;
}

export type JobBadge = 'urgent' | 'new';

/** A job is new for so many days. */
const newDays = 7;

/** Urgent as its employer says, New in its first days; pay is words here, which nobody can call high (decision 0049). */
export function jobBadge(job: { isUrgent: boolean; postedAt: string }, at: Date): JobBadge | undefined {
  if (job.isUrgent) return 'urgent';
  return at.getTime() - Date.parse(job.postedAt) < newDays * dayMs ? 'new' : undefined;
}

/** The poster that stands in for a job's photo (brand, Posters). */
export const jobMotifs: Readonly<Record<JobCategory, Motif>> = {
  hospitality: 'bell',
  tourism: 'compass',
  entertainment: 'microphone',
  retail: 'shop-till',
  'food-service': 'tray',
  transport: 'steering-wheel',
  other: 'lifebuoy',
};

/** An employer is written to in the town's language, unless the vacancy itself has no words in it. */
export const employerLanguage = (title: Localized): Language =>
  title[town.language] === undefined ? languages[0] : town.language;
