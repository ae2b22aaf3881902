/** Both providers behind one handle, for tests of what both must keep: the sandbox, and Stripe as its stand-in speaks it. */
import { openTestHouse } from './testing.ts';
import type { Member } from './testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aProviderAccount } from '#features/payout-accounts/server/factory.ts';
import { newId } from '#kit/server/ids.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import type { ProviderName } from '#features/payments/rules.ts';
import { decideInSandbox } from '#features/payments/server/sandbox/sandbox-accounts.ts';
import { createSandbox } from '#features/payments/server/sandbox/sandbox.ts';
import { openStandIn, standInKeys } from '#features/payments/server/stand-in/stand-in.ts';
import { createStripe } from '#features/payments/server/stripe/stripe.ts';
import { takePayment } from '#features/payments/server/taking/taking.ts';

export type AtProvider = Awaited<ReturnType<typeof openAtProvider>>;

/** A house that is paid at one of them, with its clock; `close` it. */
export async function openAtProvider(name: ProviderName) {
  const standIn = await openStandIn();
  const keys = { ...standInKeys, apiBase: standIn.url };
  const house = await openTestHouse({ ownerPayouts: 'provider', ...(name === 'stripe' && { stripe: keys }) });
  const { db, time } = house;
  const isStripe = name === 'stripe';
  const provider = isStripe ? createStripe(keys) : createSandbox({ db, secret: 'of tests', clock: () => time.now });

  /** What its onboarding came to. */
  const decide = async (account: string, isReady: boolean): Promise<void> => {
    if (isStripe) standIn.connect.setAccount(account, isReady);
    else await decideInSandbox(db, account, isReady ? 'ready' : 'missing');
  };
  /** An owner whose account is ready, or waits for them. */
  const anOwner = async (isReady = true): Promise<{ readonly owner: Member; readonly account: string }> => {
    const owner = await house.signedInAs('business');
    const about = { key: owner.id, country: 'ES', kind: 'person', email: 'marta@taller.example' } as const;
    const account = await provider.openAccount(about);
    await decide(account, isReady);
    await aProviderAccount(db, owner.id, { way: name, account }, time.now);
    return { owner, account };
  };
  /** Asks for something, of so many euro, and pays for it; the house has heard of the money then. */
  const buy = async (buyer: Member, amount: number, wanted: object, cardNumber = '4242 4242 4242 4242') => {
    const body = { amount, currency: 'eur', metadata: { ...wanted, userId: buyer.id } };
    const { clientSecret, orderId } = (await house.call('POST', '/api/create-payment-intent', { as: buyer, body }))
      .body;
    const paymentId = String(clientSecret).split('_secret_')[0] ?? '';
    if (isStripe) {
      standIn.pay(paymentId);
      const money = { id: paymentId, amountCents: amount * 100, currency: 'eur' };
      await db.transaction((db) => takePayment(db, money, time.now));
    } else {
      const card = { clientSecret, cardNumber, expiry: '12/30', cvc: '123' };
      await house.call('POST', '/api/payments/sandbox/confirm', { as: buyer, body: card });
      await house.runTasks();
    }
    return { paymentId, orderId: String(orderId) };
  };
  /** Two tickets of 25 euro that somebody pays: 44 are their owner's, all of it the house's without one. */
  const sell = async (ownerId: string | null = null, cardNumber?: string) => {
    const { id: itemId } = await anEvent(db, { ownerId, date: '2026-08-28', time: '22:00' });
    return buy(await house.signedInAs(), 50, { type: 'event', itemId, quantity: 2 }, cardNumber);
  };
  /** The same, and the buyer's bank asks for it and takes it: a test card does so, and somebody at the stand-in. */
  const sellDisputed = async (ownerId: string | null = null) => {
    const sold = await sell(ownerId, isStripe ? undefined : '4000 0000 0000 0259');
    if (isStripe) standIn.dispute(sold.paymentId, { balance_transactions: [{ amount: -5000, fee: 2000 }] });
    const [dispute] = (await provider.claims(sold.paymentId)).disputes;
    return { ...sold, dispute: dispute?.id ?? '' };
  };
  /** The owner's bank has a payout, or sends it back. */
  const bankSays = async (account: string, payout: string, status: 'paid' | 'failed'): Promise<void> => {
    if (isStripe) standIn.connect.endPayout(payout, status);
    else if (status === 'failed') await decideInSandbox(db, account, 'refuses_payouts');
  };
  const lines = async () => {
    const found = [];
    for await (const { id, kind, amountCents: cents, costCents: cost } of provider.moves(undefined))
      found.push({ id, kind, cents, cost });
    return found;
  };
  /** Begins to watch the house's balance; gives what tells its new lines, by kind. */
  const watch = async () => {
    const before = new Set((await lines()).map(({ id }) => id));
    return async () =>
      (await lines())
        .flatMap(({ id, ...line }) => (before.has(id) ? [] : [line]))
        .toSorted((a, b) => a.kind.localeCompare(b.kind));
  };
  return {
    name,
    house,
    standIn,
    provider,
    decide,
    anOwner,
    buy,
    sell,
    sellDisputed,
    bankSays,
    watch,
    balance: async (account: string) => (await provider.balanceOf(account)).availableCents,
    takeBack: (of: { paymentId: string; orderId: string }, reversedCents: number, refundedFeeCents: number) =>
      provider.takeBack({ ...of, reversedCents, refundedFeeCents }),
    payOut: (account: string, amountCents: number) => provider.payOut({ account, amountCents, key: newId() }),
    moveOn: (days: number): void => {
      for (const clock of [time, standIn.time]) clock.now = daysAfter(clock.now, days);
    },
    close: async () => {
      await house.close();
      await standIn.close();
    },
  };
}
