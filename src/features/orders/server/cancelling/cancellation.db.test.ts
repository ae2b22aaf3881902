/** Cancelling when many come at once (issue 6), on both engines. */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent, placesTakenOf } from '#features/events/server/factory.ts';
import { newId } from '#kit/server/ids.ts';
import { confirmOrder } from '../buying/confirming.ts';
import { holdEvent } from '../factory.ts';
import { orders, refunds } from '../table.ts';

const house = aTestHouse();
let ana: Member;
beforeEach(async () => {
  ana = await house.signedInAs();
});

async function bought(userId: string, eventId: string, quantity = 1) {
  const order = await holdEvent(house.db, { userId, eventId, quantity }, house.time.now);
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  return order;
}
const cancel = (id: string, refund: string, as = ana) =>
  house.call('POST', `/api/orders/${id}/cancellation`, { as, body: { refund } });
const placesTaken = (id: string) => placesTakenOf(house.db, id);
const unbalanced = async () => {
  const { rows } = (await house.db.execute(
    sql`select order_id from ledger_entries group by order_id having sum(amount_cents) <> 0`,
  )) as { rows: unknown[] };
  return rows;
};
const membersOf = async (count: number) => {
  const ids = Array.from({ length: count }, () => newId());
  const row = { fullName: 'Buyer', passwordHash: '-', accountType: 'traveller', role: 'traveller' } as const;
  await house.db.insert(users).values(ids.map((id) => ({ ...row, id, username: id, phone: `+34${id}` })));
  return ids;
};

test('twenty presses on Cancel are one refund', async () => {
  const event = await anEvent(house.db, { date: '2026-09-10' });
  const order = await bought(ana.id, event.id, 2);
  const replies = await Promise.all(Array.from({ length: 20 }, () => cancel(order.id, '50.00')));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  expect(await house.db.$count(refunds, eq(refunds.orderId, order.id))).toBe(1);
  expect(await placesTaken(event.id)).toBe(0);
  expect(await unbalanced()).toEqual([]);
});

test('the buyer and the organiser at once: the money goes back once, and all of it counts', async () => {
  const event = await anEvent(house.db, { date: '2026-09-10', cancellation: 'flexible' });
  const order = await bought(ana.id, event.id, 2);
  const admin = await house.signedInAs('admin');
  await Promise.all([
    cancel(order.id, '50.00'),
    house.call('POST', `/api/events/${event.id}/cancellation`, { as: admin, body: {} }),
  ]);
  const [row] = await house.db.select().from(orders).where(eq(orders.id, order.id));
  expect(row).toMatchObject({ status: 'refunded', refundedCents: 5000 });
  expect(await house.db.$count(refunds, eq(refunds.orderId, order.id))).toBe(1);
  expect(await placesTaken(event.id)).toBe(0);
  expect(await unbalanced()).toEqual([]);
});

test('places that come back while a crowd waits are sold once each', async () => {
  const event = await anEvent(house.db, { date: '2026-09-10', capacity: 4 });
  const mine = await bought(ana.id, event.id, 4);
  const crowd = await membersOf(40);
  const tries = () =>
    crowd.map((userId) => holdEvent(house.db, { userId, eventId: event.id, quantity: 1 }, house.time.now));
  const [reply, ...held] = await Promise.allSettled([cancel(mine.id, '100.00'), ...tries()]);
  expect(reply).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
  const late = await Promise.allSettled(tries());
  const holders = new Set([...held, ...late].flatMap((one) => (one?.status === 'fulfilled' ? [one.value.userId] : [])));
  expect(holders.size).toBe(4);
  expect(await placesTaken(event.id)).toBe(4);
});

test('a sold-out night with a hundred orders is called off: a hundred refunds, nobody twice', async () => {
  const event = await anEvent(house.db, { date: '2026-09-10', capacity: 100, cancellation: 'final' });
  for (const userId of await membersOf(100)) await bought(userId, event.id);
  expect(await placesTaken(event.id)).toBe(100);
  const admin = await house.signedInAs('admin');
  const off = () => house.call('POST', `/api/events/${event.id}/cancellation`, { as: admin, body: {} });
  const replies = (await Promise.all([off(), off()])).toSorted((one, other) => one.status - other.status);
  expect(replies.map(({ status }) => status)).toEqual([200, 409]);
  expect(replies[0]?.body).toEqual({ orders: 100, refunded: '2500.00' });
  const rows = await house.db.select().from(orders).where(eq(orders.eventId, event.id));
  expect(new Set(rows.map(({ status, refundedCents }) => `${status} ${refundedCents}`))).toEqual(
    new Set(['refunded 2500']),
  );
  const given = await house.db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(orders.eventId, event.id));
  expect([given.length, new Set(given.map(({ orderId }) => orderId)).size]).toEqual([100, 100]);
  expect(await placesTaken(event.id)).toBe(0);
  expect(await unbalanced()).toEqual([]);
}, 60_000);
