/** One promise for both providers: the sandbox, and Stripe as the stand-in speaks it (issue 6). On both engines. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestHouse, webhookSecret } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { refunds } from '#features/orders/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import type { ProviderName } from '../rules.ts';
import { noticeHeader, signNotice } from './taking/notice.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { openStandIn, standInKeys, standInRefused, standInUnconfirmed } from './stand-in/stand-in.ts';
import type { StandIn } from './stand-in/stand-in.ts';
import { createStripe } from './stripe/stripe.ts';
import { payments } from './table.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await openStandIn();
});
afterAll(() => standIn.close());

const keys = () => ({ ...standInKeys, apiBase: standIn.url });
const anOrder = () => ({ orderId: newId(), amountCents: 5000, key: newId() });

describe.each<ProviderName>(['sandbox', 'stripe'])('%s', (name) => {
  let house: TestHouse;
  let provider: PaymentProvider;
  beforeAll(async () => {
    house = await openTestHouse(name === 'stripe' ? { stripe: keys() } : {});
    provider =
      name === 'stripe'
        ? createStripe(keys())
        : createSandbox({ db: house.db, secret: 'a secret of tests', clock: () => house.time.now });
  });
  afterAll(() => house.close());

  /** A payment of 50 euro as the checkout opens it, each for a buyer of its own. */
  const checkout = async () => {
    const as = await house.signedInAs();
    const { id: itemId } = await anEvent(house.db);
    const metadata = { type: 'event', itemId, userId: as.id, quantity: 2 };
    const body = { amount: 50, currency: 'eur', metadata };
    const { clientSecret, ...reply } = (await house.call('POST', '/api/create-payment-intent', { as, body })).body;
    expect(reply).toMatchObject({ provider: name, publishableKey: provider.publishableKey });
    return { as, clientSecret, id: String(clientSecret).split('_secret_')[0] ?? '' };
  };
  type Checkout = { readonly as: Member; readonly id: string; readonly clientSecret: string };
  const pay = async ({ as, id, clientSecret }: Checkout): Promise<void> => {
    if (name === 'stripe') return standIn.pay(id);
    const body = { clientSecret, cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
    const reply = await house.call('POST', '/api/payments/sandbox/confirm', { as, body });
    expect(reply.body.status).toBe('processing');
  };
  /** The notice of a payment comes in: the sandbox sends its own. */
  const heard = async (id: string): Promise<void> => {
    if (name === 'sandbox') return void (await house.runTasks());
    const body = standIn.noticeOf(id);
    const headers = { [noticeHeader]: signNotice(webhookSecret, body, house.time.now) };
    expect((await house.call('POST', '/api/payments/webhook', { body, headers })).status).toBe(200);
  };
  const paid = async (): Promise<string> => {
    const payment = await checkout();
    await pay(payment);
    return payment.id;
  };

  test('opens one payment for one key, and another for another', async () => {
    const order = anOrder();
    const first = await provider.open(order);
    expect(await provider.open(order)).toEqual(first);
    expect((await provider.open({ ...order, key: newId() })).id).not.toBe(first.id);
    expect(first.clientSecret.length).toBeGreaterThan(40);
    expect(first.clientSecret.startsWith(`${first.id}_secret_`)).toBe(true);
  });

  test('tells how a payment stands, before the card and after', async () => {
    const payment = await checkout();
    expect(await provider.look(payment.id)).toEqual({ status: 'open', amountCents: 5000, currency: 'eur' });
    await pay(payment);
    expect(await provider.look(payment.id)).toEqual({ status: 'succeeded', amountCents: 5000, currency: 'eur' });
  });

  test('closes what nobody paid, and tells of what somebody did', async () => {
    const { id } = await checkout();
    expect((await provider.close(id)).status).toBe('closed');
    expect((await provider.close(id)).status).toBe('closed');
    expect(await provider.close(await paid())).toEqual({ status: 'succeeded', amountCents: 5000, currency: 'eur' });
    expect((await provider.look('pi_unknown')).status).toBe('closed');
  });

  test('gives back in part, each refund once', async () => {
    const paymentId = await paid();
    const refund = { paymentId, amountCents: 2000, key: newId() };
    expect(await provider.refund(refund)).toBe('done');
    expect(await provider.refund(refund)).toBe('done');
    expect(await provider.refund({ paymentId, amountCents: 3000, key: newId() })).toBe('done');
  });

  test('saves what a plan is paid with for a customer without a name, and charges it again', async () => {
    const key = newId();
    const customer = await provider.customer(key);
    expect(await provider.customer(key)).toBe(customer);
    const { id: paymentId } = await provider.open({ ...anOrder(), of: { customer, use: 'charged' } });
    expect(await provider.charge({ paymentId, customer, method: 'pm_saved' })).toBe('succeeded');
  });

  test('tells when what is saved is refused', async () => {
    const customer = await provider.customer(newId());
    const { id: paymentId } = await provider.open({ ...anOrder(), of: { customer, use: 'charged' } });
    const method = name === 'stripe' ? standInRefused : 'pm_once_1';
    expect(await provider.charge({ paymentId, customer, method })).toBe('refused');
    expect((await provider.look(paymentId)).status).not.toBe('succeeded');
  });

  test('tells how a saved card ends, and nothing of what it does not know', async () => {
    const as = await house.signedInAs('business');
    const metadata = { type: 'subscription', plan: 'premium', userId: as.id };
    const body = { amount: 99, currency: 'eur', metadata };
    const { clientSecret } = (await house.call('POST', '/api/create-payment-intent', { as, body })).body;
    const id = String(clientSecret).split('_secret_')[0] ?? '';
    const methods = async () => (await house.call('GET', `/api/users/${as.id}/payment-methods`, { as })).body;
    expect(await methods()).toEqual([]);
    await pay({ as, id, clientSecret });
    await heard(id);
    expect(await methods()).toEqual([{ plan: 'premium', last4: '4242' }]);
    expect(await provider.lastDigits('pm_unknown')).toBeNull();
  });

  test('forgets a customer, however often it is asked to', async () => {
    const customer = await provider.customer(newId());
    await provider.forget(customer);
    await provider.forget(customer);
    await provider.forget('cus_unknown');
    expect([...standIn.customers]).not.toContain(customer);
  });

  test('refuses for good what was never paid, and more than was paid', async () => {
    const { id } = await checkout();
    expect(await provider.refund({ paymentId: id, amountCents: 5000, key: newId() })).toBe('refused');
    expect(await provider.refund({ paymentId: await paid(), amountCents: 5001, key: newId() })).toBe('refused');
    expect(await provider.refund({ paymentId: 'pi_unknown', amountCents: 1, key: newId() })).toBe('refused');
  });

  test('refuses for good what is more than is left after other parts', async () => {
    const paymentId = await paid();
    const [payment] = await house.db.select().from(payments).where(eq(payments.id, paymentId));
    const orderId = payment?.orderId ?? '';
    const part = { id: newId(), amountCents: 3000 };
    expect(await provider.refund({ paymentId, amountCents: 3000, key: part.id })).toBe('done');
    const noted = { orderId, reason: 'desk', status: 'done', createdAt: house.time.now } as const;
    await house.db.insert(refunds).values({ ...part, ...noted });
    expect(await provider.refund({ paymentId, amountCents: 2001, key: newId() })).toBe('refused');
    expect(await provider.refund({ paymentId, amountCents: 2000, key: newId() })).toBe('done');
  });
});

describe('Stripe', () => {
  test('tells what a paid plan was paid with, and is told nothing of the customer', async () => {
    const stripe = createStripe(keys());
    const customer = await stripe.customer(newId());
    expect([...(standIn.asked.at(-1)?.form ?? [])]).toEqual([]);
    const { id } = await stripe.open({ ...anOrder(), of: { customer, use: 'saved' } });
    const sent = Object.fromEntries(standIn.asked.at(-1)?.form ?? []);
    expect(sent).toMatchObject({ setup_future_usage: 'off_session', 'allowed_payment_method_types[0]': 'card' });
    standIn.pay(id);
    const saved = { customer, method: expect.stringMatching(/^pm_/) };
    expect(await stripe.look(id)).toEqual({ status: 'succeeded', amountCents: 5000, currency: 'eur', saved });
  });

  test('charges a month that it does not save once more, and leads nobody anywhere', async () => {
    const stripe = createStripe(keys());
    const customer = await stripe.customer(newId());
    const { id: paymentId } = await stripe.open({ ...anOrder(), of: { customer, use: 'charged' } });
    const opened = Object.fromEntries(standIn.asked.at(-1)?.form ?? []);
    expect(opened).toMatchObject({ customer, 'automatic_payment_methods[allow_redirects]': 'never' });
    expect(opened).not.toHaveProperty('setup_future_usage');
    await stripe.charge({ paymentId, customer, method: 'pm_saved' });
    expect(Object.fromEntries(standIn.asked.at(-1)?.form ?? [])).toEqual({
      payment_method: 'pm_saved',
      off_session: 'true',
    });
  });

  test('tells a bank that wants to see the card’s owner from a card that says no', async () => {
    const stripe = createStripe(keys());
    const customer = await stripe.customer(newId());
    const { id: paymentId } = await stripe.open({ ...anOrder(), of: { customer, use: 'charged' } });
    expect(await stripe.charge({ paymentId, customer, method: standInUnconfirmed })).toBe('unconfirmed');
  });

  test('that refuses what we ask, and no card, is a fault of the house and told as one', async () => {
    const stripe = createStripe(keys());
    const customer = await stripe.customer(newId());
    const refused = expect.objectContaining({ code: 'provider_refused', cause: expect.any(Error) });
    const { id: paymentId } = await stripe.open({ ...anOrder(), of: { customer, use: 'saved' } });
    await expect(stripe.charge({ paymentId, customer, method: 'pm_saved' })).rejects.toEqual(refused);
    await expect(stripe.open({ ...anOrder(), amountCents: 49 })).rejects.toEqual(refused);
  });

  test('is told amount, currency and the order’s number, nothing of the buyer', async () => {
    const order = anOrder();
    await createStripe(keys()).open(order);
    const sent = Object.fromEntries(standIn.asked.at(-1)?.form ?? []);
    expect(sent).toEqual({
      amount: '5000',
      currency: 'eur',
      'automatic_payment_methods[enabled]': 'true',
      'metadata[orderId]': order.orderId,
    });
  });

  test('gives a refund once, also when its keys are forgotten', async () => {
    const stripe = createStripe(keys());
    const { id: paymentId } = await stripe.open(anOrder());
    standIn.pay(paymentId);
    const refund = { paymentId, amountCents: 2000, key: newId() };
    standIn.setRefunds('pending');
    expect(await stripe.refund(refund)).toBe('pending');
    standIn.setRefunds('succeeded');
    standIn.forgetKeys();
    expect(await stripe.refund(refund)).toBe('done');
    expect([...standIn.refunds.values()].filter((one) => one.payment_intent === paymentId)).toHaveLength(1);
  });

  test.each([
    ['with a wrong key', () => createStripe({ ...keys(), secretKey: 'sk_test_wrong' })],
    ['where nobody listens', () => createStripe({ ...keys(), apiBase: 'http://127.0.0.1:9' })],
  ])('%s is away, which is no refusal: it may be asked again', async (_, make) => {
    const away = expect.objectContaining({ code: 'unavailable', cause: expect.any(Error) });
    const stripe = make();
    await expect(stripe.open(anOrder())).rejects.toEqual(away);
    await expect(stripe.look('pi_1')).rejects.toEqual(away);
    await expect(stripe.close('pi_1')).rejects.toEqual(away);
    await expect(stripe.refund({ paymentId: 'pi_1', amountCents: 1, key: 'k' })).rejects.toEqual(away);
    await expect(stripe.forget('cus_1')).rejects.toEqual(away);
    await expect(stripe.lastDigits('pm_1')).rejects.toEqual(away);
  });
});
