/** Money of another currency, or of tests where money moves: nothing comes of it, and somebody hears (issue 14). */
import { beforeEach, expect, test } from 'vitest';
import { webhookSecret } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { standInKeys } from '../stand-in/stand-in.ts';
import { paymentOf } from '../testing.ts';
import { aHouseUnderKeys, intend, post } from '../testing-keyed.ts';
import { noticeHeader, signNotice } from './notice.ts';

const { house, standIn, said, withKey } = aHouseUnderKeys();
let buyer: Member;
beforeEach(async () => {
  house.time.now = new Date('2026-08-21T18:00:00Z');
  buyer = await house.signedInAs();
});

type Api = ReturnType<typeof withKey>;
/** Two tickets held, and their payment open. */
const held = async (api: Api) => {
  const { id: itemId } = await anEvent(house.db);
  const { body } = await intend(api, buyer, itemId);
  return { orderId: body.orderId, id: paymentOf(body) };
};
const noticeOf = (id: string, { livemode = false, ...over }: { livemode?: boolean; currency?: string } = {}) => ({
  id: `evt_${id}`,
  type: 'payment_intent.succeeded',
  livemode,
  data: { object: { id, amount: 5000, currency: 'eur', ...over } },
});
const deliver = (api: Api, notice: object) => {
  const body = JSON.stringify(notice);
  return post(api, '/api/payments/webhook', body, { [noticeHeader]: signNotice(webhookSecret, body, house.time.now) });
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
  const { orderId, id } = await held(withKey(testKey));
  const reply = await deliver(withKey(key), noticeOf(id, over));
  expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
  expect(await statusOf(orderId)).toBe('pending');
  expect(said.filter((line) => line.includes(alarm) && line.includes(id))).toHaveLength(1);
  // It was not noted as taken: the right one, under the same name, still counts.
  await deliver(withKey(testKey), noticeOf(id));
  expect(await statusOf(orderId)).toBe('confirmed');
});

test('a payment of the sandbox from before the live keys is still heard of', async () => {
  const { orderId, id } = await held(withKey());
  expect((await deliver(withKey(liveKey), noticeOf(id))).status).toBe(200);
  expect([await statusOf(orderId), said]).toEqual(['confirmed', []]);
});

test('a notice of money that says neither currency nor mode is no notice', async () => {
  const { orderId, id } = await held(withKey(testKey));
  const { livemode, ...modeless } = noticeOf(id);
  const moneyless = { ...modeless, livemode, data: { object: { id, amount: 5000 } } };
  for (const notice of [modeless, moneyless]) expect((await deliver(withKey(testKey), notice)).status).toBe(400);
  expect(await statusOf(orderId)).toBe('pending');
});

test('reconciliation does not count another currency either, and goes on with the next', async () => {
  const api = withKey(testKey);
  const [strange, usual] = [await held(api), await held(api)];
  const intent = standIn.intents.get(strange.id);
  Object.assign(intent ?? {}, { currency: 'usd' });
  for (const { id } of [strange, usual]) standIn.pay(id);
  house.time.now = new Date('2026-08-21T18:03:00Z');
  await api.reconcile();
  expect([await statusOf(strange.orderId), await statusOf(usual.orderId)]).toEqual(['pending', 'confirmed']);
  expect(said.filter((line) => line.includes(alarm) && line.includes(strange.id))).toHaveLength(1);
});
