/** The feature package: bought once, called about, and ends in a listing on the home page (decision 0023). On both engines. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aBusinessHouse } from '#app/server/testing-plans.ts';
import type { Member } from '#app/server/testing.ts';
import { tidy } from '#app/server/tasks.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';

const t = aBusinessHouse();
const { buy, at, lettersTo } = t;
let admin: Member;
beforeEach(async () => {
  admin = await t.house.signedInAs('admin');
});

const read = async (id: string) => (await t.house.call('GET', `/api/admin/packages/${id}`, { as: admin })).body;
const start = (id: string, listingId: string, more: Record<string, unknown> = {}) =>
  t.house.call('POST', `/api/admin/packages/${id}`, {
    as: admin,
    body: { kind: 'rental', listingId, version: 1, ...more },
  });
const isFeatured = async (id: string) =>
  (await t.house.db.select().from(rentals).where(eq(rentals.id, id)))[0]?.featured;
const places = async () => (await t.house.call('GET', `/api/users/${t.bar.id}/plan`, { as: t.bar })).body.places;
const waiting = async () => (await t.house.call('GET', '/api/desk-counts', { as: admin })).body.money.packages;

test('a package that was paid for waits at the desk, with whom to call and what it could be for', async () => {
  const before = await waiting();
  const flat = await aRental(t.house.db, { ownerId: t.bar.id, title: { en: 'Flat', es: 'Piso' } });
  await aRental(t.house.db, { ownerId: t.bar.id, status: 'draft' });
  await aRental(t.house.db, { ownerId: t.bar.id, featured: true });
  await aRental(t.house.db, { ownerId: (await t.house.signedInAs('business')).id });
  await anEvent(t.house.db, { ownerId: t.bar.id, date: '2026-01-20' });
  const id = await buy('features', 300);
  expect(await waiting()).toBe(before + 1);
  expect(await read(id)).toMatchObject({
    status: 'open',
    buyer: 'Test Member',
    phone: expect.stringMatching(/^\+346/),
    listing: null,
    choices: [{ kind: 'rental', id: flat.id, title: 'Flat' }],
  });
  const [first] = (await t.house.call('GET', '/api/admin/packages?status=open', { as: admin })).body;
  expect(first).toMatchObject({ id, buyer: 'Test Member' });
});

test('its listing stands on the home page for thirty days, and then no more', async () => {
  const flat = await aRental(t.house.db, { ownerId: t.bar.id });
  const id = await buy('features', 300);
  expect(await places()).toMatchObject([{ id, listing: null, until: null }]);
  expect((await start(id, flat.id)).body).toMatchObject({
    status: 'running',
    listing: { kind: 'rental', id: flat.id },
    featuredUntil: '2026-03-02T11:00:00.000Z',
    choices: [],
  });
  expect(await isFeatured(flat.id)).toBe(true);
  expect(await places()).toMatchObject([
    { id, listing: { en: expect.any(String) }, until: '2026-03-02T11:00:00.000Z' },
  ]);
  expect(await lettersTo()).toEqual(['packageRuns', 'planBought']);
  const log = (await t.house.call('GET', '/api/admin/audit?entity=feature_packages', { as: admin })).body;
  expect(log[0]).toMatchObject({ entityId: id, after: { status: 'running', listingId: flat.id } });
  at('2026-03-02T10:59:59Z');
  await tidy(t.house.db, t.house.time.now);
  expect(await isFeatured(flat.id)).toBe(true);
  at('2026-03-02T11:00:00Z');
  await tidy(t.house.db, t.house.time.now);
  expect(await isFeatured(flat.id)).toBe(false);
  expect(await places()).toEqual([]);
  const [over] = (
    await t.house.call('GET', '/api/admin/packages?status=over', { as: await t.house.signedInAs('admin') })
  ).body;
  expect(over).toMatchObject({ id, status: 'over', listing: { id: flat.id } });
});

test('two at the desk choose one listing, and a package is not for a second', async () => {
  const [one, other] = [
    await aRental(t.house.db, { ownerId: t.bar.id }),
    await aRental(t.house.db, { ownerId: t.bar.id }),
  ];
  const id = await buy('features', 300);
  const replies = await Promise.all([start(id, one.id), start(id, other.id)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect([await isFeatured(one.id), await isFeatured(other.id)].filter(Boolean)).toHaveLength(1);
  expect((await start(id, other.id, { version: 2 })).body.code).toBe('invalid_transition');
});

test('somebody else’s listing, a draft and one that is there already are refused, and nothing changes', async () => {
  const others = await aRental(t.house.db, { ownerId: (await t.house.signedInAs('business')).id });
  const draft = await aRental(t.house.db, { ownerId: t.bar.id, status: 'draft' });
  const there = await aRental(t.house.db, { ownerId: t.bar.id, featured: true });
  const id = await buy('features', 300);
  for (const { id: listingId } of [others, draft, there])
    expect((await start(id, listingId)).body.errors).toMatchObject([{ path: 'listingId' }]);
  expect((await read(id)).status).toBe('open');
});
