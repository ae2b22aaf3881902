/** The reviews of a listing, as everybody reads them. */
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { businesses } from '#features/businesses/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { GuestReviews } from '../contract.ts';
import { averageOf, maxStars, shownReviews } from '../rules.ts';
import type { ReviewedType } from '../rules.ts';
import { titlesOf, toReview } from './present.ts';
import { guestReviews } from './table.ts';

const tables = { events, rentals, businesses } as const;

/** What everybody may read. */
export const isPublic = and(isNotNull(guestReviews.publishedAt), isNull(guestReviews.removedAt));

type Asked = { readonly type: ReviewedType; readonly listing: string; readonly limit?: number | undefined };

/** Newest first; of a listing that is not public there are none. */
export async function listReviews(db: Db, asked: Asked, language: Language): Promise<GuestReviews> {
  const { type, listing, limit = shownReviews } = asked;
  const table = tables[type];
  const isShown = and(eq(table.id, listing), eq(table.status, 'published'));
  if ((await db.$count(table, isShown)) === 0) return { count: 0, average: null, stars: [0, 0, 0, 0, 0], items: [] };
  const isOf =
    type === 'businesses'
      ? eq(guestReviews.businessId, listing)
      : and(eq(guestReviews.listingType, type), eq(guestReviews.listingId, listing));
  const where = and(isOf, isPublic);
  const groups = await db
    .select({ stars: guestReviews.stars, count: count() })
    .from(guestReviews)
    .where(where)
    .groupBy(guestReviews.stars);
  const stars = Array.from({ length: maxStars }, (_, at) => groups.find((group) => group.stars === at + 1)?.count ?? 0);
  const all = stars.reduce((sum, of) => sum + of, 0);
  const sum = stars.reduce((total, of, at) => total + of * (at + 1), 0);
  const rows = await db
    .select()
    .from(guestReviews)
    .where(where)
    .orderBy(desc(guestReviews.createdAt), desc(guestReviews.id))
    .limit(limit);
  const titles = await titlesOf(db, rows);
  return {
    count: all,
    average: averageOf(all, sum),
    stars,
    items: rows.map((row) => toReview(row, titles, language)),
  };
}
