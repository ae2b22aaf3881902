/** Several tickets given to friends at once: all or none, each by a link of its own (decision 0225). On both engines. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { tickets } from '#features/orders/server/table.ts';

const house = aTestHouse();
let owner: Member;
let buyer: Member;
beforeAll(async () => {
  owner = await house.signedInAs('business');
});
beforeEach(async () => {
  buyer = await house.signedInAs();
  // Whoever takes more than two tickets has proven their mailbox.
  await house.db.update(users).set({ emailProvenAt: house.time.now }).where(eq(users.id, buyer.id));
});

type Ticket = { id: string; code: string; given?: { name: string | null } };

/** Tickets of one free night, as their buyer has them. */
async function aNight(quantity = 3) {
  const event = await anEvent(house.db, { priceCents: 0, capacity: 200, ownerId: owner.id });
  const { body } = await house.call('POST', '/api/orders', { as: buyer, body: { eventId: event.id, quantity } });
  const [first, second, third] = body.tickets as [Ticket, Ticket, Ticket];
  return { event, orderId: body.id as string, first, second, third };
}
const send = (orderId: string, tickets: readonly object[], as = buyer) =>
  house.call('POST', `/api/orders/${orderId}/ticket-links`, { as, body: { tickets } });
const giveAll = (orderId: string, ids: readonly string[], as = buyer) =>
  send(
    orderId,
    ids.map((id) => ({ id })),
    as,
  );

test('each by a link of its own, numbered as the order counts them', async () => {
  const { orderId, first, second } = await aNight();
  const { status, body } = await giveAll(orderId, [second.id, first.id, second.id]);
  expect([status, body.links]).toEqual([
    201,
    [
      { ticket: first.id, number: 1, name: null, path: expect.stringMatching(/^\/ticket\/link#token=[\w-]{43}$/) },
      { ticket: second.id, number: 2, name: null, path: expect.stringMatching(/^\/ticket\/link#token=[\w-]{43}$/) },
    ],
  ]);
  const codes = await Promise.all(
    body.links.map(async ({ path }: { path: string }) => {
      const token = path.split('#token=')[1];
      return (await house.call('POST', '/api/ticket-links/read', { body: { token } })).body.code;
    }),
  );
  expect(codes).toEqual([first.code, second.code]);
  const { body: order } = await house.call('GET', `/api/orders/${orderId}`, { as: buyer });
  expect(order.tickets.map(({ given }: Ticket) => given?.name)).toEqual([null, null, undefined]);
});

test('with the name of each friend where one is written, which the ticket says and the door finds', async () => {
  const { event, orderId, first, second } = await aNight();
  const { body } = await send(orderId, [{ id: second.id, name: ' Nuria  ' }, { id: first.id }]);
  expect(body.links.map(({ name }: { name: string | null }) => name)).toEqual([null, 'Nuria']);
  const token = body.links[1].path.split('#token=')[1];
  expect((await house.call('POST', '/api/ticket-links/read', { body: { token } })).body.name).toBe('Nuria');
  const { body: order } = await house.call('GET', `/api/orders/${orderId}`, { as: buyer });
  expect(order.tickets.map(({ given }: Ticket) => given?.name)).toEqual([null, 'Nuria', undefined]);
  house.time.now = new Date('2026-08-21T21:00:00Z');
  const asked = { as: owner, body: { name: 'nuri' } };
  const found = await house.call('POST', `/api/events/${event.id}/check-in/guests`, asked);
  expect(found.body).toMatchObject([{ ticket: second.id, givenTo: 'Nuria' }]);
});

test('a name that leads past the house is refused where it stands, and nothing is given', async () => {
  const { orderId, first, second } = await aNight();
  const reply = await send(orderId, [
    { id: first.id, name: 'Ana' },
    { id: second.id, name: 'call 612 345 678' },
  ]);
  expect([reply.status, reply.body.errors.map(({ path }: { path: string }) => path)]).toEqual([
    422,
    ['tickets.1.name'],
  ]);
  const { body: order } = await house.call('GET', `/api/orders/${orderId}`, { as: buyer });
  expect(order.tickets.map(({ given }: Ticket) => given)).toEqual([undefined, undefined, undefined]);
});

test('all or none: not one that was given, was used or is of another order', async () => {
  const { event, orderId, first, second, third } = await aNight();
  await giveAll(orderId, [first.id]);
  expect((await giveAll(orderId, [first.id, second.id])).body.code).toBe('invalid_transition');
  expect((await giveAll(orderId, [second.id, (await aNight()).first.id])).status).toBe(404);
  house.time.now = new Date('2026-08-21T21:00:00Z');
  await house.call('POST', `/api/events/${event.id}/check-in`, { as: owner, body: { code: third.code } });
  expect((await giveAll(orderId, [second.id, third.id])).body.code).toBe('invalid_transition');
  const [row] = await house.db.select().from(tickets).where(eq(tickets.id, second.id));
  expect(row?.givenAt).toBe(null);
  expect((await giveAll(orderId, [])).status).toBe(422);
});

test('by their buyer alone, and of two presses one wins', async () => {
  const { orderId, first, second } = await aNight();
  const both = [first.id, second.id];
  for (const as of [await house.signedInAs(), owner, await house.signedInAs('admin')])
    expect((await giveAll(orderId, both, as)).status).toBe(404);
  const twice = await Promise.all([giveAll(orderId, both), giveAll(orderId, both)]);
  expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
});
