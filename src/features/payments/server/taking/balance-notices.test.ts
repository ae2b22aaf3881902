/** Issue 22: what moves on the house's own balance without the house is known within seconds, not the next day. */
import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestHouse, webhookSecret } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { orders, refunds } from '#features/orders/server/table.ts';
import { aProviderAccount } from '#features/payout-accounts/server/factory.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { newId } from '#kit/server/ids.ts';
import { noticeHeader, signNotice } from './notice.ts';
import { openStandIn, standInKeys } from '../stand-in/stand-in.ts';
import type { StandIn } from '../stand-in/stand-in.ts';
import { createStripe } from '../stripe/stripe.ts';

let standIn: StandIn;
let house: TestHouse;
let admin: Member;
let account: string;
beforeAll(async () => {
  standIn = await openStandIn();
  const stripe = { ...standInKeys, apiBase: standIn.url };
  house = await openTestHouse({ ownerPayouts: 'provider', stripe });
  admin = await house.signedInAs('admin');
  account = await createStripe(stripe).openAccount({ key: 'a', country: 'ES', kind: 'person', email: 'a@b.example' });
  standIn.connect.setAccount(account, true);
});
afterAll(async () => {
  await house.close();
  await standIn.close();
});
let day = 21;
beforeEach(() => {
  // Each has a day of its own, and so a comparison.
  for (const clock of [house.time, standIn.time]) clock.now = new Date(`2026-08-${day}T18:00:00Z`);
  day += 1;
});

const notice = (type: string, object: object, over: object = {}) => {
  const body = JSON.stringify({ id: `evt_${newId()}`, type, livemode: false, data: { object }, ...over });
  const headers = { [noticeHeader]: signNotice(webhookSecret, body, house.time.now) };
  return house.call('POST', '/api/payments/webhook', { body, headers });
};
/** Two tickets of 25 euro, paid and split: 44 lie with their owner. */
async function sold() {
  const owner = await house.signedInAs('business');
  await aProviderAccount(house.db, owner.id, { way: 'stripe', account }, house.time.now);
  const buyer = await house.signedInAs();
  const { id: itemId } = await anEvent(house.db, { ownerId: owner.id, date: '2027-06-05', time: '22:00' });
  const metadata = { type: 'event', itemId, userId: buyer.id, quantity: 2 };
  const body = { amount: 50, currency: 'eur', metadata };
  const { clientSecret, orderId } = (await house.call('POST', '/api/create-payment-intent', { as: buyer, body })).body;
  const id = String(clientSecret).split('_secret_')[0] ?? '';
  standIn.pay(id);
  await notice('payment_intent.succeeded', { id, amount: 5000, currency: 'eur' });
  await house.runTasks();
  const transfer = standIn.connect.chargeOf(id)?.transfer;
  const fee = standIn.connect.chargeOf(id)?.application_fee;
  if (!transfer || !fee) throw new Error('What is sold for an owner is split.');
  return { orderId: String(orderId), paymentId: id, transferId: transfer.id, feeId: fee.id };
}
const byHand = (path: string, amount: number) =>
  standIn.connect.write(path, new URLSearchParams({ amount: String(amount) }));
const newest = async () => {
  const { body } = await house.call('GET', '/api/admin/money-comparisons', { as: admin });
  return body.find((one: { provider: string }) => one.provider === 'stripe');
};
const atTheDesk = async () => (await house.call('GET', '/api/desk-counts', { as: admin })).body.money.differences;

test('a transfer that somebody took back by hand is a difference at the desk within the minute', async () => {
  const { orderId, transferId } = await sold();
  await house.api.compareMoney();
  expect((await newest()).differences).toEqual([]);
  byHand(`/v1/transfers/${transferId}/reversals`, 1200);
  expect((await notice('transfer.reversed', { id: transferId })).status).toBe(200);
  await house.runTasks();
  expect((await newest()).differences).toEqual([{ of: 'order', id: orderId, ledgerCents: 600, providerCents: 1800 }]);
  expect(await atTheDesk()).toBe(1);
});

test('so is a commission that somebody gave back, and a transfer that belongs to no sale', async () => {
  const { orderId, feeId } = await sold();
  byHand(`/v1/application_fees/${feeId}/refunds`, 100);
  await notice('application_fee.refunded', { id: feeId });
  await house.runTasks();
  expect((await newest()).differences).toContainEqual({
    of: 'order',
    id: orderId,
    ledgerCents: 600,
    providerCents: 500,
  });
  const form = new URLSearchParams({ amount: '70', currency: 'eur', destination: account });
  const sent = standIn.connect.write('/v1/transfers', form)?.body as { id: string };
  // A row that was written to lies elsewhere in its table; the list goes by when the money moved.
  await house.db
    .update(orders)
    .set({ status: sql`${orders.status}` })
    .where(ne(orders.id, orderId));
  await notice('transfer.created', { id: sent.id, source_transaction: null });
  await house.runTasks();
  // What was found before stays.
  expect((await newest()).differences.slice(-2)).toMatchObject([
    { of: 'order', id: orderId, providerCents: 500 },
    { of: 'unknown', ledgerCents: 0, providerCents: -70 },
  ]);
});

test('what the house took back itself, or a refund of the dashboard did, is none', async () => {
  const [own, others] = [await sold(), await sold()];
  const before = (await newest()).comparedAt;
  const refund = { amountCents: 2500, refunded: '0', note: 'One of two did not come.', bearer: 'both' };
  const asked = await house.call('POST', `/api/admin/orders/${own.orderId}/refunds`, { as: admin, body: refund });
  expect(asked.status).toBe(200);
  await house.runTasks();
  await notice('transfer.reversed', { id: own.transferId });
  standIn.refundInDashboard(others.paymentId, 2500);
  byHand(`/v1/transfers/${others.transferId}/reversals`, 2500);
  byHand(`/v1/application_fees/${others.feeId}/refunds`, 300);
  await notice('transfer.reversed', { id: others.transferId });
  await house.runTasks();
  for (let n = 0; n < 3; n += 1) {
    house.time.now = new Date(house.time.now.getTime() + 120_000);
    await house.runTasks();
  }
  expect((await newest()).comparedAt).toBe(before);
  const given = await house.db.select().from(refunds).where(eq(refunds.orderId, others.orderId));
  expect(given.map(({ amountCents }) => amountCents)).toEqual([2500]);
});

test('is signed, of this mode, and asks nothing where a sale was split as it was paid', async () => {
  const { transferId } = await sold();
  const before = await house.db.$count(tasks);
  expect((await notice('transfer.reversed', { id: transferId }, { livemode: true })).body.code).toBe('conflict');
  expect((await notice('transfer.reversed', {})).body.code).toBe('malformed');
  expect((await notice('transfer.created', { id: transferId, source_transaction: 'ch_1' })).status).toBe(200);
  expect(await house.db.$count(tasks)).toBe(before);
  expect(await house.db.$count(orders)).toBeGreaterThan(0);
});
