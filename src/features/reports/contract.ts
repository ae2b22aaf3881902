/** What the desk is promised of reports (issue 21): what was reported, by whom, and one decision with its reasons. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { languages } from '#kit/shared/messages.ts';
import * as s from '#kit/shared/schemas.ts';
import { grounds, maxStatement, reportedKinds, reportReasons, reportStatuses } from './rules.ts';

const instant = z.iso.datetime();

/** What was reported, as the room tells it whose it is. */
const reported = {
  /** The listing that it is about, and where it stands. */
  title: z.string(),
  type: z.enum(['events', 'rentals', 'businesses']),
  listing: s.id,
  /** Who wrote it, as its readers know them; empty when they had their data erased. */
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
  /** A member who reported it; null where nobody was signed in. */
  reporter: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
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

const desk = { access: 'admin', moderates: true } as const;

export const endpoints = promise({
  'GET /api/admin/reports': {
    ...desk,
    summary: 'Reports of reviews and of messages, what waits first; of a conversation the reported message alone',
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
      'Keep what was reported or take it down, with a statement of reasons that its author and whoever reported it read; decides every open report of it. 409 edit_conflict, 409 invalid_transition, 422 at a ground that is of something else',
    body: ReportDecision,
    reply: Report,
  },
});
