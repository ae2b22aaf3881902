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
  { reason: 'private', details: 'Nombra a una camarera por su nombre y apellido.', language: 'es' },
  { reason: 'advertising', details: 'It praises another place at the end.', language: 'en' },
  {
    reason: 'insult',
    details: 'Dice que el servicio era lento.',
    language: 'es',
    status: 'kept',
    statement: 'Slow service is an opinion, and it is said politely. The review stays.',
  },
  {
    reason: 'private',
    details: 'It tells which room we were in, and when we were out.',
    language: 'en',
    status: 'removed',
    ground: 'private',
    statement: 'The review says where named guests slept. That is theirs to tell.',
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
