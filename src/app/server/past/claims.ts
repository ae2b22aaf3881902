/** Claims of listings in the demo: two wait for the desk, one was refused. Their papers are gone, as decided ones are. */
import { answerDays } from '#features/listing-claims/rules.ts';
import { listingClaims } from '#features/listing-claims/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { demoClaims } from './catalogue/claims.ts';
import { ownerId, travellerIds } from './people.ts';

const dayMs = 86_400_000;

export async function seedClaims(db: Db, at: Date): Promise<void> {
  const rows = demoClaims.map(({ listing, owner, daysAgo, ...claim }, n) => {
    const createdAt = new Date(at.getTime() - daysAgo * dayMs);
    return {
      ...claim,
      id: idOf(`claim of ${listing}`),
      listingId: idOf(listing),
      claimantId: travellerIds[20 + n] ?? '',
      ownerId: owner === undefined ? null : ownerId(owner),
      ownerAnsweredAt: claim.ownerStatement ? new Date(createdAt.getTime() + dayMs) : null,
      answerUntil: owner === undefined ? null : new Date(createdAt.getTime() + answerDays * dayMs),
      createdAt,
      decidedAt: claim.status === 'refused' ? new Date(createdAt.getTime() + 2 * dayMs) : null,
    };
  });
  await db.insert(listingClaims).values(rows);
}
