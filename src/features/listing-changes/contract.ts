/** What the room of changes promises: the desk decides, an owner may take back what waits (issue 16). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { BulkReply, bulkItems } from '#kit/shared/bulk.ts';
import * as s from '#kit/shared/schemas.ts';
import { maxNote } from '#market/listings/listing.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { storedText } from '#market/listings/listing-schemas.ts';
import { changeStatuses, changeViews, decisions } from './rules.ts';

/** By the names of the listing's contract, each value as a record has it. */
const fields = z.record(z.string(), z.unknown());

/** A change of a listing as the desk sees it. */
export const ListingChange = z.strictObject({
  id: s.id,
  kind: z.enum(listingKinds),
  listingId: s.id,
  /** What the listing was called when it was asked for. */
  title: storedText,
  /** Who asked; the name is null when the account is gone. */
  owner: z.strictObject({ id: s.id, name: z.string().nullable() }),
  status: z.enum(changeStatuses),
  before: fields,
  after: fields,
  version: z.number().int(),
  askedAt: z.iso.datetime(),
  /** When it went out; null while it waits. */
  decidedAt: z.iso.datetime().nullable(),
});
export type ListingChange = z.infer<typeof ListingChange>;

/** One of them, with the fields that somebody else changed since: it can't be approved while there are any. */
const OpenedChange = ListingChange.extend({ clashes: z.array(z.string()) });
export type OpenedChange = z.infer<typeof OpenedChange>;

const ChangeQuery = z.strictObject({
  ...s.deskQuery(['asked', 'decided']),
  view: z.enum(changeViews).default('pending'),
  kind: z.enum(listingKinds).optional(),
});
export type ChangeQuery = z.infer<typeof ChangeQuery>;

const Decision = z
  .strictObject({ decision: z.enum(decisions), note: s.text(maxNote).optional(), version: s.seenVersion })
  .refine(({ decision, note }) => (decision === 'rejected') === (note !== undefined), {
    path: ['note'],
    message: 'Must say why it is rejected, and goes with nothing else',
  });
export type Decision = z.infer<typeof Decision>;

/** One decision on several. */
const Decisions = z
  .strictObject({ decision: z.enum(decisions), note: s.text(maxNote).optional(), items: bulkItems })
  .refine(({ decision, note }) => (decision === 'rejected') === (note !== undefined), {
    path: ['note'],
    message: 'Must say why they are rejected, and goes with nothing else',
  });

export const endpoints = promise({
  'GET /api/admin/listing-changes': {
    summary: 'Changes of owners that wait for the desk, the oldest first; or those that went out of late, newest first',
    access: 'admin',
    moderates: true,
    query: ChangeQuery,
    csv: 'personal',
    reply: z.array(ListingChange),
  },
  'GET /api/admin/listing-changes/{id}': {
    summary: 'One change',
    access: 'admin',
    moderates: true,
    reply: OpenedChange,
  },
  'POST /api/admin/listing-changes/{id}/decision': {
    summary:
      'Approve a change, which saves it as its owner would, or reject it with the reason; its owner gets a letter. 409 edit_conflict when the same field was changed meanwhile, 409 invalid_transition when it is decided or its listing gone',
    access: 'admin',
    moderates: true,
    body: Decision,
    reply: ListingChange,
  },
  'POST /api/admin/listing-changes/decisions': {
    summary:
      'Approve or reject up to a page of changes: each on its own, as the call for one does it; what is refused is told with its code',
    access: 'admin',
    moderates: true,
    body: Decisions,
    reply: BulkReply,
  },
  'DELETE /api/listing-changes/{id}': {
    summary: 'Take back what waits of one’s own listing',
    access: 'business',
    team: ['editor'],
    query: z.strictObject({ version: s.queryNumber(1, 999_999_999).optional() }),
    reply: z.strictObject({ deleted: z.literal(true) }),
  },
});
