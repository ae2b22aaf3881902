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

const untold = {
  payFrom: null,
  payTo: null,
  openings: null,
  weeklyHours: null,
  shiftParts: [],
  bed: null,
  startsOn: null,
};

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

/** Days and hours as employers write them, and the parts of the day and week that they say. */
export const saidShifts = [
  ['Five nights, 23:00 to 07:00, then two off', 'nights'],
  ['Cinco noches, de 23:00 a 07:00, y dos libres', 'nights'],
  ['Thursday to Saturday nights', 'nights, weekends'],
  ['De 08:00 a 15:00', 'mornings'],
  ['09:30 to 17:30, two fixed days off', 'mornings, afternoons'],
  ['10.30–18.30', 'mornings, afternoons'],
  ['8am-3pm', 'mornings'],
  ['6 to 11pm', 'evenings'],
  ['9 to 5pm', 'mornings, afternoons'],
  ['De 9 a 17 h', 'mornings, afternoons'],
  ['13:00 to 16:00 and 20:00 to 24:00', 'afternoons, evenings'],
  ['21:00 to 01:00', 'evenings, nights'],
  ['De 11 de la noche a 7 de la mañana', 'nights'],
  ['12 at night to 8 in the morning', 'nights'],
  ['Mañanas o tardes, a elegir', 'mornings, afternoons'],
  ['Daytime, Monday to Friday', 'mornings, afternoons'],
  ['Turno de madrugada', 'nights'],
  ['Los sábados, siempre', 'weekends'],
  ['Fines de semana', 'weekends'],
  ['Sundays off', ''],
  ['Mañanas, sábados y domingos libres', 'mornings'],
  ['Cinco noches y dos libres', 'nights'],
  ['Sin noches ni fines de semana', ''],
  ['No nights or weekends, mornings only', 'mornings'],
  ['Closed from 14:00 to 17:00', ''],
  ['Tables for 3 to 5', ''],
  ['99:00 to 07:00', ''],
  ['Six crossings a day', ''],
] as const;
