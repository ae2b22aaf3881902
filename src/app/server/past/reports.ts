/** Reviews of the demo that somebody reported: some wait, one stays, one was taken down. */
import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { guestReviews } from '#features/guest-reviews/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { reports } from '#features/reports/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { demoReports } from './catalogue/reports.ts';
import { travellerIds } from './people.ts';

type Row = typeof reports.$inferInsert;
const hourMs = 3_600_000;

export async function seedReports(db: Db, at: Date): Promise<void> {
  const reviews = await db
    .select({ id: guestReviews.id })
    .from(guestReviews)
    .innerJoin(orders, eq(orders.id, guestReviews.orderId))
    .where(and(isNotNull(guestReviews.words), isNotNull(orders.ownerId), lt(guestReviews.stars, 5)))
    .orderBy(desc(guestReviews.createdAt), guestReviews.id)
    .limit(demoReports.length);
  const rows = reviews.flatMap(({ id: reviewId }, n): Row[] => {
    const report = demoReports[n];
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
  await db.insert(reports).values(rows);
  const removed = rows.filter(({ status }) => status === 'removed').flatMap(({ reviewId }) => reviewId ?? []);
  if (removed.length > 0) await db.update(guestReviews).set({ removedAt: at }).where(inArray(guestReviews.id, removed));
}
