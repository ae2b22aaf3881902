/**
 * What the house asks of Stripe, asked of a stand-in that others wrote (the package `emulate`, a program of its own): the
 * paths, the encoding and the states of a payment are read by somebody else's eyes. It knows no form in the browser, no
 * refunds and no disputes, and gives a payment no secret; so payments are opened there with the very words that the house
 * sends to ours.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import type { ForCustomer } from '../provider.ts';
import { openStandIn, standInKeys } from './stand-in.ts';
import type { StandIn } from './stand-in.ts';
import { createStripe } from '../stripe/stripe.ts';
import { openOtherStandIn, type OtherStandIn } from './testing-other-stand-in.ts';

let ours: StandIn;
let other: OtherStandIn;

beforeAll(async () => {
  ours = await openStandIn();
  other = await openOtherStandIn('a secret that nobody asks for');
});
afterAll(async () => {
  await other.close();
  await ours.close();
});

const theirs = () => createStripe({ ...standInKeys, apiBase: other.url });
/** Opens a payment there as the house opens it here. */
async function open(use?: ForCustomer['use']): Promise<{ id: string; customer: string }> {
  const here = createStripe({ ...standInKeys, apiBase: ours.url });
  const of = use && { customer: await here.customer(newId()), use };
  await here.open({ orderId: newId(), amountCents: 5000, key: newId(), of });
  const body = new URLSearchParams(ours.asked.at(-1)?.form);
  const customer = await theirs().customer(newId());
  if (use) body.set('customer', customer);
  const headers = { authorization: `Bearer ${standInKeys.secretKey}` };
  const reply = await fetch(`${other.url}/v1/payment_intents`, { method: 'POST', headers, body });
  const intent: { id: string; metadata: object } = await reply.json();
  expect({ status: reply.status, ...intent }).toMatchObject({ status: 'requires_payment_method', amount: 5000 });
  expect(Object.keys(intent.metadata)).toEqual(['orderId']);
  return { id: intent.id, customer };
}

test('a payment that nobody paid is open, can be closed, and is closed for good', async () => {
  const { id } = await open();
  expect(await theirs().look(id)).toEqual({ status: 'open', amountCents: 5000, currency: 'eur' });
  expect((await theirs().close(id)).status).toBe('closed');
  expect((await theirs().close(id)).status).toBe('closed');
  expect((await theirs().look('pi_unknown')).status).toBe('closed');
});

test('a month is charged to what is saved, once, and can’t be closed after', async () => {
  const { id: paymentId, customer } = await open('charged');
  expect(await theirs().charge({ paymentId, customer, method: 'pm_saved' })).toBe('succeeded');
  const paid = { status: 'succeeded', amountCents: 5000, saved: { customer, method: 'pm_saved' } };
  expect(await theirs().look(paymentId)).toMatchObject(paid);
  expect(await theirs().close(paymentId)).toMatchObject(paid);
  await expect(theirs().charge({ paymentId, customer, method: 'pm_saved' })).rejects.toMatchObject({
    code: 'provider_refused',
  });
});

test('a customer is made without a name and forgotten, however often it is asked for', async () => {
  const customer = await theirs().customer(newId());
  expect(customer).toMatch(/^cus_/);
  await theirs().forget(customer);
  await theirs().forget(customer);
  expect(await theirs().lastDigits('pm_unknown')).toBeNull();
});
