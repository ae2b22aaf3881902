/** Tickets given back while somebody else does something with them (decision 0048), on both engines. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent, placesTakenOf } from '#features/events/server/factory.ts';
import { confirmOrder } from '../buying/confirming.ts';
import { countPlaces, holdEvent } from '../factory.ts';
import { listTickets } from '../records/ticket-rows.ts';
import { orders, refunds, tickets } from '../table.ts';

const house = aTestHouse();
let ana: Member;
let admin: Member;
let order: { readonly id: string; readonly eventId: string; readonly tickets: readonly { id: string; code: string }[] };
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  ana = await house.signedInAs();
  const { id: eventId } = await anEvent(house.db, { cancellation: 'flexible', date: '2026-09-30', capacity: 4 });
  const { id } = await holdEvent(house.db, { userId: ana.id, eventId, quantity: 4 }, house.time.now);
  await house.db.transaction((db) => confirmOrder(db, id, house.time.now));
  order = { id, eventId, tickets: await listTickets(house.db, [id]) };
});

const giveBack = (refund: string, ids: readonly string[]) =>
  house.call('POST', `/api/orders/${order.id}/cancellation`, { as: ana, body: { refund, tickets: ids } });
const enter = (code: string) =>
  house.call('POST', `/api/events/${order.eventId}/check-in`, { as: admin, body: { code } });
const statuses = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other);
/** Places, rows and money say the same. */
async function expectSound(left: number): Promise<void> {
  const [row] = await house.db.select().from(orders).where(eq(orders.id, order.id));
  const standing = (await listTickets(house.db, [order.id])).filter(({ cancelledAt }) => cancelledAt === null);
  const places = row?.status === 'confirmed' ? row.quantity : 0;
  expect([standing.length, places]).toEqual([left, left]);
  expect([await placesTakenOf(house.db, order.eventId), await countPlaces(house.db, order.eventId)]).toEqual([
    left,
    left,
  ]);
  const asked = await house.db.select().from(refunds).where(eq(refunds.orderId, order.id));
  expect(asked.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe((4 - left) * 2500);
  expect(row?.refundedCents).toBe((4 - left) * 2500);
}

test('the same ticket ten times at once is given back once', async () => {
  const id = order.tickets[0]?.id ?? '';
  const replies = await Promise.all(Array.from({ length: 10 }, () => giveBack('25.00', [id])));
  expect(statuses(replies)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  await expectSound(3);
});

test('its four tickets each at once end the order with the last of them', async () => {
  const replies = await Promise.all(order.tickets.map(({ id }) => giveBack('25.00', [id])));
  expect(statuses(replies)).toEqual([200, 200, 200, 200]);
  expect(replies.filter(({ body }) => body.status === 'refunded')).toHaveLength(1);
  await expectSound(0);
});

test('given back while its door scans it, a ticket either lets in or brings money, never both', async () => {
  const outcomes = await Promise.all(
    order.tickets.map(async ({ id, code }, place) => {
      const acts = [() => giveBack('25.00', [id]), () => enter(code)];
      const [back, entered] = await Promise.all(
        place % 2 === 0
          ? acts.map((act) => act())
          : acts
              .toReversed()
              .map((act) => act())
              .toReversed(),
      );
      return [back?.status, entered?.status];
    }),
  );
  for (const both of outcomes)
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual(both);
  const used = await house.db.select().from(tickets).where(eq(tickets.orderId, order.id));
  expect(used.filter(({ usedAt, cancelledAt }) => usedAt !== null && cancelledAt !== null)).toEqual([]);
  await expectSound(outcomes.filter(([back]) => back === 409).length);
});

test('a ticket and all of it at once: nothing goes back twice', async () => {
  const id = order.tickets[0]?.id ?? '';
  const whole = house.call('POST', `/api/orders/${order.id}/cancellation`, { as: ana, body: { refund: '100.00' } });
  const desk = house.call('POST', `/api/admin/orders/${order.id}/cancellation`, { as: admin });
  await Promise.all([giveBack('25.00', [id]), whole, desk]);
  const [row] = await house.db.select().from(orders).where(eq(orders.id, order.id));
  expect([row?.status, row?.refundedCents]).toEqual(['refunded', 10_000]);
  const asked = await house.db.select().from(refunds).where(eq(refunds.orderId, order.id));
  expect(asked.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(10_000);
  expect(await placesTakenOf(house.db, order.eventId)).toBe(0);
});

test('a part from the desk, pressed five times at once, goes back once', async () => {
  const body = { amountCents: 500, note: 'The band was late.', bearer: 'both', refunded: '0' };
  const path = `/api/admin/orders/${order.id}/refunds`;
  const replies = await Promise.all(Array.from({ length: 5 }, () => house.call('POST', path, { as: admin, body })));
  expect(statuses(replies)).toEqual([200, 409, 409, 409, 409]);
  expect(await house.db.$count(refunds, eq(refunds.orderId, order.id))).toBe(1);
});
