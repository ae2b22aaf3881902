/** What the submissions room promises (specification sections 3, 5, 7): snake_case on the wire. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { BulkReply, bulkItems } from '#kit/shared/bulk.ts';
import * as s from '#kit/shared/schemas.ts';
import { WornPoster } from '#market/posters/contract.ts';
import { phone } from '#market/town/phone.ts';
import { askedFields } from '#features/listings/contract.ts';
import { ListingOwner } from '#market/listings/ownership-contract.ts';
import { proposedText, storedText } from '#market/listings/listing-schemas.ts';
import { languages } from '#kit/shared/messages.ts';
import { isCategoryOf, submissionStatuses, submissionTypes, tellableOf } from './rules.ts';

const Details = z
  .strictObject(askedFields)
  .omit({ price: true, fold: true, duration: true, phone: true, email: true, price_range: true, opening_hours: true });
export type Details = z.infer<typeof Details>;

export const NewSubmission = z
  .strictObject({
    type: z.enum(submissionTypes),
    title: s.line(120),
    description: s.text(2000),
    category: s.line(40),
    location: s.line(120),
    address: s.line(200),
    contact_email: s.email,
    contact_phone: s.orNothing(phone),
    price: s.orNothing(s.price),
    currency: z.literal('EUR').default('EUR'),
    /** What they told besides; each is of its type (`tellableOf`). */
    details: Details.default({}),
    nickname: s.honeypot,
  })
  .superRefine(({ type, category, details }, context) => {
    const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (!isCategoryOf(type, category)) refuse(['category'], 'Is no category of this type');
    const known = tellableOf(type);
    const strange = Object.keys(details).filter((name) => !known.includes(name));
    for (const name of strange) refuse(['details', name], 'Is not told of this type');
  });
export type NewSubmission = z.infer<typeof NewSubmission>;

/** A submission as the desk sees it. */
export const Submission = z.strictObject({
  id: s.id,
  type: z.enum(submissionTypes),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  location: z.string(),
  address: z.string(),
  contact_email: z.string(),
  contact_phone: z.string().nullable(),
  price: s.wirePrice.nullable(),
  currency: z.literal('EUR'),
  /** What its sender told besides, by name. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), storedText]).nullish()),
  /** What it would wear as a listing. */
  poster: WornPoster,
  /** Whoever was signed in when they sent it, to whom it belongs once it is approved; null for a visitor without an account. */
  proposer: ListingOwner.nullable(),
  /** The language it was written in. */
  language: z.enum(languages),
  status: z.enum(submissionStatuses),
  admin_notes: z.string().nullable(),
  submitted_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  /** The listing that it became. */
  listing_id: z.string().nullable(),
  version: z.number().int(),
});
export type Submission = z.infer<typeof Submission>;

const SubmissionQuery = z.strictObject({
  ...s.deskQuery(['submitted', 'title']),
  status: z.enum(submissionStatuses).optional(),
  type: z.enum(submissionTypes).optional(),
});
export type SubmissionQuery = z.infer<typeof SubmissionQuery>;

/** Something that is perhaps the same. */
export const Duplicate = z.strictObject({
  kind: z.enum(['listing', 'submission']),
  id: s.id,
  title: z.string(),
  location: z.string(),
  /** How alike the titles are, from 0 to 1. */
  score: z.number().min(0).max(1),
});
export type Duplicate = z.infer<typeof Duplicate>;

/** What the desk adds to a submission, or corrects in it, when it becomes a listing. All may be left out. */
export const ListingPatch = z.strictObject({
  title: proposedText(s.line(120)).optional(),
  description: proposedText(s.text(2000)).optional(),
  category: s.line(40).optional(),
  location: s.line(120).optional(),
  address: s.line(200).optional(),
  ...askedFields,
});
export type ListingPatch = z.infer<typeof ListingPatch>;

export const Decision = z.strictObject({
  status: z.enum(submissionStatuses),
  /** Goes to whoever proposed it, with the decision. */
  admin_notes: s.orNothing(s.text(2000)),
  version: s.seenVersion,
  /** What the listing says beside the proposal, whole; left out, it says what the sender told in `details`. */
  listing: ListingPatch.optional(),
});
export type Decision = z.infer<typeof Decision>;

/** One decision on several as they stand; who is turned away is told why. */
const Decisions = z
  .strictObject({ decision: z.enum(['approved', 'rejected']), note: s.text(2000).optional(), items: bulkItems })
  .refine(({ decision, note }) => decision === 'approved' || note !== undefined, {
    path: ['note'],
    message: 'Must say why they are rejected',
  });

export const endpoints = promise({
  'POST /api/submissions': {
    summary:
      'Propose a listing, with what its page tells besides in `details`, in the language of the call; an admin decides within 24 to 48 hours',
    access: 'public',
    body: NewSubmission,
    reply: s.Received,
    status: 201,
    limit: s.formLimit,
  },
  'GET /api/submissions': {
    summary: 'Proposed listings, newest first; those that wait, oldest first',
    access: 'admin',
    moderates: true,
    query: SubmissionQuery,
    csv: 'personal',
    reply: z.array(Submission),
  },
  'GET /api/submissions/{id}': { summary: 'One submission', access: 'admin', moderates: true, reply: Submission },
  'GET /api/submissions/{id}/duplicates': {
    summary: 'Published listings and waiting submissions that are perhaps the same, the likeliest first',
    access: 'admin',
    moderates: true,
    reply: z.array(Duplicate),
  },
  'PATCH /api/submissions/{id}/status': {
    summary:
      'Approve a pending submission, which publishes it as the account’s that sent it, or reject it; its sender gets a mail. 409 owner_suspended',
    access: 'admin',
    moderates: true,
    body: Decision,
    reply: Submission,
  },
  'POST /api/submissions/decisions': {
    summary:
      'Approve or reject up to a page of pending submissions as they stand: each on its own, as the call for one does it; what is refused is told with its code',
    access: 'admin',
    moderates: true,
    body: Decisions,
    reply: BulkReply,
  },
});
