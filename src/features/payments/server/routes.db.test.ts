import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, webhookSecret } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent, placesTakenOf } from '#features/events/server/factory.ts';
import type { EventRow } from '#features/events/server/service.ts';
import { events } from '#features/events/server/table.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import { noticeHeader, signNotice } from './taking/notice.ts';
import { confirmSandboxPayment } from './service.ts';
import { paymentNotices, payments } from './table.ts';

const house = aTestHouse();
let buyer: Member;
let event: EventRow;
beforeEach(async () => {
  buyer = await house.signedInAs();
  event = await anEvent(house.db);
});

const good = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

type Wish = { quantity?: number; amount?: number; userId?: string; itemId?: string; as?: Member };
const intend = ({ quantity = 2, as = buyer, ...over }: Wish = {}) =>
  house.call('POST', '/api/create-payment-intent', {
    as,
    body: {
      amount: over.amount ?? 25 * quantity,
      currency: 'eur',
      metadata: { type: 'event', itemId: over.itemId ?? event.id, userId: over.userId ?? as.id, quantity },
    },
  });
const pay = (clientSecret: string, card: object = good, as = buyer) =>
  house.call('POST', '/api/payments/sandbox/confirm', { as, body: { clientSecret, ...good, ...card } });
/** Pays without waking the outbox: the notice stays on its way until the tasks run. */
const payQuietly = (clientSecret: string) =>
  confirmSandboxPayment(house.db, { id: buyer.id }, { clientSecret, ...good }, house.time.now);
const orderOf = async (id: string, as = buyer) => (await house.call('GET', `/api/orders/${id}`, { as })).body;
const placesTaken = () => placesTakenOf(house.db, event.id);
const deliver = (body: string, at = house.time.now) =>
  house.call('POST', '/api/payments/webhook', {
    body,
    headers: { [noticeHeader]: signNotice(webhookSecret, body, at) },
  });
const money = { type: 'payment_intent.succeeded', livemode: false };
const noticeOf = (paymentId: string, amount: number, id = `evt_${paymentId}`) =>
  JSON.stringify({ ...money, id, data: { object: { id: paymentId, amount, currency: 'eur' } } });

describe('buying two tickets', () => {
  test('holds them for fifteen minutes, pays, and gives two codes', async () => {
    const intent = await intend();
    expect(intent.status).toBe(201);
    const holdExpiresAt = '2026-08-21T18:15:00.000Z';
    expect(intent.body).toMatchObject({ provider: 'sandbox', publishableKey: null, saves: false, holdExpiresAt });
    const held = { status: 'pending', quantity: 2, amount: '50.00', tickets: [] };
    expect(await orderOf(intent.body.orderId)).toMatchObject(held);
    expect(await placesTaken()).toBe(2);
    expect((await pay(intent.body.clientSecret)).body).toEqual({ status: 'processing', reason: null });
    await house.runTasks();
    const order = await orderOf(intent.body.orderId);
    expect(order).toMatchObject({ status: 'confirmed', holdExpiresAt: null, title: 'Mirrorball on the roof' });
    expect(order.tickets).toHaveLength(2);
    expect(new Set(order.tickets.map((ticket: { code: string }) => ticket.code)).size).toBe(2);
    expect(await placesTaken()).toBe(2);
    const mine = await house.call('GET', `/api/users/${buyer.id}/orders?lang=es`, { as: buyer });
    expect(mine.body).toMatchObject([{ id: order.id, title: 'Bola de espejos en la azotea' }]);
  });

  test('is not granted by anything but the signed notice', async () => {
    const { body } = await intend();
    await payQuietly(body.clientSecret);
    expect((await orderOf(body.orderId)).status).toBe('pending');
    await house.runTasks();
    expect((await orderOf(body.orderId)).status).toBe('confirmed');
  });

  test.each([
    ['4000 0000 0000 0002', 'card_declined'],
    ['4000 0000 0000 9995', 'insufficient_funds'],
    ['4000 0000 0000 0069', 'expired_card'],
    ['4111 1111 1111 1112', 'incorrect_number'],
  ])('card %s is refused as %s, and another card may follow', async (cardNumber, reason) => {
    const { body } = await intend();
    expect((await pay(body.clientSecret, { cardNumber })).body).toEqual({ status: 'refused', reason });
    await house.runTasks();
    expect((await orderOf(body.orderId)).status).toBe('pending');
    await pay(body.clientSecret);
    await house.runTasks();
    expect((await orderOf(body.orderId)).status).toBe('confirmed');
  });

  test('with a card of last month is refused', async () => {
    const { body } = await intend();
    expect((await pay(body.clientSecret, { expiry: '07/26' })).body.reason).toBe('expired_card');
    expect((await pay(body.clientSecret, { expiry: '08/26' })).body.status).toBe('processing');
  });
});

describe('asking again', () => {
  test('for another quantity replaces the own hold and keeps its clock', async () => {
    const first = (await intend({ quantity: 2 })).body;
    house.later(5);
    const second = (await intend({ quantity: 5 })).body;
    expect(second).toMatchObject({ orderId: first.orderId, holdExpiresAt: first.holdExpiresAt });
    expect(second.clientSecret).not.toBe(first.clientSecret);
    expect(await placesTaken()).toBe(5);
    expect((await pay(first.clientSecret)).body.code).toBe('conflict');
    await intend({ quantity: 1 });
    expect(await placesTaken()).toBe(1);
  });

  test('for the same gives the same payment', async () => {
    expect((await intend()).body).toEqual((await intend()).body);
  });

  test('while a payment is on its way is refused', async () => {
    const { body } = await intend();
    await payQuietly(body.clientSecret);
    expect((await intend({ quantity: 3 })).body.code).toBe('already_paid');
    expect(await placesTaken()).toBe(2);
  });

  test('at the same moment as paying never sells the larger order at the smaller price', async () => {
    const { body } = await intend({ quantity: 1 });
    const [, paid] = await Promise.all([intend({ quantity: 3 }), pay(body.clientSecret)]);
    await house.runTasks();
    const order = await orderOf(body.orderId);
    expect(order).toMatchObject(
      paid.status === 200 ? { status: 'confirmed', quantity: 1 } : { status: 'pending', quantity: 3 },
    );
  });

  test('after a finished order opens a new one, and a tab that shows it has nothing to pay', async () => {
    const before = (await intend({ quantity: 1 })).body;
    const first = (await intend()).body;
    await pay(first.clientSecret);
    await house.runTasks();
    expect((await pay(before.clientSecret)).body.code).toBe('already_paid');
    const second = (await intend({ quantity: 1 })).body;
    expect(second.orderId).not.toBe(first.orderId);
    expect(await placesTaken()).toBe(3);
  });
});

describe('what the server decides', () => {
  test('an amount that is not its own is refused and holds nothing', async () => {
    const reply = await intend({ amount: 1 });
    expect([reply.status, reply.body.code]).toEqual([422, 'price_changed']);
    expect(await placesTaken()).toBe(0);
    expect(await house.db.$count(orders, eq(orders.eventId, event.id))).toBe(0);
  });

  test('a userId that is not the session’s is refused', async () => {
    const other = await house.signedInAs();
    expect((await intend({ userId: other.id })).status).toBe(403);
  });

  test('what is over is not sold, and is said to be over', async () => {
    const { id } = await anEvent(house.db, { date: '2026-08-20' });
    const reply = await intend({ itemId: id });
    expect([reply.status, reply.body.code]).toEqual([410, 'event_over']);
  });

  test('what is undated, free, unpriced, less than a bank takes, withdrawn or unknown is not sold', async () => {
    const withdrawn = await anEvent(house.db, { status: 'withdrawn' });
    for (const over of [{ date: null }, { priceCents: 0 }, { priceCents: null }]) {
      const { id } = await anEvent(house.db, over);
      expect((await intend({ itemId: id })).body.code).toBe('not_for_sale');
    }
    const cheap = { itemId: (await anEvent(house.db, { priceCents: 24 })).id };
    expect((await intend({ ...cheap, quantity: 2, amount: 0.48 })).body.code).toBe('not_for_sale');
    expect((await intend({ ...cheap, quantity: 3, amount: 0.72 })).status).toBe(201);
    for (const id of [withdrawn.id, 'AbCdEfGhJkLmNpQr']) expect((await intend({ itemId: id })).status).toBe(404);
  });

  test('three holds at a time are enough', async () => {
    for (let i = 0; i < 3; i += 1) expect((await intend({ itemId: (await anEvent(house.db)).id })).status).toBe(201);
    const fourth = await intend();
    expect([fourth.status, fourth.body.code]).toEqual([409, 'too_many_holds']);
    house.later(15);
    expect((await intend()).status).toBe(201);
  });

  test('somebody else’s payment and order are as absent as none', async () => {
    const { body } = await intend();
    const other = await house.signedInAs();
    expect((await pay(body.clientSecret, good, other)).status).toBe(404);
    expect((await house.call('GET', `/api/orders/${body.orderId}`, { as: other })).status).toBe(404);
    expect((await house.call('DELETE', `/api/orders/${body.orderId}`, { as: other })).status).toBe(404);
  });
});

describe('a hold', () => {
  test('that ran out gives its places to the next who asks', async () => {
    await house.db.update(events).set({ capacity: 2 }).where(eq(events.id, event.id));
    const first = (await intend()).body;
    const other = await house.signedInAs();
    expect((await intend({ as: other })).body.code).toBe('sold_out');
    house.later(15);
    expect((await intend({ as: other })).status).toBe(201);
    expect((await orderOf(first.orderId)).status).toBe('expired');
    expect((await pay(first.clientSecret)).body.code).toBe('hold_expired');
    expect(await placesTaken()).toBe(2);
  });

  test('can be given back', async () => {
    const { body } = await intend();
    expect((await house.call('DELETE', `/api/orders/${body.orderId}`, { as: buyer })).body.status).toBe('cancelled');
    expect(await placesTaken()).toBe(0);
    expect((await house.call('DELETE', `/api/orders/${body.orderId}`, { as: buyer })).body.code).toBe(
      'invalid_transition',
    );
  });

  test('that sells the event out shows in the list at once, and its return too', async () => {
    await house.db.update(events).set({ capacity: 2 }).where(eq(events.id, event.id));
    const isSoldOut = async () =>
      (await house.call('GET', '/api/events')).body.find((one: { id: string }) => one.id === event.id).soldOut;
    expect(await isSoldOut()).toBe(false);
    const { body } = await intend();
    expect(await isSoldOut()).toBe(true);
    await house.call('DELETE', `/api/orders/${body.orderId}`, { as: buyer });
    expect(await isSoldOut()).toBe(false);
  });
});

describe('the provider’s notice', () => {
  const paymentOf = async (clientSecret: string) =>
    (
      await house.db.select().from(payments).where(eq(payments.clientSecret, clientSecret))
    )[0] as typeof payments.$inferSelect;

  test('delivered ten times at once is one order with one set of tickets', async () => {
    const { body } = await intend();
    const payment = await paymentOf(body.clientSecret);
    const replies = await Promise.all(Array.from({ length: 10 }, () => deliver(noticeOf(payment.id, 5000))));
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    expect(await house.db.$count(tickets, eq(tickets.orderId, body.orderId))).toBe(2);
  });

  test('under ten different ids still pays once', async () => {
    const { body } = await intend();
    const payment = await paymentOf(body.clientSecret);
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => deliver(noticeOf(payment.id, 5000, `evt_${body.orderId}_${i}`))),
    );
    expect(await house.db.$count(tickets, eq(tickets.orderId, body.orderId))).toBe(2);
  });

  test('of another amount, or of no payment of ours, changes nothing and may come again', async () => {
    const { body } = await intend();
    const payment = await paymentOf(body.clientSecret);
    const before = await house.db.$count(paymentNotices);
    expect((await deliver(noticeOf(payment.id, 1))).status).toBe(409);
    expect((await deliver(noticeOf('pi_unknown', 5000))).status).toBe(404);
    expect(await house.db.$count(paymentNotices)).toBe(before);
    expect((await orderOf(body.orderId)).status).toBe('pending');
  });

  test('that comes after the hold ran out counts while places remain', async () => {
    const { body } = await intend();
    const payment = await paymentOf(body.clientSecret);
    house.later(16);
    await intend({ as: await house.signedInAs(), quantity: 1 });
    expect((await orderOf(body.orderId)).status).toBe('expired');
    await deliver(noticeOf(payment.id, 5000));
    expect((await orderOf(body.orderId)).status).toBe('confirmed');
    expect(await placesTaken()).toBe(3);
  });

  test('that comes after the places were sold again is refunded, once', async () => {
    await house.db.update(events).set({ capacity: 2 }).where(eq(events.id, event.id));
    const { body } = await intend();
    const payment = await paymentOf(body.clientSecret);
    house.later(16);
    await intend({ as: await house.signedInAs() });
    await deliver(noticeOf(payment.id, 5000));
    await deliver(noticeOf(payment.id, 5000, 'evt_again'));
    expect((await orderOf(body.orderId)).status).toBe('refunded');
    expect((await paymentOf(body.clientSecret)).status).toBe('refunded');
    expect(await placesTaken()).toBe(2);
  });

  test('older than five minutes is a replay', async () => {
    const body = noticeOf('pi_1', 1);
    expect((await deliver(body, new Date(house.time.now.getTime() - 301_000))).status).toBe(400);
  });
});

test('twenty clicks on Pay are one payment, one notice, one order', async () => {
  const { body } = await intend();
  const replies = await Promise.all(Array.from({ length: 20 }, () => pay(body.clientSecret)));
  expect(replies.every((reply) => reply.body.status === 'processing')).toBe(true);
  await house.runTasks();
  expect(await house.db.$count(tickets, eq(tickets.orderId, body.orderId))).toBe(2);
  expect(await house.db.$count(orders, eq(orders.userId, buyer.id))).toBe(1);
});
