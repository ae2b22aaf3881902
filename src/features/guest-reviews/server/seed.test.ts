/** The demo catalogue's ratings come from demo reviews, and read as the catalogue says. */
import { count, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rated, seedDemo } from '#app/server/seed.ts';
import { openTestHouse } from '#app/server/testing.ts';
import type { TestHouse } from '#app/server/testing.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { guestReviewCounts, guestReviews } from './table.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await seedDemo(house.db, house.time.now);
});
afterAll(() => house.close());

test('the average of each listing reads as the catalogue says, to one place', async () => {
  const rows = [...(await house.db.select().from(rentals)), ...(await house.db.select().from(businesses))];
  const shown = new Map(rows.map(({ id, rating }) => [id, rating?.toFixed(1)]));
  const said = [...rated.rentals, ...rated.businesses].map(({ id, rating }) => [id, rating.toFixed(1)] as const);
  expect(Object.fromEntries(said.map(([id]) => [id, shown.get(id)]))).toEqual(Object.fromEntries(said));
});

test('the counts are those of the reviews, each of an order of its own that was there before', async () => {
  const [summed] = await house.db.select({ count: sql<number>`sum(count)::int` }).from(guestReviewCounts);
  const reviews = await house.db.$count(guestReviews);
  const atPlaces = await house.db.$count(guestReviews, isNotNull(guestReviews.businessId));
  expect(reviews).toBeGreaterThan(900);
  expect(summed?.count).toBe(reviews + atPlaces);
  const [kept] = await house.db
    .select({ orders: count() })
    .from(guestReviews)
    .innerJoin(orders, eq(orders.id, guestReviews.orderId))
    .where(sql`${orders.createdAt} < ${guestReviews.wasThereAt} and ${guestReviews.createdAt} > ${guestReviews.wasThereAt}
      and ${guestReviews.createdAt} < ${house.time.now.toISOString()}::timestamptz`);
  expect(kept?.orders).toBe(reviews);
});
