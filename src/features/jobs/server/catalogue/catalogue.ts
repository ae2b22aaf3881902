/** The demo catalogue of jobs: invented vacancies, most of them at businesses of the demo directory. */
import type { JobCategory, JobSchedule, SalaryType } from '../../rules.ts';
import { entertainmentJobs } from './entertainment.ts';
import { foodServiceJobs } from './food-service.ts';
import { hospitalityJobs } from './hospitality.ts';
import { retailJobs } from './retail.ts';
import { tourismJobs } from './tourism.ts';
import { otherJobs } from './transport-and-other.ts';

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

export const jobCatalogue: readonly JobSeed[] = [
  ...hospitalityJobs,
  ...tourismJobs,
  ...entertainmentJobs,
  ...foodServiceJobs,
  ...retailJobs,
  ...otherJobs,
];
