/** Tickets bought with a code: what they cost, who gets the last use, and how all money follows (decision 0163). */
import { eq } from 'drizzle-orm';
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
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder, releaseAllExpiredHolds } from '#features/orders/server/doors/buying.ts';
import { orders } from '#features/orders/server/table.ts';
import { payments } from '#features/payments/server/table.ts';
import { discountCodes } from './table.ts';

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
  event = await anEvent(house.db, { ownerId: owner.id, priceCents: 1995, capacity: 20 });
});

const make = async (over: object = {}): Promise<string> => {
  const body = { word: 'SOL20', unit: 'percent', value: '20', ...over };
  return (await house.call('POST', `/api/events/${event.id}/discount-codes`, { as: owner, body })).body.id;
};
const end = (id: string) => house.call('DELETE', `/api/discount-codes/${id}`, { as: owner });
const codeOf = async (id: string) => {
  const { body } = await house.call('GET', `/api/events/${event.id}/discount-codes`, { as: owner });
  return body.find((code: { id: string }) => code.id === id);
};
const buy = (amount: number, discount: string | undefined, { as = ana, quantity = 1 } = {}) =>
  intend(as, amount, { type: 'event', itemId: event.id, quantity, discount });
const pay = (opened: { clientSecret: string }, as = ana) => buying.pay(as, opened);
const bought = async (amount: number, discount: string, quantity = 1) => {
  const { body } = await buy(amount, discount, { quantity });
  await pay(body);
  return orderOf(body.orderId);
};
const orderOf = async (id: string, as = ana) => (await house.call('GET', `/api/orders/${id}`, { as })).body;
const join = (discount: string | undefined, { as = ana, quantity = 1 } = {}) => {
  const body = { eventId: event.id, quantity, discount };
  return house.call('POST', '/api/orders', { as, body });
};
const cancel = (order: { id: string; amount: string }, refund: string, tickets?: readonly string[]) =>
  house.call('POST', `/api/orders/${order.id}/cancellation`, {
    as: ana,
    body: { refund, ...(tickets && { tickets }) },
  });
const taken = () => placesTakenOf(house.db, event.id);

/** What each account has of these orders; all together it is nothing. */
async function balances(orderId: string): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { account, amountCents } of await house.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orderId)))
    sums[account] = (sums[account] ?? 0) + amountCents;
  expect(Object.values(sums).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  return sums;
}

describe('the price', () => {
  test('is the discounted one of each ticket, and the sum that was shown has to be that', async () => {
    const id = await make();
    // 19.95 less 20 percent is 15.96 each.
    expect(refusalOf(await buy(59.85, id, { quantity: 3 }))).toEqual([422, 'price_changed']);
    expect(refusalOf(await buy(47.88, undefined, { quantity: 3 }))).toEqual([422, 'price_changed']);
    expect(await taken()).toBe(0);
    const order = await bought(47.88, id, 3);
    expect(order).toMatchObject({
      status: 'confirmed',
      quantity: 3,
      amount: '47.88',
      discountCode: 'SOL20',
      discount: '11.97',
    });
    expect(await codeOf(id)).toMatchObject({ uses: 3, sold: 3, paid: '47.88' });
    const { body: bookings } = await house.call('GET', `/api/workspace/bookings?listing=${event.id}`, { as: owner });
    expect(bookings).toMatchObject([{ amount: '47.88', discountCode: 'SOL20', discount: '11.97' }]);
  });

  test('of what its owner made dearer meanwhile is another one, and the hold keeps the one that was promised', async () => {
    const id = await make();
    const { body } = await buy(15.96, id);
    await house.db.update(events).set({ priceCents: 3000 }).where(eq(events.id, event.id));
    expect(refusalOf(await buy(15.96, id, { as: bea }))).toEqual([422, 'price_changed']);
    await pay(body);
    expect(await orderOf(body.orderId)).toMatchObject({ status: 'confirmed', amount: '15.96' });
    expect((await buy(24, id, { as: bea })).status).toBe(201);
  });

  test('a hold that gets a code is another payment, and one that loses it the full one', async () => {
    const id = await make({ limit: 5 });
    const full = (await buy(39.9, undefined, { quantity: 2 })).body;
    const less = (await buy(31.92, id, { quantity: 2 })).body;
    expect(less.orderId).toBe(full.orderId);
    expect(refusalOf(await pay(full))).toEqual([409, 'conflict']);
    expect([await taken(), (await codeOf(id)).uses]).toEqual([2, 2]);
    const same = await make({ word: 'ALSO20' });
    const other = (await buy(31.92, same, { quantity: 2 })).body;
    expect(refusalOf(await pay(less))).toEqual([409, 'conflict']);
    expect([(await codeOf(id)).uses, (await codeOf(same)).uses]).toEqual([0, 2]);
    expect((await buy(39.9, undefined, { quantity: 2 })).status).toBe(201);
    expect([await taken(), (await codeOf(same)).uses]).toEqual([2, 0]);
    expect(refusalOf(await pay(other))).toEqual([409, 'conflict']);
    expect(await orderOf(other.orderId)).toMatchObject({ amount: '39.90', discountCode: null, discount: '0' });
  });

  test('codes of another event, of nobody and ended ones change nothing', async () => {
    const id = await make();
    const [here, foreign] = [event, await anEvent(house.db, { ownerId: owner.id })];
    event = foreign;
    const theirs = await make();
    event = here;
    for (const wrong of [theirs, 'nothing1', event.id])
      expect(refusalOf(await buy(15.96, wrong))).toEqual([404, 'code_unknown']);
    const held = (await buy(15.96, id)).body;
    await end(id);
    expect(refusalOf(await buy(15.96, id, { as: bea }))).toEqual([410, 'code_ended']);
    expect(await house.db.$count(orders, eq(orders.itemId, event.id))).toBe(1);
    // What is held by it is bought as it was promised.
    await pay(held);
    expect(await orderOf(held.orderId)).toMatchObject({ status: 'confirmed', amount: '15.96' });
  });
});

describe('the uses', () => {
  test('two buyers of the last one: one has it, the other hears a clear no and holds nothing', async () => {
    const id = await make({ limit: 1 });
    const both = await Promise.all([buy(15.96, id), buy(15.96, id, { as: bea })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('code_used_up');
    expect([await taken(), (await codeOf(id)).uses]).toEqual([1, 1]);
  });

  test('a rush of twenty for five of them sells five, and no place besides', async () => {
    const id = await make({ limit: 5 });
    const crowd = await Promise.all(Array.from({ length: 20 }, () => house.signedInAs()));
    const all = await Promise.all(crowd.map((as) => buy(15.96, id, { as })));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(new Set(all.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['code_used_up']),
    );
    expect([await taken(), (await codeOf(id)).uses]).toEqual([5, 5]);
  });

  test('who is refused keeps the hold they had', async () => {
    const id = await make({ limit: 2 });
    const { body } = await buy(31.92, id, { quantity: 2 });
    expect(refusalOf(await buy(47.88, id, { quantity: 3 }))).toEqual([409, 'code_used_up']);
    expect([await taken(), (await codeOf(id)).uses]).toEqual([2, 2]);
    await pay(body);
    expect(await orderOf(body.orderId)).toMatchObject({ status: 'confirmed', quantity: 2 });
  });

  test('where places are short nothing of the code is used', async () => {
    const id = await make();
    expect((await buy(15.96 * 9, id, { quantity: 9 })).status).toBe(201);
    await house.db.update(events).set({ capacity: 10 }).where(eq(events.id, event.id));
    expect(refusalOf(await buy(31.92, id, { as: bea, quantity: 2 }))).toEqual([409, 'sold_out']);
    expect((await codeOf(id)).uses).toBe(9);
  });

  test('come back with their places: let go, run out, given back in part, called off by the owner', async () => {
    const id = await make({ limit: 4 });
    const { body } = await buy(15.96, id);
    await house.call('DELETE', `/api/orders/${body.orderId}`, { as: ana });
    expect((await codeOf(id)).uses).toBe(0);
    await buy(15.96, id);
    house.time.now = new Date('2026-08-01T10:16:00Z');
    await releaseAllExpiredHolds(house.db, house.time.now);
    expect((await codeOf(id)).uses).toBe(0);
    const order = await bought(63.84, id, 4);
    expect((await codeOf(id)).state).toBe('used');
    await cancel(order, '15.96', [order.tickets[0].id]);
    expect(await codeOf(id)).toMatchObject({ state: 'open', uses: 3, sold: 3, paid: '47.88' });
    await cancel(order, '47.88');
    expect(await codeOf(id)).toMatchObject({ uses: 0, sold: 0, paid: '0' });
    expect(await taken()).toBe(0);
  });

  test('a payment that comes when its hold had run out has the use again, or the money goes back', async () => {
    const id = await make({ limit: 1 });
    const late = async (as: Member) => {
      const { body } = await buy(15.96, id, { as });
      house.time.now = new Date(house.time.now.getTime() + 16 * 60_000);
      await releaseAllExpiredHolds(house.db, house.time.now);
      return body.orderId as string;
    };
    const confirm = (orderId: string) => house.db.transaction((db) => confirmOrder(db, orderId, house.time.now));
    const [first, second] = [await late(ana), await late(bea)];
    await end(id);
    expect([await confirm(first), (await codeOf(id)).uses, await taken()]).toEqual(['confirmed', 1, 1]);
    expect([await confirm(second), (await codeOf(id)).uses, await taken()]).toEqual(['refund', 1, 1]);
    await balances(second);
  });
});

describe('the money', () => {
  test('is shared, taxed and given back as what was really paid', async () => {
    const id = await make();
    const order = await bought(47.88, id, 3);
    const commission = Math.ceil(4788 * 0.12 - 0.5);
    expect(await balances(order.id)).toEqual({ buyer: -4788, commission, owner: 4788 - commission });
    const [sale] = await house.db.select().from(invoices).where(eq(invoices.orderId, order.id));
    expect(sale).toMatchObject({ grossCents: 4788 });
    await cancel(order, '15.96', [order.tickets[1].id]);
    await house.runTasks();
    expect(await balances(order.id)).toMatchObject({ buyer: -4788, refund: 1596 });
    const papers = await house.db.select().from(invoices).where(eq(invoices.orderId, order.id));
    expect(papers.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(3192);
    const { listings } = (await house.call('GET', '/api/workspace/ledger', { as: owner })).body;
    expect(listings.find(({ id }: { id: string }) => id === event.id)).toMatchObject({ net: 3192 });
  });

  test('the letters and the file say the code and what it took off', async () => {
    await house.db.update(users).set({ email: 'ana@correo.example', language: 'en' }).where(eq(users.id, ana.id));
    const id = await make();
    await bought(15.96, id);
    const letters = await house.db.select().from(mails).where(eq(mails.letter, 'order'));
    expect(letters.at(-1)?.values).toMatchObject({ amount: '15.96', discount: { code: 'SOL20', off: '3.99' } });
  });
});

describe('a code that makes it free', () => {
  test('is joined without a card: tickets, a letter, no payment, no invoice, nothing in the ledger', async () => {
    const id = await make({ word: 'BANDA', value: '100', limit: 3 });
    expect(refusalOf(await buy(0, id))).toEqual([422, 'not_for_sale']);
    const { status, body } = await join(id, { quantity: 2 });
    expect([status, body]).toMatchObject([
      201,
      { status: 'confirmed', amount: '0', discountCode: 'BANDA', discount: '39.90' },
    ]);
    expect(body.tickets).toHaveLength(2);
    await house.runTasks();
    for (const table of [payments, invoices, ledgerEntries])
      expect(await house.db.$count(table, eq(table.orderId, body.id))).toBe(0);
    expect(await codeOf(id)).toMatchObject({ uses: 2, sold: 2, paid: '0' });
    // Asking again gives the same; what is given back is another’s.
    expect((await join(id, { quantity: 1 })).body.id).toBe(body.id);
    expect(refusalOf(await join(id, { as: bea, quantity: 2 }))).toEqual([409, 'code_used_up']);
    expect((await cancel(body, '0')).body.status).toBe('cancelled');
    expect((await codeOf(id)).uses).toBe(0);
    expect((await join(id, { as: bea, quantity: 3 })).status).toBe(403);
    const [ticket] = (await join(id, { as: bea, quantity: 2 })).body.tickets;
    house.time.now = new Date('2026-08-21T20:00:00Z');
    const door = { as: owner, body: { code: ticket.code } };
    expect((await house.call('POST', `/api/events/${event.id}/check-in`, door)).body).toMatchObject({ entered: 1 });
  });

  test('lets what its buyer held unpaid go, be it the last place', async () => {
    await house.db.update(events).set({ capacity: 1 }).where(eq(events.id, event.id));
    const id = await make({ word: 'BANDA', value: '100' });
    const held = (await buy(19.95, undefined)).body;
    expect((await join(id)).status).toBe(201);
    expect([await taken(), (await orderOf(held.orderId)).status]).toEqual([1, 'cancelled']);
    expect(refusalOf(await pay(held))).toEqual([410, 'hold_expired']);
  });

  test('beside tickets that were paid for, and only as long as it really makes it free', async () => {
    const less = await make();
    const free = await make({ word: 'BANDA', unit: 'euro', value: '19.95' });
    await bought(15.96, less);
    expect(refusalOf(await join(less))).toEqual([422, 'price_changed']);
    expect((await join(free)).body).toMatchObject({ status: 'confirmed', amount: '0' });
    await house.db.update(events).set({ priceCents: 2995 }).where(eq(events.id, event.id));
    expect(refusalOf(await join(free, { as: bea }))).toEqual([422, 'price_changed']);
    expect((await buy(10, free, { as: bea })).status).toBe(201);
  });

  test('an event that is free takes no code: everybody joins it once', async () => {
    const id = await make({ word: 'BANDA', value: '100' });
    await house.db.update(events).set({ priceCents: 0 }).where(eq(events.id, event.id));
    const first = (await join(undefined)).body;
    expect((await join(id)).body).toMatchObject({ id: first.id, discountCode: null });
    expect((await codeOf(id)).uses).toBe(0);
    expect(await house.db.$count(discountCodes, eq(discountCodes.eventId, event.id))).toBe(1);
  });
});
