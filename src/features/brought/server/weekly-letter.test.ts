/** The letter of a week: who gets it, when, once, and in which words (issue 21). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { listingDays } from './table.ts';
import { tellOwnersOfWeek } from './weekly-letter.ts';

const house = aTestHouse();
let owner: Member;
let flat: string;
beforeEach(async () => {
  await house.db.delete(mails);
  await house.db.delete(listingDays);
  house.time.now = new Date('2026-08-14T18:00:00Z');
  owner = await house.signedInAs('business');
  await house.db
    .update(users)
    .set({ email: `${owner.id}@correo.example`.toLowerCase(), language: 'es', fullName: 'Marea' })
    .where(eq(users.id, owner.id));
  flat = (await aRental(house.db, { ownerId: owner.id })).id;
});

const seen = (listingId: string, day: string, views: number) =>
  house.db.insert(listingDays).values({ listingId, kind: 'rentals', day, source: 'map', views, calls: 1, routes: 0 });
const letters = async () =>
  (await house.db.select().from(mails).where(eq(mails.userId, owner.id))).filter(
    ({ letter }) => letter === 'ownerWeek',
  );
const on = (instant: string) => tellOwnersOfWeek(house.db, serverKinds, new Date(instant));
const monday = '2026-08-17T06:30:00Z';

test('tells on Monday what last week brought, once, in the owner’s language', async () => {
  await seen(flat, '2026-08-09', 50);
  await seen(flat, '2026-08-10', 4);
  await seen(flat, '2026-08-16', 6);
  await seen(flat, '2026-08-17', 70);
  const event = await anEvent(house.db, { ownerId: owner.id });
  const guest = await house.signedInAs();
  const order = await holdEvent(house.db, { userId: guest.id, eventId: event.id, quantity: 2 }, house.time.now);
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  await on('2026-08-17T05:59:00Z');
  expect(await letters()).toEqual([]);
  await on(monday);
  await on('2026-08-17T09:30:00Z');
  await on('2026-08-18T09:30:00Z');
  const told = await letters();
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    language: 'es',
    values: {
      name: 'Marea',
      from: '2026-08-10',
      until: '2026-08-16',
      views: 10,
      calls: 2,
      bookings: 1,
      sales: '50.00',
      best: 'Dos balcones a la bahía',
    },
  });
  await on('2026-08-24T06:30:00Z');
  expect(await letters()).toHaveLength(2);
});

test('is not written where nothing happened, nor later in the week', async () => {
  await on(monday);
  await seen(flat, '2026-08-12', 4);
  await on('2026-08-19T09:30:00Z');
  expect(await letters()).toEqual([]);
});

test('is not written to who wants none', async () => {
  await seen(flat, '2026-08-12', 4);
  const { body } = await house.call('GET', '/api/letter-choices', { as: owner });
  await house.call('PUT', '/api/letter-choices', { as: owner, body: { ...body, weeks: false } });
  await on(monday);
  expect(await letters()).toEqual([]);
});

test('is one letter, however many processes write at once', async () => {
  await seen(flat, '2026-08-12', 4);
  await Promise.all([on(monday), on(monday), on(monday)]);
  expect(await letters()).toHaveLength(1);
});

test('is written to each owner, and says to each what their own had', async () => {
  const other = await house.signedInAs('business');
  await house.db
    .update(users)
    .set({ email: `${other.id}@correo.example`.toLowerCase() })
    .where(eq(users.id, other.id));
  await seen(flat, '2026-08-12', 4);
  await seen((await aRental(house.db, { ownerId: other.id })).id, '2026-08-12', 7);
  await on(monday);
  await on('2026-08-17T09:30:00Z');
  const written = (await house.db.select().from(mails)).filter(({ userId }) =>
    [owner.id, other.id].includes(userId ?? ''),
  );
  expect(written).toHaveLength(2);
  const views = written.map(({ userId, values }) => [userId, values['views']] as const);
  expect(new Map(views)).toEqual(
    new Map([
      [owner.id, 4],
      [other.id, 7],
    ]),
  );
});
