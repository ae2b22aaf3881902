/** Reviews and listings of the demo that somebody reported: some wait, others were decided, and two of their authors objected. */
import { and, asc, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { events } from '#features/events/server/table.ts';
import { guestReviews } from '#features/guest-reviews/server/table.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { reportedListings } from '#features/reports/server/listings.ts';
import { reports } from '#features/reports/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { hoursAfter, hoursBefore } from '#kit/shared/durations.ts';
import { serverKinds } from '../kinds.ts';
import { demoListingReports, demoReports } from './catalogue/reports.ts';
import { travellerIds } from './people.ts';

type Row = typeof reports.$inferInsert;
const tables = { events, jobs, rentals } as const;

type Told = Pick<Row, 'reason' | 'details' | 'language' | 'status' | 'ground' | 'statement' | 'objection' | 'answer'>;

/** When what was told of a report happened, and by whom it was sent. */
function dated(told: Told, id: string, n: number, at: Date): Row {
  const createdAt = hoursBefore(at, 5 + n * 21);
  const after = (hours: number) => hoursAfter(createdAt, hours);
  return {
    ...told,
    id,
    reporterId: travellerIds[n] ?? null,
    createdAt,
    ...(told.status && { decidedAt: after(12), decidedWith: id }),
    ...(told.objection && { objectedAt: after(20) }),
    ...(told.answer && { answeredAt: after(28) }),
  };
}

export async function seedReports(db: Db, at: Date): Promise<void> {
  const reviews = await db
    .select({ id: guestReviews.id, said: guestReviews.words, authorId: guestReviews.authorId })
    .from(guestReviews)
    .innerJoin(orders, eq(orders.id, guestReviews.orderId))
    .where(and(isNotNull(guestReviews.words), isNotNull(orders.ownerId), lt(guestReviews.stars, 5)))
    .orderBy(desc(guestReviews.createdAt), guestReviews.id)
    .limit(demoReports.length);
  const rows = reviews.flatMap(({ id: reviewId, ...of }, n): Row[] => {
    const told = demoReports[n];
    return told ? [{ ...dated(told, idOf(`report of ${reviewId}`), n, at), reviewId, ...of }] : [];
  });
  await db.insert(reports).values(rows);
  const gone = rows.filter(({ status }) => status === 'removed' || status === 'objected');
  const removed = gone.flatMap(({ reviewId }) => reviewId ?? []);
  if (removed.length > 0) await db.update(guestReviews).set({ removedAt: at }).where(inArray(guestReviews.id, removed));
  await seedListingReports(db, at);
}

/** A listing is public: whoever reads it. */
const byNobody = { userId: null, token: undefined };

async function seedListingReports(db: Db, at: Date): Promise<void> {
  for (const [n, { kind, ...told }] of demoListingReports.entries()) {
    const table = tables[kind];
    const [listing] = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.status, 'published'), isNotNull(table.ownerId)))
      .orderBy(asc(table.id))
      .limit(1);
    const shown = listing && (await reportedListings(serverKinds[kind]).show(db, listing.id, byNobody));
    if (!shown) continue;
    const of = { listingType: kind, listingId: listing.id, said: shown.words, authorId: shown.authorId };
    await db.insert(reports).values({ ...dated(told, idOf(`report of ${listing.id}`), n + 7, at), ...of });
  }
}
