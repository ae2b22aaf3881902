/** What becomes of a claim that was shown: the listing is handed over where nobody is in the way, else both are heard. */
import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { findAddressee } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import { handOver } from '#market/listings/server/handing-over.ts';
import type { By as Judge } from '#market/listings/server/listing-actor.ts';
import { answerDays, claimHash, claimsPath } from '../rules.ts';
import { waitingClaims } from './claimants.ts';
import type { By, House } from './claimants.ts';
import type { Listing } from './listings.ts';
import { listingClaims } from './table.ts';
import type { ListingClaimRow } from './table.ts';

/** A code is good once. */
const noCode = { codeLock: null, codeHash: null, codeUntil: null, triesLeft: 0 } as const;

/**
 * The listing and the claimant's account are locked. One that nobody looks after goes to whoever entered the code of its
 * own mailbox, unless somebody else's claim waits; any other claim waits, and whoever looks after the listing is asked.
 */
export async function settle(
  db: Db,
  house: House,
  { claim, listing }: { readonly claim: ListingClaimRow; readonly listing: Listing },
  by: By,
): Promise<void> {
  const { at } = by;
  const rivals = await waitingClaims(db, listing, claim.id);
  if (claim.isProven && listing.ownerId === null && rivals.length === 0) {
    await give(db, house, { claim, listing }, by);
    await update(db, claim, { ...noCode, status: 'approved', isProven: true, decidedAt: at });
    await tellClaimant(db, claim, { isApproved: true, reason: null, title: listing.title }, at);
    return;
  }
  await update(db, claim, { ...noCode, status: 'waiting', isProven: claim.isProven });
  await askOwner(db, { claim, listing }, at);
}

/** Hands the listing to the claimant's account, as the desk does (decision 0046). */
export async function give(
  db: Db,
  house: House,
  { claim, listing }: { readonly claim: ListingClaimRow; readonly listing: Listing },
  { actor, at }: Judge,
): Promise<void> {
  const hand = { to: 'account', accountId: claim.claimantId, version: listing.version } as const;
  await handOver(db, house, listing.kind, listing.id, hand, { actor, at });
  const done = { action: 'approve', entity: 'listing_claims', entityId: claim.id, title: listing.title } as const;
  await recordChange(db, { actor, at, ...done, before: { status: claim.status }, after: { status: 'approved' } });
}

/** Asks whoever looks after the listing now, and gives them their days; nobody where nobody does. */
export async function askOwner(
  db: Db,
  { claim, listing }: { readonly claim: ListingClaimRow; readonly listing: Listing },
  at: Date,
): Promise<void> {
  const { ownerId } = listing;
  const answerUntil = ownerId === null ? null : daysAfter(at, answerDays);
  await update(db, claim, { ownerId, ownerStatement: null, ownerAnsweredAt: null, answerUntil });
  const owner = ownerId === null ? undefined : await findAddressee(db, ownerId);
  if (!owner || answerUntil === null) return;
  const values = { name: owner.name, title: listing.title, until: answerUntil.toISOString(), path: claimsPath };
  await postMail(db, { ...owner, letter: 'claimContested', values }, at);
}

export const update = async (db: Db, { id, version }: ListingClaimRow, set: Partial<ListingClaimRow>): Promise<void> =>
  void (await db
    .update(listingClaims)
    .set({ ...set, version: version + 1 })
    .where(eq(listingClaims.id, id)));

type Told = { readonly isApproved: boolean; readonly reason: string | null; readonly title: string };

/** Tells whoever claimed what was decided, and why. The page itself leads to the workspace that opens with it. */
export async function tellClaimant(db: Db, claim: ListingClaimRow, told: Told, at: Date): Promise<void> {
  const reader = await findAddressee(db, claim.claimantId);
  if (!reader) return;
  const path = told.isApproved ? `/${claim.kind}/${claim.listingId}#${claimHash}` : claimsPath;
  await postMail(db, { ...reader, letter: 'claimDecided', values: { name: reader.name, ...told, path } }, at);
}

/** Tells whoever looked after the listing. */
export async function tellOwner(db: Db, { ownerId }: ListingClaimRow, told: Told, at: Date): Promise<void> {
  const reader = ownerId === null ? undefined : await findAddressee(db, ownerId);
  if (!reader || told.reason === null) return;
  const { title, reason, isApproved: isHandedOver } = told;
  await postMail(
    db,
    { ...reader, letter: 'claimSettled', values: { name: reader.name, title, reason, isHandedOver } },
    at,
  );
}
