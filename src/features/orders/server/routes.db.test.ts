import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { tidy } from '#app/server/tasks.ts';
import { anEvent, placesTakenOf } from '#features/events/server/factory.ts';
import { holdEvent } from './factory.ts';
import { orders } from './table.ts';

const house = aTestHouse();
let member: Member;
beforeEach(async () => {
  member = await house.signedInAs();
});

const join = (eventId: string, quantity = 1, as = member) =>
  house.call('POST', '/api/orders', { as, body: { eventId, quantity } });
const placesTaken = (id: string) => placesTakenOf(house.db, id);

test('a free event is joined with one call, and its tickets are there', async () => {
  const event = await anEvent(house.db, { priceCents: 0 });
  const reply = await join(event.id, 2);
  expect(reply.status).toBe(201);
  expect(reply.body).toMatchObject({
    status: 'confirmed',
    amount: '0',
    quantity: 2,
    date: '2026-08-21',
    time: '22:30',
  });
  expect(reply.body.tickets).toHaveLength(2);
  expect(await placesTaken(event.id)).toBe(2);
});

test('twenty clicks on Join are one order', async () => {
  const event = await anEvent(house.db, { priceCents: 0 });
  const replies = await Promise.all(Array.from({ length: 20 }, () => join(event.id)));
  expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
  expect(await placesTaken(event.id)).toBe(1);
});

test('a paid, a full, a past, an unpriced and an unknown event are not joined', async () => {
  const paid = await anEvent(house.db);
  const full = await anEvent(house.db, { priceCents: 0, capacity: 2 });
  const past = await anEvent(house.db, { priceCents: 0, date: '2026-08-20' });
  const unpriced = await anEvent(house.db, { priceCents: null });
  expect((await join(paid.id)).body.code).toBe('price_changed');
  expect((await join(full.id, 3)).body.code).toBe('sold_out');
  expect((await join(past.id)).body).toMatchObject({ status: 410, code: 'event_over' });
  expect((await join(unpriced.id)).body).toMatchObject({ status: 422, code: 'not_for_sale' });
  expect((await join('AbCdEfGhJkLmNpQr')).status).toBe(404);
  expect((await join(full.id, 11)).status).toBe(422);
  for (const { id } of [full, unpriced]) expect(await placesTaken(id)).toBe(0);
});

test('orders come newest first, in the language asked for', async () => {
  const first = await join((await anEvent(house.db, { priceCents: 0, title: { en: 'One', es: 'Uno' } })).id);
  house.time.now = new Date('2026-08-21T18:05:00Z');
  const second = await join((await anEvent(house.db, { priceCents: 0, title: { en: 'Two', es: 'Dos' } })).id);
  const { body } = await house.call('GET', `/api/users/${member.id}/orders?lang=es`, { as: member });
  expect(body.map((order: { id: string; title: string }) => [order.id, order.title])).toEqual([
    [second.body.id, 'Dos'],
    [first.body.id, 'Uno'],
  ]);
});

test('the minute’s task gives back what ran out, and leaves what is live', async () => {
  const event = await anEvent(house.db, { capacity: 5 });
  await holdEvent(house.db, { userId: member.id, eventId: event.id, quantity: 2 }, house.time.now);
  house.time.now = new Date('2026-08-21T18:10:00Z');
  const other = await house.signedInAs();
  await holdEvent(house.db, { userId: other.id, eventId: event.id, quantity: 3 }, house.time.now);
  await tidy(house.db, new Date('2026-08-21T18:15:00Z'));
  expect(await placesTaken(event.id)).toBe(3);
  const [mine] = await house.db.select().from(orders).where(eq(orders.userId, member.id));
  expect(mine?.status).toBe('expired');
});

test('a withdrawn event leaves its orders readable', async () => {
  const event = await anEvent(house.db, { priceCents: 0 });
  const { body } = await join(event.id);
  await house.call('DELETE', `/api/events/${event.id}`, { as: await house.signedInAs('admin') });
  expect((await house.call('GET', `/api/orders/${body.id}`, { as: member })).body.title).toBe('Mirrorball on the roof');
});
