/** Decision 0141: an owner hears of another bank account, and nothing is paid to it for three days. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { payoutAccounts } from '#features/payout-accounts/server/table.ts';
import { payouts } from './table.ts';

const spanish = 'ES91 2100 0418 4502 0005 1332';
const german = 'DE89 3704 0044 0532 0130 00';
const house = aTestHouse();
let admin: Member;
let owner: Member;
beforeEach(async () => {
  // What earlier tests sold is nobody's affair here.
  const gone = { suspendedAt: house.time.now, suspensionReason: 'A reason' };
  await house.db.update(users).set(gone).where(eq(users.role, 'business'));
  [admin, owner] = [await house.signedInAs('admin'), await house.signedInAs('business')];
  const email = `${owner.id}@correo.example`.toLowerCase();
  await house.db.update(users).set({ email }).where(eq(users.id, owner.id));
  await house.db.delete(payoutAccounts).where(eq(payoutAccounts.ownerId, owner.id));
});

const at = (instant: string) => {
  house.time.now = new Date(instant);
};
const give = (iban: string, holder = 'Marta Ferrer Gil') =>
  house.call('PUT', '/api/payout-account', { as: owner, body: { holder, iban } });
/** Two tickets of 25 euro for a night that is over on the 29th: 44 are the owner's. */
async function sell(): Promise<void> {
  const buyer = await house.signedInAs();
  const event = await anEvent(house.db, { ownerId: owner.id, date: '2026-08-28', time: '22:00' });
  const order = await holdEvent(house.db, { userId: buyer.id, eventId: event.id, quantity: 2 }, house.time.now);
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
}
const file = () =>
  house.call('POST', '/api/admin/payout-files', { as: admin, body: { iban: spanish, paidOn: '2026-09-30' } });
const copy = (id: string) =>
  house.call('POST', `/api/admin/payout-files/${id}/copy`, { as: admin, body: { iban: spanish } });
const detail = async () => (await house.call('GET', `/api/admin/payouts/${owner.id}`, { as: admin })).body;
const record = async () => {
  const { asOf, version, dueCents: amountCents } = await detail();
  const body = { asOf, version, amountCents, reference: 'AFS-1' };
  return house.call('POST', `/api/admin/payouts/${owner.id}`, { as: admin, body });
};
const own = async () => (await house.call('GET', '/api/payout-account', { as: owner })).body.account;
const waiting = async () => (await house.call('GET', '/api/desk-counts', { as: admin })).body.money.payouts;
const letters = async () => {
  const isTheirs = and(eq(mails.userId, owner.id), eq(mails.letter, 'payoutAccountChanged'));
  // Of two that were written at one instant the one that holds at once comes first.
  const inOrder = [asc(mails.createdAt), sql`${mails.values}->>'from' nulls first`];
  const rows = await house.db
    .select()
    .from(mails)
    .where(isTheirs)
    .orderBy(...inOrder);
  return rows.map(({ values }) => values);
};

describe('the owner hears', () => {
  test('of the first account, which is paid to at once, and of another one, by the end of its number alone', async () => {
    await give(spanish);
    await give(german);
    const when = { name: 'Test Member', at: '2026-08-21T18:00:00.000Z' };
    expect(await letters()).toEqual([
      { ...when, tail: '1332', from: null },
      { ...when, tail: '3000', from: '2026-08-24' },
    ]);
    expect(JSON.stringify(await house.db.select().from(mails))).not.toMatch(/2100|3704|Marta/);
  });

  test('of nothing when the same number is said again, in whoever’s name', async () => {
    await give(spanish);
    await give('es9121000418450200051332', 'Marta Ferrer');
    expect(await letters()).toHaveLength(1);
    expect((await own()).payableFrom).toBeNull();
  });
});

describe('an account that took another’s place', () => {
  beforeEach(async () => {
    await give(spanish);
    await sell();
    at('2026-08-30T09:00:00Z');
  });

  test('is in no file of transfers for three days, and in the next one after them', async () => {
    await give(german);
    const from = '2026-09-02T09:00:00.000Z';
    expect((await own()).payableFrom).toBe(from);
    expect([(await detail()).payableFrom, (await file()).body.code]).toEqual([from, 'conflict']);
    at('2026-09-02T08:59:59Z');
    expect((await file()).status).toBe(409);
    at(from);
    const { status, body } = await file();
    expect([status, body.transfers, body.amountCents, body.waits]).toEqual([200, 1, 4400, 0]);
    expect(body.xml).toContain('DE89370400440532013000');
    expect([(await own()).payableFrom, (await detail()).payableFrom]).toEqual([null, null]);
  });

  test('is counted in the file that pays others', async () => {
    const marta = owner;
    owner = await house.signedInAs('business');
    at('2026-08-21T18:00:00Z');
    await sell();
    at('2026-08-30T09:00:00Z');
    owner = marta;
    await give(german);
    expect((await file()).body).toMatchObject({ transfers: 1, without: 0, waits: 1 });
  });

  test('is recorded by no hand as paid until then', async () => {
    await give(german);
    expect([(await record()).body.code, await house.db.$count(payouts, eq(payouts.ownerId, owner.id))]).toEqual([
      'payout_waits',
      0,
    ]);
    at('2026-09-02T09:00:00Z');
    expect((await record()).status).toBe(200);
  });

  test('waits from its last change on; putting the old number back is one', async () => {
    await give(german);
    at('2026-09-01T09:00:00Z');
    await give(spanish);
    expect((await own()).payableFrom).toBe('2026-09-04T09:00:00.000Z');
    await give(spanish);
    expect((await own()).payableFrom).toBe('2026-09-04T09:00:00.000Z');
  });

  test('gets nothing of a file that was made before, however often it is taken again', async () => {
    const made = (await file()).body;
    const id = made.xml.match(/<MsgId>([^<]+)/)?.[1] ?? '';
    expect((await copy(id)).body).toEqual(made);
    await give(german);
    expect((await copy(id)).body.code).toBe('conflict');
    at('2026-09-02T09:00:00Z');
    expect((await copy(id)).body.xml).toContain('DE89370400440532013000');
  });

  test('is not among what the desk has to pay now', async () => {
    const before = await waiting();
    await give(german);
    expect(await waiting()).toBe(before - 1);
  });
});
