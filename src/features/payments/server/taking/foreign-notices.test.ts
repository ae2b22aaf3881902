/** Money of another currency, or of tests where money moves: nothing comes of it, and somebody hears (issue 14). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApi } from '#app/server/build-api.ts';
import { openTestHouse, origin, webhookSecret } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { createLog } from '#kit/server/log.ts';
import { noticeHeader, signNotice } from './notice.ts';
import { openStandIn, standInKeys } from '../stand-in/stand-in.ts';
import type { StandIn } from '../stand-in/stand-in.ts';

let standIn: StandIn;
let house: TestHouse;
let buyer: Member;
let said: string[];
beforeAll(async () => {
  standIn = await openStandIn();
  house = await openTestHouse();
});
afterAll(async () => {
  await house.close();
  await standIn.close();
});
beforeEach(async () => {
  said = [];
  house.time.now = new Date('2026-08-21T18:00:00Z');
  buyer = await house.signedInAs();
});

type Api = ReturnType<typeof buildApi>;
/** The house as it is built with this key, or with none, on the same data. */
const housed = (secretKey?: string): Api =>
  buildApi({
    db: house.db,
    clock: () => house.time.now,
    log: createLog('warn', { write: (line) => void said.push(line) }),
    publicUrl: origin,
    photos: house.photos,
    webhookSecret,
    ...(secretKey === undefined ? {} : { stripe: { ...standInKeys, secretKey, apiBase: standIn.url } }),
  });
const ask = async (api: Api, path: string, body: string, headers: Record<string, string>) => {
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
  const reply = await api.answer(new Request(`${origin}${path}`, init), { address: 'here' });
  return { status: reply.status, body: await reply.json() };
};
/** Two tickets held, and their payment open. */
const intend = async (api: Api) => {
  const { id: itemId } = await anEvent(house.db);
  const metadata = { type: 'event', itemId, userId: buyer.id, quantity: 2 };
  const wish = JSON.stringify({ amount: 50, currency: 'eur', metadata });
  const headers = { cookie: buyer.cookie, 'sec-fetch-site': 'same-origin' };
  const { body } = await ask(api, '/api/create-payment-intent', wish, headers);
  return { orderId: body.orderId, id: String(body.clientSecret).split('_secret_')[0] ?? '' };
};
const noticeOf = (id: string, { livemode = false, ...over }: { livemode?: boolean; currency?: string } = {}) => ({
  id: `evt_${id}`,
  type: 'payment_intent.succeeded',
  livemode,
  data: { object: { id, amount: 5000, currency: 'eur', ...over } },
});
const deliver = (api: Api, notice: object) => {
  const body = JSON.stringify(notice);
  return ask(api, '/api/payments/webhook', body, { [noticeHeader]: signNotice(webhookSecret, body, house.time.now) });
};
const statusOf = async (orderId: string) =>
  (await house.call('GET', `/api/orders/${orderId}`, { as: buyer })).body.status;

const testKey = standInKeys.secretKey;
const liveKey = 'sk_live_standin';
const alarm = 'somebody has to look at it';

test.each([
  ['in another currency', testKey, { currency: 'usd' }],
  ['of a test, where money moves', liveKey, {}],
  ['of money, where only tests are', testKey, { livemode: true }],
])('a notice %s changes nothing, and the log calls for a person', async (_, key, over) => {
  const { orderId, id } = await intend(housed(testKey));
  const reply = await deliver(housed(key), noticeOf(id, over));
  expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
  expect(await statusOf(orderId)).toBe('pending');
  expect(said.filter((line) => line.includes(alarm) && line.includes(id))).toHaveLength(1);
  // It was not noted as taken: the right one, under the same name, still counts.
  await deliver(housed(testKey), noticeOf(id));
  expect(await statusOf(orderId)).toBe('confirmed');
});

test('a payment of the sandbox from before the live keys is still heard of', async () => {
  const { orderId, id } = await intend(housed());
  expect((await deliver(housed(liveKey), noticeOf(id))).status).toBe(200);
  expect([await statusOf(orderId), said]).toEqual(['confirmed', []]);
});

test('a notice of money that says neither currency nor mode is no notice', async () => {
  const { orderId, id } = await intend(housed(testKey));
  const { livemode, ...modeless } = noticeOf(id);
  const moneyless = { ...modeless, livemode, data: { object: { id, amount: 5000 } } };
  for (const notice of [modeless, moneyless]) expect((await deliver(housed(testKey), notice)).status).toBe(400);
  expect(await statusOf(orderId)).toBe('pending');
});

test('reconciliation does not count another currency either, and goes on with the next', async () => {
  const api = housed(testKey);
  const [strange, usual] = [await intend(api), await intend(api)];
  const intent = standIn.intents.get(strange.id);
  Object.assign(intent ?? {}, { currency: 'usd' });
  for (const { id } of [strange, usual]) standIn.pay(id);
  house.time.now = new Date('2026-08-21T18:03:00Z');
  await api.reconcile();
  expect([await statusOf(strange.orderId), await statusOf(usual.orderId)]).toEqual(['pending', 'confirmed']);
  expect(said.filter((line) => line.includes(alarm) && line.includes(strange.id))).toHaveLength(1);
});
