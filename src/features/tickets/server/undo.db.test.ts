/** An entry that was a mistake is taken back at the door that made it: once, in the open, and not after the night. On both engines. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { orders, tickets } from '#features/orders/server/table.ts';

const house = aTestHouse();
let owner: Member;
let admin: Member;
beforeAll(async () => {
  owner = await house.signedInAs('business');
  admin = await house.signedInAs('admin');
});
beforeEach(() => {
  house.time.now = new Date('2026-08-21T21:00:00Z');
});

/** A ticket of the owner's night, whose holder was let in at 23:00 of the town. */
async function letIn() {
  const event = await anEvent(house.db, { priceCents: 0, ownerId: owner.id });
  const buyer = await house.signedInAs();
  const { body } = await house.call('POST', '/api/orders', { as: buyer, body: { eventId: event.id, quantity: 2 } });
  const [{ id, code }] = body.tickets;
  const { usedAt } = (await enter(event.id, code)).body;
  return { eventId: event.id, orderId: body.id as string, id: id as string, code: code as string, usedAt, buyer };
}
const enter = (eventId: string, code: string, as = owner) =>
  house.call('POST', `/api/events/${eventId}/check-in`, { as, body: { code } });
const undo = ({ eventId, code, usedAt }: Awaited<ReturnType<typeof letIn>>, as = owner) =>
  house.call('POST', `/api/events/${eventId}/check-in/undo`, { as, body: { code, usedAt } });
const ticketOf = async (id: string) => (await house.db.select().from(tickets).where(eq(tickets.id, id)))[0];

test('opens the door again, is counted, and the log says who did it', async () => {
  const entry = await letIn();
  house.time.now = new Date('2026-08-21T22:30:00Z');
  const reply = await undo(entry);
  expect([reply.status, reply.body]).toEqual([200, { sold: 2, entered: 0 }]);
  expect(await ticketOf(entry.id)).toMatchObject({ usedAt: null, usedBy: null });
  const [door] = (await house.call('GET', '/api/check-in/events', { as: owner })).body;
  expect(door).toMatchObject({ id: entry.eventId, sold: 2, entered: 0 });
  const [told] = await house.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'tickets'), eq(auditEntries.entityId, entry.id)));
  expect(told).toMatchObject({
    actorId: owner.id,
    action: 'update',
    before: { usedAt: entry.usedAt, usedBy: owner.id },
    after: { usedAt: null, usedBy: null },
  });
  const again = await enter(entry.eventId, entry.code);
  expect([again.status, again.body.entered]).toEqual([200, 1]);
});

test('takes back that entry alone: pressed again, or on another phone, it takes back no later one', async () => {
  const entry = await letIn();
  const presses = await Promise.all([undo(entry), undo(entry, admin)]);
  expect(presses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  house.time.now = new Date('2026-08-21T22:40:00Z');
  await enter(entry.eventId, entry.code);
  const late = await undo(entry);
  expect([late.status, late.body.code]).toEqual([409, 'invalid_transition']);
  expect((await ticketOf(entry.id))?.usedAt).toEqual(house.time.now);
});

test('is for whoever keeps that door: to its holder, and to other owners, there is no such event', async () => {
  const entry = await letIn();
  for (const as of [entry.buyer, await house.signedInAs('business')]) expect((await undo(entry, as)).status).toBe(404);
  const elsewhere = await anEvent(house.db, { priceCents: 0, ownerId: owner.id });
  expect((await undo({ ...entry, eventId: elsewhere.id })).status).toBe(404);
  expect((await ticketOf(entry.id))?.usedAt).not.toBeNull();
});

test('ends with the night: who was there stays so', async () => {
  const entry = await letIn();
  house.time.now = new Date('2026-08-22T04:00:00Z');
  const reply = await undo(entry);
  expect([reply.status, reply.body.code]).toEqual([410, 'event_over']);
});

test('changes nothing of what was paid back', async () => {
  const entry = await letIn();
  await house.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, entry.orderId));
  const reply = await undo(entry);
  expect([reply.status, reply.body.code]).toEqual([409, 'invalid_transition']);
});
