/** For tests only, in this room and in others: what they need to know of a job is told, the rest is one of many. */
import type { Job, JobDetail, JobRecord } from './contract.ts';
import { ofTheDesk } from '#market/listings/testing.ts';
import { aPoster } from '#market/posters/testing.ts';

/** What the public and the desk are told alike: a season as a waiter, pinned up on the first of August. */
const season = {
  id: 'job00000001',
  poster: aPoster,
  category: 'food-service',
  location: 'Poniente',
  address: 'Paseo 3',
  employer: 'Chiringuito Marea',
  salaryType: 'monthly',
  schedule: 'seasonal',
  isUrgent: false,
  postedAt: '2026-08-01T10:00:00.000Z',
  listedUntil: '2026-08-31T10:00:00.000Z',
  latitude: null,
  longitude: null,
  photos: [],
} satisfies Partial<Job & JobRecord>;

const untold = { payFrom: null, payTo: null, weeklyHours: null, bed: null, startsOn: null };

/** A job as the public sees it. */
export const aShownJob = (over: Partial<Job> = {}): Job => ({
  ...season,
  title: 'Waiter on the beach',
  description: '',
  salary: '€1,500 a month',
  requirements: [],
  benefits: [],
  partner: false,
  ...over,
});

/** The same with what its own page tells besides. */
export const aToldJob = (over: Partial<JobDetail> = {}): JobDetail => ({
  ...aShownJob(),
  ...untold,
  shifts: '',
  ...over,
});

/** A job as the desk has it. */
export const aJobRecord = (over: Partial<JobRecord> = {}): JobRecord => ({
  ...ofTheDesk,
  ...season,
  ...untold,
  title: { en: 'Waiter on the beach' },
  description: { en: 'Forty tables.' },
  businessId: null,
  salary: { en: '€1,500 a month' },
  shifts: {},
  requirements: {},
  benefits: {},
  contactEmail: 'jobs@marea.example',
  ...over,
});
