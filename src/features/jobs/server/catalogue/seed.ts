/** What an entry of the demo catalogue of jobs says. */
import type { JobCategory, JobSchedule, SalaryType } from '../../rules.ts';

export type JobSeed = {
  readonly slug: string;
  readonly title: { readonly en: string; readonly es: string };
  readonly description: { readonly en: string; readonly es: string };
  readonly category: JobCategory;
  readonly location: string;
  readonly address: string;
  readonly employer: string;
  /** Words, not a number. */
  readonly salary: { readonly en: string; readonly es: string };
  readonly salaryType: SalaryType;
  readonly schedule: JobSchedule;
  readonly requirements: { readonly en: readonly string[]; readonly es: readonly string[] };
  readonly benefits: { readonly en: readonly string[]; readonly es: readonly string[] };
  readonly contactEmail: string;
  readonly isUrgent: boolean;
  /** Days between the pinning up and the seeding. */
  readonly postedDaysAgo: number;
  readonly latitude: number;
  readonly longitude: number;
};
