import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { ListingClaimsExport } from '../personal-data.ts';
import { claimDocuments, listingClaims } from './table.ts';

/** What somebody claimed goes with them, papers included; what an owner answered is forgotten, the claim is not theirs. */
export const listingClaimPersonalData: PersonalData<ListingClaimsExport> = {
  tables: [listingClaims, claimDocuments],
  exportOf: async (db, { id }) => {
    const inOrder = [asc(listingClaims.createdAt), asc(listingClaims.id)];
    const made = await db
      .select()
      .from(listingClaims)
      .where(eq(listingClaims.claimantId, id))
      .orderBy(...inOrder);
    const asked = await db
      .select()
      .from(listingClaims)
      .where(eq(listingClaims.ownerId, id))
      .orderBy(...inOrder);
    return {
      listingClaims: made.map(({ kind, title, way, status, statement, reason, createdAt, decidedAt }) => ({
        kind,
        title,
        way,
        status,
        statement,
        reason,
        createdAt: createdAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
      })),
      claimAnswers: asked.flatMap(({ kind, title, ownerStatement: statement, ownerAnsweredAt }) =>
        ownerAnsweredAt === null ? [] : { kind, title, statement, answeredAt: ownerAnsweredAt.toISOString() },
      ),
    };
  },
  forget: async (db, { id }) => {
    await db.delete(claimDocuments).where(eq(claimDocuments.uploadedBy, id));
    await db.delete(listingClaims).where(eq(listingClaims.claimantId, id));
    await db
      .update(listingClaims)
      .set({ ownerId: null, ownerStatement: null, answerUntil: null })
      .where(eq(listingClaims.ownerId, id));
  },
};
