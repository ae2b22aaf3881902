/** Whoever erases their account is forgotten at the payment provider too (issue 6; quality, Security: GDPR). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { subscriptions } from '#features/plans/server/table.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { aStripeHouse, paymentOf } from './testing.ts';

const { house, standIn, deliver } = aStripeHouse();
let bar: Member;
beforeEach(async () => {
  bar = await house.signedInAs('business');
});

/** A month of a plan, whose method Stripe keeps. Gives the customer. */
async function takePlan(): Promise<string> {
  const metadata = { type: 'subscription', plan: 'premium', userId: bar.id };
  const body = { amount: 99, currency: 'eur', metadata };
  const intent = await house.call('POST', '/api/create-payment-intent', { as: bar, body });
  const paymentId = paymentOf(intent.body);
  standIn.pay(paymentId);
  expect((await deliver(standIn.noticeOf(paymentId))).status).toBe(200);
  const [row] = await house.db.select().from(subscriptions).where(eq(subscriptions.userId, bar.id));
  expect(row).toMatchObject({ provider: 'stripe', method: expect.stringMatching(/^pm_/) });
  return row?.customer ?? '';
}
const erase = () => house.call('POST', '/api/account/erasure', { as: bar, body: { password } });

test('the provider forgets whom a plan was charged to', async () => {
  const customer = await takePlan();
  expect([...standIn.customers]).toContain(customer);
  expect((await erase()).status).toBe(200);
  await house.runTasks();
  expect([...standIn.customers]).not.toContain(customer);
  // The rooms forget them once more ten minutes later (decision 0256), and then there is nothing left to do.
  house.later(10);
  await house.runTasks();
  expect(await house.db.$count(tasks)).toBe(0);
});

test('a provider that is away only leaves out how the card ends', async () => {
  await takePlan();
  const methods = () => house.call('GET', `/api/users/${bar.id}/payment-methods`, { as: bar });
  standIn.setAway(true);
  const reply = await methods();
  standIn.setAway(false);
  expect([reply.status, reply.body]).toEqual([200, [{ plan: 'premium', last4: null }]]);
});

test('a provider that is away keeps nobody from leaving, and forgets them once it is back', async () => {
  const customer = await takePlan();
  standIn.setAway(true);
  expect((await erase()).status).toBe(200);
  await house.runTasks();
  standIn.setAway(false);
  expect([...standIn.customers]).toContain(customer);
  house.time.now = new Date(house.time.now.getTime() + 60_000);
  await house.runTasks();
  expect([...standIn.customers]).not.toContain(customer);
});

test('who never paid for a plan is nobody to forget', async () => {
  const before = standIn.asked.length;
  expect((await erase()).status).toBe(200);
  await house.runTasks();
  expect(standIn.asked.length).toBe(before);
});
