/** Papers that show whose a listing is: told by their bytes, kept in private, and gone soon after the decision. */
import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { lockCaller } from '#features/auth/server/service.ts';
import { keptSince, retention } from '#features/site/retention.ts';
import { readBytes, roomOf } from '#kit/server/body.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { counterKey, take } from '#kit/server/limits/counters.ts';
import { tooMany } from '#kit/server/limits/limits.ts';
import { householdOf } from '#kit/server/limits/network.ts';
import { photoTypeOf } from '#kit/server/photos/sniff.ts';
import { turns } from '#kit/server/turns.ts';
import { Problem } from '#kit/shared/problem.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import type { DocumentClaim } from '../contract.ts';
import type { DocumentType } from '../rules.ts';
import { documentsADay, documentTypes, looseDocumentDays, maxDocumentBytes } from '../rules.ts';
import { openClaim, requireClaimant, requireNotWaiting } from './claimants.ts';
import type { By, House } from './claimants.ts';
import { ofListing } from './codes.ts';
import { findListing } from './listings.ts';
import type { Named } from './listings.ts';
import { settle, update } from './settle.ts';
import { claimDocuments, listingClaims } from './table.ts';
import type { ListingClaimRow } from './table.ts';

/** What a file is by its first bytes (PDF: ISO 32000, 7.5.2); undefined for anything else. */
function documentTypeOf(bytes: Uint8Array): DocumentType | undefined {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') return 'application/pdf';
  const photo = photoTypeOf(bytes);
  return documentTypes.find((type) => type === `image/${photo}`);
}

/** Whose a paper is, as it is counted. */
type Whose = Readonly<Record<keyof typeof documentsADay, string>>;

/** How many bytes of papers are read at once, and how much of it is one household's. */
const room = 8 * maxDocumentBytes;
const ofHousehold = room / 4;
const turn = turns(room);

/** Keeps what somebody sends until a claim names it; the one they sent before, and sent nowhere, goes. 413, 415, 429, 503. */
export async function keepDocument(
  db: Db,
  request: Request,
  { actor, address, at }: Pick<By, 'actor' | 'at'> & { readonly address: string },
): Promise<{ id: string; type: DocumentType }> {
  const household = householdOf(address);
  return turn(
    roomOf(request, maxDocumentBytes),
    () => readBytes(request, maxDocumentBytes),
    (bytes) => storeDocument(db, bytes, { account: actor.id, household }, at),
    [{ whose: household, limit: ofHousehold }],
  );
}

async function storeDocument(
  db: Db,
  bytes: Uint8Array,
  whose: Whose,
  at: Date,
): Promise<{ id: string; type: DocumentType }> {
  const type = documentTypeOf(bytes);
  if (type === undefined)
    throw new Problem('unsupported_media_type', 'A document must be a PDF, JPEG, PNG or WebP file.');
  const id = newId();
  await db.transaction(async (db) => {
    await countDocument(db, whose, at);
    const isLoose = and(eq(claimDocuments.uploadedBy, whose.account), isNull(claimDocuments.claimId));
    await db.delete(claimDocuments).where(isLoose);
    await db.insert(claimDocuments).values({ id, uploadedBy: whose.account, type, bytes, createdAt: at });
  });
  return { id, type };
}

async function countDocument(db: Db, whose: Whose, at: Date): Promise<void> {
  for (const kind of ['account', 'household'] as const) {
    const key = counterKey(`papers of claims in a day, by ${kind}`, whose[kind]);
    if (!(await take(db, { key, cost: 1, below: documentsADay[kind], at, seconds: 86_400 })))
      throw tooMany(dayMs, 'So many papers are enough for a day.');
  }
}

/** Sends a claim with its paper to the desk. Refusals: the contract's. */
export async function claimByDocument(
  db: Db,
  house: House,
  named: Named,
  { document, statement }: DocumentClaim,
  by: By,
): Promise<string> {
  const { actor, language, at } = by;
  return db.transaction(async (db) => {
    await lockCaller(db, actor.id);
    const listing = await findListing(db, house.kinds, named, language, { isLocked: true });
    if (!listing?.isPublic) throw new Problem('not_found', 'There is no such listing.');
    requireClaimant(actor, listing);
    const open = await openClaim(db, listing, actor.id);
    requireNotWaiting(open);
    const sent = { way: 'document', status: 'waiting', statement } as const;
    const id = open?.id ?? newId();
    const made = { id, ...ofListing(listing), ...sent, claimantId: actor.id, createdAt: at };
    if (open) await update(db, open, { ...sent, createdAt: at });
    else await db.insert(listingClaims).values(made);
    const isOwn = and(
      eq(claimDocuments.id, document),
      eq(claimDocuments.uploadedBy, actor.id),
      isNull(claimDocuments.claimId),
    );
    const attached = await db
      .update(claimDocuments)
      .set({ claimId: id })
      .where(isOwn)
      .returning({ id: claimDocuments.id });
    if (attached.length === 0)
      throw invalidField('document', 'Names no document that you uploaded', 'The body is not acceptable.');
    const [claim] = await db.select().from(listingClaims).where(eq(listingClaims.id, id));
    await settle(db, house, { claim: claim as ListingClaimRow, listing }, by);
    return id;
  });
}

/** The paper of a claim, for the desk; each look is written down. 404 when there is none any more. */
export async function readDocument(db: Db, claimId: string, { actor, at }: Pick<By, 'actor' | 'at'>) {
  return db.transaction(async (db) => {
    const [found] = await db
      .select({ type: claimDocuments.type, bytes: claimDocuments.bytes, title: listingClaims.title })
      .from(claimDocuments)
      .innerJoin(listingClaims, eq(listingClaims.id, claimDocuments.claimId))
      .where(eq(claimDocuments.claimId, claimId));
    if (!found) throw new Problem('not_found', 'There is no such document.');
    const done = { action: 'export', entity: 'listing_claims', entityId: claimId, title: found.title } as const;
    await recordChange(db, { actor, at, ...done });
    return { type: found.type, base64: Buffer.from(found.bytes).toString('base64') };
  });
}

/** Takes away papers whose claim was decided long enough ago, and those that were sent nowhere. */
export async function dropOldDocuments(db: Db, at: Date): Promise<void> {
  const decided = db
    .select({ id: listingClaims.id })
    .from(listingClaims)
    .where(
      and(isNotNull(listingClaims.decidedAt), lt(listingClaims.decidedAt, keptSince(retention.claimDocuments, at))),
    );
  await db.delete(claimDocuments).where(inArray(claimDocuments.claimId, decided));
  const before = keptSince({ days: looseDocumentDays }, at);
  await db.delete(claimDocuments).where(and(isNull(claimDocuments.claimId), lt(claimDocuments.createdAt, before)));
}
