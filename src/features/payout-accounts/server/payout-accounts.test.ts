/** Issue 22, decision 0091: an owner says where they are paid before anything of theirs is sold for money. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { traders } from '#features/traders/server/table.ts';
import { choosePayoutWay } from './service.ts';
import { payoutAccounts } from './table.ts';

let house: TestHouse;
let owner: Member;
let buyer: Member;
let admin: Member;

/** A house of its own for each way, in which the owner has said nothing yet. */
const inHouse = (ownerPayouts: 'bank' | 'provider') => {
  beforeAll(async () => {
    house = await openTestHouse({ ownerPayouts });
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    house.time.now = new Date('2026-08-21T18:00:00Z');
    const members = ['business', 'traveller', 'admin'] as const;
    [owner, buyer, admin] = (await Promise.all(members.map((role) => house.signedInAs(role)))) as [
      Member,
      Member,
      Member,
    ];
    await house.db.delete(payoutAccounts).where(eq(payoutAccounts.ownerId, owner.id));
  });
};
const post = (path: string, body: object = {}, as = owner) => house.call('POST', path, { as, body });
const give = (iban: string, as = owner) =>
  house.call('PUT', '/api/payout-account', { as, body: { holder: 'Marta Ferrer Gil', iban } });
const own = async (as = owner) => (await house.call('GET', '/api/payout-account', { as })).body;
const buy = (id: string) =>
  post(
    '/api/create-payment-intent',
    { amount: 25, currency: 'eur', metadata: { type: 'event', itemId: id, userId: buyer.id, quantity: 1 } },
    buyer,
  );
const isUnpayable = async (id: string) =>
  (await house.call('GET', `/api/events/${id}`)).body.ownerUnpayable as true | undefined;
const iban = 'ES91 2100 0418 4502 0005 1332';

describe('where the house pays by bank', () => {
  inHouse('bank');

  test('an owner without an account sells nothing for money until they give one; what is free is joined', async () => {
    const paid = await anEvent(house.db, { ownerId: owner.id, priceCents: 2500 });
    const free = await anEvent(house.db, { ownerId: owner.id, priceCents: 0 });
    const rental = await aRental(house.db, { ownerId: owner.id });
    const days = () => house.call('GET', `/api/rentals/${rental.id}/availability?from=2026-09-01&to=2026-09-05`);
    expect(await own()).toEqual({ way: 'bank', account: null });
    expect(await isUnpayable(paid.id)).toBe(true);
    const refused = (await buy(paid.id)).body;
    expect(refused).toMatchObject({ status: 409, code: 'owner_unpayable' });
    expect(refused.detail).toMatch(/where they are paid/);
    expect((await days()).body.code).toBe('not_for_sale');
    expect(
      (await house.call('POST', '/api/orders', { as: buyer, body: { eventId: free.id, quantity: 1 } })).status,
    ).toBe(201);
    expect((await give(iban)).status).toBe(200);
    expect(await isUnpayable(paid.id)).toBeUndefined();
    expect((await buy(paid.id)).status).toBe(201);
    expect((await days()).status).toBe(200);
  });

  test('a number is kept sealed, told by its end, and changed with a fresh one', async () => {
    expect((await give(iban)).body).toMatchObject({
      way: 'bank',
      account: { standing: 'ready', holder: 'Marta Ferrer Gil', maskedIban: 'ES•• •••• 1332', missing: [] },
    });
    const [row] = await house.db.select().from(payoutAccounts).where(eq(payoutAccounts.ownerId, owner.id));
    expect(JSON.stringify(row)).not.toMatch(/2100|0418|4502/);
    await give('DE89370400440532013000');
    expect((await own()).account.maskedIban).toBe('DE•• •••• 3000');
  });

  test.each([
    'ES91 2100 0418 4502 0005 1333',
    'ES91 2100 0418 4502 0005 133',
    'GB00 0000',
    'XX91 2100 0418 4502 0005 1332',
  ])('what is no number is refused at its field, and nothing changes: %s', async (wrong) => {
    expect((await give(wrong)).body).toMatchObject({ status: 422, errors: [{ path: 'iban' }] });
    expect((await own()).account).toBeNull();
  });

  test('only finance at the desk reads the whole number, and the log says who did', async () => {
    await give(iban);
    const masked = await house.call('GET', `/api/admin/payout-accounts/${owner.id}`, { as: admin });
    expect(masked.body.account.maskedIban).toBe('ES•• •••• 1332');
    const whole = await post(`/api/admin/payout-accounts/${owner.id}/iban`, {}, admin);
    expect(whole.body).toEqual({ holder: 'Marta Ferrer Gil', iban });
    const isRead = and(eq(auditEntries.entity, 'payout_accounts'), eq(auditEntries.action, 'export'));
    const [entry] = await house.db.select().from(auditEntries).where(isRead);
    expect(entry).toMatchObject({ actorId: admin.id, entityId: owner.id, title: 'ES•• •••• 1332' });
    expect(JSON.stringify(await house.db.select().from(auditEntries))).not.toMatch(/2100|Marta/);
    expect((await post(`/api/admin/payout-accounts/${buyer.id}/iban`, {}, admin)).status).toBe(404);
    expect((await post(`/api/admin/payout-accounts/${owner.id}/iban`, {}, buyer)).status).toBe(403);
  });

  test('there is no onboarding here, and a house that pays through a provider from now on asks again', async () => {
    const { id } = await anEvent(house.db, { ownerId: owner.id });
    await give(iban);
    expect((await post('/api/payout-account/onboarding')).body.code).toBe('conflict');
    await choosePayoutWay(house.db, 'stripe');
    expect(await isUnpayable(id)).toBe(true);
    await choosePayoutWay(house.db, 'bank');
    expect(await isUnpayable(id)).toBeUndefined();
  });
});

describe('where owners have accounts at the provider', () => {
  inHouse('provider');

  test('a listing can be published before, and is sold once the account is ready', async () => {
    const { id } = await anEvent(house.db, { ownerId: owner.id, priceCents: 2500 });
    expect((await buy(id)).body.code).toBe('owner_unpayable');
    expect((await give(iban)).body.code).toBe('conflict');
    expect((await post('/api/payout-account/onboarding')).body).toEqual({ url: null });
    expect((await own()).account).toMatchObject({ standing: 'missing' });
    expect((await post('/api/payout-account/check')).body.account.missing).toEqual([
      'individual.verification.document',
    ]);
    expect((await buy(id)).body.code).toBe('owner_unpayable');
    expect((await post('/api/payout-account/sandbox', { outcome: 'ready' })).body.account).toMatchObject({
      standing: 'ready',
      missing: [],
    });
    expect((await buy(id)).status).toBe(201);
  });

  test('one that comes to lack something again stops the sales, and its owner is written to once', async () => {
    const recipient = `${owner.id}@correo.example`.toLowerCase();
    await house.db.update(users).set({ email: recipient }).where(eq(users.id, owner.id));
    const { id } = await anEvent(house.db, { ownerId: owner.id, priceCents: 2500 });
    await post('/api/payout-account/onboarding');
    await post('/api/payout-account/sandbox', { outcome: 'ready' });
    await post('/api/payout-account/sandbox', { outcome: 'missing' });
    await house.api.watchAccounts();
    await house.api.watchAccounts();
    expect((await buy(id)).body.code).toBe('owner_unpayable');
    expect(await house.db.$count(mails, and(eq(mails.recipient, recipient), eq(mails.letter, 'payoutsRest')))).toBe(1);
  });

  test('is opened for somebody who has said who they are', async () => {
    const nobody = await house.signedInAs('business');
    await house.db.delete(traders).where(eq(traders.ownerId, nobody.id));
    expect((await post('/api/payout-account/onboarding', {}, nobody)).body.code).toBe('seller_unknown');
    expect((await post('/api/payout-account/check', {}, nobody)).status).toBe(404);
  });
});
