/** What is promised of reports: anybody sends one, the desk decides once with its reasons, and both sides read what and why. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { languages } from '#kit/shared/messages.ts';
import * as s from '#kit/shared/schemas.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { grounds, maxStatement, reasonsOf, reportedKinds, reportReasons, reportStatuses } from './rules.ts';

const instant = z.iso.datetime();
/** What everybody says who reports something; a member's name and mailbox are known. */
const said = {
  /** Of what is reported; of an answer the id of its review. */
  subject: s.id,
  details: s.text(maxStatement),
  name: s.orNothing(s.line(120)),
  /** Where the decision is written to. */
  email: s.orNothing(s.email),
  /** Whoever sends it believes that what it says is true and whole (article 16, 2 d). */
  goodFaith: z.literal(true),
  nickname: s.honeypot,
};
export const ListingReport = z.strictObject({
  kind: z.enum(listingKinds),
  reason: z.enum(reasonsOf.events),
  ...said,
});
export const ReviewReport = z.strictObject({ kind: z.literal('review'), reason: z.enum(reasonsOf.review), ...said });
export const AnswerReport = z.strictObject({ kind: z.literal('answer'), reason: z.enum(reasonsOf.answer), ...said });
/** Whoever has no account and got a ticket from a friend shows the key of its link. */
export const NewsReport = z.strictObject({
  kind: z.literal('news'),
  reason: z.enum(reasonsOf.news),
  token: z.string().min(1).max(200).optional(),
  ...said,
});
const NewReport = z.union([ListingReport, ReviewReport, AnswerReport, NewsReport]);
export type NewReport = z.infer<typeof NewReport>;

/** What was reported, as the room tells it whose it is. */
const reported = {
  /** The listing that it is about, and where it stands. */
  title: z.string(),
  type: z.enum(listingKinds),
  listing: s.id,
  /** Who wrote it, as its readers know them; empty when they had their data erased, or where it is nobody's. */
  author: z.string(),
  words: z.string().nullable(),
  /** The language it was written in; null where nobody said. */
  language: z.enum(languages).nullable(),
  writtenAt: instant,
  isRemoved: z.boolean(),
  /** Of a review: its stars, and how it is known that its author was there. */
  stars: z.number().int().nullable(),
  proof: z.enum(['ticket', 'stay', 'hire']).nullable(),
  wasThere: s.calendarDate.nullable(),
};
const Reported = z.strictObject(reported);
export type Reported = z.infer<typeof Reported>;

/** A report as the desk sees it. */
export const Report = z.strictObject({
  id: s.id,
  kind: z.enum(reportedKinds),
  reason: z.enum(reportReasons),
  details: z.string().nullable(),
  status: z.enum(reportStatuses),
  ground: z.enum(grounds).nullable(),
  statement: z.string().nullable(),
  /** What it said when it was reported; null in earlier reports. */
  said: z.string().nullable(),
  /** How many reports there are of the same thing, with this one. */
  times: z.number().int(),
  /** Who reported it, by name; null where nobody was signed in or named. Moderators are not told. */
  reporter: z.string().nullable().optional(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  /** What whose it was says to the decision, and what the desk answered. */
  objection: z.string().nullable(),
  answer: z.string().nullable(),
  version: z.number().int(),
  ...reported,
});
export type Report = z.infer<typeof Report>;

const ReportQuery = z.strictObject({
  ...s.deskQuery(['reported']),
  status: z.enum(reportStatuses).optional(),
  kind: z.enum(reportedKinds).optional(),
});
export type ReportQuery = z.infer<typeof ReportQuery>;

const ReportDecision = z
  .strictObject({
    decision: z.enum(['kept', 'removed']),
    ground: z.enum(grounds).optional(),
    statement: s.text(maxStatement),
    version: s.seenVersion,
  })
  .refine(({ decision, ground }) => (decision === 'removed') === (ground !== undefined), {
    path: ['ground'],
    message: 'Must say on what it is taken down, and goes with nothing else',
  });
export type ReportDecision = z.infer<typeof ReportDecision>;

const ObjectionDecision = z.strictObject({
  decision: z.enum(['upheld', 'restored']),
  answer: s.text(maxStatement),
  version: s.seenVersion,
});
export type ObjectionDecision = z.infer<typeof ObjectionDecision>;

export const NewObjection = z.strictObject({ objection: s.text(maxStatement) });

/** What was taken down of one's own: on what and why, and how one objects. */
const TakenDown = z.strictObject({
  id: s.id,
  kind: z.enum(reportedKinds),
  title: z.string(),
  said: z.string().nullable(),
  ground: z.enum(grounds),
  statement: z.string(),
  decidedAt: instant,
  status: z.enum(['removed', 'objected', 'restored']),
  /** Until when one may object; null once one has, or when it is too late. */
  objectsUntil: instant.nullable(),
  objection: z.string().nullable(),
  answer: z.string().nullable(),
});
export type TakenDown = z.infer<typeof TakenDown>;

/** What one reported, and what became of it; not who decided, nor what whose it was says to it. */
const OwnReport = z.strictObject({
  id: s.id,
  kind: z.enum(reportedKinds),
  title: z.string(),
  reason: z.enum(reportReasons),
  details: z.string().nullable(),
  createdAt: instant,
  status: z.enum(['open', 'kept', 'removed', 'restored']),
  statement: z.string().nullable(),
  decidedAt: instant.nullable(),
});
export type OwnReport = z.infer<typeof OwnReport>;

/** How many reports of a kind came in since a day, and how they stand. */
const ReportFigures = z.strictObject({
  since: instant,
  kinds: z.array(
    z.strictObject({
      kind: z.enum(reportedKinds),
      reports: z.number().int(),
      open: z.number().int(),
      kept: z.number().int(),
      removed: z.number().int(),
      objections: z.number().int(),
      restored: z.number().int(),
    }),
  ),
});
export type ReportFigures = z.infer<typeof ReportFigures>;

const desk = { access: 'admin', moderates: true } as const;

export const endpoints = promise({
  'POST /api/reports': {
    summary:
      'Report a listing, a review, an owner’s answer to one or, with a ticket, what its organiser wrote to everybody who has one, with the reason; the desk decides and says why. A member’s second report of the same changes nothing while the first waits. 404 for what is not public, 422 without a name and an e-mail of whoever is not signed in, unless it is about minors',
    access: 'public',
    body: NewReport,
    reply: s.Received,
    status: 201,
    limit: s.formLimit,
  },
  'GET /api/reports/own': {
    summary: 'What was taken down of one’s own and why, and what one reported and what was decided, newest first',
    access: 'member',
    reply: z.strictObject({ takenDown: z.array(TakenDown), reported: z.array(OwnReport) }),
  },
  'POST /api/reports/{id}/objection': {
    summary:
      'Object, once, to what was taken down of one’s own; 404 for somebody else’s, 409 invalid_transition a second time or after six months',
    access: 'member',
    body: NewObjection,
    reply: TakenDown,
    status: 201,
  },
  'GET /api/admin/reports': {
    ...desk,
    summary: 'Reports of what people put on the site, what waits first; of a conversation the reported message alone',
    query: ReportQuery,
    csv: 'personal',
    reply: z.array(Report),
  },
  'GET /api/admin/reports/{id}': {
    ...desk,
    summary: 'One report, with what it is about',
    reply: Report,
  },
  'POST /api/admin/reports/{id}/decision': {
    ...desk,
    summary:
      'Keep what was reported or take it down, with a statement of reasons that its author and whoever reported it read; decides every open report of it. 409 edit_conflict, 409 invalid_transition, 409 has_bookings for a listing that somebody holds or booked, 422 at a ground that is of something else',
    body: ReportDecision,
    reply: Report,
  },
  'POST /api/admin/reports/{id}/objection': {
    summary:
      'Answer an objection: what was taken down stays so, or is put back. 409 edit_conflict, 409 invalid_transition',
    access: 'admin',
    body: ObjectionDecision,
    reply: Report,
  },
  'GET /api/admin/report-figures': {
    ...desk,
    summary: 'How many reports came in within a year, by kind, and how they stand',
    reply: ReportFigures,
  },
});
