/** What the room of what the town brought promises (issue 21; decision 0076). */
import { z } from 'zod';
import { prospectCategories } from '#features/prospect-businesses/rules.ts';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { measures, spans, visitActions, visitSources, type Measure } from './rules.ts';

/** What happened on the page of a listing: all that a browser tells, and nothing of who it was. */
export const Visit = z.strictObject({
  kind: z.enum(listingKinds),
  id: s.id,
  action: z.enum(visitActions),
  source: z.enum(visitSources),
});
export type Visit = z.infer<typeof Visit>;

const count = z.number().int();
const measured = Object.fromEntries(measures.map((measure) => [measure, count])) as Record<Measure, typeof count>;
/** Medians lie between two. */
const medians = z.strictObject(
  Object.fromEntries(measures.map((measure) => [measure, z.number()])) as Record<Measure, z.ZodNumber>,
);

/** A week by its Monday. */
const week = s.calendarDate;

/** What the own listings brought, or one of them, week by week; sales in cents. */
export const Brought = z.strictObject({
  /** Whether the own plan gives it; without it the lists are empty. */
  isGiven: z.boolean(),
  weeks: z.array(z.strictObject({ week, ...measured })),
  /** How people came; only what happens on a page has a source. */
  sources: z.array(z.strictObject({ source: z.enum(visitSources), views: count, calls: count, routes: count })),
  /** Each of the caller's own over all these weeks, the most seen first, whichever was asked for. */
  listings: z.array(
    z.strictObject({
      id: s.id,
      kind: z.enum(listingKinds),
      title: z.string(),
      date: s.calendarDate.nullable(),
      ...measured,
    }),
  ),
  /** The median of the public listings of its category, where one was asked for and enough owners are in it. */
  median: z
    .strictObject({ owners: count, weeks: z.array(z.strictObject({ week, ...medians.shape })), total: medians })
    .nullable(),
});
export type Brought = z.infer<typeof Brought>;

const BroughtQuery = z.strictObject({ weeks: z.enum(spans).optional(), listing: s.id.optional() });
export type BroughtQuery = z.infer<typeof BroughtQuery>;

/** A week of the whole town. */
export const TownWeek = z.strictObject({
  monday: week,
  views: count,
  saves: count,
  calls: count,
  routes: count,
  /** Of the pages of events alone: what tickets come from. */
  eventViews: count,
  bookings: count,
  /** Tickets of events that stand. */
  tickets: count,
  entries: count,
  sales: s.wirePrice,
});
export type TownWeek = z.infer<typeof TownWeek>;

const page = s.queryNumber(1, 100_000).optional();
const TownQuery = z.strictObject({ weeks: z.enum(spans).optional(), page });
export type TownQuery = z.infer<typeof TownQuery>;

/** A firm that the desk would like to win, with what says that the town misses it. */
export const ProspectEvidence = z.strictObject({
  id: s.id,
  name: z.string(),
  category: z.enum(prospectCategories),
  priorityScore: count,
  /** How often it was searched for by its name and not found, in 90 days. */
  missed: count,
  /** How often places of its category were looked at in 30 days, for each of them. */
  viewsForEach: z.number(),
});
export type ProspectEvidence = z.infer<typeof ProspectEvidence>;

const EvidenceQuery = z.strictObject({ page });
export type EvidenceQuery = z.infer<typeof EvidenceQuery>;

export const endpoints = promise({
  'POST /api/visits': {
    summary:
      'Counts what happened on the page of a listing, by day and source and by nothing of who it was. Answers the same whether it counts: robots, the owner, the desk, unknown listings and too many at once do not',
    access: 'public',
    body: Visit,
    reply: z.strictObject({ noted: z.literal(true) }),
    status: 202,
    limit: 'none',
  },
  'GET /api/workspace/brought': {
    summary:
      'Views, saves, calls, routes, bookings, entries and sales of the caller’s own listings, or of one of them, by week and source, with the median of its category, where the plan gives that; 404 for a listing that is not the caller’s',
    access: 'business',
    team: ['editor', 'finance'],
    query: BroughtQuery,
    reply: Brought,
  },
  'GET /api/admin/town-weeks': {
    summary: 'What the whole town saw, sold and let in, week by week, the running one first',
    access: 'admin',
    query: TownQuery,
    csv: 'personal',
    reply: z.array(TownWeek),
  },
  'GET /api/admin/prospect-evidence': {
    summary: 'The prospects that have not declined, those first that the town misses most',
    access: 'admin',
    query: EvidenceQuery,
    csv: 'personal',
    reply: z.array(ProspectEvidence),
  },
});
