/** What claiming a listing promises (issue 21): shown by a code or a paper, and never without hearing whose it is. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { claimStatuses, claimWays, codeLength, codeWays, documentTypes, maxStatement } from './rules.ts';

const instant = z.iso.datetime();

/** A listing that is claimed, by its name in the language asked for. */
const Claimed = z.strictObject({ kind: z.enum(listingKinds), id: s.id, title: z.string() });

/** A claim as whoever made it sees it. */
export const OwnClaim = z.strictObject({
  id: s.id,
  listing: Claimed,
  way: z.enum(claimWays),
  status: z.enum(claimStatuses),
  /** The listing is whose claim this is; one that was theirs may be given back, or handed to somebody else. */
  isYours: z.boolean(),
  /** Until when the code is good that is out; null when none is. */
  codeUntil: instant.nullable(),
  /** Until when whoever looks after the listing may answer; null where nobody does. */
  answerUntil: instant.nullable(),
  /** Why the desk decided so. */
  reason: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type OwnClaim = z.infer<typeof OwnClaim>;

/** How the caller may show that a listing is theirs. */
export const ClaimWays = z.strictObject({
  title: z.string(),
  isYours: z.boolean(),
  hasOwner: z.boolean(),
  /** Where a code can go, as far as a stranger may see it; null where it can't. */
  mailbox: z.string().nullable(),
  phone: z.string().nullable(),
  /** One's own claim that is not decided; null without one. */
  claim: OwnClaim.nullable(),
});
export type ClaimWays = z.infer<typeof ClaimWays>;

/** A claim on a listing of one's own. Whoever claims it is named: to say whose it is one has to know. */
export const ClaimToAnswer = z.strictObject({
  id: s.id,
  listing: Claimed,
  claimant: z.string(),
  askedAt: instant,
  answerUntil: instant,
  statement: z.string().nullable(),
  answeredAt: instant.nullable(),
});
export type ClaimToAnswer = z.infer<typeof ClaimToAnswer>;

const MyClaims = z.strictObject({ made: z.array(OwnClaim), toAnswer: z.array(ClaimToAnswer) });
export type MyClaims = z.infer<typeof MyClaims>;

const Person = z.strictObject({ id: s.id, name: z.string() });

/** A claim as the desk sees it, with what both sides say. */
export const ClaimRecord = z.strictObject({
  id: s.id,
  listing: Claimed,
  claimant: Person,
  way: z.enum(claimWays),
  /** The code that went to the listing's own mailbox or phone was entered. */
  isProven: z.boolean(),
  status: z.enum(claimStatuses),
  claimantStatement: z.string().nullable(),
  document: z.enum(documentTypes).nullable(),
  /** Who looked after the listing when it was claimed; null where nobody did. */
  owner: Person.nullable(),
  ownerStatement: z.string().nullable(),
  ownerAnsweredAt: instant.nullable(),
  answerUntil: instant.nullable(),
  /** Both sides were heard, or had the time to speak. */
  isHeard: z.boolean(),
  reason: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  version: z.number().int(),
});
export type ClaimRecord = z.infer<typeof ClaimRecord>;

/** With the others that wait for the same listing. */
const OpenedClaim = ClaimRecord.extend({ rivals: z.array(ClaimRecord) });
export type OpenedClaim = z.infer<typeof OpenedClaim>;

const ClaimQuery = z.strictObject({ ...s.deskQuery(['asked']), status: z.enum(claimStatuses).optional() });
export type ClaimQuery = z.infer<typeof ClaimQuery>;

const statement = s.text(maxStatement);
const Decision = z.strictObject({
  decision: z.enum(['approved', 'refused']),
  /** What both sides read. */
  reason: statement,
  version: s.seenVersion,
});
export type ClaimDecision = z.infer<typeof Decision>;

export const DocumentClaim = z.strictObject({ document: s.id, statement });
export type DocumentClaim = z.infer<typeof DocumentClaim>;
export const OwnersAnswer = z.strictObject({ statement });

/** Codes and papers are dear to those who get them: what a person tries, and no more. */
const limit = { calls: 30, seconds: 600 } as const;

export const endpoints = promise({
  'GET /api/listings/{kind}/{id}/ownership': {
    summary: 'Whether anybody looks after a public listing',
    access: 'public',
    reply: z.strictObject({ hasOwner: z.boolean() }),
    keeps: listingKinds,
  },
  'GET /api/listings/{kind}/{id}/claim-ways': {
    summary: 'How the caller can show that a public listing is theirs, and their claim on it that is open',
    access: 'member',
    reply: ClaimWays,
  },
  'POST /api/listings/{kind}/{id}/claim-code': {
    summary:
      'Send a code of six digits to the mailbox that the listing names, or as a text message to its mobile phone: good for 15 minutes and five tries, one a minute and five a day. 409 not_an_owner, invalid_transition while a claim waits at the desk, no_mailbox or no_phone where it names none, 429',
    access: 'member',
    body: z.strictObject({ way: z.enum(codeWays) }),
    reply: OwnClaim,
    status: 201,
    limit,
  },
  'POST /api/listings/{kind}/{id}/claim-proof': {
    summary:
      'Enter the code: a listing that nobody looks after, and nobody else claims, is the caller’s at once; else the others are heard and the desk decides. 401 code_wrong, 410 step_expired for one that is too old or was tried too often',
    access: 'member',
    body: z.strictObject({ code: z.string().regex(new RegExp(`^\\d{${codeLength}}$`)) }),
    reply: OwnClaim,
    limit,
  },
  'POST /api/claim-documents': {
    summary:
      'Upload a paper for a claim: its bytes are the body (PDF, JPEG, PNG or WebP, at most 10 MiB). Nobody but the desk ever sees it. 413, 415',
    access: 'member',
    raw: true,
    reply: z.strictObject({ id: s.id, type: z.enum(documentTypes) }),
    status: 201,
    limit: { calls: 10, seconds: 600 },
  },
  'POST /api/listings/{kind}/{id}/claims': {
    summary:
      'Claim a listing by a paper of one’s own that was uploaded, with a sentence to the desk. 409 not_an_owner, invalid_transition while a claim waits at the desk, 422 at document',
    access: 'member',
    body: DocumentClaim,
    reply: OwnClaim,
    status: 201,
    limit,
  },
  'DELETE /api/listings/{kind}/{id}/ownership': {
    summary:
      'Give a listing of one’s own back: it is nobody’s, and is not sold until somebody takes it on. What was sold stays one’s own. 404 for somebody else’s',
    access: 'business',
    confirms: true,
    reply: z.strictObject({ released: z.literal(true) }),
  },
  'GET /api/listing-claims': {
    summary: 'The caller’s claims, and those on listings of theirs that wait; newest first',
    access: 'member',
    reply: MyClaims,
  },
  'POST /api/listing-claims/{id}/answer': {
    summary:
      'Say to the desk what one thinks of a claim on one’s listing, once, until it decides. 404 for others’, 409 already_answered, invalid_transition',
    access: 'member',
    body: OwnersAnswer,
    reply: ClaimToAnswer,
  },
  'DELETE /api/listing-claims/{id}': {
    summary: 'Withdraw a claim of one’s own that is not decided; its paper is deleted. 404, 409 invalid_transition',
    access: 'member',
    reply: OwnClaim,
  },
  'GET /api/admin/listing-claims': {
    summary: 'Claims that came to the desk, what waits longest first',
    access: 'admin',
    query: ClaimQuery,
    csv: 'personal',
    reply: z.array(ClaimRecord),
  },
  'GET /api/admin/listing-claims/{id}': {
    summary: 'One claim, with what both sides say and the others that wait for the same listing',
    access: 'admin',
    reply: OpenedClaim,
  },
  'GET /api/admin/listing-claims/{id}/document': {
    summary: 'The paper of a claim; each look is written into the log. 404 when there is none (any more)',
    access: 'admin',
    reply: z.strictObject({ type: z.enum(documentTypes), base64: z.string() }),
  },
  'POST /api/admin/listing-claims/{id}/decision': {
    summary:
      'Hand the listing over, which refuses all others that wait for it, or refuse the claim; both sides read why. 409 conflict until the owner has answered or had seven days, edit_conflict, invalid_transition, owner_suspended, not_an_owner',
    access: 'admin',
    confirms: true,
    body: Decision,
    reply: ClaimRecord,
  },
});
