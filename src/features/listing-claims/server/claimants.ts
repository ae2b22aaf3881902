/** What every step of a claim begins with, and the rooms that it needs. */
import { and, eq, inArray, ne } from 'drizzle-orm';
import { isStaff } from '#features/auth/rules.ts';
import type { NamesOf } from '#features/audit/server/service.ts';
import type { Actor } from '#kit/server/access.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Owners } from '#market/listings/server/owners.ts';
import type { Recorder } from '#market/listings/server/recorder.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { Listing } from './listings.ts';
import { listingClaims } from './table.ts';
import type { ListingClaimRow } from './table.ts';

/** The roof brings the kinds, the accounts and the log. */
export type House = {
  readonly kinds: ServerKinds;
  readonly owners: Owners;
  readonly record: Recorder;
  readonly namesOf: NamesOf;
  /** Whether codes can go out by text message. */
  readonly sendsTexts: boolean;
};
/** Who does it, in which language they read, and when. */
export type By = { readonly actor: Actor; readonly language: Language; readonly at: Date };

/** 409 for whoever sits at the desk, who would judge their own, and for whose the listing is already. */
export function requireClaimant({ id, role, lacks }: Actor, listing: Listing): void {
  if (isStaff(role) || lacks !== undefined)
    throw new Problem('not_an_owner', 'Who sits at the desk owns no listings, and claims none.');
  if (listing.ownerId === id) throw new Problem('invalid_transition', 'This is your listing already.');
}

const isOf = ({ kind, id }: Listing) => and(eq(listingClaims.kind, kind.name), eq(listingClaims.listingId, id));

/** Somebody's claim on a listing that is not decided. */
const openOf = (db: Db, listing: Listing, claimantId: string) =>
  db
    .select()
    .from(listingClaims)
    .where(
      and(
        isOf(listing),
        eq(listingClaims.claimantId, claimantId),
        inArray(listingClaims.status, ['proving', 'waiting']),
      ),
    );

/** The same, to be shown. */
export const findOpenClaims = (db: Db, listing: Listing, claimantId: string): Promise<ListingClaimRow[]> =>
  openOf(db, listing, claimantId).execute();

/** The same, locked until the transaction ends. */
export async function openClaim(db: Db, listing: Listing, claimantId: string): Promise<ListingClaimRow | undefined> {
  const [claim] = await openOf(db, listing, claimantId).for('update');
  return claim;
}

/** Refuses a second way while a claim waits: 409 invalid_transition. */
export function requireNotWaiting(claim: ListingClaimRow | undefined): void {
  if (claim?.status === 'waiting')
    throw new Problem('invalid_transition', 'Your claim is at the desk: withdraw it to try another way.');
}

/** The claims that wait at the desk for a listing, locked; `besides` leaves one out. */
export async function waitingClaims(db: Db, listing: Listing, besides = ''): Promise<ListingClaimRow[]> {
  return db
    .select()
    .from(listingClaims)
    .where(and(isOf(listing), eq(listingClaims.status, 'waiting'), ne(listingClaims.id, besides)))
    .orderBy(listingClaims.createdAt, listingClaims.id)
    .for('update');
}
