/**
 * What both providers keep of money that is split (issue 22): accounts, transfers, reversals, failed payouts, what an account
 * owes, disputes. Each rule names where it is written. On both engines.
 */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries } from '#features/audit/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import type { ProviderName } from '../rules.ts';
import { openAtProvider } from '#app/server/testing-providers.ts';
import type { AtProvider } from '#app/server/testing-providers.ts';

const docs = 'https://docs.stripe.com';

type Contract = { readonly rule: string; readonly source: string; readonly keeps: (at: AtProvider) => Promise<void> };

const contracts: readonly Contract[] = [
  {
    rule: 'a payment is split as it comes: the account has it but for the commission',
    source: `${docs}/connect/destination-charges#application-fee`,
    keeps: async (at) => {
      const { owner, account } = await at.anOwner();
      const fresh = await at.watch();
      await at.sell(owner.id);
      expect(await at.balance(account)).toBe(4400);
      expect((await fresh()).map(({ kind, cents }) => [kind, cents])).toEqual([
        ['application_fee', 600],
        ['charge', 5000],
        ['transfer', -5000],
      ]);
    },
  },
  {
    rule: 'nothing is opened for, or sent to, an account that is not ready',
    source: `${docs}/connect/account-capabilities#transfers`,
    keeps: async ({ anOwner, provider, sell }) => {
      await sell();
      const { account } = await anOwner(false);
      const sale = { orderId: newId(), amountCents: 5000, key: newId(), split: { account, feeCents: 600 } };
      await expect(provider.open(sale)).rejects.toMatchObject({ code: 'owner_unpayable' });
      const sent = { account, amountCents: 1, orderId: newId(), key: newId() };
      await expect(provider.transfer(sent)).rejects.toMatchObject({ code: 'owner_unpayable' });
    },
  },
  {
    rule: 'the house sends no more than it has',
    source: `${docs}/error-codes#balance-insufficient`,
    keeps: async ({ anOwner, provider, balance }) => {
      const { account } = await anOwner();
      const sent = { account, amountCents: 99_999_999, orderId: newId(), key: newId() };
      await expect(provider.transfer(sent)).rejects.toMatchObject({ code: 'provider_refused' });
      expect(await balance(account)).toBe(0);
    },
  },
  {
    rule: 'reversals and refunds of the commission are sums: asked twice is once, and never more than went there',
    source: `${docs}/api/transfer_reversals/create and ${docs}/api/fee_refunds/create`,
    keeps: async (at) => {
      const { owner, account } = await at.anOwner();
      const sold = await at.sell(owner.id);
      await at.takeBack(sold, 2000, 240);
      await at.takeBack(sold, 2000, 240);
      expect(await at.balance(account)).toBe(4400 - 2000 + 240);
      await at.takeBack(sold, 99_999, 99_999);
      expect(await at.balance(account)).toBe(0);
    },
  },
  {
    rule: 'an account may owe: what is taken back after it was paid out is less than nothing, and nothing is paid out of it',
    source: `${docs}/connect/account-balances#negative-balances`,
    keeps: async (at) => {
      const { owner, account } = await at.anOwner();
      const sold = await at.sell(owner.id);
      await at.payOut(account, 4400);
      await at.takeBack(sold, 5000, 600);
      expect(await at.balance(account)).toBe(-4400);
      expect(await at.payOut(account, 1)).toMatchObject({ status: 'failed', failure: 'balance_insufficient' });
    },
  },
  {
    rule: 'what an account owes is paid first by its next sale',
    source: `${docs}/connect/account-balances#negative-balances`,
    keeps: async (at) => {
      const { owner, account } = await at.anOwner();
      const sold = await at.sell(owner.id);
      await at.payOut(account, 4400);
      await at.takeBack(sold, 2000, 240);
      await at.sell(owner.id);
      expect(await at.balance(account)).toBe(4400 - 1760);
      expect((await at.payOut(account, 2641)).failure).toBe('balance_insufficient');
      expect((await at.payOut(account, 2640)).status).toBe('sent');
    },
  },
  {
    rule: 'a payout that its bank sends back is in the account again, once, and closes it until its owner mends it',
    source: `${docs}/payouts#payout-failures and ${docs}/connect/payouts-connected-accounts`,
    keeps: async (at) => {
      const { owner, account } = await at.anOwner();
      await at.sell(owner.id);
      const { id } = await at.payOut(account, 4400);
      await at.bankSays(account, id ?? '', 'failed');
      for (const _ of [1, 2])
        expect(await at.provider.lookAtPayout({ account, id: id ?? '' })).toMatchObject({
          status: 'failed',
          failure: 'account_closed',
        });
      expect(await at.balance(account)).toBe(4400);
      expect((await at.payOut(account, 4400)).failure).toBe('payouts_not_allowed');
      await at.decide(account, true);
      expect((await at.payOut(account, 4400)).status).toBe('sent');
    },
  },
  {
    rule: 'a dispute takes the whole payment from the house, with a fee, and nothing from the account',
    source: `${docs}/connect/disputes and ${docs}/disputes/how-disputes-work`,
    keeps: async (at) => {
      const { owner, account } = await at.anOwner();
      const fresh = await at.watch();
      const { paymentId } = await at.sellDisputed(owner.id);
      const { disputes } = await at.provider.claims(paymentId);
      expect(disputes).toMatchObject([
        { amountCents: 5000, reason: 'fraudulent', status: 'open', takenCents: 5000, returnedCents: 0 },
      ]);
      expect((await fresh()).filter(({ kind }) => kind === 'adjustment')).toEqual([
        { kind: 'adjustment', cents: -5000, cost: 2000 },
      ]);
      // The house takes the owner's part back itself; the sandbox's notice has made it do so.
      expect(await at.balance(account)).toBe(at.name === 'stripe' ? 4400 : 0);
    },
  },
  {
    rule: 'what a bank asks for is not refunded besides',
    source: `${docs}/error-codes#charge-disputed`,
    keeps: async ({ sellDisputed, provider }) => {
      const { paymentId } = await sellDisputed();
      expect(await provider.refund({ paymentId, amountCents: 100, key: newId() })).toBe('refused');
    },
  },
  {
    rule: 'evidence that convinces brings the money back, and the fee stays',
    source: `${docs}/testing#evidence`,
    keeps: async ({ sellDisputed, provider, watch }) => {
      const { paymentId, dispute } = await sellDisputed();
      const fresh = await watch();
      await provider.answerDispute({ dispute, text: 'winning_evidence' });
      const told = (await provider.claims(paymentId)).disputes;
      expect(told).toMatchObject([{ status: 'won', takenCents: 5000, returnedCents: 5000 }]);
      expect(await fresh()).toEqual([{ kind: 'adjustment', cents: 5000, cost: 0 }]);
      expect(await provider.refund({ paymentId, amountCents: 100, key: newId() })).toBe('done');
    },
  },
  {
    rule: 'evidence that does not convince loses it for good',
    source: `${docs}/testing#evidence`,
    keeps: async ({ sellDisputed, provider, watch }) => {
      const { paymentId, dispute } = await sellDisputed();
      const fresh = await watch();
      await provider.answerDispute({ dispute, text: 'losing_evidence' });
      const told = (await provider.claims(paymentId)).disputes;
      expect(told).toMatchObject([{ status: 'lost', takenCents: 5000, returnedCents: 0 }]);
      expect(await fresh()).toEqual([]);
    },
  },
  {
    rule: 'a dispute is answered once; while it is looked at it stays open',
    source: `${docs}/disputes/responding`,
    keeps: async ({ sellDisputed, provider }) => {
      const { paymentId, dispute } = await sellDisputed();
      await provider.answerDispute({ dispute, text: 'They were let in at 23:10' });
      expect((await provider.claims(paymentId)).disputes).toMatchObject([{ status: 'open' }]);
      const again = provider.answerDispute({ dispute, text: 'winning_evidence' });
      await expect(again).rejects.toMatchObject({ code: 'provider_refused' });
    },
  },
];

describe.each<ProviderName>(['sandbox', 'stripe'])('%s', (name) => {
  let at: AtProvider;
  beforeAll(async () => {
    at = await openAtProvider(name);
  });
  afterAll(() => at.close());

  test.each(contracts)('$rule', async ({ keeps, source }) => {
    expect(source).toContain(docs);
    await keeps(at);
  });
});

describe('a test card that is disputed', () => {
  let at: AtProvider;
  beforeAll(async () => {
    at = await openAtProvider('sandbox');
  });
  afterAll(() => at.close());
  const desk = async () => at.house.signedInAs('admin');
  const disputesNow = async (status: string) =>
    (await at.house.call('GET', `/api/admin/disputes?status=${status}`, { as: await desk() })).body as {
      orderId: string;
    }[];

  test('stands at the desk by itself, and the owner’s account gives its part back', async () => {
    const { owner, account } = await at.anOwner();
    const { orderId } = await at.sellDisputed(owner.id);
    expect((await disputesNow('open')).map((one) => one.orderId)).toContain(orderId);
    expect(await at.balance(account)).toBe(0);
  });

  test('is answered from the desk once, and what that comes to is booked at once', async () => {
    // The fees of disputes are the house's: it needs money of its own to send the owner's part again.
    for (const _ of [1, 2, 3]) await at.sell();
    const { owner, account } = await at.anOwner();
    const { orderId, dispute } = await at.sellDisputed(owner.id);
    const as = await desk();
    const answer = (text: string) =>
      at.house.call('POST', `/api/admin/disputes/${dispute}/answer`, { as, body: { text } });
    expect((await answer('winning_evidence')).status).toBe(200);
    expect((await answer('losing_evidence')).body.code).toBe('conflict');
    await at.house.runTasks();
    expect((await disputesNow('won')).map((one) => one.orderId)).toContain(orderId);
    expect(await at.balance(account)).toBe(4400);
    const isLogged = and(eq(auditEntries.entityId, orderId), eq(auditEntries.action, 'answer'));
    expect(await at.house.db.$count(auditEntries, isLogged)).toBe(1);
    expect(
      (await at.house.call('POST', '/api/admin/disputes/du_nobody/answer', { as, body: { text: 'T' } })).status,
    ).toBe(404);
  });

  test('is lost when nobody has answered by its day', async () => {
    const { orderId } = await at.sellDisputed();
    at.moveOn(8);
    await at.house.runTasks();
    expect((await disputesNow('lost')).map((one) => one.orderId)).toContain(orderId);
  });
});
