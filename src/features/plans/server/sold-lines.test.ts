/** What plans give, proved by doing it (issue 16, decision 0049). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aBusinessHouse, paysOnce } from '#app/server/testing-plans.ts';
import type { Member } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { confirmOrder, hold, stayWish } from '#features/orders/server/doors/buying.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { savedListings } from '#features/saved/server/table.ts';
import { rankOfPlan } from '../rules.ts';
import { featurePackages } from './table.ts';

const t = aBusinessHouse();
const { buy, renewAt } = t;
let admin: Member;
beforeEach(async () => {
  admin = await t.house.signedInAs('admin');
});

const get = async (path: string, as?: Member) => (await t.house.call('GET', path, as ? { as } : {})).body;
const makers = { events: anEvent, rentals: aRental, businesses: aBusiness, jobs: aJob } as const;

/** One public listing of each kind that the bar has. */
async function oneOfEach() {
  const { db } = t.house;
  const ownerId = t.bar.id;
  const listedUntil = new Date('2026-04-30T10:00:00Z');
  return {
    events: (await anEvent(db, { ownerId, date: '2026-04-20' })).id,
    rentals: (await aRental(db, { ownerId })).id,
    businesses: (await aBusiness(db, { ownerId })).id,
    jobs: (await aJob(db, { ownerId, listedUntil })).id,
  };
}
/** Which of them say that their owner is a partner. */
async function partners(ids: Readonly<Record<string, string>>): Promise<string[]> {
  const said: string[] = [];
  for (const [kind, id] of Object.entries(ids)) if ((await get(`/api/${kind}/${id}`)).partner) said.push(kind);
  return said;
}

test('every listing of a partner says so at once, new ones too, and no longer when the plan has ended', async () => {
  const ids = await oneOfEach();
  const others = (await aRental(t.house.db, { ownerId: (await t.house.signedInAs('business')).id })).id;
  expect(await partners(ids)).toEqual([]);
  await buy('premium', 99, paysOnce);
  expect(await partners(ids)).toEqual(Object.keys(makers));
  expect(await partners(await oneOfEach())).toEqual(Object.keys(makers));
  expect(await partners({ rentals: others })).toEqual([]);
  // The card says no: the plan stays in its grace, and is over a week later.
  await renewAt('2026-02-28T11:00:00Z');
  expect(await partners(ids)).toEqual(Object.keys(makers));
  await renewAt('2026-03-07T11:00:00Z');
  expect(await partners(ids)).toEqual([]);
});

test('a listing that is given to somebody has what their plan gives', async () => {
  await buy('premium', 99);
  const { id } = await aRental(t.house.db);
  await t.house.db.update(rentals).set({ ownerId: t.bar.id }).where(eq(rentals.id, id));
  expect(await partners({ rentals: id })).toEqual(['rentals']);
  await t.house.db.update(rentals).set({ ownerId: null }).where(eq(rentals.id, id));
  expect(await partners({ rentals: id })).toEqual([]);
});

test.each([
  ['professional', 49],
  ['premium', 99],
  ['elite', 199],
  ['advanced', 99],
] as const)('the database ranks %s as its rule does', async (plan, amount) => {
  const { id } = await aRental(t.house.db, { ownerId: t.bar.id });
  await buy(plan, amount);
  expect(await t.house.db.select({ rank: rentals.planRank }).from(rentals).where(eq(rentals.id, id))).toEqual([
    { rank: rankOfPlan[plan] },
  ]);
});

test('what waits of a paying owner comes before what has waited longer', async () => {
  const other = await t.house.signedInAs('business');
  const waits = (ownerId: string, hour: number) =>
    aRental(t.house.db, {
      ownerId,
      status: 'draft',
      reviewedAt: null,
      reviewAskedAt: new Date(`2026-01-30T${hour}:00:00Z`),
    });
  const first = await waits(other.id, 10);
  const second = await waits(other.id, 11);
  const [later, last] = [await waits(t.bar.id, 12), await waits(t.bar.id, 13)];
  const turn = async () =>
    (await get('/api/admin/rentals?status=waiting', admin)).map(({ id }: { id: string }) => id) as string[];
  expect(await turn()).toEqual([first.id, second.id, later.id, last.id]);
  await buy('professional', 49);
  expect(await turn()).toEqual([later.id, last.id, first.id, second.id]);
  await t.house.db.delete(rentals);
});

test('an owner reads what each listing brought, as long as the plan gives it', async () => {
  const ids = await oneOfEach();
  const guest = await t.house.signedInAs();
  const savedAt = t.house.time.now;
  const kept = [
    { userId: guest.id, type: 'rental', listingId: ids.rentals, savedAt },
    { userId: admin.id, type: 'rental', listingId: ids.rentals, savedAt },
    { userId: guest.id, type: 'job', listingId: ids.jobs, savedAt },
  ] as const;
  await t.house.db.insert(savedListings).values([...kept]);
  const stay = { userId: guest.id, rentalId: ids.rentals, from: '2026-03-20', units: 2, quantity: 1 };
  await t.house.db.transaction(async (db) => {
    const { order } = await hold(db, stayWish(stay), t.house.time.now);
    await confirmOrder(db, order.id, t.house.time.now);
  });
  expect(await get('/api/workspace/brought', t.bar)).toMatchObject({ isGiven: false, weeks: [], listings: [] });
  await buy('professional', 49);
  const { isGiven, listings } = await get('/api/workspace/brought', t.bar);
  expect(isGiven).toBe(true);
  expect(listings).toHaveLength(4);
  expect(listings.slice(0, 2)).toMatchObject([
    { id: ids.rentals, kind: 'rentals', saves: 2, bookings: 1 },
    { id: ids.jobs, kind: 'jobs', saves: 1, bookings: 0 },
  ]);
  expect((await t.house.call('GET', '/api/workspace/brought', { as: guest })).status).toBe(403);
});

test('each month of Advanced that is paid is a listing on the home page', async () => {
  const packages = () => t.house.db.$count(featurePackages, eq(featurePackages.userId, t.bar.id));
  const id = await buy('advanced', 99);
  expect(await packages()).toBe(1);
  const flat = await aRental(t.house.db, { ownerId: t.bar.id });
  const started = await t.house.call('POST', `/api/admin/packages/${id}`, {
    as: admin,
    body: { kind: 'rental', listingId: flat.id, version: 1 },
  });
  expect(started.body).toMatchObject({ status: 'running', featuredUntil: '2026-03-02T11:00:00.000Z' });
  expect((await get('/api/rentals?featured=true')).map((rental: { id: string }) => rental.id)).toContain(flat.id);
  await renewAt('2026-02-28T11:00:00Z');
  expect(await packages()).toBe(2);
});

test('the desk sets up what the buyer of a package offers, and it stays the buyer’s', async () => {
  await buy('features', 300);
  const draft = await aBusiness(t.house.db, { ownerId: t.bar.id, status: 'draft' });
  const { name, location, address, phone, email, description } = await get(`/api/admin/businesses/${draft.id}`, t.bar);
  const body = { name, location, address, phone, email, description: { ...description, en: 'Set up together.' } };
  const written = await t.house.call('PUT', `/api/businesses/${draft.id}`, {
    as: admin,
    body: { ...body, status: 'published' },
  });
  expect(written.status).toBe(200);
  expect(await get(`/api/admin/businesses/${draft.id}`, t.bar)).toMatchObject({
    status: 'published',
    description: { en: 'Set up together.' },
  });
});

test('a listing shows twelve photos, and no thirteenth', async () => {
  const photos = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ id: `photo${String(place).padStart(8, '0')}`, alt: { en: 'Bar' } }));
  const wish = { name: 'Bar', description: { en: 'Bar' }, location: 'Levante', address: 'Calle 1' };
  const write = (count: number) =>
    t.house.call('POST', '/api/businesses', {
      as: t.bar,
      body: { ...wish, phone: '600123456', email: 'bar@correo.example', photos: photos(count) },
    });
  expect((await write(13)).body.errors).toMatchObject([{ path: 'photos' }]);
  // Twelve are looked for, and these are nobody's.
  const { errors } = (await write(12)).body as { errors: { path: string }[] };
  expect(errors.map(({ path }) => path)).toEqual(photos(12).map((_, place) => `photos.${place}.id`));
});
