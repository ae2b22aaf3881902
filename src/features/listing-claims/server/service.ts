/** Claims as those see and change them who made them, and as owners answer them (issue 21; decision 0075). */
import { and, desc, eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { lockCaller } from '#features/auth/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { handOver } from '#market/listings/server/handing-over.ts';
import type { ClaimToAnswer, ClaimWays, MyClaims, OwnClaim } from '../contract.ts';
import { findOpenClaims } from './claimants.ts';
import type { By, House } from './claimants.ts';
import { mailboxOf, phoneOf } from './codes.ts';
import { findListing, requireListing } from './listings.ts';
import type { Named } from './listings.ts';
import { toClaimsToAnswer, toOwnClaims } from './present.ts';
import { update } from './settle.ts';
import { claimDocuments, listingClaims } from './table.ts';
import type { ListingClaimRow } from './table.ts';

/** How many of one's own are shown: nobody claims more in good faith. */
const maxShown = 50;

const missing = () => new Problem('not_found', 'There is no such claim.');

/** How the caller may show that a listing is theirs, and how far they are. 404 for what has no public page. */
export async function readWays(db: Db, house: House, named: Named, { actor, language }: By): Promise<ClaimWays> {
  const listing = await requireListing(db, house.kinds, named, language);
  const [claim] = await toOwnClaims(db, house, await findOpenClaims(db, listing, actor.id), language);
  return {
    title: listing.title,
    isYours: listing.ownerId === actor.id,
    hasOwner: listing.ownerId !== null,
    mailbox: mailboxOf(listing),
    phone: phoneOf(house, listing),
    claim: claim ?? null,
  };
}

/** One of the caller's own. */
export async function readOwnClaim(db: Db, house: House, id: string, { actor, language }: By): Promise<OwnClaim> {
  const isOwn = and(eq(listingClaims.id, id), eq(listingClaims.claimantId, actor.id));
  const rows = await db.select().from(listingClaims).where(isOwn);
  const [claim] = await toOwnClaims(db, house, rows, language);
  if (!claim) throw missing();
  return claim;
}

/** The caller's claims, and those that wait on listings of theirs; newest first. */
export async function listMyClaims(db: Db, house: House, { actor, language }: By): Promise<MyClaims> {
  const newest = (rows: ReturnType<typeof eq> | undefined) =>
    db
      .select()
      .from(listingClaims)
      .where(rows)
      .orderBy(desc(listingClaims.createdAt), desc(listingClaims.id))
      .limit(maxShown);
  const made = await newest(eq(listingClaims.claimantId, actor.id));
  const asked = await newest(and(eq(listingClaims.ownerId, actor.id), eq(listingClaims.status, 'waiting')));
  return {
    made: await toOwnClaims(db, house, made, language),
    toAnswer: await toClaimsToAnswer(db, house, asked, language),
  };
}

/** What the owner says to the desk, once. 404 for others’, 409 already_answered, invalid_transition. */
export async function answerClaim(db: Db, house: House, id: string, statement: string, by: By): Promise<ClaimToAnswer> {
  const { actor, language, at } = by;
  return db.transaction(async (db) => {
    const [claim] = await db
      .select()
      .from(listingClaims)
      .where(and(eq(listingClaims.id, id), eq(listingClaims.ownerId, actor.id)))
      .for('update');
    if (!claim) throw missing();
    if (claim.status !== 'waiting') throw new Problem('invalid_transition', 'This claim does not wait any more.');
    if (claim.ownerAnsweredAt !== null) throw new Problem('already_answered', 'You have answered this claim.');
    const said = { ownerStatement: statement, ownerAnsweredAt: at };
    await update(db, claim, said);
    const done = { action: 'answer', entity: 'listing_claims', entityId: id, title: claim.title } as const;
    await recordChange(db, { actor, at, ...done });
    const [answered] = await toClaimsToAnswer(db, house, [{ ...claim, ...said }], language);
    if (!answered) throw missing();
    return answered;
  });
}

/** Takes a claim back; its paper is gone at once. 404 for others’, 409 invalid_transition. */
export async function withdrawClaim(db: Db, id: string, { actor, at }: By): Promise<void> {
  await db.transaction(async (db) => {
    const isOwn = and(eq(listingClaims.id, id), eq(listingClaims.claimantId, actor.id));
    const [claim] = await db.select().from(listingClaims).where(isOwn).for('update');
    if (!claim) throw missing();
    if (claim.decidedAt !== null) throw new Problem('invalid_transition', 'This claim is decided.');
    const ended: Partial<ListingClaimRow> = { status: 'withdrawn', decidedAt: at, codeLock: null, codeHash: null };
    await update(db, claim, { ...ended, codeUntil: null });
    await db.delete(claimDocuments).where(eq(claimDocuments.claimId, id));
  });
}

/**
 * Gives a listing of the caller's back: it is nobody's from now on, and what was sold stays its seller's (decision
 * 0046). Claims that waited for their word have had it. 404 for somebody else's.
 */
export async function releaseListing(db: Db, house: House, named: Named, { actor, language, at }: By): Promise<void> {
  await db.transaction(async (db) => {
    await lockCaller(db, actor.id);
    const listing = await findListing(db, house.kinds, named, language, { isLocked: true });
    if (!listing?.isPublic || listing.ownerId !== actor.id)
      throw new Problem('not_found', 'There is no such listing of yours.');
    const { kind, id, version } = listing;
    await handOver(db, house, kind, id, { to: 'nobody', version }, { actor, at });
    const waits = and(eq(listingClaims.ownerId, actor.id), eq(listingClaims.status, 'waiting'));
    await db
      .update(listingClaims)
      .set({ ownerAnsweredAt: at })
      .where(and(waits, eq(listingClaims.kind, kind.name), eq(listingClaims.listingId, id)));
  });
}
