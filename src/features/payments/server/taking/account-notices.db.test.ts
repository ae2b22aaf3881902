/** Issue 22, decision 0101: what becomes of an owner's account is heard within seconds, from signed notices. On both engines. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountWebhookSecret, openTestHouse, webhookSecret } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { openStandIn, standInKeys } from '../stand-in/stand-in.ts';
import type { StandIn } from '../stand-in/stand-in.ts';
import { payouts } from '#features/payouts/server/table.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { newId } from '#kit/server/ids.ts';
import { signBody } from '#kit/server/signed-body.ts';
import { noticeHeader } from './notice.ts';
import { takeStanding } from '#features/payout-accounts/server/service.ts';
import { traders } from '#features/traders/server/table.ts';
import { payoutAccounts } from '#features/payout-accounts/server/table.ts';

let standIn: StandIn;
let house: TestHouse;
let owner: Member;
let account: string;
beforeAll(async () => {
  standIn = await openStandIn();
  house = await openTestHouse({ ownerPayouts: 'provider', stripe: { ...standInKeys, apiBase: standIn.url } });
});
afterAll(async () => {
  await house.close();
  await standIn.close();
});
beforeEach(async () => {
  moveTo('2026-08-21T18:00:00Z');
  owner = await house.signedInAs('business');
  await house.call('POST', '/api/payout-account/onboarding', { as: owner, body: {} });
  account = (await rowOf())?.account ?? '';
});

const moveTo = (instant: string) => {
  for (const clock of [house.time, standIn.time]) clock.now = new Date(instant);
};
const rowOf = async () => {
  const rows = await house.db.select().from(payoutAccounts).where(eq(payoutAccounts.ownerId, owner.id));
  return rows.find(({ way }) => way === 'stripe');
};
const noticed = async (type: string, over: object = {}, secret = accountWebhookSecret) => {
  const object = type.startsWith('payout') ? { id: 'po_1', object: 'payout' } : { id: account, object: 'account' };
  const body = JSON.stringify({ id: `evt_${newId()}`, type, livemode: false, account, data: { object }, ...over });
  const headers = { [noticeHeader]: signBody(secret, body, house.time.now) };
  return house.call('POST', '/api/payout-accounts/webhook', { body, headers });
};
const standing = async () => (await rowOf())?.standing;
const buy = async (itemId: string, as: Member) => {
  const metadata = { type: 'event', itemId, userId: as.id, quantity: 2 };
  return house.call('POST', '/api/create-payment-intent', { as, body: { amount: 50, currency: 'eur', metadata } });
};

test.each([
  ['person', 'individual'],
  ['private', 'individual'],
  ['company', 'company'],
] as const)('of a %s the provider is told: %s', async (kind, told) => {
  const seller = await house.signedInAs('business');
  const born = kind === 'company' ? { birthDate: null, register: 'Alicante, A 1' } : {};
  await house.db
    .update(traders)
    .set({ kind, ...born })
    .where(eq(traders.ownerId, seller.id));
  await house.call('POST', '/api/payout-account/onboarding', { as: seller, body: {} });
  const opened = standIn.asked.filter(({ method, path }) => method === 'POST' && path === '/v1/accounts');
  expect(opened.at(-1)?.form.get('business_type')).toBe(told);
  expect(opened.at(-1)?.form.get('metadata[key]')).toBe(seller.id);
});

describe('a notice of an account', () => {
  test('lets an owner sell at once who has finished, and nobody who has lost what they need', async () => {
    const buyer = await house.signedInAs();
    const { id } = await anEvent(house.db, { ownerId: owner.id });
    expect((await buy(id, buyer)).body.code).toBe('owner_unpayable');
    standIn.connect.setAccount(account, true);
    expect((await noticed('account.updated')).status).toBe(200);
    await house.runTasks();
    expect((await buy(id, buyer)).status).toBe(201);
    standIn.connect.setAccount(account, false);
    await noticed('capability.updated');
    await house.runTasks();
    expect((await buy(id, await house.signedInAs())).body.code).toBe('owner_unpayable');
  });

  test('is only a reason to ask: ten at once, twice, or with what was true before are one answer', async () => {
    standIn.connect.setAccount(account, true);
    const old = { data: { object: { id: account, payouts_enabled: false, capabilities: { transfers: 'inactive' } } } };
    await Promise.all(Array.from({ length: 10 }, () => noticed('account.updated', { id: 'evt_same', ...old })));
    await house.runTasks();
    expect(await standing()).toBe('ready');
  });

  test('never undoes what was asked later', async () => {
    const late = new Date(house.time.now.getTime() + 1000);
    const told = (standing: 'ready' | 'missing') => ({ standing, missing: [], until: null });
    const of = { ownerId: owner.id, way: 'stripe' as const };
    await takeStanding(house.db, of, told('missing'), late);
    await takeStanding(house.db, of, told('ready'), house.time.now);
    expect(await standing()).toBe('missing');
  });

  test('of somebody else’s account, or of a kind without use, asks nobody', async () => {
    const before = standIn.asked.length;
    await noticed('account.updated', { account: 'acct_stranger' });
    await noticed('person.updated');
    await house.runTasks();
    expect(standIn.asked.slice(before)).toEqual([]);
  });

  test('of money where only tests are, signed with the other secret, or of nobody is refused', async () => {
    const count = () => house.db.$count(tasks);
    const before = await count();
    expect((await noticed('account.updated', { livemode: true })).body.code).toBe('conflict');
    expect((await noticed('account.updated', {}, webhookSecret)).body.code).toBe('malformed');
    expect((await noticed('account.updated', { account: undefined })).body.code).toBe('malformed');
    expect(await count()).toBe(before);
  });
});

describe('a notice of a payout', () => {
  /** Two tickets of 25 euro, sold, over and paid out: 44 are the owner's. */
  const paidOut = async () => {
    standIn.connect.setAccount(account, true);
    await noticed('account.updated');
    await house.runTasks();
    const { id } = await anEvent(house.db, { ownerId: owner.id, date: '2026-08-22', time: '22:00' });
    const { clientSecret } = (await buy(id, await house.signedInAs())).body;
    standIn.pay(String(clientSecret).split('_secret_')[0] ?? '');
    moveTo('2026-08-21T18:03:00Z');
    await house.api.reconcile();
    moveTo('2026-08-26T09:00:00Z');
    await house.api.payOwners();
    return readPayout();
  };
  const readPayout = async () => (await house.db.select().from(payouts).where(eq(payouts.ownerId, owner.id)))[0];

  test('says at once that the bank has it', async () => {
    const payout = await paidOut();
    expect(payout).toMatchObject({ status: 'sent', amountCents: 4400 });
    standIn.connect.endPayout(payout?.providerPayoutId ?? '', 'paid');
    await noticed('payout.paid');
    await house.runTasks();
    expect((await readPayout())?.status).toBe('paid');
  });

  test('of one that came back books it back once, however often it is told and in whichever order', async () => {
    const payout = await paidOut();
    standIn.connect.endPayout(payout?.providerPayoutId ?? '', 'failed');
    await Promise.all(['payout.failed', 'payout.paid', 'payout.failed'].map((type) => noticed(type)));
    await house.runTasks();
    expect(await readPayout()).toMatchObject({ status: 'failed', failure: 'account_closed' });
    const owed = await house.db
      .select({ cents: ledgerEntries.amountCents })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.account, 'owner'), eq(ledgerEntries.ownerId, owner.id)));
    expect(owed.reduce((sum, { cents }) => sum + cents, 0)).toBe(4400);
  });
});
