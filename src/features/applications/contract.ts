/** What the applications room promises (issue 5): somebody applies for a job, and sees what becomes of it. */
import { z } from 'zod';
import { BulkReply, bulkItems } from '#kit/shared/bulk.ts';
import { promise } from '#kit/shared/endpoint.ts';
import { languages } from '#kit/shared/messages.ts';
import * as s from '#kit/shared/schemas.ts';
import { phone } from '#market/town/phone.ts';
import { applicationStatuses, decisions, languagesMax, messageMax } from './rules.ts';

const orNothing = (max: number) => z.preprocess((value) => (value === '' ? null : value), s.text(max).nullish());

export const NewApplication = z.strictObject({
  name: s.line(120),
  email: s.email,
  phone: z.preprocess((value) => (value === '' ? null : value), phone.nullish()),
  /** The languages they speak, in their own words. */
  languages: z.array(s.line(120)).min(1).max(languagesMax),
  /** The first day they can work; not over by the town's clock. */
  availableFrom: s.calendarDate,
  message: s.text(messageMax),
  nickname: s.honeypot,
});
export type NewApplication = z.infer<typeof NewApplication>;

const JobName = z.strictObject({ id: s.id, title: z.string(), employer: z.string() });
export type JobName = z.infer<typeof JobName>;

/** A job that somebody applied for, as whoever decides sees it. */
export const AppliedJob = JobName.extend({
  /** How many people it looks for; null where nobody has said. */
  openings: z.number().int().nullable(),
  /** How many were accepted. */
  accepted: z.number().int(),
  /** It can still be applied for. */
  isOnBoard: z.boolean(),
});
export type AppliedJob = z.infer<typeof AppliedJob>;

/** An application as its applicant sees it: nothing of the desk's notes, no address, no phone. */
export const MyApplication = z.strictObject({
  id: s.id,
  job: JobName,
  /** The job's page can be opened: it was not withdrawn. */
  hasPage: z.boolean(),
  /** It can still be applied for: while it can't, nobody may be choosing any more. */
  isOnBoard: z.boolean(),
  status: z.enum(applicationStatuses),
  /** What the employer said with the last decision. */
  answer: z.string().nullable(),
  /** The letter of the last step can be answered: the answer goes to the employer. */
  canAnswer: z.boolean(),
  submittedAt: z.iso.datetime(),
});
export type MyApplication = z.infer<typeof MyApplication>;

/** The same for whoever has its private link, and whether it stands in an account: the reader's, or another. */
export const LinkedApplication = MyApplication.extend({ kept: z.enum(['nobody', 'me', 'other']) });
export type LinkedApplication = z.infer<typeof LinkedApplication>;

/** What a member wrote the last time they applied: the next form begins with it. */
export const LastApplication = z.strictObject({
  employer: z.string(),
  /** In the words of the language asked for, where they are of the common ones. */
  languages: z.array(z.string()),
  /** Null once it is over. */
  availableFrom: s.calendarDate.nullable(),
  message: z.string(),
});
export type LastApplication = z.infer<typeof LastApplication>;

/** An application as the desk sees it. */
export const Application = z.strictObject({
  id: s.id,
  job: JobName,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  languages: z.array(z.string()),
  availableFrom: z.string(),
  message: z.string(),
  status: z.enum(applicationStatuses),
  answer: z.string().nullable(),
  adminNotes: z.string().nullable(),
  /** The language it was written in: letters are written in it too. */
  language: z.enum(languages),
  submittedAt: z.iso.datetime(),
  version: z.number().int(),
});
export type Application = z.infer<typeof Application>;

const ApplicationQuery = z.strictObject({
  ...s.deskQuery(['submitted', 'name', 'waiting']),
  status: z.enum(applicationStatuses).optional(),
  job: s.id.optional(),
});
export type ApplicationQuery = z.infer<typeof ApplicationQuery>;

/** A step of the graph, with a word for the applicant; or only the desk's own notes. An empty note takes the note away. */
export const ApplicationChange = z.strictObject({
  status: z.enum(applicationStatuses).optional(),
  answer: orNothing(2000),
  adminNotes: orNothing(4000),
  version: s.seenVersion,
});
export type ApplicationChange = z.infer<typeof ApplicationChange>;

/** One step for several, with one word for each of them. */
const ApplicationDecisions = z.strictObject({ status: z.enum(decisions), answer: orNothing(2000), items: bulkItems });
export type ApplicationDecisions = z.input<typeof ApplicationDecisions>;

/** Whatever does not name an application gets the same 404. */
const token = z.string().min(1).max(200);

export const endpoints = promise({
  'POST /api/jobs/{id}/applications': {
    summary:
      'Apply for a job that still hangs; 409 already_applied the second time (the same e-mail or member), 409 job_closed, 403 conversation_closed for a member whom its employer has blocked',
    access: 'public',
    body: NewApplication,
    reply: s.Received,
    status: 201,
    limit: s.formLimit,
  },
  'GET /api/users/{id}/applications': {
    summary: 'The applications of a member, newest first; own or admin only (403)',
    access: 'self',
    reply: z.array(MyApplication),
  },
  'GET /api/users/{id}/last-application': {
    summary: 'What a member wrote the last time they applied for a job, if they have; own or admin only (403)',
    access: 'self',
    reply: z.strictObject({ last: LastApplication.nullable() }),
  },
  'POST /api/job-applications/{id}/withdrawal': {
    summary: 'Take the own application back, for good; 404 when it is somebody else’s',
    access: 'member',
    body: z.strictObject({}),
    reply: MyApplication,
  },
  'POST /api/job-applications/read': {
    summary: 'What a private link shows to the applicant',
    access: 'public',
    body: z.strictObject({ token }),
    reply: LinkedApplication,
    limit: { calls: 60, seconds: 600 },
  },
  'POST /api/job-applications/keep': {
    summary:
      'Take the application that a private link opens into one’s own account, where one writes with its employer; a second time is the same. 404 for a link that opens none, 409 conflict when another account has it, 409 already_applied, 403 forbidden for whose job it is, 403 conversation_closed',
    access: 'member',
    body: z.strictObject({ token }),
    reply: LinkedApplication,
    limit: { calls: 60, seconds: 600 },
  },
  'POST /api/job-applications/withdraw': {
    summary: 'Take an application back by its private link, for good',
    access: 'public',
    body: z.strictObject({ token }),
    reply: MyApplication,
    limit: s.formLimit,
  },
  'GET /api/job-applications': {
    summary:
      'Applications, what nobody has decided first, the longest waiting before the others; a business account sees those for its own jobs',
    access: 'business',
    team: ['editor'],
    query: ApplicationQuery,
    csv: 'personal',
    reply: z.array(Application),
  },
  'GET /api/job-applications/jobs': {
    summary: 'The jobs that somebody applied for, by title, and how many of the people they look for are found',
    access: 'business',
    team: ['editor'],
    reply: z.array(AppliedJob),
  },
  'GET /api/job-applications/waiting': {
    summary: 'How many nobody has looked at yet; a business account’s are those for its own jobs',
    access: 'business',
    team: ['editor'],
    reply: z.strictObject({ applications: z.number().int() }),
  },
  'GET /api/job-applications/{id}': {
    summary: 'One application',
    access: 'business',
    team: ['editor'],
    reply: Application,
  },
  'PATCH /api/job-applications/{id}': {
    summary: 'Take an application one step further, with a letter to the applicant, or note something about it',
    access: 'business',
    team: ['editor'],
    body: ApplicationChange,
    reply: Application,
  },
  'POST /api/job-applications/decisions': {
    summary:
      'Take up to a page of applications one step further with the same word: each on its own, as the call for one does it; what is refused is told with its code',
    access: 'business',
    team: ['editor'],
    body: ApplicationDecisions,
    reply: BulkReply,
  },
});
