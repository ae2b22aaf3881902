/** The demo catalogue of jobs: invented vacancies, most of them at businesses of the demo directory. */
import { entertainmentJobs } from './entertainment.ts';
import { foodServiceJobs } from './food-service.ts';
import { hospitalityJobs } from './hospitality.ts';
import { retailJobs } from './retail.ts';
import { tourismJobs } from './tourism.ts';
import { otherJobs } from './transport-and-other.ts';
import type { JobSeed } from './seed.ts';

export const jobCatalogue: readonly JobSeed[] = [
  ...hospitalityJobs,
  ...tourismJobs,
  ...entertainmentJobs,
  ...foodServiceJobs,
  ...retailJobs,
  ...otherJobs,
];
