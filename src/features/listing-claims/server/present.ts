/** Claims as those see them who made them, are asked about them, or decide them. */
import { inArray } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { ClaimRecord, ClaimToAnswer, OwnClaim } from '../contract.ts';
import { isHeard } from '../rules.ts';
import type { House } from './claimants.ts';
import { readClaimed } from './listings.ts';
import { claimDocuments } from './table.ts';
import type { ListingClaimRow } from './table.ts';

const said = (instant: Date | null) => instant?.toISOString() ?? null;

type Claimed = Awaited<ReturnType<typeof readClaimed>>;
const listingOf = ({ kind, listingId, title }: ListingClaimRow, claimed: Claimed) => ({
  kind,
  id: listingId,
  title: claimed.get(listingId)?.title ?? title,
});

export async function toOwnClaims(
  db: Db,
  { kinds }: House,
  rows: readonly ListingClaimRow[],
  language: Language,
): Promise<OwnClaim[]> {
  const claimed = await readClaimed(db, kinds, rows, language);
  return rows.map((row) => ({
    id: row.id,
    listing: listingOf(row, claimed),
    way: row.way,
    status: row.status,
    isYours: claimed.get(row.listingId)?.ownerId === row.claimantId,
    codeUntil: said(row.codeUntil),
    answerUntil: said(row.answerUntil),
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    decidedAt: said(row.decidedAt),
  }));
}

/** Those that somebody was asked about: a claim that nobody was asked about is left out. */
export async function toClaimsToAnswer(
  db: Db,
  { kinds, namesOf }: House,
  rows: readonly ListingClaimRow[],
  language: Language,
): Promise<ClaimToAnswer[]> {
  const claimed = await readClaimed(db, kinds, rows, language);
  const names = await namesOf(db, [...new Set(rows.map(({ claimantId }) => claimantId))]);
  return rows.flatMap((row) => {
    const { id, claimantId, createdAt, answerUntil, ownerStatement: statement, ownerAnsweredAt } = row;
    if (answerUntil === null) return [];
    return {
      id,
      listing: listingOf(row, claimed),
      claimant: names.get(claimantId) ?? '',
      askedAt: createdAt.toISOString(),
      answerUntil: answerUntil.toISOString(),
      statement,
      answeredAt: said(ownerAnsweredAt),
    };
  });
}

export async function toRecords(
  db: Db,
  { kinds, namesOf }: House,
  rows: readonly ListingClaimRow[],
  { language, at }: { readonly language: Language; readonly at: Date },
): Promise<ClaimRecord[]> {
  if (rows.length === 0) return [];
  const claimed = await readClaimed(db, kinds, rows, language);
  const names = await namesOf(db, [
    ...new Set(rows.flatMap(({ claimantId, ownerId }) => [claimantId, ownerId ?? []].flat())),
  ]);
  const papers = await db
    .select({ claimId: claimDocuments.claimId, type: claimDocuments.type })
    .from(claimDocuments)
    .where(
      inArray(
        claimDocuments.claimId,
        rows.map(({ id }) => id),
      ),
    );
  const person = (id: string) => ({ id, name: names.get(id) ?? '' });
  return rows.map((row) => ({
    id: row.id,
    listing: listingOf(row, claimed),
    claimant: person(row.claimantId),
    way: row.way,
    isProven: row.isProven,
    status: row.status,
    claimantStatement: row.statement,
    document: papers.find(({ claimId }) => claimId === row.id)?.type ?? null,
    owner: row.ownerId === null ? null : person(row.ownerId),
    ownerStatement: row.ownerStatement,
    ownerAnsweredAt: said(row.ownerAnsweredAt),
    answerUntil: said(row.answerUntil),
    isHeard: isHeard(row, at),
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    decidedAt: said(row.decidedAt),
    version: row.version,
  }));
}
