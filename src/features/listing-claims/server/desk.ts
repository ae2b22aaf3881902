/** The desk's side of claims: what waits, what both say, and the decision. */
import { and, eq, ne } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { lockUser } from '#features/auth/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage, waitingFirst } from '#kit/server/desk-list.ts';
import { requireVersion } from '#kit/server/versions.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { ClaimDecision, ClaimQuery, ClaimRecord, OpenedClaim } from '../contract.ts';
import { isHeard } from '../rules.ts';
import { waitingClaims } from './claimants.ts';
import type { By, House } from './claimants.ts';
import { findListing } from './listings.ts';
import { toRecords } from './present.ts';
import { askOwner, give, tellClaimant, tellOwner, update } from './settle.ts';
import { listingClaims, listingClaimsSearchColumns } from './table.ts';

const missing = () => new Problem('not_found', 'There is no such claim.');

/** How many wait. */
export const countClaims = (db: Db) => db.$count(listingClaims, eq(listingClaims.status, 'waiting'));

/** A page of claims that came to the desk, what waits longest first. */
export async function listClaims(db: Db, house: House, query: ClaimQuery, by: Pick<By, 'language' | 'at'>) {
  const { rows, total } = await readDeskPage(db, {
    table: listingClaims,
    query,
    where: query.status ? eq(listingClaims.status, query.status) : ne(listingClaims.status, 'proving'),
    searchColumns: listingClaimsSearchColumns,
    sorts: {
      waiting: waitingFirst(listingClaims.createdAt, eq(listingClaims.status, 'waiting')),
      asked: listingClaims.createdAt,
    },
    sort: 'waiting',
    tie: listingClaims.id,
  });
  return { items: await toRecords(db, house, rows, by), total };
}

/** One of them, with the others that wait for the same listing. */
export async function readClaim(
  db: Db,
  house: House,
  id: string,
  by: Pick<By, 'language' | 'at'>,
): Promise<OpenedClaim> {
  const [row] = await db.select().from(listingClaims).where(eq(listingClaims.id, id));
  if (!row) throw missing();
  const { kind, listingId } = row;
  const isRival = and(eq(listingClaims.kind, kind), eq(listingClaims.listingId, listingId), ne(listingClaims.id, id));
  const others = await db
    .select()
    .from(listingClaims)
    .where(and(isRival, eq(listingClaims.status, 'waiting')))
    .orderBy(listingClaims.createdAt, listingClaims.id);
  const [claim, ...rivals] = await toRecords(db, house, [row, ...others], by);
  if (!claim) throw missing();
  return { ...claim, rivals };
}

/** Decides a claim, once. Refusals: the contract's; a new owner of meanwhile is asked first. */
export async function decideClaim(
  db: Db,
  house: House,
  id: string,
  { decision, reason, version }: ClaimDecision,
  by: By,
): Promise<ClaimRecord> {
  const { actor, language, at } = by;
  const refused = await db.transaction(async (db): Promise<Problem | undefined> => {
    const [found] = await db.select().from(listingClaims).where(eq(listingClaims.id, id));
    if (!found) throw missing();
    await lockUser(db, found.claimantId);
    const listing = await findListing(db, house.kinds, { kind: found.kind, id: found.listingId }, language, {
      isLocked: true,
    });
    if (!listing) throw new Problem('not_found', 'There is no such listing.');
    const waiting = await waitingClaims(db, listing);
    const claim = waiting.find((one) => one.id === id);
    if (!claim) throw new Problem('invalid_transition', 'This claim does not wait any more.');
    requireVersion(claim, version);
    const isApproved = decision === 'approved';
    if (isApproved && listing.ownerId !== null && listing.ownerId !== claim.ownerId) {
      await askOwner(db, { claim, listing }, at);
      return new Problem('edit_conflict', 'The listing has another owner since: they are asked first.');
    }
    if (isApproved && listing.ownerId !== null && !isHeard(claim, at))
      throw new Problem('conflict', 'Whoever looks after the listing has not answered yet, and still may.');
    const told = { isApproved, reason, title: listing.title };
    const ended = { status: decision, reason, decidedAt: at };
    if (isApproved) await give(db, house, { claim, listing }, by);
    else {
      const done = { action: 'reject', entity: 'listing_claims', entityId: id, title: listing.title } as const;
      await recordChange(db, {
        actor,
        at,
        ...done,
        before: { status: claim.status },
        after: { status: decision, reason },
      });
    }
    await update(db, claim, ended);
    await tellClaimant(db, claim, told, at);
    await tellOwner(db, claim, told, at);
    const losers = isApproved ? waiting.filter((one) => one !== claim) : [];
    for (const loser of losers) {
      await update(db, loser, { ...ended, status: 'refused' });
      await tellClaimant(db, loser, { ...told, isApproved: false }, at);
    }
    return undefined;
  });
  if (refused) throw refused;
  return readClaim(db, house, id, by).then(({ rivals: _, ...claim }) => claim);
}
