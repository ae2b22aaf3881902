/** What becomes of a plan whose month went back: by a buyer's bank, the provider's dashboard or the desk (decisions 0236 and 0244). */
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aBusinessHouse } from '#app/server/testing-plans.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { invoices } from '#features/invoices/server/table.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { takeClaims } from '#features/orders/server/doors/money-back.ts';
import { newId } from '#kit/server/ids.ts';
import { featurePackages } from './table.ts';

const t = aBusinessHouse();
const { intend, pay, buy, mine, change, at, renewAt, lettersTo } = t;
// Letters of the tests before are of other owners.
beforeEach(async () => void (await t.house.db.delete(mails)));

/** Its bank asks for all of it, and decides. */
async function disputed(orderId: string, amountCents: number, ...states: readonly ('open' | 'won' | 'lost')[]) {
  const told = { id: `du_${orderId}`, amountCents, reason: 'fraudulent', answerBy: null };
  for (const status of states) {
    const money = { takenCents: amountCents, returnedCents: status === 'won' ? amountCents : 0 };
    const claims = { refunds: [], disputes: [{ ...told, ...money, status }] };
    await takeClaims(t.house.db, orderId, claims, t.house.time.now);
  }
  await t.house.runTasks();
}
const inDashboard = async (orderId: string, amountCents: number) => {
  const refund = { id: newId(), amountCents, status: 'done' as const };
  await takeClaims(t.house.db, orderId, { refunds: [refund], disputes: [] }, t.house.time.now);
  await t.house.runTasks();
};
const unpaidLetters = async () => {
  const rows = await t.house.db.select().from(mails).where(eq(mails.letter, 'planUnpaid')).orderBy(mails.createdAt);
  return rows.map(({ values }) => values);
};
const paused = (plan: string, amount: string) => ({
  plan,
  status: 'paused',
  commissionPercent: 12,
  paidUntil: null,
  next: { plan, amount },
  endsWithPeriod: false,
});

describe('the month that runs', () => {
  test('is as it was while a bank asks for it, and when it decides for the house', async () => {
    const id = await buy('premium', 99);
    await disputed(id, 9900, 'open');
    expect(await mine()).toMatchObject({ plan: 'premium', status: 'active', receipts: [{ dispute: 'open' }] });
    await disputed(id, 9900, 'won');
    expect(await mine()).toMatchObject({ plan: 'premium', status: 'active', receipts: [{ dispute: null }] });
  });

  test('is paused when the bank gives it back: no charge, no rank, 12 percent, and one letter; paid again it is a month of its own', async () => {
    const { id: eventId } = await anEvent(t.house.db, { ownerId: t.bar.id });
    const id = await buy('premium', 99);
    const rank = async () =>
      (await t.house.db.select({ rank: events.planRank }).from(events).where(eq(events.id, eventId)))[0]?.rank;
    expect(await rank()).toBe(2);
    at('2026-02-14T11:00:00Z');
    await t.house.db.delete(mails);
    await disputed(id, 9900, 'open', 'lost');
    // Told again it is no news.
    await disputed(id, 9900, 'lost');
    expect(await mine()).toMatchObject({ ...paused('premium', '99.00'), receipts: [{ dispute: 'lost' }] });
    expect(await rank()).toBe(0);
    // The letter about the plan tells of the money, too.
    expect(await lettersTo()).toEqual(['planUnpaid']);
    expect(await unpaidLetters()).toMatchObject([
      { plan: 'Premium', amount: '99.00', besides: null, by: 'bank', becomes: 'paused', until: null, percent: 12 },
    ]);
    await renewAt('2026-02-28T11:00:00Z');
    await renewAt('2026-03-31T11:00:00Z');
    expect(await mine()).toMatchObject({ ...paused('premium', '99.00'), receipts: [{ dispute: 'lost' }] });
    expect((await change({ action: 'end' })).body.code).toBe('invalid_transition');
    await buy('premium', 99);
    expect(await mine()).toMatchObject({ plan: 'premium', status: 'active', paidUntil: '2026-04-30T11:00:00.000Z' });
    expect(await rank()).toBe(2);
  });

  test('has its corrective invoice, and the chain of records and the ledger hold', async () => {
    const id = await buy('premium', 99);
    await disputed(id, 9900, 'open', 'lost');
    const again = await buy('premium', 99);
    const papers = async (orderId: string) =>
      (
        await t.house.db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.issuedAt))
      ).map(({ kind, netCents, vatCents, grossCents }) => [kind, netCents, vatCents, grossCents]);
    expect(await papers(id)).toEqual([
      ['full', 8182, 1718, 9900],
      ['corrective', -8182, -1718, -9900],
    ]);
    expect(await papers(again)).toEqual([['full', 8182, 1718, 9900]]);
    const admin = await t.house.signedInAs('admin');
    const issuers = (await t.house.call('GET', '/api/admin/tax-issuers', { as: admin })).body;
    for (const { id: issuer } of issuers) {
      const { body } = await t.house.call('GET', `/api/admin/tax-issuers/${issuer}/check`, { as: admin });
      expect(body).toMatchObject({ broken: null });
      expect(body.records).toBeGreaterThanOrEqual(3);
    }
    expect(issuers).toHaveLength(1);
    const booked = async (orderId: string) =>
      (await t.house.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId))).reduce(
        (sums, { account, amountCents }) => ({ ...sums, [account]: (sums[account] ?? 0) + amountCents }),
        {} as Record<string, number>,
      );
    // What a bank took is owed to nobody, and is no income of the house.
    expect(await booked(id)).toEqual({ buyer: -9900, owner: 0, commission: 0, refund: 9900 });
    expect(await booked(again)).toEqual({ buyer: -9900, owner: 9900, commission: 0 });
  });

  test('is paused when all of it is given back in the dashboard or by the desk, and not for a part', async () => {
    const id = await buy('professional', 49);
    await inDashboard(id, 1000);
    expect(await mine()).toMatchObject({ plan: 'professional', status: 'active' });
    await inDashboard(id, 3900);
    expect(await mine()).toMatchObject(paused('professional', '49.00'));
    expect((await unpaidLetters()).at(-1)).toMatchObject({ by: 'house', becomes: 'paused', amount: '39.00' });
    expect(await lettersTo()).toEqual(['dashboardRefund', 'planBought', 'planUnpaid']);
    // A moment later: of two letters of one moment, neither is the last.
    at('2026-01-31T11:01:00Z');
    const other = await buy('elite', 199);
    const admin = await t.house.signedInAs('admin');
    const body = { amountCents: 19_900, note: 'Sorry', bearer: 'house', refunded: '0' };
    expect((await t.house.call('POST', `/api/admin/orders/${other}/refunds`, { as: admin, body })).status).toBe(200);
    expect(await mine()).toMatchObject(paused('elite', '199.00'));
    expect((await unpaidLetters()).at(-1)).toMatchObject({ amount: '199.00', reason: 'Sorry' });
    expect(await lettersTo()).not.toContain('partRefund');
  });

  test('is the smaller plan again when what was paid besides for a dearer one goes back, and paused when its beginning does', async () => {
    const month = await buy('professional', 49);
    at('2026-02-14T11:00:00Z');
    const besides = await buy('elite', 75);
    await inDashboard(besides, 7500);
    expect(await mine()).toMatchObject({ plan: 'professional', status: 'active', next: { amount: '49.00' } });
    expect((await unpaidLetters()).at(-1)).toMatchObject({
      becomes: 'smaller',
      plan: 'Elite',
      now: 'Professional',
      until: '2026-02-28',
    });
    await buy('elite', 75);
    await disputed(month, 4900, 'open', 'lost');
    expect(await mine()).toMatchObject(paused('elite', '199.00'));
  });

  test('gives back with its beginning what was paid besides for the days to come, once, and tells both in one letter', async () => {
    const month = await buy('professional', 49);
    at('2026-02-14T11:00:00Z');
    const besides = await buy('elite', 75);
    at('2026-02-21T11:00:00Z');
    await t.house.db.delete(mails);
    await disputed(month, 4900, 'open', 'lost');
    await disputed(month, 4900, 'lost');
    // Seven of its fourteen days.
    expect(await mine()).toMatchObject({
      ...paused('elite', '199.00'),
      receipts: [
        { id: besides, refunded: '37.50' },
        { id: month, refunded: '0', dispute: 'lost' },
      ],
    });
    expect(await lettersTo()).toEqual(['planUnpaid']);
    expect(await unpaidLetters()).toMatchObject([{ amount: '49.00', besides: '37.50', becomes: 'paused' }]);
    const issued = await t.house.db.select().from(invoices).where(eq(invoices.orderId, besides));
    expect(issued.map(({ grossCents }) => grossCents).toSorted((a, b) => b - a)).toEqual([7500, -3750]);
    // The rest of the difference is no month by itself.
    await inDashboard(besides, 3750);
    expect(await mine()).toMatchObject({ ...paused('elite', '199.00'), receipts: [{ refunded: '75.00' }, {}] });
  });

  test('leaves to a bank what it is asked of what was paid besides', async () => {
    const month = await buy('professional', 49);
    at('2026-02-14T11:00:00Z');
    const besides = await buy('elite', 75);
    await disputed(besides, 7500, 'open');
    await inDashboard(month, 4900);
    expect(await mine()).toMatchObject({ status: 'paused', receipts: [{ refunded: '0', dispute: 'open' }, {}] });
    expect((await unpaidLetters()).at(-1)).toMatchObject({ besides: null });
  });

  test('gives back of three steps what stands on the one that went back', async () => {
    await buy('professional', 49);
    at('2026-02-14T11:00:00Z');
    const middle = await buy('premium', 25);
    at('2026-02-14T11:01:00Z');
    const top = await buy('elite', 50);
    await inDashboard(middle, 2500);
    expect(await mine()).toMatchObject({
      plan: 'professional',
      status: 'active',
      receipts: [{ id: top, refunded: '50.00' }, { refunded: '25.00' }, { refunded: '0' }],
    });
    expect(await unpaidLetters()).toMatchObject([{ becomes: 'smaller', amount: '25.00', besides: '50.00' }]);
  });

  test('that is paused while somebody pays the difference to a dearer one: that goes back', async () => {
    const month = await buy('professional', 49);
    at('2026-02-14T11:00:00Z');
    const { body } = await intend('elite', 75);
    await disputed(month, 4900, 'open', 'lost');
    await pay(body.clientSecret);
    await t.house.runTasks();
    expect(await mine()).toMatchObject({ ...paused('professional', '49.00'), receipts: [{ refunded: '75.00' }, {}] });
  });

  test('of Advanced leaves the home page, and its part of the deal can still be had', async () => {
    const month = await buy('advanced', 99);
    expect(await mine()).toMatchObject({ dealMonths: 2, places: [{ until: null }] });
    await disputed(month, 9900, 'open', 'lost');
    expect(await mine()).toMatchObject({ ...paused('advanced', '99.00'), dealMonths: 3, places: [] });
    const { id: listingId } = await anEvent(t.house.db, { ownerId: t.bar.id, date: '2026-03-20' });
    const bought = await buy('features', 300);
    const admin = await t.house.signedInAs('admin');
    const start = { kind: 'event', listingId, version: 1 };
    expect((await t.house.call('POST', `/api/admin/packages/${bought}`, { as: admin, body: start })).status).toBe(200);
    await inDashboard(bought, 30_000);
    const [row] = await t.house.db.select().from(featurePackages).where(eq(featurePackages.id, bought));
    const [event] = await t.house.db.select().from(events).where(eq(events.id, listingId));
    expect([row?.status, event?.featured]).toEqual(['over', false]);
  });
});

describe('a month that is over', () => {
  test('and goes back by the bank ends the plan with the month that is paid; its owner may keep it', async () => {
    const first = await buy('premium', 99);
    await renewAt('2026-02-28T11:00:00Z');
    await disputed(first, 9900, 'open', 'lost');
    expect(await mine()).toMatchObject({ plan: 'premium', status: 'active', endsWithPeriod: true, next: null });
    expect((await unpaidLetters()).at(-1)).toMatchObject({ by: 'bank', becomes: 'ends', until: '2026-03-31' });
    expect((await change({ action: 'keep' })).body).toMatchObject({ endsWithPeriod: false });
  });

  test('and is given back by the house changes nothing', async () => {
    const first = await buy('premium', 99);
    await renewAt('2026-02-28T11:00:00Z');
    const before = await mine();
    await inDashboard(first, 9900);
    const { receipts: _old, version: _then, ...was } = before;
    expect(await mine()).toMatchObject(was);
  });
});
