/** What the jobs room promises (specification sections 3 and 7; decisions, Listings). A job is a vacancy. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { jobCategories, jobSchedules, salaryTypes } from './rules.ts';

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
  salaryType: z.enum(salaryTypes),
  schedule: z.enum(jobSchedules),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  isUrgent: z.boolean(),
  /** When it was pinned up. */
  postedAt: z.iso.datetime(),
  latitude: s.latitude.nullable(),
  longitude: s.longitude.nullable(),
});
export type Job = z.infer<typeof Job>;

export const NewJob = z.strictObject({
  title: s.localizedText(120),
  description: s.localizedText(2000),
  category: z.enum(jobCategories).default('hospitality'),
  location: s.text(120),
  address: s.text(200).default('Benidorm'),
  employer: s.text(120),
  salary: s.localizedText(80),
  salaryType: z.enum(salaryTypes).default('monthly'),
  schedule: z.enum(jobSchedules).default('full-time'),
  requirements: s.localizedList(200).default({ en: [] }),
  benefits: s.localizedList(200).default({ en: [] }),
  /** Where applications go; never in a public reply (quality, Security). */
  contactEmail: s.email,
  isUrgent: z.boolean().default(false),
  latitude: s.latitude.nullish().transform((value) => value ?? null),
  longitude: s.longitude.nullish().transform((value) => value ?? null),
});
export type NewJob = z.infer<typeof NewJob>;

export const JobFilter = z.strictObject({
  /** The home page's first three; jobs are featured by being urgent. */
  featured: s.queryFlag.optional(),
  category: z.enum(jobCategories).optional(),
  ...s.pageQuery,
});
export type JobFilter = z.infer<typeof JobFilter>;

export const endpoints = promise({
  'GET /api/jobs': {
    summary: 'Published jobs: urgent first, then newest',
    access: 'public',
    query: JobFilter,
    reply: z.array(Job),
    keeps: ['jobs'],
  },
  'GET /api/jobs/{id}': { summary: 'One published job', access: 'public', reply: Job, keeps: ['jobs'] },
  'POST /api/jobs': { summary: 'Publish a job', access: 'admin', body: NewJob, reply: Job, status: 201 },
  'PUT /api/jobs/{id}': { summary: 'Replace a job', access: 'admin', body: NewJob, reply: Job },
  'DELETE /api/jobs/{id}': {
    summary: 'Take a job off the public list',
    access: 'admin',
    reply: z.strictObject({ deleted: z.literal(true) }),
  },
});
