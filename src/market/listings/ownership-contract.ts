/** What the desk is promised of owners: whose a listing is, and handing one over (decision 0046). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { ownerFaults, ownerships } from './ownership.ts';

/** The account that something belongs to, as the desk and the account itself see it. */
export const ListingOwner = z.strictObject({
  id: s.id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
  isSuspended: z.boolean(),
});
export type ListingOwner = z.infer<typeof ListingOwner>;

/** An account that a listing may be handed to. */
export const OwnerCandidate = ListingOwner.extend({
  /** They have shown that the e-mail is theirs; phones are shown by nobody. */
  isProven: z.boolean(),
  /** Why it can't own listings; null when it can. */
  fault: z.enum(ownerFaults).nullable(),
  /** It is a traveller's: owning a listing makes it a business account, whose workspace opens. */
  isTraveller: z.boolean(),
});
export type OwnerCandidate = z.infer<typeof OwnerCandidate>;

/** To an account (`accountId`), to the house, or to nobody. */
export const HandOver = z
  .strictObject({ to: z.enum(ownerships), accountId: s.id.optional(), version: s.seenVersion })
  .refine(({ to, accountId }) => (to === 'account') === (accountId !== undefined), {
    path: ['accountId'],
    message: 'Goes with handing it to an account, and only with that',
  });
export type HandOver = z.infer<typeof HandOver>;

export const endpoints = promise({
  'GET /api/admin/owners': {
    summary:
      'The account with this e-mail or phone, to hand a listing to; 404 for none, 409 for an e-mail of several, unless one of them proved it',
    access: 'admin',
    query: z.strictObject({ account: s.line(254) }),
    reply: OwnerCandidate,
  },
  'PUT /api/admin/listings/{kind}/{id}/owner': {
    summary:
      'Hand a listing to an account, to the house, or to nobody; what was sold stays its seller’s. 409 owner_suspended, not_an_owner, edit_conflict',
    access: 'admin',
    confirms: true,
    body: HandOver,
    reply: z.strictObject({ owner: ListingOwner.nullable(), ownerless: z.boolean() }),
  },
});
