/** What the jobs room promises (specification sections 3 and 7; decisions, Listings). A job is a vacancy. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { daily } from '#market/listings/daily.ts';
import { draft, openLine, openText, whole } from '#market/listings/draft-schemas.ts';
import * as listing from '#market/listings/listing-schemas.ts';
import * as s from '#kit/shared/schemas.ts';
import { WornPoster } from '#market/posters/contract.ts';
import { town } from '#market/town/town.ts';
import { jobBeds, jobCategories, jobSchedules, maxOpenings, maxWeeklyHours, salaryTypes, shiftParts } from './rules.ts';

export const Job = z.strictObject({
  id: s.id,
  title: z.string(),
  description: z.string(),
  category: z.enum(jobCategories),
  location: z.string(),
  address: z.string(),
  employer: z.string(),
  /** Words, not a number: "€1,600 a month, tips on top". */
  salary: z.string(),
  /** Null while nobody has named it, as the schedule. */
  salaryType: z.enum(salaryTypes).nullable(),
  schedule: z.enum(jobSchedules).nullable(),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  foreign: listing.foreign('title', 'description', 'salary', 'requirements', 'benefits'),
  isUrgent: z.boolean(),
  /** When it was pinned up, and when it leaves the lists. */
  postedAt: z.iso.datetime(),
  listedUntil: z.iso.datetime(),
  /** Its owner has a plan that says so. */
  partner: z.boolean(),
  latitude: s.latitude.nullable(),
  longitude: s.longitude.nullable(),
  photos: z.array(listing.Photo),
  poster: WornPoster,
});
export type Job = z.infer<typeof Job>;

const told = {
  /** How many people are looked for. */
  openings: z.number().int().min(1).max(maxOpenings).nullable(),
  /** Hours of a week. */
  weeklyHours: z.number().int().min(1).max(maxWeeklyHours).nullable(),
  bed: z.enum(jobBeds).nullable(),
  /** The first day; one that has come is "at once". */
  startsOn: s.calendarDate.nullable(),
};
const unsaid = <T>(value: T | null | undefined) => value ?? null;

/** What its own page tells besides, and no list; null where nobody has said. */
export const JobDetail = Job.extend({
  /** Before tax, in euro for `salaryType`; `payTo` is null where one amount is named. */
  payFrom: s.wirePrice.nullable(),
  payTo: s.wirePrice.nullable(),
  ...told,
  /** Days and hours in words; empty where nobody has said. */
  shifts: z.string(),
  /** The same as a search asks for it. */
  shiftParts: z.array(z.enum(shiftParts)),
  foreign: listing.foreign('title', 'description', 'salary', 'requirements', 'benefits', 'shifts'),
});
export type JobDetail = z.infer<typeof JobDetail>;

export const NewJob = z.strictObject({
  title: s.localizedLine(120),
  description: s.localizedText(2000),
  category: z.enum(jobCategories).default('hospitality'),
  location: s.line(120),
  /** Not asked for by specification section 5: the town is where everything is. */
  address: s.line(200).default(town.name),
  employer: s.line(120),
  businessId: listing.ownPlace,
  salary: s.localizedLine(80),
  salaryType: z.enum(salaryTypes).default('monthly'),
  /** In euro, for the time that `salaryType` says; not below `payFrom` (422). The words beside them stay as they are. */
  payFrom: s.price.nullish().transform(unsaid),
  payTo: s.price.nullish().transform(unsaid),
  openings: told.openings.optional().transform(unsaid),
  weeklyHours: told.weeklyHours.optional().transform(unsaid),
  shifts: s.optionalLocalizedLine(120),
  /** When that is; what the words say where it is left out. */
  shiftParts: z.array(z.enum(shiftParts)).max(shiftParts.length).optional(),
  bed: told.bed.optional().transform(unsaid),
  startsOn: told.startsOn.optional().transform(unsaid),
  schedule: z.enum(jobSchedules).default('full-time'),
  requirements: s.localizedList(200).default({ en: [] }),
  benefits: s.localizedList(200).default({ en: [] }),
  /** Where applications go; never in a public reply (quality, Security). */
  contactEmail: s.email,
  isUrgent: z.boolean().default(false),
  latitude: s.latitude.nullish().transform((value) => value ?? null),
  longitude: s.longitude.nullish().transform((value) => value ?? null),
  ...listing.newListing,
});

/** A gap may stay one: a vacancy that was proposed without these (decisions, Approving a submission). */
export const ChangedJob = NewJob.extend({
  ...listing.changedListing,
  salaryType: z.enum(salaryTypes).nullable().default('monthly'),
  schedule: z.enum(jobSchedules).nullable().default('full-time'),
});
export type ChangedJob = z.infer<typeof ChangedJob>;
/** The same as a form sends it. */
export type JobInput = z.input<typeof ChangedJob>;

/** What a draft of a vacancy may leave open. */
const jobGaps = {
  title: openText(NewJob.shape.title),
  description: openText(NewJob.shape.description),
  location: openLine(NewJob.shape.location),
  employer: openLine(NewJob.shape.employer),
  salary: openText(NewJob.shape.salary),
  salaryType: ChangedJob.shape.salaryType,
  schedule: ChangedJob.shape.schedule,
  contactEmail: openLine(NewJob.shape.contactEmail),
  ...draft,
};

/** What is sent of a vacancy: all that is asked for, or a draft. */
const SentJob = z.discriminatedUnion('status', [NewJob.extend(whole), NewJob.extend(jobGaps)]);
const SentChange = z.discriminatedUnion('status', [ChangedJob.extend(whole), ChangedJob.extend(jobGaps)]);

/** What is public of a vacancy that was saved, and what waits. */
const SavedJob = Job.extend(listing.savedListing);
export type SavedJob = z.infer<typeof SavedJob>;

/** A job as the desk sees it: all that is stored, in both languages. */
export const JobRecord = z.strictObject({
  ...listing.listingRecord,
  title: listing.storedText,
  description: listing.storedText,
  category: z.enum(jobCategories),
  employer: z.string(),
  businessId: s.id.nullable(),
  salary: listing.storedText,
  salaryType: z.enum(salaryTypes).nullable(),
  payFrom: s.wirePrice.nullable(),
  payTo: s.wirePrice.nullable(),
  ...told,
  shifts: listing.storedText,
  shiftParts: z.array(z.enum(shiftParts)),
  schedule: z.enum(jobSchedules).nullable(),
  requirements: listing.storedList,
  benefits: listing.storedList,
  contactEmail: z.string(),
  isUrgent: z.boolean(),
  postedAt: z.iso.datetime(),
  listedUntil: z.iso.datetime(),
});
export type JobRecord = z.infer<typeof JobRecord>;

export const JobFilter = z.strictObject({
  /** The home page's first three; jobs are featured by being urgent. */
  featured: s.queryFlag.optional(),
  category: z.enum(jobCategories).optional(),
  ...s.pageQuery,
});
export type JobFilter = z.infer<typeof JobFilter>;

export const JobDeskFilter = z.strictObject({
  ...s.deskQuery(['updated', 'title', 'employer', 'posted', 'leaving']),
  /** `featured` means urgent, as in the public list. */
  ...listing.listingFilter,
  category: z.enum(jobCategories).optional(),
});
export type JobDeskFilter = z.infer<typeof JobDeskFilter>;

/** Of one job, for rooms that show several kinds. */
export const jobSchemas = {
  listed: Job,
  found: Job,
  asked: {
    employer: s.line(120).optional(),
    salary: listing.proposedText(s.line(80)).optional(),
    salary_type: z.enum(salaryTypes).optional(),
    schedule: z.enum(jobSchedules).optional(),
    pay_from: s.price.optional(),
    pay_to: s.price.optional(),
    weekly_hours: told.weeklyHours.optional(),
    shifts: listing.proposedText(s.line(120)).optional(),
    bed: told.bed.optional(),
    starts_on: told.startsOn.optional(),
  },
} as const;

export const endpoints = promise({
  'GET /api/jobs': {
    summary: 'Published jobs that still hang: urgent first, then newest',
    access: 'public',
    query: JobFilter,
    reply: z.array(Job),
    keeps: ['jobs'],
  },
  'GET /api/jobs/{id}': {
    summary: 'One published job with all that its page tells',
    access: 'public',
    reply: JobDetail,
    keeps: ['jobs'],
  },
  'POST /api/jobs': {
    summary: 'Publish a job, or keep it as a draft; a business account’s is a draft of its own',
    access: 'business',
    team: ['editor'],
    body: SentJob,
    reply: Job,
    status: 201,
    daily: daily.make,
  },
  'PUT /api/jobs/{id}': {
    summary: 'Replace a job in any state',
    access: 'business',
    team: ['editor'],
    body: SentChange,
    reply: SavedJob,
    daily: daily.change,
  },
  'DELETE /api/jobs/{id}': {
    summary: 'Take a job off the public list',
    access: 'business',
    team: ['editor'],
    moderates: true,
    query: listing.removedListing,
    reply: listing.Removed,
  },
  'POST /api/jobs/{id}/renewal': {
    summary: 'Let a published job hang another 30 days from now; 409 invalid_transition for a draft or a withdrawn one',
    access: 'business',
    team: ['editor'],
    body: z.strictObject({ version: s.seenVersion }),
    reply: JobRecord,
  },
  'POST /api/jobs/{id}/copies': {
    summary:
      'Make a draft like a job of one’s own, with its photos and without its applications, its state and its place in front',
    access: 'business',
    team: ['editor'],
    reply: JobRecord,
    status: 201,
    daily: daily.make,
  },
  'POST /api/jobs/{id}/steps': {
    summary:
      'Ask for the review of one’s own job, pause it or take it up again; at the desk, publish or return what waits. 409 invalid_transition',
    access: 'business',
    team: ['editor'],
    moderates: true,
    body: listing.ListingStep,
    reply: JobRecord,
    daily: daily.step,
  },
  'GET /api/admin/jobs': {
    summary:
      'Jobs as the desk sees them: drafts too, withdrawn ones where asked for; last changed first. A business account sees its own',
    access: 'business',
    team: ['editor'],
    moderates: true,
    query: JobDeskFilter,
    csv: 'personal',
    reply: z.array(JobRecord),
  },
  'GET /api/admin/jobs/{id}': {
    summary: 'One job in any state',
    access: 'business',
    team: ['editor'],
    moderates: true,
    reply: JobRecord,
  },
});
