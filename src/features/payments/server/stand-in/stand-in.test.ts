/** The stand-in refuses what Stripe refuses: a test for each rule, and one for what Stripe's own declarations do not know. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { openStandIn, standInKeys } from './stand-in.ts';
import type { StandIn } from './stand-in.ts';
import { apiVersion } from './declared.ts';
import { rules } from './rules.ts';
import type { Rule } from './rules.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await openStandIn();
});
afterAll(() => standIn.close());

const send = async (method: string, path: string, fields: Readonly<Record<string, string>>, key?: string) => {
  const { customer } = fields;
  const known = customer === 'cus' ? { ...fields, customer: [...standIn.customers].at(-1) ?? '' } : fields;
  const headers =
    key === undefined ? { authorization: `Bearer ${standInKeys.secretKey}`, 'idempotency-key': newId() } : {};
  const body = new URLSearchParams(key === undefined ? known : { ...known, key });
  const reply = await fetch(`${standIn.url}${path}`, { method, headers, ...(method === 'POST' ? { body } : {}) });
  return { status: reply.status, body: await reply.json() };
};
const post = (path: string, fields: Readonly<Record<string, string>>, key?: string) => send('POST', path, fields, key);

/** A payment as the rule's example opens it, and what is asked of it then. */
async function ask({ call, example: { opened = {}, isEnded, isPaid, refunded, isDisputed, asked } }: Rule) {
  const sum = { amount: '5000', currency: 'eur' };
  if (call === 'open') return post('/v1/payment_intents', { ...sum, ...asked });
  await post('/v1/customers', {});
  const { status, body: intent } = await post('/v1/payment_intents', { ...sum, ...opened });
  expect(status).toBe(200);
  const path = `/v1/payment_intents/${intent.id}`;
  if (isEnded) expect((await post(`${path}/cancel`, {})).status).toBe(200);
  if (isPaid) standIn.pay(intent.id);
  if (refunded !== undefined) standIn.refundInDashboard(intent.id, Number(refunded));
  if (isDisputed) standIn.dispute(intent.id);
  if (call === 'refund') return post('/v1/refunds', { payment_intent: String(intent.id), ...asked });
  const isBrowser = Object.keys(asked).some((name) => name.startsWith('payment_method_data'));
  const secret = isBrowser ? { client_secret: String(intent.client_secret) } : {};
  return post(`${path}/${call}`, { ...asked, ...secret }, isBrowser ? standInKeys.publishableKey : undefined);
}

describe('the stand-in', () => {
  test.each(rules.map((rule) => [rule.name, rule] as const))('refuses: %s', async (_, rule) => {
    const { status, body } = await ask(rule);
    const { code, param, message } = rule;
    expect({ status, ...body.error }).toEqual({
      status: 400,
      type: 'invalid_request_error',
      message,
      ...(code === undefined ? {} : { code }),
      ...(param === undefined ? {} : { param }),
    });
    expect(rule.sources.length).toBeGreaterThan(0);
  });

  test.each([
    ['/v1/payment_intents', { amount: '5000', currency: 'eur', colour: 'blue' }, 'parameter_unknown', 'colour'],
    ['/v1/payment_intents', { currency: 'eur' }, 'parameter_missing', 'amount'],
    [
      '/v1/payment_intents',
      { amount: '5000', currency: 'eur', 'automatic_payment_methods[allow_redirects]': 'never' },
      'parameter_missing',
      'automatic_payment_methods[enabled]',
    ],
    [
      '/v1/payment_intents',
      { amount: '5000', currency: 'eur', 'automatic_payment_methods[allow]': 'never' },
      'parameter_unknown',
      'automatic_payment_methods[allow]',
    ],
    [
      '/v1/payment_intents',
      { amount: '5000', currency: 'eur', setup_future_usage: 'later' },
      undefined,
      'setup_future_usage',
    ],
    ['/v1/refunds', { payment_intent: 'pi_1', amounts: '1' }, 'parameter_unknown', 'amounts'],
    ['/v1/customers', { nickname: 'Nadie' }, 'parameter_unknown', 'nickname'],
  ])('knows at %s only what Stripe declares: %o', async (path, fields: Record<string, string>, code, param) => {
    const { status, body } = await post(path, fields);
    expect({ status, code: body.error.code, param: body.error.param }).toEqual({ status: 400, code, param });
  });

  test('answers no line that the house was never meant to call', async () => {
    expect((await post('/v1/charges', { amount: '1' })).status).toBe(400);
  });

  test('reads the declarations of the version that the house speaks', () => {
    expect(apiVersion).toMatch(/^\d{4}-\d{2}-\d{2}\.endive$/);
  });
});
