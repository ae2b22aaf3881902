/** Issue 22, decision 0091: what lies in an owner's own account is paid out by the clock, once, and again when it came back. */
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { sandboxMoves } from '#features/payments/server/table.ts';
import { payoutAccounts } from '#features/payout-accounts/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { newId } from '#kit/server/ids.ts';
import { payouts } from './table.ts';

const house = aTestHouse({ ownerPayouts: 'provider' });
let owner: Member;
let buyer: Member;
beforeEach(async () => {
  [owner, buyer] = [await house.signedInAs('business'), await house.signedInAs()];
  const email = `${owner.id}@correo.example`.toLowerCase();
  await house.db.update(users).set({ email }).where(eq(users.id, owner.id));
  await decide('ready');
});

const post = (path: string, body: object, as = owner) => house.call('POST', path, { as, body });
const decide = async (outcome: string) => {
  await post('/api/payout-account/onboarding', {});
  return post('/api/payout-account/sandbox', { outcome });
};
const pay = async (metadata: object, amount: number): Promise<string> => {
  const body = { amount, currency: 'eur', metadata: { ...metadata, userId: buyer.id } };
  const { clientSecret, orderId } = (await post('/api/create-payment-intent', body, buyer)).body;
  const card = { clientSecret, cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await post('/api/payments/sandbox/confirm', card, buyer);
  await house.runTasks();
  return String(orderId);
};
/** Two tickets at €25 for the night of Friday: €44 are the owner's. */
const sellNight = async () => {
  const night = { ownerId: owner.id, date: '2026-08-28', time: '23:30' };
  const { id: itemId } = await anEvent(house.db, { ...night, priceCents: 2500 });
  return pay({ type: 'event', itemId, quantity: 2 }, 50);
};
const runAt = async (instant: string) => {
  house.time.now = new Date(instant);
  await house.api.watchAccounts();
  await house.api.payOwners();
  return house.db.select().from(payouts).where(eq(payouts.ownerId, owner.id)).orderBy(payouts.number);
};
const lettersOf = async (letter: 'payout' | 'payoutFailed') => {
  const recipient = `${owner.id}@correo.example`.toLowerCase();
  return house.db.$count(mails, and(eq(mails.recipient, recipient), eq(mails.letter, letter)));
};
const owedFor = async (orderId: string) => {
  const rows = await house.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId));
  const owed = rows.filter(({ account }) => account === 'owner').reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { owed, all: rows.reduce((sum, { amountCents }) => sum + amountCents, 0) };
};

test('an evening is paid out 48 hours after its night ended, not before, and once', async () => {
  const order = await sellNight();
  // The night of Friday ends on Saturday at six, town time.
  expect(await runAt('2026-08-31T03:59:59Z')).toEqual([]);
  expect(await runAt('2026-08-31T04:00:00Z')).toMatchObject([
    { amountCents: 4400, orders: 1, status: 'sent', paidBy: null },
  ]);
  expect(await owedFor(order)).toEqual({ owed: 0, all: 0 });
  expect(await runAt('2026-08-31T05:00:00Z')).toMatchObject([{ status: 'paid' }]);
  expect(await lettersOf('payout')).toBe(1);
});

test('a stay is paid out 48 hours after its end', async () => {
  const { id: itemId } = await aRental(house.db, { ownerId: owner.id });
  await pay({ type: 'rental', itemId, from: '2026-08-27', units: 3, quantity: 1 }, 270);
  expect(await runAt('2026-09-01T08:59:59Z')).toEqual([]);
  expect(await runAt('2026-09-01T10:00:00Z')).toMatchObject([{ amountCents: 23_760, status: 'sent' }]);
});

test('what the bank sends back is owed again, told, and paid once the account is mended', async () => {
  const order = await sellNight();
  await decide('refuses_payouts');
  expect(await runAt('2026-08-31T04:00:00Z')).toHaveLength(1);
  const [failed] = await runAt('2026-08-31T05:00:00Z');
  expect(failed).toMatchObject({ status: 'failed', failure: 'account_closed', amountCents: 4400 });
  expect(await owedFor(order)).toEqual({ owed: 4400, all: 0 });
  expect(await lettersOf('payoutFailed')).toBe(1);
  expect(await runAt('2026-09-02T05:00:00Z')).toHaveLength(1);
  expect((await house.call('GET', '/api/payout-account', { as: owner })).body.account.standing).toBe('missing');
  await decide('ready');
  expect(await runAt('2026-09-02T06:00:00Z')).toMatchObject([
    { status: 'failed' },
    { status: 'sent', amountCents: 4400 },
  ]);
  expect(await owedFor(order)).toEqual({ owed: 0, all: 0 });
});

test('who is suspended is not paid until they are let in again', async () => {
  await sellNight();
  const at = house.time.now;
  await house.db.update(users).set({ suspendedAt: at, suspensionReason: 'Under review' }).where(eq(users.id, owner.id));
  expect(await runAt('2026-08-31T04:00:00Z')).toEqual([]);
  await house.db.update(users).set({ suspendedAt: null, suspensionReason: null }).where(eq(users.id, owner.id));
  expect(await runAt('2026-08-31T05:00:00Z')).toMatchObject([{ amountCents: 4400 }]);
});

test('what the provider has not got yet waits for a later run', async () => {
  const order = await sellNight();
  const isSandbox = and(eq(payoutAccounts.ownerId, owner.id), eq(payoutAccounts.way, 'sandbox'));
  const [own] = await house.db.select().from(payoutAccounts).where(isSandbox);
  const missing = {
    id: newId(),
    account: String(own?.account),
    kind: 'reserve',
    amountCents: -1,
    createdAt: house.time.now,
  };
  await house.db.insert(sandboxMoves).values(missing);
  expect(await runAt('2026-08-31T04:00:00Z')).toEqual([]);
  expect(await owedFor(order)).toEqual({ owed: 4400, all: 0 });
  await house.db.delete(sandboxMoves).where(eq(sandboxMoves.id, missing.id));
  expect(await runAt('2026-08-31T05:00:00Z')).toMatchObject([{ amountCents: 4400, status: 'sent' }]);
});

test('the desk sees what the clock paid, and has nothing of it to record or to book back', async () => {
  const order = await sellNight();
  const admin = await house.signedInAs('admin');
  const see = async () => (await house.call('GET', `/api/admin/payouts/${owner.id}`, { as: admin })).body;
  house.time.now = new Date('2026-08-31T04:00:00Z');
  expect(await see()).toMatchObject({ dueCents: 0, waitingCents: 4400, items: [] });
  await runAt('2026-08-31T04:00:00Z');
  expect(await see()).toMatchObject({
    waitingCents: 0,
    paidCents: 4400,
    payouts: [{ isByClock: true, status: 'sent', paidBy: null, amountCents: 4400 }],
  });
  const body = { payout: (await see()).payouts[0].id };
  const desk = await house.signedInAs('admin');
  expect((await house.call('POST', '/api/admin/payout-returns', { as: desk, body })).status).toBe(404);
  expect(await owedFor(order)).toEqual({ owed: 0, all: 0 });
});
