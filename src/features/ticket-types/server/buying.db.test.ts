/** Tickets of a type: what they cost, who gets the last one, what comes back, and who is told of which type (decision 0175). */
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '#app/server/testing-calls.ts';
import { buyingIn } from '#app/server/testing-buying.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent, placesTakenOf } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import type { EventRow } from '#features/events/server/table.ts';
import { invoices } from '#features/invoices/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder, releaseAllExpiredHolds } from '#features/orders/server/doors/buying.ts';
import { orders } from '#features/orders/server/table.ts';
import { databaseFault } from '#kit/server/db.ts';
import { ticketTypes } from './table.ts';

const house = aTestHouse();
const { intend, ...buying } = buyingIn(house);
let owner: Member;
let ana: Member;
let bea: Member;
let event: EventRow;
beforeAll(async () => {
  owner = await house.signedInAs('business');
});
beforeEach(async () => {
  house.time.now = new Date('2026-08-01T10:00:00Z');
  [ana, bea] = [await house.signedInAs(), await house.signedInAs()];
  event = await anEvent(house.db, { ownerId: owner.id, priceCents: 2000, capacity: 20 });
});

const early = { name: { en: 'Early bird', es: 'Anticipada' }, price: '15.00', limit: 5 };
const make = async (over: object = {}): Promise<string> =>
  (await house.call('POST', `/api/events/${event.id}/ticket-types`, { as: owner, body: { ...early, ...over } })).body
    .id;
const typeOf = async (id: string) => {
  const { body } = await house.call('GET', `/api/admin/events/${event.id}/ticket-types`, { as: owner });
  return body.types.find((type: { id: string }) => type.id === id);
};
const buy = (amount: number, ticketType: string | undefined, { as = ana, quantity = 1, discount = '' } = {}) => {
  const code = discount === '' ? {} : { discount };
  return intend(as, amount, { type: 'event', itemId: event.id, quantity, ticketType, ...code });
};
const pay = (opened: { clientSecret: string }, as = ana) => buying.pay(as, opened);
const orderOf = async (id: string, as = ana) => (await house.call('GET', `/api/orders/${id}`, { as })).body;
const bought = async (amount: number, ticketType: string, quantity = 1) => {
  const { body } = await buy(amount, ticketType, { quantity });
  await pay(body);
  return orderOf(body.orderId);
};
const cancel = (order: { id: string }, refund: string, tickets?: readonly string[]) =>
  house.call('POST', `/api/orders/${order.id}/cancellation`, {
    as: ana,
    body: { refund, ...(tickets && { tickets }) },
  });
const unavailable = [409, 'ticket_type_unavailable'];
const places = () => placesTakenOf(house.db, event.id);

describe('the price', () => {
  test('is that of the type, decided by the server; the regular one stays what it was', async () => {
    const id = await make();
    expect(refusalOf(await buy(40, id, { quantity: 2 }))).toEqual([422, 'price_changed']);
    expect(refusalOf(await buy(15, undefined))).toEqual([422, 'price_changed']);
    expect(await places()).toBe(0);
    const order = await bought(30, id, 2);
    expect(order).toMatchObject({ status: 'confirmed', amount: '30.00', quantity: 2, ticketType: 'Early bird' });
    expect(await typeOf(id)).toMatchObject({ taken: 2, sold: 2, paid: '30.00' });
    const regular = (await buy(20, undefined, { as: bea })).body;
    expect(await orderOf(regular.orderId, bea)).toMatchObject({ amount: '20.00', ticketType: null });
    expect([await places(), (await typeOf(id)).taken]).toEqual([3, 2]);
  });

  test('that changes is another one for who comes next, and a hold keeps what it was promised', async () => {
    const id = await make();
    const { body } = await buy(15, id);
    const changed = { ...early, name: { en: 'Earliest bird' }, price: '16.00' };
    await house.call('PUT', `/api/ticket-types/${id}`, { as: owner, body: changed });
    expect(refusalOf(await buy(15, id, { as: bea }))).toEqual([422, 'price_changed']);
    await pay(body);
    expect(await orderOf(body.orderId)).toMatchObject({
      status: 'confirmed',
      amount: '15.00',
      ticketType: 'Early bird',
    });
    expect((await buy(16, id, { as: bea })).status).toBe(201);
  });

  test('takes a code as the regular one does', async () => {
    const id = await make();
    const body = { word: 'SOL20', unit: 'percent', value: '20' };
    const code = (await house.call('POST', `/api/events/${event.id}/discount-codes`, { as: owner, body })).body;
    const held = (await buy(24, id, { quantity: 2, discount: code.id })).body;
    expect(await orderOf(held.orderId)).toMatchObject({ amount: '24.00', discount: '6.00', ticketType: 'Early bird' });
    expect((await typeOf(id)).taken).toBe(2);
  });

  test('a code that makes a type free is joined by it, and counted', async () => {
    const id = await make({ limit: 1 });
    const body = { word: 'BANDA', unit: 'percent', value: '100' };
    const code = (await house.call('POST', `/api/events/${event.id}/discount-codes`, { as: owner, body })).body;
    const join = (as: Member) =>
      house.call('POST', '/api/orders', { as, body: { eventId: event.id, discount: code.id, ticketType: id } });
    expect((await join(ana)).body).toMatchObject({ status: 'confirmed', amount: '0', ticketType: 'Early bird' });
    expect(refusalOf(await join(bea))).toEqual(unavailable);
    expect([(await typeOf(id)).taken, await places()]).toEqual([1, 1]);
  });
});

describe('what can’t be had', () => {
  test('types of another event, of nobody, ended, before their first day and after their last one change nothing', async () => {
    const [here, elsewhere] = [event, await anEvent(house.db, { ownerId: owner.id })];
    event = elsewhere;
    const theirs = await make();
    event = here;
    const ended = await make();
    await house.call('DELETE', `/api/ticket-types/${ended}`, { as: owner });
    const [soon, past] = [await make({ soldFrom: '2026-08-02' }), await make({ soldUntil: '2026-07-31' })];
    for (const wrong of [theirs, 'nothing1', event.id, ended, soon, past])
      expect(refusalOf(await buy(15, wrong))).toEqual(unavailable);
    expect(await house.db.$count(orders, eq(orders.itemId, event.id))).toBe(0);
    expect(await places()).toBe(0);
    // The town's day begins two hours before that of Greenwich in summer.
    house.time.now = new Date('2026-08-01T22:00:00Z');
    expect((await buy(15, soon)).status).toBe(201);
  });

  test('of an event that became free there is but the one ticket', async () => {
    const id = await make();
    await house.db.update(events).set({ priceCents: 0 }).where(eq(events.id, event.id));
    expect(refusalOf(await buy(15, id))).toEqual([422, 'not_for_sale']);
    const body = { eventId: event.id, ticketType: id };
    expect(refusalOf(await house.call('POST', '/api/orders', { as: ana, body }))).toEqual([422, 'not_for_sale']);
    expect((await typeOf(id)).taken).toBe(0);
  });
});

describe('the places', () => {
  test('two buyers of the last one: one has it, the other hears a clear no and holds nothing', async () => {
    const id = await make({ limit: 1 });
    const both = await Promise.all([buy(15, id), buy(15, id, { as: bea })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(both.map(({ body }) => body.code)).toContain('ticket_type_unavailable');
    expect([await places(), (await typeOf(id)).taken, (await typeOf(id)).state]).toEqual([1, 1, 'soldOut']);
  });

  test('a rush of twenty for five of them sells five, while the event has places for others', async () => {
    const id = await make();
    const crowd = await Promise.all(Array.from({ length: 20 }, () => house.signedInAs()));
    const all = await Promise.all(crowd.map((as) => buy(15, id, { as })));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(5);
    expect([await places(), (await typeOf(id)).taken]).toEqual([5, 5]);
    expect((await buy(20, undefined, { as: bea })).status).toBe(201);
  });

  test('the event’s own are the last word for all types together', async () => {
    const [one, other] = [await make({ limit: null }), await make({ limit: null, name: { en: 'VIP' } })];
    await house.db.update(events).set({ capacity: 4 }).where(eq(events.id, event.id));
    expect((await buy(45, one, { quantity: 3 })).status).toBe(201);
    expect(refusalOf(await buy(30, other, { as: bea, quantity: 2 }))).toEqual([409, 'sold_out']);
    expect([(await typeOf(one)).taken, (await typeOf(other)).taken, await places()]).toEqual([3, 0, 3]);
  });

  test('a hold that becomes one of another type is another payment, and gives the first type back', async () => {
    const [one, other] = [await make(), await make({ name: { en: 'Student' } })];
    const regular = (await buy(40, undefined, { quantity: 2 })).body;
    const first = (await buy(30, one, { quantity: 2 })).body;
    expect(first.orderId).toBe(regular.orderId);
    expect(refusalOf(await pay(regular))).toEqual([409, 'conflict']);
    // For the same sum as well: a form pays for what it showed.
    const second = (await buy(30, other, { quantity: 2 })).body;
    expect(refusalOf(await pay(first))).toEqual([409, 'conflict']);
    expect([(await typeOf(one)).taken, (await typeOf(other)).taken, await places()]).toEqual([0, 2, 2]);
    expect((await buy(15, other)).status).toBe(201);
    expect([(await typeOf(other)).taken, await places()]).toEqual([1, 1]);
    await buy(20, undefined);
    expect([(await typeOf(other)).taken, await places()]).toEqual([0, 1]);
    expect(refusalOf(await pay(second))).toEqual([409, 'conflict']);
  });

  test('who is refused keeps the hold they had', async () => {
    const [one, other] = [await make({ limit: 2 }), await make({ limit: 1 })];
    const { body } = await buy(30, one, { quantity: 2 });
    expect(refusalOf(await buy(45, one, { quantity: 3 }))).toEqual(unavailable);
    expect(refusalOf(await buy(30, other, { quantity: 2 }))).toEqual(unavailable);
    expect([(await typeOf(one)).taken, (await typeOf(other)).taken, await places()]).toEqual([2, 0, 2]);
    await pay(body);
    expect(await orderOf(body.orderId)).toMatchObject({ status: 'confirmed', quantity: 2, ticketType: 'Early bird' });
  });

  test('come back with those of the event: let go, run out, given back in part, called off', async () => {
    const id = await make({ limit: 4 });
    const { body } = await buy(15, id);
    await house.call('DELETE', `/api/orders/${body.orderId}`, { as: ana });
    expect((await typeOf(id)).taken).toBe(0);
    await buy(15, id);
    house.later(16);
    await releaseAllExpiredHolds(house.db, house.time.now);
    expect((await typeOf(id)).taken).toBe(0);
    const order = await bought(60, id, 4);
    expect((await typeOf(id)).state).toBe('soldOut');
    await cancel(order, '15.00', [order.tickets[0].id]);
    expect(await typeOf(id)).toMatchObject({ state: 'open', taken: 3, sold: 3, paid: '45.00' });
    const { version } = (await house.call('GET', `/api/admin/events/${event.id}`, { as: owner })).body;
    const off = await house.call('POST', `/api/events/${event.id}/cancellation`, { as: owner, body: { version } });
    expect(off.body).toMatchObject({ orders: 1, refunded: '45.00' });
    const [row] = await house.db.select().from(ticketTypes).where(eq(ticketTypes.id, id));
    expect([row?.taken, await places()]).toEqual([0, 0]);
  });

  test('a payment that comes when its hold had run out has its place again, or the money goes back', async () => {
    const id = await make({ limit: 1 });
    const late = async (as: Member) => {
      const { body } = await buy(15, id, { as });
      house.later(16);
      await releaseAllExpiredHolds(house.db, house.time.now);
      return body.orderId as string;
    };
    const confirm = (orderId: string) => house.db.transaction((db) => confirmOrder(db, orderId, house.time.now));
    const [first, second] = [await late(ana), await late(bea)];
    await house.call('DELETE', `/api/ticket-types/${id}`, { as: owner });
    expect([await confirm(first), (await typeOf(id)).taken, await places()]).toEqual(['confirmed', 1, 1]);
    expect([await confirm(second), (await typeOf(id)).taken, await places()]).toEqual(['refund', 1, 1]);
  });

  test('the table itself takes no more than there are, and none less than nothing', async () => {
    const id = await make({ limit: 2 });
    for (const taken of [3, -1]) {
      const written = house.db.update(ticketTypes).set({ taken }).where(eq(ticketTypes.id, id));
      const fault = await written.then(() => undefined, databaseFault);
      expect(fault?.constraint).toBe('ticket_types_taken');
    }
  });
});

test('the type is told wherever the order is: letters, file, ticket, invoice, workspace, desk and door', async () => {
  await house.db.update(users).set({ email: 'ana@correo.example', language: 'es' }).where(eq(users.id, ana.id));
  const id = await make();
  const order = await bought(15, id);
  const [letter] = await house.db
    .select()
    .from(mails)
    .where(and(eq(mails.letter, 'order'), eq(mails.recipient, 'ana@correo.example')));
  expect(letter?.values).toMatchObject({ ticketType: early.name });
  const [paper] = await house.db.select().from(invoices).where(eq(invoices.orderId, order.id));
  expect(paper?.lines).toMatchObject([{ description: expect.stringContaining(' · Anticipada · ') }]);
  const seen = async (path: string, as: Member) => (await house.call('GET', path, { as })).body;
  expect(await seen(`/api/tickets/${order.tickets[0].id}?lang=es`, ana)).toMatchObject({ ticketType: 'Anticipada' });
  expect(await seen(`/api/workspace/bookings?listing=${event.id}`, owner)).toMatchObject([
    { ticketType: 'Early bird' },
  ]);
  const admin = await house.signedInAs('admin');
  expect(await seen(`/api/admin/orders/${order.id}`, admin)).toMatchObject({ ticketType: 'Early bird' });
  house.time.now = new Date('2026-08-21T20:00:00Z');
  const ask = (path: string, body: object) =>
    house.call('POST', `/api/events/${event.id}/check-in${path}`, { as: owner, body });
  const [guest] = await house.db.select().from(users).where(eq(users.id, ana.id));
  expect((await ask('/guests', { name: guest?.fullName })).body).toMatchObject([{ ticketType: 'Early bird' }]);
  expect((await ask('', { code: order.tickets[0].code })).body).toMatchObject({ entered: 1, ticketType: 'Early bird' });
});

test('the type is told in what is written of money that goes back, and of a night that moves', async () => {
  await house.db.update(users).set({ email: 'ana@correo.example' }).where(eq(users.id, ana.id));
  const order = await bought(30, await make(), 2);
  const admin = await house.signedInAs('admin');
  const part = { amountCents: 100, note: 'The band was late.', bearer: 'house', refunded: '0' };
  expect((await house.call('POST', `/api/admin/orders/${order.id}/refunds`, { as: admin, body: part })).status).toBe(
    200,
  );
  const { body: record } = await house.call('GET', `/api/admin/events/${event.id}`, { as: admin });
  const { title, description, category, location, address, time, duration, organizer, capacity, price } = record;
  const said = { title, description, category, location, address, time, duration, organizer, capacity, price };
  const moved = { ...said, date: '2026-09-20', moves: true };
  expect((await house.call('PUT', `/api/events/${event.id}`, { as: admin, body: moved })).status).toBe(200);
  expect((await cancel(order, '15.00', [order.tickets[0].id])).status).toBe(200);
  const letters = await house.db.select().from(mails).where(eq(mails.userId, ana.id));
  for (const name of ['partRefund', 'moved', 'cancelled'])
    expect(letters.find(({ letter }) => letter === name)?.values, name).toMatchObject({ ticketType: early.name });
});

test('the regular ticket is called as its organiser says, from then on', async () => {
  await make();
  const before = (await buy(20, undefined, { as: bea })).body;
  const body = { name: { en: 'General entry', es: 'Entrada general' } };
  await house.call('PUT', `/api/events/${event.id}/regular-ticket`, { as: owner, body });
  const held = (await buy(20, undefined)).body;
  expect((await orderOf(held.orderId)).ticketType).toBe('General entry');
  expect((await orderOf(before.orderId, bea)).ticketType).toBe(null);
});
