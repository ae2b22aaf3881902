/** Parts of a payment that go back: one after the other, pending, refused and asked for again (decision 0048). On both engines. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { refundFailed } from '#features/orders/server/doors/money-back.ts';
import { refunds } from '#features/orders/server/table.ts';
import { aStripeHouse, paymentOf } from '../testing.ts';

const { house, standIn, hear } = aStripeHouse();
let admin: Member;
let buyer: Member;
let order: { readonly id: string; readonly paymentId: string };
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});

/** Three tickets for 75 euro, paid at the provider. */
beforeEach(async () => {
  standIn.setRefunds('succeeded');
  buyer = await house.signedInAs();
  await house.db.update(users).set({ email: 'ana@correo.example' }).where(eq(users.id, buyer.id));
  const { id: itemId } = await anEvent(house.db, { date: '2026-09-28', cancellation: 'flexible' });
  const metadata = { type: 'event', itemId, userId: buyer.id, quantity: 3 };
  const body = { amount: 75, currency: 'eur', metadata };
  const intent = (await house.call('POST', '/api/create-payment-intent', { as: buyer, body })).body;
  order = { id: intent.orderId, paymentId: paymentOf(intent) };
  standIn.pay(order.paymentId);
  await hear(standIn.noticeOf(order.paymentId));
  await house.db.delete(mails);
});

const mine = async () => (await house.call('GET', `/api/orders/${order.id}`, { as: buyer })).body;
const giveBack = async (place: number) => {
  const tickets = [(await mine()).tickets[place].id];
  const body = { refund: '25.00', tickets };
  expect((await house.call('POST', `/api/orders/${order.id}/cancellation`, { as: buyer, body })).status).toBe(200);
};
const fromDesk = (amountCents: number, refunded: string) => {
  const body = { amountCents, refunded, note: 'No music.', bearer: 'house' };
  return house.call('POST', `/api/admin/orders/${order.id}/refunds`, { as: admin, body });
};
const retry = (id: string, as = admin) => house.call('POST', `/api/admin/refunds/${id}/attempts`, { as });
const atProvider = () => [...standIn.refunds.values()].filter((one) => one.payment_intent === order.paymentId);
const rows = () => house.db.select().from(refunds).where(eq(refunds.orderId, order.id));
const lines = () => house.db.$count(ledgerEntries, eq(ledgerEntries.orderId, order.id));
const letters = async () => (await house.db.select().from(mails)).map(({ letter }) => letter).toSorted();

test('tickets and the desk’s part are refunds of their own, together the payment at most', async () => {
  await giveBack(0);
  await fromDesk(1000, '25.00');
  await house.runTasks();
  expect(
    atProvider()
      .map(({ amount }) => amount)
      .toSorted((one, other) => one - other),
  ).toEqual([1000, 2500]);
  expect((await mine()).back).toEqual({ asked: '0', done: '35.00', failed: '0' });
  const { body } = await house.call('POST', `/api/admin/orders/${order.id}/cancellation`, { as: admin });
  expect(body.refunded).toBe('75.00');
  await house.runTasks();
  expect(atProvider().reduce((sum, { amount }) => sum + amount, 0)).toBe(7500);
  expect((await mine()).back).toEqual({ asked: '0', done: '75.00', failed: '0' });
});

test('one that the bank takes its time over is on its way until the provider tells that it is done', async () => {
  standIn.setRefunds('pending');
  await giveBack(1);
  await house.runTasks();
  expect((await mine()).back).toEqual({ asked: '25.00', done: '0', failed: '0' });
  const [refund] = atProvider();
  standIn.setRefunds('succeeded');
  const told = standIn.noticeAbout('refund.updated', refund ?? { payment_intent: '' });
  for (const notice of [told, told]) await hear(notice);
  expect((await mine()).back).toEqual({ asked: '0', done: '25.00', failed: '0' });
  expect([(await rows()).length, atProvider().length]).toEqual([1, 1]);
});

test('one that is refused is said to buyer and desk once, and asked for again as another attempt', async () => {
  standIn.setRefunds('failed');
  await giveBack(2);
  await house.runTasks();
  await hear(standIn.noticeAbout('refund.failed', atProvider()[0] ?? { payment_intent: '' }));
  expect((await mine()).back).toEqual({ asked: '0', done: '0', failed: '25.00' });
  expect(await letters()).toEqual(['cancelled', 'refundFailed', 'refundRefused']);
  const stuck = (await house.call('GET', '/api/admin/orders?refund=failed', { as: admin })).body;
  expect(stuck.map(({ id }: { id: string }) => id)).toContain(order.id);
  const booked = await lines();

  const [refused] = await rows();
  expect((await retry(refused?.id ?? '', buyer)).status).toBe(403);
  standIn.setRefunds('succeeded');
  const counts = async () => (await house.call('GET', '/api/desk-counts', { as: admin })).body.refunds;
  const before = await counts();
  const twice = await Promise.all([retry(refused?.id ?? ''), retry(refused?.id ?? '')]);
  expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect([await counts(), (await mine()).back.asked]).toEqual([before - 1, '25.00']);
  // The run of the first attempt, if it comes back as late as now, fails no more than itself.
  expect(await refundFailed(house.db, { id: refused?.id ?? '', attempt: 1 }, house.time.now)).toBe(false);
  expect((await mine()).back.asked).toBe('25.00');
  await house.runTasks();
  // What became of the first attempt, told late, changes nothing.
  for (const one of atProvider()) await hear(standIn.noticeAbout('refund.updated', one));
  expect((await mine()).back).toEqual({ asked: '0', done: '25.00', failed: '0' });
  expect(atProvider().map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  expect([await lines(), (await retry(refused?.id ?? '')).body.code]).toEqual([booked, 'invalid_transition']);
});

test('one that is refused is not asked for again while a bank asks for the money', async () => {
  standIn.setRefunds('failed');
  await giveBack(0);
  await house.runTasks();
  await hear(standIn.noticeAbout('refund.failed', atProvider()[0] ?? { payment_intent: '' }));
  const [refused] = await rows();
  const dispute = standIn.dispute(order.paymentId, { balance_transactions: [{ amount: -7500, fee: 1500 }] });
  await hear(standIn.noticeAbout('charge.dispute.created', dispute));
  standIn.setRefunds('succeeded');
  expect((await retry(refused?.id ?? '')).body.code).toBe('invalid_transition');
  await house.runTasks();
  expect(atProvider().map(({ status }) => status)).toEqual(['failed']);
});

test('one that fails after it was done is not said to be back any more', async () => {
  await giveBack(0);
  await house.runTasks();
  expect((await mine()).back.done).toBe('25.00');
  const [refund] = atProvider();
  Object.assign(refund ?? {}, { status: 'failed' });
  await hear(standIn.noticeAbout('refund.failed', refund ?? { payment_intent: '' }));
  expect((await mine()).back).toEqual({ asked: '0', done: '0', failed: '25.00' });
  expect(await letters()).toEqual(['cancelled', 'refundFailed', 'refundRefused']);
});
