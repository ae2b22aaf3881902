/** Claims of listings in the demo: two wait for the desk, one was refused. Their papers are gone, as decided ones are. */
import { answerDays } from '#features/listing-claims/rules.ts';
import { listingClaims } from '#features/listing-claims/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { daysAfter, daysBefore } from '#kit/shared/durations.ts';
import { demoClaims } from './catalogue/claims.ts';
import { ownerId, travellerIds } from './people.ts';

export async function seedClaims(db: Db, at: Date): Promise<void> {
  const rows = demoClaims.map(({ listing, owner, daysAgo, ...claim }, n) => {
    const createdAt = daysBefore(at, daysAgo);
    return {
      ...claim,
      id: idOf(`claim of ${listing}`),
      listingId: idOf(listing),
      claimantId: travellerIds[20 + n] ?? '',
      ownerId: owner === undefined ? null : ownerId(owner),
      ownerAnsweredAt: claim.ownerStatement ? daysAfter(createdAt, 1) : null,
      answerUntil: owner === undefined ? null : daysAfter(createdAt, answerDays),
      createdAt,
      decidedAt: claim.status === 'refused' ? daysAfter(createdAt, 2) : null,
    };
  });
  await db.insert(listingClaims).values(rows);
}
