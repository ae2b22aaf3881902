/**
 * Dearer dates of a stay, paid at the stand-in that others wrote (decision 0197): the house opens both payments there, asks it
 * how they stand, closes there what nobody paid, and reads the notices that it signs.
 *
 * What it can't be asked for, and where that is asked instead: it takes every card, so a refused one is ours alone
 * (`dearer.db.test.ts`, e2e/buying/stripe.spec.ts); it splits no payment and has no refunds (404), so what goes back and the owner's
 * part are ours as well (`dearer-providers.test.ts`). Its notices lack the name and the mode that Stripe's all have; both are
 * added here.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tidy } from '#app/server/tasks.ts';
import { openTestHouse, webhookSecret } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { newId } from '#kit/server/ids.ts';
import { readSigned } from '#kit/server/signed-body.ts';
import { addDays } from '#kit/shared/dates.ts';
import { nightOf } from '#market/town/dates.ts';
import { noticeHeader, signNotice } from '../taking/notice.ts';
import { standInKeys } from './stand-in.ts';
import { createStripe } from '../stripe/stripe.ts';
import { openOtherStandIn, type OtherNotice, type OtherStandIn } from './testing-other-stand-in.ts';

let other: OtherStandIn;
let house: TestHouse;
let start: Date;
beforeAll(async () => {
  other = await openOtherStandIn(webhookSecret);
  start = await other.now();
  house = await openTestHouse({ now: start, stripe: { ...standInKeys, apiBase: other.withSecrets } });
});
afterAll(async () => {
  await house.close();
  await other.close();
});

let guest: Member;
let owner: Member;
let from: string;
let id: string;

/** As it would be told by Stripe: with the name and the mode that each of its notices has. */
const whole = ({ body }: OtherNotice, name = `evt_${newId()}`) => {
  const notice = JSON.parse(body) as { data: { object: { livemode?: boolean } } };
  return JSON.stringify({ id: name, livemode: notice.data.object.livemode ?? false, ...notice });
};
const deliver = async (body: string) => {
  const headers = { [noticeHeader]: signNotice(webhookSecret, body, house.time.now) };
  return (await house.call('POST', '/api/payments/webhook', { body, headers })).status;
};
const typesOf = (told: readonly OtherNotice[]) => told.map(({ body }) => (JSON.parse(body) as { type: string }).type);
const paymentOf = (body: { clientSecret?: string }) => String(body.clientSecret).split('_secret_')[0] ?? '';
const intend = (amount: number, wanted: object) =>
  house.call('POST', '/api/create-payment-intent', {
    as: guest,
    body: { amount, currency: 'eur', metadata: { ...wanted, userId: guest.id } },
  });
/** The card is taken there; what it tells of that is not delivered yet. */
const pay = async (paymentId: string) => {
  other.notices.length = 0;
  expect(await other.pay(paymentId)).toMatchObject({ status: 'succeeded' });
  return [...other.notices];
};
const booking = async () => (await house.call('GET', `/api/orders/${id}`, { as: guest })).body;
const asked = (paymentId: string) => createStripe({ ...standInKeys, apiBase: other.url }).look(paymentId);

beforeEach(async () => {
  house.time.now = start;
  [owner, guest] = [await house.signedInAs('business'), await house.signedInAs()];
  from = addDays(nightOf(start), 45);
  const flat = await aRental(house.db, { ownerId: owner.id, cancellation: 'moderate' });
  const { body } = await intend(270, { type: 'rental', itemId: flat.id, from, units: 3, quantity: 1 });
  id = body.orderId;
  for (const notice of await pay(paymentOf(body))) expect(await deliver(whole(notice))).toBe(200);
  expect(await booking()).toMatchObject({ status: 'confirmed', amount: '270.00', units: 3 });
});

/** A night more, which the owner agreed to; gives the supplement, and its payment there. */
async function agreed() {
  const wanted = { from, units: 4, quantity: 1 };
  const look = `/api/orders/${id}/other-dates?from=${from}&units=4&quantity=1`;
  const { wanted: stay, amount, back, more, refundSteps } = (await house.call('GET', look, { as: guest })).body;
  const shown = { startsAt: stay.startsAt, endsAt: stay.endsAt, amount, back, more, refundSteps };
  const change = await house.call('POST', `/api/orders/${id}/date-changes`, { as: guest, body: { ...wanted, shown } });
  const answer = await house.call('POST', `/api/date-changes/${change.body.id}/answer`, {
    as: owner,
    body: { accepts: true, back: '0' },
  });
  expect(answer.body).toMatchObject({ status: 'agreed', more: '90.00' });
  const supplement = { type: 'supplement', itemId: String(answer.body.supplementId) };
  return { supplement, paymentId: paymentOf((await intend(90, supplement)).body) };
}

test('the difference is a payment of its own there, and the stay moves with its notice alone', async () => {
  const { supplement, paymentId } = await agreed();
  expect(await asked(paymentId)).toMatchObject({ status: 'open', amountCents: 9000, currency: 'eur' });
  const told = await pay(paymentId);
  expect(typesOf(told)).toEqual(['payment_intent.succeeded', 'charge.succeeded']);
  expect(await booking()).toMatchObject({ amount: '270.00', units: 3 });

  // The later one first, the money twice under one name and twice under two, and all of it at once.
  const [paid, charged] = told.map((notice) => whole(notice));
  const again = told.map((notice) => whole(notice));
  const answers = [charged, paid, paid, ...again, ...again.toReversed()].map((body) => deliver(body ?? ''));
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  expect(await booking()).toMatchObject({ amount: '360.00', refunded: '0', units: 4 });
  await house.runTasks();
  expect((await intend(90, supplement)).body.code).toBe('already_paid');
  expect(await booking()).toMatchObject({ amount: '360.00', refunded: '0', units: 4 });
});

test('a notice that is lost is asked after', async () => {
  const { paymentId } = await agreed();
  await pay(paymentId);
  house.later(3);
  await house.api.reconcile();
  expect(await booking()).toMatchObject({ amount: '360.00', units: 4 });
});

test('the signature that others made is read, and only on what they signed', async () => {
  const { paymentId } = await agreed();
  const [{ signature, body } = { signature: '', body: '' }] = await pay(paymentId);
  const at = await other.now();
  expect(readSigned(webhookSecret, signature, body, at)).toMatchObject({ data: { object: { id: paymentId } } });
  const refused = { code: 'malformed', detail: 'The signature does not fit.' };
  const wrong: [string, string, Date][] = [
    [webhookSecret, body.replace('9000', '9'), at],
    ['another secret', body, at],
    [webhookSecret, body, new Date(at.getTime() + 301_000)],
  ];
  for (const [secret, text, now] of wrong)
    expect(() => readSigned(secret, signature, text, now)).toThrow(expect.objectContaining(refused));
});

test('a form that stood open for half an hour is closed there, and another payment takes its place', async () => {
  const { supplement, paymentId } = await agreed();
  house.later(31);
  await house.api.reconcile();
  expect(await asked(paymentId)).toMatchObject({ status: 'closed' });
  expect(await other.pay(paymentId)).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
  const next = paymentOf((await intend(90, supplement)).body);
  expect(next).not.toBe(paymentId);
  for (const notice of await pay(next)) await deliver(whole(notice));
  expect(await booking()).toMatchObject({ amount: '360.00', units: 4 });
});

test('what nobody paid for within the day can’t be paid for any more, there or here', async () => {
  const { supplement, paymentId } = await agreed();
  house.later(24 * 60);
  await house.api.reconcile();
  await tidy(house.db, house.time.now);
  expect(await other.pay(paymentId)).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
  expect((await intend(90, supplement)).body.code).toBe('hold_expired');
  expect(await booking()).toMatchObject({ status: 'confirmed', amount: '270.00', units: 3 });
});

test('money that comes too late moves nothing, and stays owed while the provider gives nothing back', async () => {
  const { supplement, paymentId } = await agreed();
  const told = await pay(paymentId);
  house.later(24 * 60);
  await tidy(house.db, house.time.now);
  for (const notice of told) expect(await deliver(whole(notice))).toBe(200);
  await house.runTasks();
  expect(await booking()).toMatchObject({ amount: '270.00', units: 3 });
  const admin = await house.signedInAs('admin');
  const desk = await house.call('GET', `/api/admin/orders/${supplement.itemId}`, { as: admin });
  expect(desk.body.refunds).toMatchObject([{ amount: '90.00', status: 'asked' }]);
});
