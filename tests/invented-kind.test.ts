/**
 * A kind of listing that no file of the house names (decision 0042): by its line in the list of kinds it is in all that
 * shows several kinds.
 */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { tidyUnseenPhotos } from '#app/server/tasks.ts';
import { seedDemo } from '#app/server/seed.ts';
import { listedPages } from '#app/server/discovery/sitemap-routes.ts';
import { aTestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { guestReviews } from '#features/guest-reviews/server/table.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { listItems, listSaved, mergeSaved, saveListing } from '#features/saved/server/service.ts';
import { createFinds } from '#features/search/server/finds.ts';
import { listSimilar, search, searchNearby } from '#features/search/server/service.ts';
import { suggest } from '#features/search/server/suggest.ts';
import { decide, requireSubmission } from '#features/submissions/server/desk.ts';
import { findDuplicates } from '#features/submissions/server/duplicates.ts';
import { aSubmission } from '#features/submissions/server/factory.ts';
import { photos } from '#kit/server/photos/table.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { countReviews } from '#market/listings/server/listing-counts.ts';
import { aWorkshop, kinds, migrate, workshops } from './invented-kind.ts';

const house = aTestHouse({ fresh: true });
beforeAll(async () => {
  await migrate(house.db);
});
beforeEach(async () => {
  await house.db.delete(workshops);
  for (const table of [guestReviews, tickets, orders, events]) await house.db.delete(table);
});

const name = 'workshops' as ListingKind;
const found = async (query: object) => {
  const result = await search(house.db, kinds, query, 'en', house.time.now);
  return { titles: result[name].map((one) => 'title' in one && one.title), result };
};
const proposed = (over: object = {}) =>
  aSubmission(house.db, { type: 'workshop' as 'event', category: 'craft', title: 'Pottery by the sea', ...over });

test('it is in the sitemap while it is public', async () => {
  const { id } = await aWorkshop(house.db);
  await aWorkshop(house.db, { status: 'draft' });
  await anEvent(house.db);
  const paths = (await listedPages(house.db, kinds, house.time.now)).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([`/workshops/${id}`, expect.stringMatching('^/events/')]));
  expect(paths).toHaveLength(2);
});

test('it is found among all kinds and by itself, by words, category and price, and counted', async () => {
  await aWorkshop(house.db);
  await anEvent(house.db, { title: { en: 'Party by the sea' } });
  const { titles, result } = await found({ query: 'by the sea' });
  expect(titles).toEqual(['Pottery by the sea']);
  expect(result.events).toHaveLength(1);
  expect(result.totals[name].count).toBe(1);
  expect(result.facets.type).toContainEqual({ value: 'workshops', count: 1, isMore: false });
  expect((await found({ type: name, category: 'craft', priceMax: 5000 })).titles).toEqual(['Pottery by the sea']);
  expect((await found({ type: name, rating: 3 })).titles).toEqual([]);
  await expect(found({ type: name, category: 'party' })).rejects.toThrow('not acceptable');
});

test('it has its marker on the map', async () => {
  const { id } = await aWorkshop(house.db, { latitude: 38.54, longitude: -0.13 });
  const circle = { lat: 38.54, lng: -0.13, radius: 1 };
  const { markers } = await searchNearby(house.db, kinds, circle, 'en', house.time.now);
  expect(markers).toEqual([expect.objectContaining({ id, type: 'workshops', title: 'Pottery by the sea' })]);
});

test('it is suggested while somebody types, and has others like it', async () => {
  const { id } = await aWorkshop(house.db);
  const other = await aWorkshop(house.db, { title: { en: 'Salsa for two' }, category: 'dance' });
  const suggestions = await suggest(
    house.db,
    kinds,
    createFinds(kinds, () => 0),
    'potte',
    'en',
    house.time.now,
  );
  expect(suggestions).toContainEqual(expect.objectContaining({ kind: 'listing', type: 'workshops', id }));
  const similar = await listSimilar(house.db, kinds, name, id, 'en', house.time.now);
  expect(similar[name].map((one) => one.id)).toEqual([other.id]);
});

test('it is kept for later, by one press and by a device', async () => {
  const { id } = await aWorkshop(house.db);
  const second = await aWorkshop(house.db);
  const member = await house.signedInAs();
  const at = house.time.now;
  await saveListing(house.db, kinds, member.id, { type: 'workshop', id }, at);
  const mark = { type: 'workshop' as 'event', id: second.id, savedAt: '2026-08-20T10:00:00.000Z' };
  await mergeSaved(house.db, kinds, member.id, [mark], at);
  const saved = await listSaved(house.db, kinds, member.id, 'es');
  expect(saved.map(({ type, listing }) => [type, listing.id])).toEqual([
    ['workshop', id],
    ['workshop', second.id],
  ]);
  await house.db.update(workshops).set({ status: 'withdrawn' }).where(eq(workshops.id, id));
  expect((await listItems(house.db, kinds, member.id)).map((kept) => kept.id)).toEqual([second.id]);
});

test('a proposal is compared with it, and becomes one', async () => {
  const { id } = await aWorkshop(house.db);
  const row = await proposed();
  const kind = kinds[name];
  expect(await findDuplicates(house.db, kind, row)).toEqual([expect.objectContaining({ kind: 'listing', id })]);
  const admin = await house.signedInAs('admin');
  const by = { id: admin.id, role: 'admin' };
  const decision = (listing: object) => ({ status: 'approved' as const, admin_notes: null, version: 1, listing });
  const tooMany = decide(house.db, kinds, by, row.id, decision({ capacity: 13 }), house.time.now);
  await expect(tooMany).rejects.toMatchObject({ fields: [{ path: 'listing.capacity', message: 'Is more than 12' }] });
  await decide(house.db, kinds, by, row.id, decision({ teacher: 'Lola' }), house.time.now);
  const { listingId } = await requireSubmission(house.db, row.id);
  const [made] = await house.db
    .select()
    .from(workshops)
    .where(eq(workshops.id, listingId ?? ''));
  expect(made).toMatchObject({ title: { en: 'Pottery by the sea' }, teacher: 'Lola', status: 'published' });
});

test('what an owner sent in waits at the desk, and its photos stay while it shows them', async () => {
  const { now } = house.time;
  const photo = { id: 'shownshownshown1', width: 30, height: 20, uploadedBy: 'nobody', createdAt: new Date(0) };
  await house.db.insert(photos).values([photo, { ...photo, id: 'unseenunseenuns1' }] as never);
  const shown = [{ id: photo.id, width: 30, height: 20, alt: { en: 'A' } }];
  await aWorkshop(house.db, { status: 'draft', ownerId: 'owner', reviewAskedAt: now, photos: shown });
  const [waiting] = await house.db.select(countReviews(house.db, kinds)).from(sql`(select 1) as one`);
  expect(waiting).toEqual({ events: 0, rentals: 0, businesses: 0, jobs: 0, workshops: 1 });
  await tidyUnseenPhotos(house.db, house.photos, now, kinds);
  expect((await house.db.select({ id: photos.id }).from(photos)).map(({ id }) => id)).toEqual([photo.id]);
});

test('an empty town is filled with it, and one that has it is not empty', async () => {
  const filled = await seedDemo(house.db, house.time.now, kinds);
  expect((await house.db.select().from(workshops)).length).toBe(1);
  expect(filled).toBeGreaterThan(1);
  for (const table of [guestReviews, tickets, orders, events]) await house.db.delete(table);
  expect(await seedDemo(house.db, house.time.now, kinds)).toBe(0);
});
