/** What heals by itself: lost notices, crashes between the provider's yes and ours, refunds (issue 6; quality, Payments). */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { refunds, tickets } from '#features/orders/server/table.ts';
import { createLog } from '#kit/server/log.ts';
import { createOutbox } from '#kit/server/outbox/outbox.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import type { PaymentProvider } from '../provider.ts';
import { createReconciler } from './reconcile.ts';
import { sandboxNoticeTask } from '../sandbox/sandbox-notices.ts';
import { confirmSandboxPayment, createPaymentIntent } from '../service.ts';
import { openStandIn, standInKeys } from '../stand-in/stand-in.ts';
import type { StandIn } from '../stand-in/stand-in.ts';
import { createStripe } from '../stripe/stripe.ts';
import { payments } from '../table.ts';
import { takePayment } from './taking.ts';
import { paymentTasks } from '../tasks.ts';

let standIn: StandIn;
let house: TestHouse;
let stripe: PaymentProvider;
let buyer: Member;
beforeAll(async () => {
  standIn = await openStandIn();
  const keys = { ...standInKeys, apiBase: standIn.url };
  stripe = createStripe(keys);
  house = await openTestHouse({ stripe: keys });
});
afterAll(async () => {
  await house.close();
  await standIn.close();
});
beforeEach(async () => {
  house.time.now = new Date('2026-08-18T18:00:00Z');
  buyer = await house.signedInAs();
  // Payments of the tests before are not asked about again.
  await house.db.update(payments).set({ status: 'replaced' }).where(eq(payments.status, 'open'));
});

const log = createLog('silent');
const clock = () => house.time.now;
const wishFor = (itemId: string) => ({
  amount: 50,
  currency: 'eur' as const,
  metadata: { type: 'event' as const, itemId, userId: buyer.id, quantity: 2 },
});
const intend = async (provider = stripe) => {
  const { id } = await anEvent(house.db);
  const intent = await createPaymentIntent(house.db, provider, buyer, wishFor(id), clock());
  return { ...intent, eventId: id, paymentId: intent.clientSecret.split('_secret_')[0] ?? '' };
};
const orderOf = async (id: string) => (await house.call('GET', `/api/orders/${id}`, { as: buyer })).body;
const statusOf = async (id: string) => (await orderOf(id)).status;
const paymentStatus = async (id: string) =>
  (await house.db.select().from(payments).where(eq(payments.id, id)))[0]?.status;
const refundsAt = (paymentId: string) =>
  [...standIn.refunds.values()].filter((one) => one.payment_intent === paymentId).map(({ amount }) => amount);
const refundRows = (orderId: string) => house.db.select().from(refunds).where(eq(refunds.orderId, orderId));

/** The provider does it, and then the process dies before it hears so. */
const dyingAfter = (name: 'open' | 'refund'): PaymentProvider => ({
  ...stripe,
  [name]: async (input: never) => {
    await stripe[name](input);
    throw new Error('killed');
  },
});

describe('a lost notice', () => {
  test('heals within five minutes', async () => {
    const { orderId, paymentId } = await intend();
    standIn.pay(paymentId);
    await house.api.reconcile();
    expect(await statusOf(orderId)).toBe('pending');
    house.later(3);
    await house.api.reconcile();
    expect(await statusOf(orderId)).toBe('confirmed');
    expect(await paymentStatus(paymentId)).toBe('succeeded');
    expect(await house.db.$count(tickets, eq(tickets.orderId, orderId))).toBe(2);
  });

  test('that a killed process took along heals when the next one starts', async () => {
    const { orderId, paymentId } = await intend();
    standIn.pay(paymentId);
    house.later(1);
    await house.api.reconcile();
    expect(await statusOf(orderId)).toBe('pending');
    await house.api.reconcile(true);
    expect(await statusOf(orderId)).toBe('confirmed');
  });

  test('of the sandbox heals too', async () => {
    const sandboxed = await openTestHouse({ now: clock() });
    const member = await sandboxed.signedInAs();
    const { id } = await anEvent(sandboxed.db);
    const wish = wishFor(id);
    const body = { ...wish, metadata: { ...wish.metadata, userId: member.id } };
    const intent = (await sandboxed.call('POST', '/api/create-payment-intent', { as: member, body })).body;
    const card = { clientSecret: intent.clientSecret, cardNumber: '4242424242424242', expiry: '12/30', cvc: '123' };
    await confirmSandboxPayment(sandboxed.db, member, card, clock());
    await sandboxed.db.delete(tasks).where(eq(tasks.name, sandboxNoticeTask));
    sandboxed.time.now = new Date(clock().getTime() + 3 * 60_000);
    await sandboxed.api.reconcile();
    const order = await sandboxed.call('GET', `/api/orders/${intent.orderId}`, { as: member });
    expect(order.body).toMatchObject({ status: 'confirmed', tickets: [{}, {}] });
    await sandboxed.close();
  });

  test('heals after the hold ran out, and after a run in which the provider was away', async () => {
    const { orderId, paymentId } = await intend();
    standIn.pay(paymentId);
    house.later(16);
    standIn.setAway(true);
    await house.api.reconcile();
    standIn.setAway(false);
    expect(await paymentStatus(paymentId)).toBe('open');
    house.later(1);
    // What the run stopped at comes last in the next one, which begins after it.
    await house.api.reconcile();
    await house.api.reconcile();
    expect(await statusOf(orderId)).toBe('confirmed');
  });

  test('is taken once by two processes that ask at the same time', async () => {
    const { orderId, paymentId } = await intend();
    standIn.pay(paymentId);
    house.later(3);
    const other = createReconciler({
      db: house.db,
      clock,
      log,
      providers: [createStripe({ ...standInKeys, apiBase: standIn.url })],
    });
    await Promise.all([house.api.reconcile(), other()]);
    expect(await house.db.$count(tickets, eq(tickets.orderId, orderId))).toBe(2);
  });

  test('is not undone by an answer that was on its way while the notice came', async () => {
    const { orderId, paymentId } = await intend();
    house.later(3);
    const paidMeanwhile: PaymentProvider = {
      ...stripe,
      look: async (id) => {
        const before = await stripe.look(id);
        standIn.pay(id);
        const now = await stripe.look(id);
        await house.db.transaction((db) => takePayment(db, { ...now, id }, clock()));
        return { ...before, status: 'processing' };
      },
    };
    await createReconciler({ db: house.db, clock, log, providers: [paidMeanwhile] })();
    expect([await paymentStatus(paymentId), await statusOf(orderId)]).toEqual(['succeeded', 'confirmed']);
  });

  test('is not invented: what nobody paid stays open, and is closed at the provider after half an hour', async () => {
    const { orderId, paymentId } = await intend();
    house.later(10);
    await house.api.reconcile();
    expect([await paymentStatus(paymentId), await statusOf(orderId)]).toEqual(['open', 'pending']);
    house.later(21);
    await house.api.reconcile();
    expect(await paymentStatus(paymentId)).toBe('replaced');
    expect(standIn.intents.get(paymentId)?.status).toBe('canceled');
    const before = standIn.asked.length;
    await house.api.reconcile();
    expect(standIn.asked.length).toBe(before);
  });
});

describe('a crash', () => {
  test('after the provider opened a payment gives the same one to the next try', async () => {
    const { id } = await anEvent(house.db);
    await expect(createPaymentIntent(house.db, dyingAfter('open'), buyer, wishFor(id), clock())).rejects.toThrow(
      'killed',
    );
    const { orderId } = await createPaymentIntent(house.db, stripe, buyer, wishFor(id), clock());
    const made = [...standIn.intents.values()].filter(({ metadata }) => metadata['orderId'] === orderId);
    expect(made).toHaveLength(1);
  });

  test('between the provider’s yes and our commit heals by reconciliation', async () => {
    const { orderId, paymentId } = await intend();
    standIn.pay(paymentId);
    const killed = house.db.transaction(async (db) => {
      await takePayment(db, { id: paymentId, amountCents: 5000, currency: 'eur' }, clock());
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await statusOf(orderId)).toBe('pending');
    house.later(3);
    await house.api.reconcile();
    expect(await statusOf(orderId)).toBe('confirmed');
  });

  test('between the provider’s refund and our note of it refunds exactly once, also when keys are forgotten', async () => {
    const { orderId, paymentId } = await bought();
    await cancel(orderId);
    const dying = createOutbox({
      db: house.db,
      clock,
      log,
      tasks: paymentTasks({ providers: [dyingAfter('refund')], clock, log }),
    });
    await dying.runDue();
    expect([refundsAt(paymentId), (await refundRows(orderId))[0]?.status]).toEqual([[5000], 'asked']);
    standIn.forgetKeys();
    house.later(1);
    await house.runTasks();
    expect([refundsAt(paymentId), (await refundRows(orderId))[0]?.status]).toEqual([[5000], 'done']);
  });
});

describe('a refund', () => {
  test('is done by the provider, and the desk sees it', async () => {
    const { orderId, paymentId } = await bought();
    await cancel(orderId);
    await house.runTasks();
    expect(refundsAt(paymentId)).toEqual([5000]);
    const admin = await house.signedInAs('admin');
    const sheet = await house.call('GET', `/api/admin/orders/${orderId}`, { as: admin });
    expect(sheet.body.refunds).toMatchObject([{ amount: '50.00', reason: 'buyer', status: 'done' }]);
  });

  test('on its way is asked about until it has arrived', async () => {
    const { orderId, paymentId } = await bought();
    standIn.setRefunds('pending');
    await cancel(orderId);
    await house.runTasks();
    expect((await refundRows(orderId))[0]?.status).toBe('asked');
    standIn.setRefunds('succeeded');
    house.later(5);
    await house.runTasks();
    expect([refundsAt(paymentId), (await refundRows(orderId))[0]?.status]).toEqual([[5000], 'done']);
  });

  test('refused for good waits for a person and is not asked again', async () => {
    const { orderId } = await bought();
    standIn.setRefunds('failed');
    await cancel(orderId);
    await house.runTasks();
    standIn.setRefunds('succeeded');
    expect((await refundRows(orderId))[0]?.status).toBe('failed');
    expect(await house.db.$count(tasks, and(eq(tasks.name, 'refund')))).toBe(0);
  });

  test('waits while the provider is away', async () => {
    const { orderId, paymentId } = await bought();
    standIn.setAway(true);
    await cancel(orderId);
    await house.runTasks();
    standIn.setAway(false);
    expect((await refundRows(orderId))[0]?.status).toBe('asked');
    house.later(1);
    await house.runTasks();
    expect(refundsAt(paymentId)).toEqual([5000]);
  });
});

async function bought() {
  const intent = await intend();
  standIn.pay(intent.paymentId);
  await house.db.transaction((db) =>
    takePayment(db, { id: intent.paymentId, amountCents: 5000, currency: 'eur' }, clock()),
  );
  return intent;
}

async function cancel(orderId: string): Promise<void> {
  const reply = await house.call('POST', `/api/orders/${orderId}/cancellation`, {
    as: buyer,
    body: { refund: '50.00' },
  });
  expect(reply.body).toMatchObject({ status: 'refunded', refunded: '50.00' });
}
