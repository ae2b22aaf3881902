/** Plans by Stripe, as it really answers: bought in its form, renewed by the clock (issue 16, decision 0043). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Member } from '#app/server/testing.ts';
import { openSession } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { subscriptions } from '#features/plans/server/table.ts';
import { standInKeys, standInUnconfirmed } from '../stand-in/stand-in.ts';
import { aStripeHouse, paymentOf } from '../testing.ts';

const { house, standIn, deliver } = aStripeHouse();
let bar: Member;
let email: string;
beforeEach(async () => {
  // Plans of the tests before are not renewed in this one.
  await house.db.update(subscriptions).set({ renewAt: null });
  house.time.now = new Date('2026-01-31T11:00:00Z');
  bar = await house.signedInAs('business');
  email = `${bar.id}@correo.example`.toLowerCase();
  await house.db.update(users).set({ email }).where(eq(users.id, bar.id));
});

/** Pays as Stripe's form does in a browser, which was opened as the house says; gives the status of Stripe's answer. */
async function payInForm(clientSecret: string, opened: Readonly<Record<string, string>>): Promise<number> {
  const id = paymentOf({ clientSecret });
  const fields = {
    key: standInKeys.publishableKey,
    client_secret: clientSecret,
    return_url: 'https://aftersun.example',
  };
  const card = { 'payment_method_data[card][number]': '4242424242424242' };
  const body = new URLSearchParams({ ...fields, ...card, ...opened });
  const { status } = await fetch(`${standIn.url}/v1/payment_intents/${id}/confirm`, { method: 'POST', body });
  if (status !== 200) return status;
  expect((await deliver(standIn.noticeOf(id))).status).toBe(200);
  return status;
}
const kept = { 'elements[setup_future_usage]': 'off_session', 'elements[allowed]': 'card' };
const intend = async () => {
  const metadata = { type: 'subscription', plan: 'premium', userId: bar.id };
  const reply = await house.call('POST', '/api/create-payment-intent', {
    as: bar,
    body: { amount: 99, currency: 'eur', metadata },
  });
  expect(reply).toMatchObject({ status: 201, body: { saves: true } });
  return String(reply.body.clientSecret);
};
const mine = async () => (await house.call('GET', `/api/users/${bar.id}/plan`, { as: bar })).body;
const renewAt = async (instant: string) => {
  house.time.now = new Date(instant);
  await house.api.renew();
  await house.runTasks();
  bar = { ...bar, cookie: `session=${await openSession(house.db, bar.id, house.time.now)}` };
};
const letters = async () => {
  const rows = await house.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt);
  return rows.map(({ letter }) => letter);
};

test('a plan is bought in the form that keeps the card, and in no other', async () => {
  const clientSecret = await intend();
  expect(await payInForm(clientSecret, {})).toBe(400);
  expect(await payInForm(clientSecret, kept)).toBe(200);
  expect(await mine()).toMatchObject({ plan: 'premium', status: 'active' });
});

test('a plan is renewed month after month with the card that was kept', async () => {
  await payInForm(await intend(), kept);
  await renewAt('2026-02-28T11:00:00Z');
  expect(await mine()).toMatchObject({ status: 'active', paidUntil: '2026-03-31T10:00:00.000Z' });
  await renewAt('2026-03-31T10:00:00Z');
  expect(await mine()).toMatchObject({ status: 'active', paidUntil: '2026-04-30T10:00:00.000Z' });
  expect(await letters()).toEqual(['planBought', 'planRenewed', 'planRenewed']);
});

test('a bank that wants to see the owner leaves the plan due, and they are told what their bank asks for', async () => {
  await payInForm(await intend(), kept);
  await house.db.update(subscriptions).set({ method: standInUnconfirmed }).where(eq(subscriptions.userId, bar.id));
  await renewAt('2026-02-28T11:00:00Z');
  expect(await mine()).toMatchObject({ plan: 'premium', status: 'past_due' });
  expect(await letters()).toEqual(['planBought', 'planUnconfirmed']);
  expect(await payInForm(await intend(), kept)).toBe(200);
  expect(await mine()).toMatchObject({ status: 'active', paidUntil: '2026-03-31T10:00:00.000Z' });
});

test('a renewal that Stripe does not take as we ask for it blames nobody’s card, and is asked again', async () => {
  await payInForm(await intend(), kept);
  const [row] = await house.db.select().from(subscriptions).where(eq(subscriptions.userId, bar.id));
  standIn.customers.delete(row?.customer ?? '');
  await renewAt('2026-02-28T11:00:00Z');
  expect(await mine()).toMatchObject({ plan: 'premium', status: 'active' });
  expect(await letters()).toEqual(['planBought']);
  standIn.customers.add(row?.customer ?? '');
  await renewAt('2026-02-28T11:21:00Z');
  expect(await mine()).toMatchObject({ status: 'active', paidUntil: '2026-03-31T10:00:00.000Z' });
});

test('a payment that Stripe does not take is told as such to whoever waits, and not to be tried again', async () => {
  await payInForm(await intend(), kept);
  const [row] = await house.db.select().from(subscriptions).where(eq(subscriptions.userId, bar.id));
  standIn.customers.delete(row?.customer ?? '');
  house.time.now = new Date('2026-02-01T11:00:00Z');
  const metadata = { type: 'subscription', plan: 'elite', userId: bar.id };
  const { changes } = await mine();
  const amount = Number(changes.find(({ plan }: { plan: string }) => plan === 'elite').amount);
  const reply = await house.call('POST', '/api/create-payment-intent', {
    as: bar,
    body: { amount, currency: 'eur', metadata },
  });
  expect(reply).toMatchObject({ status: 500, body: { code: 'provider_refused' } });
  expect(reply.headers.get('retry-after')).toBeNull();
});
