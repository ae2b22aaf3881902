/** Issue 6: however many doors scan one code at the same moment, one holder comes in. On both engines. */
import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { orders, tickets } from '#features/orders/server/table.ts';

const doors = 20;
const house = aTestHouse();
let keeper: Member;
beforeAll(async () => {
  keeper = await house.signedInAs('admin');
});

async function aTicket() {
  const event = await anEvent(house.db, { priceCents: 0 });
  const as = await house.signedInAs();
  const { body } = await house.call('POST', '/api/orders', { as, body: { eventId: event.id } });
  return { event, orderId: body.id as string, id: body.tickets[0].id as string, code: body.tickets[0].code as string };
}
const scan = (eventId: string, code: string) =>
  house.call('POST', `/api/events/${eventId}/check-in`, { as: keeper, body: { code } });

test('twenty doors scan one code at once: one lets in, the others say when', async () => {
  const { event, code } = await aTicket();
  const replies = await Promise.all(Array.from({ length: doors }, () => scan(event.id, code)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = replies.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(doors - 1);
  expect(new Set(refused.map(({ body }) => body.errors[0].path))).toEqual(new Set(['usedAt']));
});

test('an event called off while its doors scan refunds nobody who then comes in', async () => {
  const { event, id, orderId, code } = await aTicket();
  const [scanned] = await Promise.all([
    scan(event.id, code),
    house.call('POST', `/api/events/${event.id}/cancellation`, { as: keeper, body: {} }),
  ]);
  const [ticket] = await house.db.select().from(tickets).where(eq(tickets.id, id));
  const [order] = await house.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.status).not.toBe('confirmed');
  expect(ticket?.usedAt !== null).toBe(scanned.status === 200);
  expect((await scan(event.id, code)).body.code).toBe('invalid_transition');
});

test('negative control: looking first and writing later lets everybody in, so the guard is what holds', async () => {
  const { id } = await aTicket();
  const each = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: doors }, act));
  const looks = await each(() =>
    house.db
      .select()
      .from(tickets)
      .where(and(eq(tickets.id, id), isNull(tickets.usedAt))),
  );
  expect(looks.flat()).toHaveLength(doors);
  const entered = await each(() =>
    house.db.update(tickets).set({ usedAt: house.time.now }).where(eq(tickets.id, id)).returning({ id: tickets.id }),
  );
  expect(entered.flat()).toHaveLength(doors);
});
