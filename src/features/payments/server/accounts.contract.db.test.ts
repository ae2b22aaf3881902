/** One promise for owners' accounts at both providers: the sandbox, and Stripe as the stand-in speaks it (issue 22). On both engines. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { TestHouse } from '#app/server/testing.ts';
import { newId } from '#kit/server/ids.ts';
import type { ProviderName } from '../rules.ts';
import type { Move, PaymentProvider } from './provider.ts';
import { decideInSandbox } from './sandbox/sandbox-accounts.ts';
import { book } from './sandbox/sandbox-balance.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { openStandIn, standInKeys } from './stand-in/stand-in.ts';
import type { StandIn } from './stand-in/stand-in.ts';
import { createStripe } from './stripe/stripe.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await openStandIn();
});
afterAll(() => standIn.close());

describe.each<ProviderName>(['sandbox', 'stripe'])('%s', (name) => {
  let house: TestHouse;
  let provider: PaymentProvider;
  beforeAll(async () => {
    house = await openTestHouse();
    const sandbox = createSandbox({ db: house.db, secret: 'a secret of tests', clock: () => house.time.now });
    provider = name === 'stripe' ? createStripe({ ...standInKeys, apiBase: standIn.url }) : sandbox;
  });
  afterAll(() => house.close());

  const opened = (key = newId()) =>
    provider.openAccount({ key, country: 'ES', kind: 'person', email: 'marta@taller.example' });
  const decide = async (account: string, isReady: boolean) => {
    if (name === 'stripe') standIn.connect.setAccount(account, isReady);
    else await decideInSandbox(house.db, account, isReady ? 'ready' : 'missing');
  };
  const ready = async () => {
    const account = await opened();
    await decide(account, true);
    return account;
  };
  /** What the house sends it must have itself. */
  const fund = async (amountCents: number, key: string) => {
    if (name === 'stripe') {
      const { id } = await provider.open({ orderId: newId(), amountCents, key });
      standIn.pay(id);
    } else await book(house.db, [{ id: `txn_${key}`, kind: 'charge', amountCents, createdAt: house.time.now }]);
  };
  /** An account that has got so much. */
  const withMoney = async (amountCents: number) => {
    const account = await ready();
    const key = newId();
    await fund(amountCents, key);
    await provider.transfer({ account, amountCents, orderId: newId(), key });
    return account;
  };
  const bankSays = async (account: string, id: string, status: 'paid' | 'failed') => {
    if (name === 'stripe') standIn.connect.endPayout(id, status);
    else if (status === 'failed') await decideInSandbox(house.db, account, 'refuses_payouts');
  };
  const split = (account: string, feeCents: number) => ({
    orderId: newId(),
    amountCents: 5000,
    key: newId(),
    split: { account, feeCents },
  });

  test('an account is opened once for an owner, and says what it waits for', async () => {
    const key = newId();
    const account = await opened(key);
    expect(await opened(key)).toBe(account);
    expect(await provider.lookAtAccount(account)).toEqual({
      standing: 'missing',
      missing: ['individual.verification.document'],
      until: null,
    });
    await decide(account, true);
    expect(await provider.lookAtAccount(account)).toEqual({ standing: 'ready', missing: [], until: null });
    await decide(account, false);
    expect((await provider.lookAtAccount(account)).standing).toBe('missing');
    expect((await provider.lookAtAccount('acct_unknown')).standing).toBe('refused');
  });

  test('its owner is led to the provider, and nowhere where there is only the sandbox', async () => {
    const url = await provider.onboarding({ account: await opened(), returnTo: 'https://aftersun.example/dashboard' });
    if (name === 'stripe') expect(url).toMatch(/^https:/);
    else expect(url).toBeNull();
  });

  test('nothing is paid to an account that takes nothing, and no commission is more than the payment', async () => {
    await expect(provider.open(split(await opened(), 600))).rejects.toMatchObject({ code: 'owner_unpayable' });
    const account = await ready();
    await expect(provider.open(split(account, 5001))).rejects.toMatchObject({ code: 'provider_refused' });
    expect((await provider.open(split(account, 5000))).id).toMatch(/^pi_/);
  });

  test('what is sent to an account is sent once for a key', async () => {
    const account = await withMoney(3000);
    expect(await provider.balanceOf(account)).toEqual({ availableCents: 3000, pendingCents: 0 });
    const key = newId();
    await fund(1000, key);
    const again = { account, amountCents: 1000, orderId: newId(), key };
    await provider.transfer(again);
    if (name === 'stripe') standIn.forgetKeys();
    await provider.transfer(again);
    expect((await provider.balanceOf(account)).availableCents).toBe(4000);
  });

  test('is paid out once for a key, never more than it has, and only where it may', async () => {
    const account = await withMoney(3000);
    const payout = { account, amountCents: 2000, key: newId() };
    const first = await provider.payOut(payout);
    expect(first).toMatchObject({ status: 'sent', failure: null });
    if (name === 'stripe') standIn.forgetKeys();
    expect((await provider.payOut(payout)).id).toBe(first.id);
    expect((await provider.balanceOf(account)).availableCents).toBe(1000);
    expect(await provider.payOut({ account, amountCents: 1001, key: newId() })).toEqual({
      id: null,
      status: 'failed',
      failure: 'balance_insufficient',
    });
    await decide(account, false);
    expect(await provider.payOut({ account, amountCents: 1, key: newId() })).toMatchObject({
      status: 'failed',
      failure: 'payouts_not_allowed',
    });
    expect((await provider.balanceOf(account)).availableCents).toBe(1000);
  });

  test('a payout ends at the bank, or is in the account again and closes it until it is mended', async () => {
    const account = await withMoney(3000);
    const { id } = await provider.payOut({ account, amountCents: 1000, key: newId() });
    await bankSays(account, id ?? '', 'paid');
    expect((await provider.lookAtPayout({ account, id: id ?? '' })).status).toBe('paid');
    const { id: second } = await provider.payOut({ account, amountCents: 1500, key: newId() });
    await bankSays(account, second ?? '', 'failed');
    const found = { status: 'failed', failure: 'account_closed' };
    expect(await provider.lookAtPayout({ account, id: second ?? '' })).toMatchObject(found);
    expect(await provider.lookAtPayout({ account, id: second ?? '' })).toMatchObject(found);
    expect((await provider.balanceOf(account)).availableCents).toBe(2000);
    expect((await provider.lookAtAccount(account)).standing).not.toBe('ready');
  });

  test('the house’s own lines come the oldest first, and from an instant on', async () => {
    // Later than all that was booked before.
    const since = new Date(standIn.time.now.getTime() + 3_600_000);
    for (const clock of [house.time, standIn.time]) clock.now = since;
    await withMoney(700);
    const kinds = async (since?: Date) => {
      const found: Move[] = [];
      for await (const move of provider.moves(since)) found.push(move);
      return found;
    };
    const all = await kinds();
    expect(all.map(({ at }) => at.getTime())).toEqual(all.map(({ at }) => at.getTime()).toSorted((a, b) => a - b));
    const fresh = (await kinds(since)).map(({ kind, amountCents }) => [kind, amountCents]);
    expect(fresh).toHaveLength(2);
    expect(fresh).toEqual(
      expect.arrayContaining([
        ['charge', 700],
        ['transfer', -700],
      ]),
    );
    expect(await kinds(new Date('2031-01-01T00:00:00Z'))).toEqual([]);
  });
});
