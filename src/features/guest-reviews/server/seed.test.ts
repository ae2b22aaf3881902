/** The demo catalogue's ratings come from demo reviews, and read as the catalogue says. */
import { count, eq, isNotNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rated } from '#app/server/seed.ts';
import { aTestHouse, usualNow } from '#app/server/testing.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Amenity } from '#features/rentals/rules.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { guestReviewCounts, guestReviews } from './table.ts';

const house = aTestHouse({ demoOf: usualNow });

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

/** What a word in a review promises, in either language; written without a look at the sentences. */
const promises: readonly (readonly [RegExp, Amenity])[] = [
  [/wi-?fi/i, 'free WiFi'],
  [/\bpool\b|piscina/i, 'swimming pool'],
  [/air con|cool bedroom|aire acondicionado|dormitorio fresco/i, 'air conditioning'],
  [/balcon/i, 'balcony'],
  [/balcón/i, 'balcony'],
  [/\blift\b|ascensor/i, 'lift'],
  [/parking|aparcamiento/i, 'parking'],
  [/washing machine|lavadora/i, 'washing machine'],
  [/kitchen|cocina|\bpasta\b/i, 'kitchen'],
  [/terrace|terraza/i, 'terrace'],
  [/skipper|patrón/i, 'skipper included'],
  [/\bfuel\b|combustible|gasolina/i, 'fuel included'],
  [/life jacket|chaleco/i, 'life jackets'],
  [/snorkel|masks?\b|gafas no dejan|tubos/i, 'snorkel set'],
  [/helmet|casco/i, 'helmet'],
  [/\blocked|candado/i, 'lock'],
  [/child seat|sillita/i, 'child seat'],
  [/licen[cs]e|carné/i, 'no license needed'],
  [/music|música/i, 'sound system'],
];

/** A dish is called what its card calls it. */
const unquoted = (words: string | null) => (words ?? '').replaceAll(/“.+?”|«.+?»/g, '');
const sentencesIn = (words: string) => words.split(/(?<=[.?!»”]) /);

test('what guests say of a rental is true of it: nobody praises what it does not have', async () => {
  const rows = await house.db
    .select({ words: guestReviews.words, amenities: rentals.amenities, title: rentals.title })
    .from(guestReviews)
    .innerJoin(rentals, eq(rentals.id, guestReviews.listingId))
    .where(isNotNull(guestReviews.words));
  expect(rows.length).toBeGreaterThan(150);
  const untrue = rows.filter(({ words, amenities }) =>
    promises.some(([said, amenity]) => said.test(words ?? '') && !amenities.includes(amenity)),
  );
  expect(untrue).toEqual([]);
});

test('nor of a place: a dish that is named stands on its card, and nobody talks of a room there', async () => {
  const rows = await house.db
    .select({ words: guestReviews.words, language: guestReviews.language, menu: businesses.menu })
    .from(guestReviews)
    .innerJoin(businesses, eq(businesses.id, guestReviews.businessId))
    .where(isNotNull(guestReviews.words));
  const dishes = rows.flatMap(({ words, language, menu }) =>
    [...(words ?? '').matchAll(/“(.+?)”|«(.+?)»/g)].map((dish) => ({ dish: dish[1] ?? dish[2], menu: menu[language] })),
  );
  expect(dishes.length).toBeGreaterThan(20);
  expect(dishes.filter(({ dish, menu }) => menu?.includes(dish ?? '?') !== true)).toEqual([]);
  expect(
    rows.filter(({ words }) => /wi-?fi|pool|piscina|balc[oó]n|lift|ascensor|keys|llaves/i.test(words ?? '')),
  ).toEqual([]);
});

test('no page says the same twice, in both languages, and many guests only give stars', async () => {
  const rows = await house.db.select().from(guestReviews);
  const pages = Map.groupBy(rows, ({ businessId, listingId }) => businessId ?? listingId);
  const twice = [...pages.values()].flatMap((reviews) => {
    const said = reviews.flatMap(({ words }) => (words === null ? [] : sentencesIn(words)));
    return said.filter((sentence, i) => said.indexOf(sentence) < i);
  });
  expect(twice).toEqual([]);
  const spoken = rows.filter(({ words }) => words !== null);
  const share = spoken.length / rows.length;
  expect([share > 0.4, share < 0.8]).toEqual([true, true]);
  const spanish = spoken.filter(({ language }) => language === 'es');
  expect(spanish.length / spoken.length).toBeCloseTo(0.5, 0);
  const isSpanish = /[áéíóúñ¿¡«]|\b(el|la|los|las|y|de|que|con|en|nos|un|una|dos)\b/i;
  const wrong = spoken.filter(({ words, language }) => isSpanish.test(unquoted(words)) !== (language === 'es'));
  expect(wrong.map(({ words, language }) => [language, words])).toEqual([]);
});

test('the stars spread as those of a town do: mostly good, some fair, a few let down, and who gives few says why', async () => {
  const rows = await house.db.select().from(guestReviews);
  const shareOf = (low: number, high: number) =>
    rows.filter(({ stars }) => stars >= low && stars <= high).length / rows.length;
  expect(shareOf(4, 5)).toBeGreaterThan(0.85);
  expect(shareOf(3, 3)).toBeGreaterThan(0.01);
  expect(shareOf(1, 2)).toBeGreaterThan(0.005);
  expect(rows.filter(({ stars, words }) => stars < 3 && words === null)).toEqual([]);
});
