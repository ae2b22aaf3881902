/** Money that came, however it is told (issue 6; quality, Payments): on both engines, through the real provider's door. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { webhookSecret } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import type { EventRow } from '#features/events/server/service.ts';
import { events } from '#features/events/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { orders, refunds, tickets } from '#features/orders/server/table.ts';
import { noticeHeader, signNotice } from './notice.ts';
import { payments } from '../table.ts';
import { aStripeHouse, paymentOf } from '../testing.ts';

const { house, standIn, deliver } = aStripeHouse();
let buyer: Member;
let event: EventRow;
beforeEach(async () => {
  house.time.now = new Date('2026-08-21T18:00:00Z');
  buyer = await house.signedInAs();
  event = await anEvent(house.db);
});

const intend = async (quantity = 2, as = buyer) => {
  const metadata = { type: 'event', itemId: event.id, userId: as.id, quantity };
  const body = { amount: 25 * quantity, currency: 'eur', metadata };
  const reply = await house.call('POST', '/api/create-payment-intent', { as, body });
  return {
    ...reply,
    orderId: reply.body.orderId,
    paymentId: paymentOf(reply.body),
  };
};
const statusOf = async (orderId: string) =>
  (await house.call('GET', `/api/orders/${orderId}`, { as: buyer })).body.status;
const paymentStatus = async (id: string) =>
  (await house.db.select().from(payments).where(eq(payments.id, id)))[0]?.status;
const refundedAt = (paymentId: string) =>
  [...standIn.refunds.values()].filter((one) => one.payment_intent === paymentId).map(({ amount }) => amount);

/** Another order for each seed, the same one each time. */
const shuffled = <T>(list: readonly T[], seed: number): T[] =>
  list
    .map((one, i) => ({ one, at: Math.sin(seed * 1000 + i * 7919) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

describe('ten deliveries', () => {
  test.each([1, 2, 3, 4, 5])(
    'in any order, at once, are one order, one set of tickets, one letter (%i)',
    async (seed) => {
      const email = `buyer${seed}@correo.example`;
      await house.db.update(users).set({ email }).where(eq(users.id, buyer.id));
      const { orderId, paymentId } = await intend();
      standIn.pay(paymentId);
      const notices = [
        ...Array.from({ length: 4 }, () => standIn.noticeOf(paymentId)),
        ...Array.from({ length: 3 }, (_, i) => standIn.noticeOf(paymentId, `evt_${paymentId}_${i}`)),
        standIn.noticeOf(paymentId, `evt_new_${paymentId}`, 'payment_intent.created'),
        standIn.noticeOf(paymentId, `evt_failed_${paymentId}`, 'payment_intent.payment_failed'),
        JSON.stringify({ id: `evt_other_${paymentId}`, type: 'customer.created', data: { object: { id: 'cus_1' } } }),
      ];
      const replies = await Promise.all(shuffled(notices, seed).map((notice) => deliver(notice)));
      expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      await house.runTasks();
      expect(await statusOf(orderId)).toBe('confirmed');
      expect(await house.db.$count(orders, eq(orders.userId, buyer.id))).toBe(1);
      expect(await house.db.$count(tickets, eq(tickets.orderId, orderId))).toBe(2);
      expect(await house.db.$count(mails, eq(mails.recipient, email))).toBe(1);
      expect(refundedAt(paymentId)).toEqual([]);
    },
  );

  test('of money that came too late give it back once', async () => {
    await house.db.update(events).set({ capacity: 2 }).where(eq(events.id, event.id));
    const { orderId, paymentId } = await intend();
    house.time.now = new Date('2026-08-21T18:16:00Z');
    expect((await intend(2, await house.signedInAs())).status).toBe(201);
    standIn.pay(paymentId);
    await Promise.all(Array.from({ length: 10 }, (_, i) => deliver(standIn.noticeOf(paymentId, `evt_late_${i % 5}`))));
    await house.runTasks();
    await house.runTasks();
    expect([await statusOf(orderId), await paymentStatus(paymentId)]).toEqual(['refunded', 'refunded']);
    expect(refundedAt(paymentId)).toEqual([5000]);
    const again = await house.db.transaction((db) => confirmOrder(db, orderId, house.time.now));
    expect(again).toBe('refund');
    const refund = { reason: 'late', status: 'done', amountCents: 5000, doneAt: house.time.now };
    const rows = await house.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(rows).toMatchObject([refund]);
  });
});

test('twenty parallel clicks on Pay are one payment, one order', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => intend()));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  const ids = new Set(replies.map(({ paymentId }) => paymentId));
  expect(ids.size).toBe(1);
  expect(
    [...standIn.intents.values()].filter(({ metadata }) => metadata['orderId'] === replies[0]?.orderId),
  ).toHaveLength(1);
  expect(await house.db.$count(orders, eq(orders.userId, buyer.id))).toBe(1);
});

test('a card that was taken grants nothing before the notice', async () => {
  const { orderId, paymentId } = await intend();
  standIn.pay(paymentId);
  const mine = await house.call('GET', `/api/users/${buyer.id}/orders`, { as: buyer });
  expect(mine.body).toMatchObject([{ id: orderId, status: 'pending', tickets: [] }]);
  expect(await statusOf(orderId)).toBe('pending');
});

describe('a payment that another one replaced', () => {
  test('is closed at the provider, so that no tab left open can pay it', async () => {
    const first = await intend(2);
    const second = await intend(3);
    await house.runTasks();
    expect(standIn.intents.get(first.paymentId)?.status).toBe('canceled');
    expect(standIn.intents.get(second.paymentId)?.status).toBe('requires_payment_method');
  });

  test('and was paid all the same goes back whole; the order waits for its own', async () => {
    const first = await intend(2);
    standIn.pay(first.paymentId);
    const second = await intend(3);
    await house.runTasks();
    expect(await statusOf(first.orderId)).toBe('pending');
    expect([await paymentStatus(first.paymentId), refundedAt(first.paymentId)]).toEqual(['replaced', [5000]]);
    standIn.pay(second.paymentId);
    await deliver(standIn.noticeOf(first.paymentId));
    await deliver(standIn.noticeOf(second.paymentId));
    await house.runTasks();
    expect(await statusOf(first.orderId)).toBe('confirmed');
    expect([refundedAt(first.paymentId), refundedAt(second.paymentId)]).toEqual([[5000], []]);
  });

  test('is opened anew when its amount comes back', async () => {
    const ids = [];
    for (const quantity of [2, 3, 2, 3]) ids.push((await intend(quantity)).paymentId);
    expect(new Set(ids).size).toBe(4);
    await house.runTasks();
    expect(ids.map((id) => standIn.intents.get(id)?.status === 'canceled')).toEqual([true, true, true, false]);
  });

  test('and paid beside its successor is one order and one payment kept', async () => {
    const { orderId, paymentId } = await intend(2);
    await intend(3);
    const again = await intend(2);
    standIn.pay(paymentId);
    standIn.pay(again.paymentId);
    await Promise.all([paymentId, again.paymentId].map((id) => deliver(standIn.noticeOf(id))));
    await house.runTasks();
    expect(await statusOf(orderId)).toBe('confirmed');
    expect([...refundedAt(paymentId), ...refundedAt(again.paymentId)]).toEqual([5000]);
  });
});

describe('the webhook', () => {
  test('refuses what is unsigned, forged or old', async () => {
    const { orderId, paymentId } = await intend();
    standIn.pay(paymentId);
    const body = standIn.noticeOf(paymentId);
    const sixMinutesAgo = new Date(house.time.now.getTime() - 360_000);
    for (const header of [
      '',
      't=1,v1=00',
      signNotice('another secret', body, house.time.now),
      signNotice(webhookSecret, `${body} `, house.time.now),
      signNotice(webhookSecret, body, sixMinutesAgo),
    ]) {
      const reply = await deliver(body, { [noticeHeader]: header });
      expect([reply.status, reply.body.code]).toEqual([400, 'malformed']);
    }
    expect(await statusOf(orderId)).toBe('pending');
  });

  test('refuses a signed notice of a payment that says nothing of one', async () => {
    const body = JSON.stringify({ id: 'evt_bare', type: 'payment_intent.succeeded', data: { object: {} } });
    expect((await deliver(body)).status).toBe(400);
  });
});

describe('with real keys', () => {
  test('the sandbox takes no cards', async () => {
    const { body } = await intend();
    const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
    const pay = { as: buyer, body: { clientSecret: body.clientSecret, ...card } };
    expect((await house.call('POST', '/api/payments/sandbox/confirm', pay)).status).toBe(404);
  });

  test('a provider that is away loses nothing: the hold stays, and the next try goes on with it', async () => {
    standIn.setAway(true);
    const refused = await intend();
    standIn.setAway(false);
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    const [held] = await house.db.select().from(orders).where(eq(orders.userId, buyer.id));
    const again = await intend();
    expect([again.status, again.orderId]).toEqual([201, held?.id]);
  });
});
