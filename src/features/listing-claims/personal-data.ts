/** What a member takes along of claims: those they made, and what they said to others'. */
import { z } from 'zod';

const instant = z.iso.datetime();

export const ListingClaimsExport = z.strictObject({
  listingClaims: z.array(
    z.strictObject({
      kind: z.string(),
      title: z.string(),
      way: z.string(),
      status: z.string(),
      statement: z.string().nullable(),
      reason: z.string().nullable(),
      createdAt: instant,
      decidedAt: instant.nullable(),
    }),
  ),
  claimAnswers: z.array(
    z.strictObject({ kind: z.string(), title: z.string(), statement: z.string().nullable(), answeredAt: instant }),
  ),
});
export type ListingClaimsExport = z.infer<typeof ListingClaimsExport>;
