/** Decision 0224: a night that its owner takes off sale is bought by nobody, and nobody who waits for it hears of places. */
import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { confirmOrder, eventWish, hold } from '#features/orders/server/doors/buying.ts';
import { aSoldOutNight } from './testing.ts';

const t = aSoldOutNight();

test('a night that is off sale for now', async () => {
  const { house } = t;
  const owner = await house.signedInAs('business');
  const stranger = await house.signedInAs('business');
  t.event = await t.soldOut({ ownerId: owner.id, priceCents: 2500, placesTaken: 8 });
  const { id } = t.event;
  const setSales = (isStopped: boolean, as = owner) =>
    house.call('PUT', `/api/events/${id}/sales`, { as, body: { isStopped } });
  const shown = async () => (await house.call('GET', `/api/events/${id}`)).body.closed;
  const holdFor = ({ id: userId }: Member) =>
    house.db.transaction((db) => hold(db, eventWish({ userId, eventId: id, quantity: 1 }), house.time.now));
  const [buyer, late] = [await house.signedInAs(), await house.signedInAs()];
  const held = await holdFor(buyer);
  const buy = () => holdFor(late);
  await t.wait(t.ana, 3);

  expect((await setSales(true, stranger)).status).toBe(404);
  expect((await setSales(true)).body).toEqual({ isStopped: true });
  expect(await shown()).toBe('past');
  expect((await house.call('GET', `/api/events/${id}/ticket-types`)).body.types).toEqual([]);
  await expect(buy()).rejects.toMatchObject({ code: 'not_for_sale' });
  expect((await t.wait(t.bea)).body.code).toBe('not_for_sale');
  // What was held before is bought as it was promised.
  await house.db.transaction((db) => confirmOrder(db, held.order.id, house.time.now));
  await house.runTasks();
  t.mailer.mails.length = 0;
  await t.free(5);
  expect(await t.told()).toEqual([]);
  const standing = async () => (await house.call('GET', '/api/waiting-list', { as: t.ana })).body.waits;
  expect(await standing()).toMatchObject([{ isSold: false, isEventSold: false, isOpen: false }]);

  await setSales(false);
  expect(await shown()).toBeUndefined();
  expect(await t.told()).toEqual(['ana']);
  expect(await standing()).toMatchObject([{ isSold: true, isEventSold: true, isOpen: true }]);
  expect((await buy()).order.status).toBe('pending');
  expect(await house.db.$count(auditEntries, eq(auditEntries.entityId, id))).toBe(2);
});

test('a free night that is off sale is joined by nobody', async () => {
  const { house } = t;
  const owner = await house.signedInAs('business');
  const { id } = await t.soldOut({ ownerId: owner.id, priceCents: 0, placesTaken: 0 });
  const join = () => house.call('POST', '/api/orders', { as: t.ana, body: { eventId: id } });
  await house.call('PUT', `/api/events/${id}/sales`, { as: owner, body: { isStopped: true } });
  expect((await house.call('GET', `/api/events/${id}`)).body.closed).toBe('past');
  expect((await join()).body.code).toBe('not_for_sale');
  await house.call('PUT', `/api/events/${id}/sales`, { as: owner, body: { isStopped: false } });
  expect((await join()).status).toBeLessThan(300);
});
