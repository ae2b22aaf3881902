/** Nobody is erased while money of theirs is not where it belongs (decision 0139). */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { postPayout, postReinstatement } from '#features/ledger/server/service.ts';
import { confirmOrder, eventWish, hold } from '#features/orders/server/doors/buying.ts';
import type { OrderRow } from '#features/orders/server/table.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { disputes, orders, refunds } from '#features/orders/server/table.ts';
import { payoutAccounts } from '#features/payout-accounts/server/table.ts';
import { payouts } from '#features/payouts/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { untilWaiting } from '#kit/server/testing.ts';

const house = aTestHouse();
let admin: Member;
let owner: Member;
let buyer: Member;
beforeEach(async () => {
  [admin, owner, buyer] = [
    await house.signedInAs('admin'),
    await house.signedInAs('business'),
    await house.signedInAs(),
  ];
});

const moveTo = (instant: string) => (house.time.now = new Date(instant));
/** Two tickets at €25 for 21 August: €44 are the owner's. */
async function sell(): Promise<OrderRow> {
  const { id: eventId } = await anEvent(house.db, { ownerId: owner.id });
  const order = await holdEvent(house.db, { userId: buyer.id, eventId, quantity: 2 }, house.time.now);
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  return order;
}
const erase = (as: Member) => house.call('POST', '/api/account/erasure', { as, body: { password } });
const told = async (as: Member) => (await house.call('GET', '/api/account/stays', { as })).body.heldBack;
/** What the page tells beforehand is what is refused. */
async function refusedFor(as: Member): Promise<string> {
  const [before, { status, body }] = [await told(as), await erase(as)];
  expect([status, before]).toEqual([409, body.code]);
  return body.code;
}
const isErased = async ({ id }: Member) => {
  const [row] = await house.db.select().from(users).where(eq(users.id, id));
  return row?.erasedAt !== null;
};
async function payOut(): Promise<string> {
  const path = `/api/admin/payouts/${owner.id}`;
  const { asOf, version, dueCents } = (await house.call('GET', path, { as: admin })).body;
  const body = { asOf, version, amountCents: dueCents, reference: 'AFS-1' };
  const paid = await house.call('POST', path, { as: admin, body });
  expect(paid.status).toBe(200);
  return paid.body.payouts[0].id;
}

describe('an owner stays', () => {
  test('while they are owed something, due or not, with the account that it is paid to', async () => {
    await sell();
    moveTo('2026-08-22T05:00:00Z');
    expect(await refusedFor(owner)).toBe('owner_owed');
    moveTo('2026-08-23T18:00:00Z');
    expect(await refusedFor(owner)).toBe('owner_owed');
    expect(await house.db.$count(payoutAccounts, eq(payoutAccounts.ownerId, owner.id))).toBe(1);
    expect(await isErased(owner)).toBe(false);
  });

  test('while the bank can send back what was paid, and again once it did', async () => {
    await sell();
    moveTo('2026-08-23T18:00:00Z');
    const id = await payOut();
    expect(await refusedFor(owner)).toBe('payout_under_way');
    const back = await house.call('POST', '/api/admin/payout-returns', { as: admin, body: { payout: id } });
    expect([back.status, await refusedFor(owner)]).toEqual([200, 'owner_owed']);
    await payOut();
    moveTo('2026-08-30T18:00:00.001Z');
    expect(await told(owner)).toBeNull();
    expect((await erase(owner)).status).toBe(200);
  });

  test('as long as that from the day that a file names, however early it was made', async () => {
    await sell();
    moveTo('2026-08-23T18:00:00Z');
    const body = { iban: 'ES91 2100 0418 4502 0005 1332', paidOn: '2026-08-29' };
    expect((await house.call('POST', '/api/admin/payout-files', { as: admin, body })).status).toBe(200);
    moveTo('2026-08-31T18:00:00Z');
    expect(await refusedFor(owner)).toBe('payout_under_way');
    moveTo('2026-09-06T00:00:00Z');
    expect(await told(owner)).toBeNull();
  });

  test.each(['asked', 'sent'] as const)('while the provider has a payout that is %s, however old', async (status) => {
    const order = await sell();
    const at = house.time.now;
    const sum = { amountCents: 4400, orders: 1, reference: 'AFS-1', asOf: at };
    const payout = { id: newId(), ownerId: owner.id, number: 1, account: 'acct_1', status, createdAt: at, ...sum };
    await house.db.insert(payouts).values(payout);
    await house.db.transaction((db) => postPayout(db, order, payout.id, 4400, at));
    moveTo('2026-09-23T18:00:00Z');
    expect(await refusedFor(owner)).toBe('payout_under_way');
    await house.db.update(payouts).set({ status: 'paid' }).where(eq(payouts.id, payout.id));
    expect((await erase(owner)).status).toBe(200);
  });

  test('no longer than that where they owe something themselves: who sold stays on file', async () => {
    const order = await sell();
    moveTo('2026-08-23T18:00:00Z');
    await payOut();
    await house.call('POST', `/api/admin/orders/${order.id}/cancellation`, { as: admin });
    moveTo('2026-08-31T18:00:00Z');
    expect((await erase(owner)).status).toBe(200);
    const file = await house.call('GET', `/api/admin/traders/${owner.id}`, { as: admin });
    expect(file.body.trader).toMatchObject({ name: 'Marta Ferrer Gil', standing: 'lapsed' });
  });

  test('while what they sell is being held that very moment', async () => {
    const { id: eventId } = await anEvent(house.db, { ownerId: owner.id, date: '2026-09-10' });
    let asked: Promise<number> | undefined;
    await house.db.transaction(async (db) => {
      await hold(db, eventWish({ userId: buyer.id, eventId, quantity: 1 }), house.time.now);
      asked = erase(owner).then(({ status }) => status);
      await untilWaiting(house.db, 1);
    });
    expect(await asked).toBe(409);
    expect(await isErased(owner)).toBe(false);
  });
});

describe('whoever bought and whoever sold stay', () => {
  test('while a bank decides on it; then who was given it back is paid first', async () => {
    const order = await sell();
    const at = house.time.now;
    moveTo('2026-08-23T18:00:00Z');
    await payOut();
    moveTo('2026-09-23T18:00:00Z');
    const id = newId();
    const dispute = { orderId: order.id, amountCents: 5000, reason: 'fraudulent', createdAt: at };
    await house.db.insert(disputes).values({ ...dispute, id, status: 'open' });
    for (const as of [buyer, owner]) expect(await refusedFor(as)).toBe('order_disputed');
    await house.db.update(disputes).set({ status: 'won', settledAt: at }).where(eq(disputes.id, id));
    await house.db.transaction((db) => postReinstatement(db, order, id, 5000, at));
    expect(await refusedFor(owner)).toBe('owner_owed');
    expect((await erase(buyer)).status).toBe(200);
  });
});

describe('a buyer stays', () => {
  const statusOf = (orderId: string, status: 'asked' | 'failed' | 'done') =>
    house.db
      .update(refunds)
      .set({ status, doneAt: status === 'done' ? house.time.now : null })
      .where(eq(refunds.orderId, orderId));

  test('while money goes back to them, be it that the provider refused it; not the owner', async () => {
    const order = await sell();
    await house.call('POST', `/api/admin/orders/${order.id}/cancellation`, { as: admin });
    await statusOf(order.id, 'asked');
    expect(await refusedFor(buyer)).toBe('refund_under_way');
    await statusOf(order.id, 'failed');
    expect(await refusedFor(buyer)).toBe('refund_under_way');
    expect((await erase(owner)).status).toBe(200);
    await statusOf(order.id, 'done');
    expect((await erase(buyer)).status).toBe(200);
  });

  test('not for a refund that was refused because their bank took the money back', async () => {
    const order = await sell();
    await house.call('POST', `/api/admin/orders/${order.id}/cancellation`, { as: admin });
    await statusOf(order.id, 'failed');
    const settledAt = house.time.now;
    const lost = { status: 'lost', settledAt, createdAt: settledAt, reason: 'general' } as const;
    await house.db.insert(disputes).values({ ...lost, id: newId(), orderId: order.id, amountCents: 5000 });
    expect((await erase(buyer)).status).toBe(200);
    expect(await house.db.$count(orders, eq(orders.userId, buyer.id))).toBe(1);
  });
});
