import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { orders, tickets } from '#features/orders/server/table.ts';

const house = aTestHouse();
let buyer: Member;
let admin: Member;
let owner: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
  owner = await house.signedInAs('business');
});
beforeEach(async () => {
  buyer = await house.signedInAs();
  // Whoever takes free tickets for more than two has proven the e-mail.
  await house.db.update(users).set({ emailProvenAt: house.time.now }).where(eq(users.id, buyer.id));
});

type Bought = { id: string; tickets: { id: string; code: string; usedAt: string | null }[] };

/** Joins a free event of the owner's: as many tickets as places. */
async function join(eventId: string, quantity = 1): Promise<Bought> {
  const { status, body } = await house.call('POST', '/api/orders', { as: buyer, body: { eventId, quantity } });
  expect(status).toBe(201);
  return body;
}
const aDoor = (over = {}) => anEvent(house.db, { priceCents: 0, ownerId: owner.id, ...over });
const ticketOf = (order: Bought, place = 0) => order.tickets[place] ?? { id: '', code: '', usedAt: null };
const read = (id: string, as = buyer, query = '') => house.call('GET', `/api/tickets/${id}${query}`, { as });
const enter = (eventId: string, code: string, as = owner) =>
  house.call('POST', `/api/events/${eventId}/check-in`, { as, body: { code } });
const doors = async (as: Member) => (await house.call('GET', '/api/check-in/events', { as })).body;

describe('a ticket', () => {
  test('is shown to its owner with all that the door needs, in the language asked for', async () => {
    const event = await aDoor();
    const order = await join(event.id, 2);
    const { status, body, headers } = await read(ticketOf(order, 1).id, buyer, '?lang=es');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      code: ticketOf(order, 1).code,
      number: 2,
      of: 2,
      holder: 'Test',
      usedAt: null,
      status: 'confirmed',
      title: 'Bola de espejos en la azotea',
      date: '2026-08-21',
      time: '22:30',
      location: 'Sky terrace',
      admission: { doors: null, minAge: 18 },
      listed: true,
      canAsk: true,
    });
    const ofTheHouse = await join((await aDoor({ ownerId: null })).id);
    expect((await read(ticketOf(ofTheHouse).id)).body.canAsk).toBe(false);
    const booked = (await house.call('GET', `/api/users/${buyer.id}/orders`, { as: buyer })).body;
    const canAsk = Object.fromEntries(booked.map((one: Bought & { canAsk: boolean }) => [one.id, one.canAsk]));
    expect([canAsk[order.id], canAsk[ofTheHouse.id]]).toEqual([true, false]);
  });

  test('is nobody else’s: not another member’s, not an admin’s', async () => {
    const order = await join((await aDoor()).id);
    for (const as of [await house.signedInAs(), admin, owner])
      expect((await read(ticketOf(order).id, as)).status).toBe(404);
    expect((await read('AbCdEfGhJkLmNpQr')).status).toBe(404);
    expect((await house.call('GET', `/api/tickets/${ticketOf(order).id}`)).status).toBe(401);
  });

  test('of an event that was called off says that its money went back', async () => {
    const event = await aDoor();
    const order = await join(event.id);
    await house.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, order.id));
    expect((await read(ticketOf(order).id)).body).toMatchObject({ status: 'refunded' });
  });
});

describe('the door', () => {
  test('lets a holder in and greets them by their first name only', async () => {
    await house.db.update(users).set({ fullName: 'Marta Ferrer' }).where(eq(users.id, buyer.id));
    const event = await aDoor();
    const order = await join(event.id, 3);
    const reply = await enter(event.id, ticketOf(order, 1).code);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      holder: 'Marta',
      number: 2,
      of: 3,
      ticketType: null,
      usedAt: '2026-08-21T18:00:00.000Z',
      sold: 3,
      entered: 1,
    });
    expect((await read(ticketOf(order, 1).id)).body.usedAt).toBe('2026-08-21T18:00:00.000Z');
    expect((await read(ticketOf(order, 0).id)).body.usedAt).toBeNull();
    const [row] = await house.db
      .select()
      .from(tickets)
      .where(eq(tickets.id, ticketOf(order, 1).id));
    expect(row?.usedBy).toBe(owner.id);
  });

  test('refuses the second entry and says when the first was', async () => {
    const event = await aDoor();
    const { code } = ticketOf(await join(event.id));
    await enter(event.id, code);
    house.time.now = new Date('2026-08-21T18:30:00Z');
    const again = await enter(event.id, code, admin);
    expect([again.status, again.body.code]).toEqual([409, 'already_used']);
    const when = { path: 'usedAt', message: '2026-08-21T18:00:00.000Z' };
    expect(again.body.errors).toEqual([when]);
    // Whose answer was lost on the line learns that it was their own.
    expect((await enter(event.id, code)).body.errors).toEqual([when, { path: 'usedBy', message: 'you' }]);
  });

  test('is closed until twelve hours before the event: a ticket of next week is not used up', async () => {
    const event = await aDoor({ time: '23:00' });
    const ticket = ticketOf(await join(event.id));
    house.time.now = new Date('2026-08-21T08:59:59Z');
    const early = await enter(event.id, ticket.code, admin);
    expect([early.status, early.body.code]).toEqual([409, 'too_early']);
    expect((await read(ticket.id)).body.usedAt).toBeNull();
    house.time.now = new Date('2026-08-21T09:00:00Z');
    expect((await enter(event.id, ticket.code)).status).toBe(200);
  });

  test('lets a ticket of two nights in once a night, and counts those of this one', async () => {
    const event = await aDoor({ duration: { en: '2 nights', es: '2 noches' } });
    const order = await join(event.id, 2);
    const { id, code } = ticketOf(order);
    const entered = async () => {
      const [door] = await doors(owner);
      return [door.id === event.id, door.entered, door.lastDay];
    };
    expect((await enter(event.id, code)).body.entered).toBe(1);
    expect((await enter(event.id, code)).status).toBe(409);
    house.time.now = new Date('2026-08-22T19:00:00Z');
    expect(await entered()).toEqual([true, 0, '2026-08-22']);
    expect((await read(id)).body.lastDay).toBe('2026-08-22');
    const second = await enter(event.id, code);
    expect([second.status, second.body.entered]).toEqual([200, 1]);
    expect((await enter(event.id, code)).body.code).toBe('already_used');
    expect(await entered()).toEqual([true, 1, '2026-08-22']);
  });

  test('takes a code as people type it', async () => {
    const event = await aDoor();
    const { code } = ticketOf(await join(event.id));
    expect((await enter(event.id, ` ${code.toLowerCase()} `)).status).toBe(200);
    expect((await enter(event.id, 'not a code')).status).toBe(422);
  });

  test('refuses what was paid back or cancelled', async () => {
    const event = await aDoor();
    for (const status of ['refunded', 'cancelled'] as const) {
      buyer = await house.signedInAs();
      const order = await join(event.id);
      await house.db.update(orders).set({ status }).where(eq(orders.id, order.id));
      const reply = await enter(event.id, ticketOf(order).code);
      expect([reply.status, reply.body.code]).toEqual([409, 'invalid_transition']);
      expect((await read(ticketOf(order).id)).body.usedAt).toBeNull();
    }
  });

  test('knows no code of another event, and says whose it is to nobody who does not keep that door', async () => {
    const event = await aDoor();
    const sister = ticketOf(await join((await aDoor()).id));
    const foreign = ticketOf(await join((await anEvent(house.db, { priceCents: 0 })).id));
    const replies = [
      await enter(event.id, 'ACDEFHJK'),
      await enter(event.id, foreign.code),
      await enter(event.id, sister.code),
      await enter(event.id, foreign.code, admin),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(replies.map(({ body }) => body.errors?.[0]?.path)).toEqual([undefined, undefined, 'code', 'code']);
    expect((await read(sister.id)).body.usedAt).toBeNull();
  });

  test('opens for the organiser and for admins; for everybody else the event is not there', async () => {
    const event = await aDoor();
    const order = await join(event.id, 2);
    for (const as of [buyer, await house.signedInAs('business')])
      expect((await enter(event.id, ticketOf(order).code, as)).status).toBe(404);
    expect((await read(ticketOf(order).id)).body.usedAt).toBeNull();
    expect((await enter(event.id, ticketOf(order, 0).code, owner)).status).toBe(200);
    expect((await enter(event.id, ticketOf(order, 1).code, admin)).status).toBe(200);
    expect((await enter('AbCdEfGhJkLmNpQr', ticketOf(order).code, admin)).status).toBe(404);
  });

  test('stops who tries codes out, also many at once, and not who scans tickets', async () => {
    const keeper = await house.signedInAs('business');
    const event = await aDoor({ ownerId: keeper.id });
    const order = await join(event.id, 10);
    for (let round = 0; round < 5; round += 1)
      for (const { code } of order.tickets) expect((await enter(event.id, code, keeper)).status).not.toBe(429);
    const guesses = await Promise.all(Array.from({ length: 60 }, () => enter(event.id, 'ACDEFHJK', keeper)));
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(40);
    const stopped = await enter(event.id, ticketOf(order).code, keeper);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await enter(event.id, ticketOf(order).code, admin)).status).toBe(409);
  });
});

describe('the doors one may keep', () => {
  test('are the own ones, tonight’s first, with how many are in', async () => {
    const keeper = await house.signedInAs('business');
    const mine = (date: string, time: string) => aDoor({ ownerId: keeper.id, date, time });
    const saturday = await mine('2026-08-22', '23:00');
    const friday = await mine('2026-08-21', '23:00');
    const thursday = await mine('2026-08-20', '23:00');
    await mine('2026-08-10', '23:00');
    const order = await join(friday.id, 3);
    await enter(friday.id, ticketOf(order).code, keeper);
    const list = await doors(keeper);
    expect(list.map(({ id }: { id: string }) => id)).toEqual([friday.id, saturday.id, thursday.id]);
    expect(list[0]).toMatchObject({ sold: 3, entered: 1, title: 'Mirrorball on the roof' });
    expect(list[1]).toMatchObject({ sold: 0, entered: 0 });
  });

  test('are an admin’s once a ticket is sold, and nobody’s else', async () => {
    const quiet = await aDoor();
    const busy = await aDoor();
    await join(busy.id);
    const ids = (await doors(admin)).map(({ id }: { id: string }) => id);
    expect(ids).toContain(busy.id);
    expect(ids).not.toContain(quiet.id);
    expect(await doors(buyer)).toEqual([]);
  });

  test('close when the event is called off', async () => {
    const keeper = await house.signedInAs('business');
    const event = await aDoor({ ownerId: keeper.id });
    await join(event.id);
    const off = await house.call('POST', `/api/events/${event.id}/cancellation`, { as: admin, body: {} });
    expect(off.status).toBe(200);
    expect(await doors(keeper)).toEqual([]);
  });
});
