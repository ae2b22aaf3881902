/** What the room of the desk's counts promises: all that waits in the parts of the desk, in one reply (issue 17). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { listingKinds, ofEachKind } from '#market/listings/listing-kinds.ts';

const count = z.number().int();
const ofKinds = z.strictObject(ofEachKind(() => count));

/** What whoever judges content sees. */
const judged = {
  submissions: z.strictObject({
    pending: count,
    approved: count,
    rejected: count,
    /** Since when the oldest waits; null where none does. */
    oldestPending: z.iso.datetime().nullable(),
  }),
  /** Listings of owners that wait for their review. */
  reviews: ofKinds,
  /** Changes of public listings that wait. */
  changes: count,
  /** Reports that wait for a decision. */
  reports: count,
};

/** What is an admin's alone. */
const run = {
  /** By their state; `changes` are those of the last two whose clients ask for another plan. */
  holidays: z.strictObject({ pending: count, planning: count, quoted: count, confirmed: count, changes: count }),
  /** What visitors and applicants wrote and nobody has begun with. */
  inbox: z.strictObject({ contact: count, issues: count, businesses: count, advertising: count, applications: count }),
  /**
   * Owners who are due a payout, packages that wait for a call, disputes that are open, issuers whose records are to be put
   * right, and where the ledger and the provider differ.
   */
  money: z.strictObject({ payouts: count, packages: count, disputes: count, records: count, differences: count }),
  /** Refunds that the provider refused. */
  refunds: count,
  /** Calendars of other sites that can't be read since a day. */
  calendars: count,
  /** Public listings with a price that belong to nobody, so that they can't be sold. */
  ownerless: ofKinds,
  /** Objections to what was taken down that wait for an answer. */
  objections: count,
  /** Claims of listings that wait. */
  listingClaims: count,
  /** The town has the invented people of the demo. */
  isDemo: z.boolean(),
};

const Judged = z.strictObject(judged);
export type Judged = z.infer<typeof Judged>;
const Run = z.strictObject(run);
export type Run = z.infer<typeof Run>;

const DeskCounts = Judged.extend(Run.partial().shape);
export type DeskCounts = z.infer<typeof DeskCounts>;

export const endpoints = promise({
  'GET /api/desk-counts': {
    summary: `How many wait in each part of the desk, all that whoever asks may see: a moderator hears of proposals, changes and reviews (of ${listingKinds.join(', ')}) alone`,
    access: 'admin',
    moderates: true,
    reply: DeskCounts,
  },
});
