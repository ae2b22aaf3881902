/** Reviews of the demo that somebody reported: some wait, one stays, one was taken down. */
import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { guestReviews, reviewReports } from '#features/guest-reviews/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { travellerIds } from './people.ts';

type Row = typeof reviewReports.$inferInsert;
type Told = Pick<Row, 'reason' | 'details' | 'language'> & Partial<Pick<Row, 'status' | 'ground' | 'statement'>>;

const told: readonly Told[] = [
  { reason: 'false', details: 'We were closed for works that week. Nobody was here.', language: 'en' },
  { reason: 'false', details: 'Esto lo ha escrito la competencia de enfrente.', language: 'es' },
  { reason: 'advertising', details: 'It reads like an advertisement.', language: 'en' },
  {
    reason: 'insult',
    details: 'Me parece un ataque.',
    language: 'es',
    status: 'kept',
    statement: 'It is an opinion, said politely, by somebody who was there. The review stays.',
  },
  {
    reason: 'false',
    details: 'Whoever wrote this is the owner’s cousin.',
    language: 'en',
    status: 'removed',
    ground: 'notThere',
    statement: 'The owner told us that this guest is family and did not pay. That is no guest’s review.',
  },
];
const hourMs = 3_600_000;

export async function seedReports(db: Db, at: Date): Promise<void> {
  const reviews = await db
    .select({ id: guestReviews.id })
    .from(guestReviews)
    .innerJoin(orders, eq(orders.id, guestReviews.orderId))
    .where(and(isNotNull(guestReviews.words), isNotNull(orders.ownerId), lt(guestReviews.stars, 5)))
    .orderBy(desc(guestReviews.createdAt), guestReviews.id)
    .limit(told.length);
  const rows = reviews.flatMap(({ id: reviewId }, n): Row[] => {
    const report = told[n];
    if (!report) return [];
    const createdAt = new Date(at.getTime() - (5 + n * 21) * hourMs);
    const decidedAt = report.status ? new Date(createdAt.getTime() + 12 * hourMs) : null;
    return [
      {
        ...report,
        id: idOf(`report of ${reviewId}`),
        reviewId,
        reporterId: travellerIds[n] ?? null,
        createdAt,
        decidedAt,
      },
    ];
  });
  await db.insert(reviewReports).values(rows);
  const removed = rows.filter(({ status }) => status === 'removed').map(({ reviewId }) => reviewId);
  if (removed.length > 0) await db.update(guestReviews).set({ removedAt: at }).where(inArray(guestReviews.id, removed));
}
