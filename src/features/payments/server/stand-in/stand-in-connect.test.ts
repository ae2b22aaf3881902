/** The stand-in refuses what Stripe Connect refuses: a try for each rule of the table. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { openStandIn, standInKeys } from './stand-in.ts';
import type { StandIn } from './stand-in.ts';
import { connectRules } from './connect-rules.ts';
import type { ConnectRule } from './connect-rules.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await openStandIn();
});
afterAll(() => standIn.close());

const post = async (path: string, fields: Readonly<Record<string, string>>, account?: string) => {
  const headers = {
    authorization: `Bearer ${standInKeys.secretKey}`,
    'idempotency-key': newId(),
    ...(account && { 'stripe-account': account }),
  };
  const reply = await fetch(`${standIn.url}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) });
  return { status: reply.status, body: await reply.json() };
};
const opened = async (isReady: boolean): Promise<string> => {
  const { body } = await post('/v1/accounts', { country: 'ES' });
  standIn.connect.setAccount(body.id, isReady);
  return String(body.id);
};
const automatic = { 'automatic_payment_methods[enabled]': 'true' };
/** A paid payment of 50 euro, split or not. */
const paid = async (account?: string) => {
  const split = account && { 'transfer_data[destination]': account, application_fee_amount: '600' };
  const { body } = await post('/v1/payment_intents', { amount: '5000', currency: 'eur', ...automatic, ...split });
  standIn.pay(body.id);
  return standIn.connect.chargeOf(body.id);
};
const open = (more: Readonly<Record<string, string>>) =>
  post('/v1/payment_intents', { amount: '5000', currency: 'eur', ...automatic, ...more });
const send = async (amount: string, isReady: boolean) =>
  post('/v1/transfers', { amount, currency: 'eur', destination: await opened(isReady) });

/** A call that each rule refuses, by its name. */
const tries: Readonly<Record<string, () => ReturnType<typeof post>>> = {
  'a payment goes to no account whose transfers are not active': async () =>
    open({ 'transfer_data[destination]': await opened(false) }),
  'a commission is the payment at most': async () =>
    open({ 'transfer_data[destination]': await opened(true), application_fee_amount: '5001' }),
  'a commission needs an account that it is taken of': () => open({ application_fee_amount: '600' }),
  'nothing is sent to an account whose transfers are not active': () => send('1', false),
  'nothing is sent that the house has not': () => send('99999999', true),
  'reversals together are the transfer at most': async () =>
    post(`/v1/transfers/${(await paid(await opened(true)))?.transfer?.id}/reversals`, { amount: '5001' }),
  'refunds of a commission together are the commission at most': async () =>
    post(`/v1/application_fees/${(await paid(await opened(true)))?.application_fee?.id}/refunds`, { amount: '601' }),
  'nothing is paid out of an account that may not': async () =>
    post('/v1/payouts', { amount: '1', currency: 'eur' }, await opened(false)),
  'more than is available is not paid out': async () => {
    const account = await opened(true);
    await paid(account);
    return post('/v1/payouts', { amount: '4401', currency: 'eur' }, account);
  },
  'what was not split can’t be taken back of anybody': async () =>
    post('/v1/refunds', { payment_intent: (await paid())?.payment_intent ?? '', reverse_transfer: 'true' }),
  'a dispute takes its answer once, and none when it is decided': async () => {
    const { id } = standIn.dispute((await paid())?.payment_intent ?? '');
    const answer = { 'evidence[uncategorized_text]': 'They came, and danced', submit: 'true' };
    expect((await post(`/v1/disputes/${id}`, answer)).status).toBe(200);
    return post(`/v1/disputes/${id}`, answer);
  },
};

describe('Connect at the stand-in', () => {
  test.each(connectRules.map((rule): [string, ConnectRule] => [rule.name, rule]))('refuses: %s', async (name, rule) => {
    const reply = await tries[name]?.();
    const { message, code, param } = rule;
    expect({ status: reply?.status, ...reply?.body.error }).toEqual({
      status: 400,
      type: 'invalid_request_error',
      message,
      ...(code === undefined ? {} : { code }),
      ...(param === undefined ? {} : { param }),
    });
    expect(rule.sources.length).toBeGreaterThan(0);
  });

  test('takes a whole refund out of both, to the cent', async () => {
    const account = await opened(true);
    const before = standIn.connect.balanceOf('');
    const charge = await paid(account);
    expect(standIn.connect.balanceOf(account)).toBe(4400);
    const back = { reverse_transfer: 'true', refund_application_fee: 'true' };
    await post('/v1/refunds', { payment_intent: charge?.payment_intent ?? '', ...back });
    expect([standIn.connect.balanceOf(account), standIn.connect.balanceOf('') - before]).toEqual([0, 0]);
  });

  test('lets an account owe what is taken back after it was paid out', async () => {
    const account = await opened(true);
    const charge = await paid(account);
    await post('/v1/payouts', { amount: '4400', currency: 'eur' }, account);
    expect((await post(`/v1/transfers/${charge?.transfer?.id}/reversals`, { amount: '5000' })).status).toBe(200);
    expect(standIn.connect.balanceOf(account)).toBe(-5000);
  });
});
