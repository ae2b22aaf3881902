/** Tickets for friends: one opens by its link alone, opens its door once, and is taken back for good. On both engines. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { disputes, orders, tickets } from '#features/orders/server/table.ts';
import { hashSecret } from '#kit/server/ids.ts';

const house = aTestHouse();
let owner: Member;
let buyer: Member;
beforeAll(async () => {
  owner = await house.signedInAs('business');
});
beforeEach(async () => {
  buyer = await house.signedInAs();
  await house.db.update(users).set({ fullName: 'Marta Ferrer' }).where(eq(users.id, buyer.id));
});

type Ticket = { id: string; code: string };

/** Tickets of one free night, as their buyer has them. */
async function aNight(quantity = 2, over: Parameters<typeof anEvent>[1] = {}) {
  const event = await anEvent(house.db, { priceCents: 0, capacity: 200, ownerId: owner.id, ...over });
  const { body } = await house.call('POST', '/api/orders', { as: buyer, body: { eventId: event.id, quantity } });
  const [first, second] = body.tickets as [Ticket, Ticket];
  return { event, orderId: body.id as string, first, second };
}
const give = (id: string, body: object = {}, as = buyer) => house.call('POST', `/api/tickets/${id}/link`, { as, body });
const takeBack = (id: string, as = buyer) => house.call('DELETE', `/api/tickets/${id}/link`, { as });
const tokenOf = (path: string) => /^\/ticket\/link#token=([\w-]+)$/.exec(path)?.[1] ?? '';
const open = (token: string, lang = '') => house.call('POST', `/api/ticket-links/read${lang}`, { body: { token } });
const letIn = (eventId: string, code: string) =>
  house.call('POST', `/api/events/${eventId}/check-in`, { as: owner, body: { code } });
const rowOf = async (id: string) => (await house.db.select().from(tickets).where(eq(tickets.id, id)))[0];
const given = async (id: string, body: object = {}) => tokenOf((await give(id, body)).body.path);

describe('a ticket is given', () => {
  test('by a link that opens it alone, without an account, and tells nothing of its buyer, the order or a price', async () => {
    const { event, first, second } = await aNight();
    const reply = await give(first.id, { name: '  Ana  ' });
    expect([reply.status, reply.body.ticket.given]).toEqual([
      201,
      { name: 'Ana', at: house.time.now.toISOString(), isKept: false },
    ]);
    const { status, body, headers } = await open(tokenOf(reply.body.path), '?lang=es');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      name: 'Ana',
      code: first.code,
      shut: null,
      usedAt: null,
      kind: 'event',
      itemId: event.id,
      date: '2026-08-21',
      time: '22:30',
      location: 'Sky terrace',
      listed: true,
    });
    const text = JSON.stringify(body);
    for (const hidden of ['Marta', 'Ferrer', buyer.id, second.code, second.id, first.id, 'order', 'price', 'refund'])
      expect(text).not.toContain(hidden);
  });

  test.each(['http://gane.example', 'Ana 600 123 456', 'ana@correo.example'])(
    'under a name that leads nowhere: not %s, for it is read on a page of the house',
    async (name) => {
      const { first } = await aNight();
      const { status, body } = await give(first.id, { name });
      expect([status, body.errors?.[0]?.path]).toEqual([422, 'name']);
      expect((await rowOf(first.id))?.givenAt).toBe(null);
    },
  );

  test('once, and what is kept is no key', async () => {
    const { first } = await aNight();
    const token = await given(first.id);
    expect((await give(first.id)).body.code).toBe('invalid_transition');
    expect(await rowOf(first.id)).toMatchObject({ keyHash: hashSecret(token), givenTo: null });
    expect((await open('x'.repeat(43))).status).toBe(404);
    const both = await Promise.all([give((await aNight()).first.id), give((await aNight()).first.id)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const { second } = await aNight();
    const twice = await Promise.all([give(second.id), give(second.id)]);
    expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  });

  test('by its buyer alone, and only while it opens a door', async () => {
    const { event, orderId, first, second } = await aNight();
    for (const as of [await house.signedInAs(), owner, await house.signedInAs('admin')])
      expect([(await give(first.id, {}, as)).status, (await takeBack(first.id, as)).status]).toEqual([404, 404]);
    expect((await house.call('POST', `/api/tickets/${first.id}/link`, { body: {} })).status).toBe(401);
    house.time.now = new Date('2026-08-21T21:00:00Z');
    await letIn(event.id, first.code);
    expect((await give(first.id)).body.code).toBe('invalid_transition');
    await house.call('POST', `/api/orders/${orderId}/cancellation`, {
      as: buyer,
      body: { refund: '0', tickets: [second.id] },
    });
    await house.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, orderId));
    expect((await give(second.id)).body.code).toBe('invalid_transition');
    expect((await give((await aNight()).first.id, { name: 'x'.repeat(81) })).status).toBe(422);
  });

  test('stands in its buyer’s bookings; of others the desk hears no name', async () => {
    const { first } = await aNight();
    await given(first.id, { name: 'Ana' });
    const admin = await house.signedInAs('admin');
    const listed = async (as: Member) => (await house.call('GET', `/api/users/${buyer.id}/orders`, { as })).body[0];
    expect((await listed(buyer)).tickets.map((one: { given?: object }) => one.given)).toEqual([
      { name: 'Ana', at: house.time.now.toISOString(), isKept: false },
      undefined,
    ]);
    expect(JSON.stringify(await listed(admin))).not.toContain('Ana');
  });
});

describe('the friend', () => {
  test('comes in with it, is greeted by their own name, and the page says so', async () => {
    const { event, first } = await aNight();
    const token = await given(first.id, { name: 'Ana Ruiz' });
    house.time.now = new Date('2026-08-21T21:00:00Z');
    const entry = await letIn(event.id, first.code);
    expect([entry.status, entry.body.holder]).toEqual([200, 'Ana']);
    expect((await open(token)).body).toMatchObject({ usedAt: entry.body.usedAt, code: first.code, shut: null });
  });

  test('is found at the door by either name', async () => {
    const { event, first } = await aNight();
    await given(first.id, { name: 'Aña Ruiz' });
    house.time.now = new Date('2026-08-21T21:00:00Z');
    const find = async (name: string) =>
      (await house.call('POST', `/api/events/${event.id}/check-in/guests`, { as: owner, body: { name } })).body;
    expect(await find('ana ruiz')).toEqual([
      expect.objectContaining({ ticket: first.id, name: 'Marta Ferrer', givenTo: 'Aña Ruiz' }),
    ]);
    expect(await find('ferrer')).toHaveLength(2);
    const [{ ticket, mark }] = await find('ana ruiz');
    const entry = await house.call('POST', `/api/events/${event.id}/check-in`, { as: owner, body: { ticket, mark } });
    expect(entry.body.holder).toBe('Aña');
  });

  test.each([
    [
      'was given back',
      'cancelled',
      (id: string) =>
        house.db.update(tickets).set({ cancelledAt: house.time.now, refundPercent: 0 }).where(eq(tickets.id, id)),
    ],
    [
      'had its money back',
      'cancelled',
      (_: string, orderId: string) => house.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, orderId)),
    ],
    [
      'is asked back by a bank',
      'held',
      (_: string, orderId: string) =>
        house.db.insert(disputes).values({
          id: `dp_${orderId}`,
          orderId,
          amountCents: 100,
          reason: 'fraudulent',
          status: 'open',
          createdAt: house.time.now,
        }),
    ],
  ] as const)('sees no code once it %s', async (_, shut, end) => {
    const { orderId, first } = await aNight();
    const token = await given(first.id);
    await end(first.id, orderId);
    expect((await open(token)).body).toMatchObject({ shut, code: null });
  });

  test('hears that the event was called off, or moved', async () => {
    const { event, first } = await aNight();
    const token = await given(first.id);
    const off = await house.call('POST', `/api/events/${event.id}/cancellation`, { as: owner, body: { version: 1 } });
    expect(off.status).toBe(200);
    expect((await open(token)).body).toMatchObject({ shut: 'calledOff', code: null });

    const other = await aNight();
    const moved = await given(other.first.id);
    const before = {
      date: '2026-08-20',
      time: '22:00',
      startsAt: '2026-08-20T20:00:00.000Z',
      location: 'A',
      address: 'B',
    };
    await house.db
      .update(orders)
      .set({ movedFrom: before, returnUntil: new Date('2026-08-25T00:00:00Z') })
      .where(eq(orders.id, other.orderId));
    expect((await open(moved)).body).toMatchObject({ moved: before, code: other.first.code });
    expect(JSON.stringify((await open(moved)).body)).not.toContain('returnUntil');
  });
});

describe('it is taken back', () => {
  test('with another code: link and picture are good for nothing, and it can be given anew', async () => {
    const { event, first } = await aNight();
    const token = await given(first.id, { name: 'Ana' });
    const { status, body } = await takeBack(first.id);
    expect([status, body.given, body.holder]).toEqual([200, undefined, 'Marta']);
    expect(body.code).toMatch(/^[A-Z0-9]{8}$/);
    expect(body.code).not.toBe(first.code);
    expect((await open(token)).status).toBe(404);
    // A second press changes nothing more.
    expect((await takeBack(first.id)).body.code).toBe(body.code);
    const again = await given(first.id, { name: 'Bea' });
    expect(again).not.toBe(token);
    house.time.now = new Date('2026-08-21T21:00:00Z');
    expect((await letIn(event.id, first.code)).status).toBe(404);
    expect((await letIn(event.id, body.code)).body.holder).toBe('Bea');
  });

  test('not when the friend is in; once the door took that back as a mistake, it can be', async () => {
    const { event, first } = await aNight();
    const token = await given(first.id);
    house.time.now = new Date('2026-08-21T21:00:00Z');
    const { usedAt } = (await letIn(event.id, first.code)).body;
    const refused = await takeBack(first.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'already_used']);
    expect((await open(token)).status).toBe(200);
    const undone = await house.call('POST', `/api/events/${event.id}/check-in/undo`, {
      as: owner,
      body: { code: first.code, usedAt },
    });
    expect(undone.status).toBe(200);
    expect((await takeBack(first.id)).status).toBe(200);
  });

  test('of several nights on the day after one was used', async () => {
    const { event, first } = await aNight(1, { duration: { en: '2 nights', es: '2 noches' } });
    await given(first.id);
    await letIn(event.id, first.code);
    expect((await takeBack(first.id)).status).toBe(409);
    house.time.now = new Date('2026-08-22T19:00:00Z');
    const back = await takeBack(first.id);
    expect(back.status).toBe(200);
    const entries = [await letIn(event.id, first.code), await letIn(event.id, back.body.code)];
    expect(entries.map(({ status }) => status)).toEqual([404, 200]);
  });

  test('while its code is at the door: either the friend is in and keeps it, or the code is dead', async () => {
    house.time.now = new Date('2026-08-21T21:00:00Z');
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { event, first } = await aNight(1);
      const token = await given(first.id);
      // Neither is always first.
      const acts = [() => letIn(event.id, first.code), () => takeBack(first.id)];
      const calls = round % 2 === 0 ? acts : acts.toReversed();
      const replies = await Promise.all(calls.map((call) => call()));
      const [scanned, taken] = round % 2 === 0 ? replies : replies.toReversed();
      outcomes.add(`${scanned?.status} ${taken?.status}`);
      const row = await rowOf(first.id);
      const isIn = scanned?.status === 200;
      expect(row?.usedAt !== null).toBe(isIn);
      expect(row?.code === first.code).toBe(isIn);
      expect((await open(token)).status).toBe(isIn ? 200 : 404);
    }
    for (const outcome of outcomes) expect(['200 409', '404 200']).toContain(outcome);
  });
});
