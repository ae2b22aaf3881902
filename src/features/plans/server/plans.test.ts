/** Plans as business accounts buy, change and end them (issue 6). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { anEvent } from '#features/events/server/factory.ts';
import { users } from '#features/auth/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { maxHolds } from '#features/orders/rules.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { orders } from '#features/orders/server/table.ts';
import { aBusinessHouse, paysOnce } from '#app/server/testing-plans.ts';
import { subscriptions } from './table.ts';

const t = aBusinessHouse();
const { intend, pay, buy, mine, change, at, renewAt, amounts, lettersTo } = t;

describe('buying', () => {
  test('a plan begins when the signed notice says that it is paid, and not before', async () => {
    expect(await mine()).toMatchObject({ plan: 'starter', status: 'free', commissionPercent: 12, receipts: [] });
    const { body } = await intend('premium', 99);
    // What nobody has paid for yet is no order of theirs.
    expect((await t.house.call('GET', `/api/users/${t.bar.id}/orders`, { as: t.bar })).body).toEqual([]);
    await pay(body.clientSecret);
    expect((await mine()).plan).toBe('starter');
    await t.house.runTasks();
    await t.house.runTasks();
    expect(await mine()).toMatchObject({
      plan: 'premium',
      status: 'active',
      commissionPercent: 3,
      paidUntil: '2026-02-28T11:00:00.000Z',
      next: { plan: 'premium', amount: '99.00' },
      receipts: [{ plan: 'premium', amount: '99.00', refunded: '0' }],
    });
    expect(await lettersTo()).toEqual(['planBought']);
    const { body: orders } = await t.house.call('GET', `/api/users/${t.bar.id}/orders`, { as: t.bar });
    expect(orders).toMatchObject([{ kind: 'plan', title: 'Premium', status: 'confirmed', amount: '99.00' }]);
  });

  test('a plan is no booking: it is ended on its own page, and not given back like one', async () => {
    const id = await buy('premium', 99);
    // Be it that it had not begun.
    await t.house.db
      .update(orders)
      .set({ startsAt: new Date('2026-03-31T11:00:00Z') })
      .where(eq(orders.id, id));
    const path = `/api/orders/${id}/cancellation`;
    expect((await t.house.call('GET', path, { as: t.bar })).body.code).toBe('invalid_transition');
    const given = await t.house.call('POST', path, { as: t.bar, body: { refund: '0' } });
    expect(given.body.code).toBe('invalid_transition');
    expect((await mine()).plan).toBe('premium');
  });

  test('a plan is bought beside as many holds as there may be, for it keeps nothing from others', async () => {
    t.at('2026-08-21T18:00:00Z');
    const bar = await t.house.signedInAs('business');
    for (let held = 0; held < maxHolds; held += 1) {
      const { id: eventId } = await anEvent(t.house.db);
      await holdEvent(t.house.db, { userId: bar.id, eventId, quantity: 1 }, t.house.time.now);
    }
    expect((await intend('premium', 99, bar)).status).toBe(201);
  });

  test('only business accounts buy plans', async () => {
    for (const role of ['traveller', 'admin'] as const)
      expect((await intend('premium', 99, await t.house.signedInAs(role))).status).toBe(403);
  });

  test.each(['starter', 'gold', ''])('%s has no price and can’t be paid for', async (plan) => {
    expect(await intend(plan, 0)).toMatchObject({ status: 422, body: { code: 'validation' } });
  });

  test('another amount than the server’s is refused, and nothing is held', async () => {
    expect(await intend('elite', 99)).toMatchObject({ status: 422, body: { code: 'price_changed' } });
    expect(await t.house.db.select().from(orders).where(eq(orders.userId, t.bar.id))).toEqual([]);
  });

  test('the plan that one has is not sold again', async () => {
    await buy('premium', 99);
    expect(await intend('premium', 99)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await intend('professional', 49)).status).toBe(409);
    expect((await intend('advanced', 99)).status).toBe(409);
  });

  test('two tabs that want two plans are one order; what was replaced is not paid', async () => {
    const first = (await intend('professional', 49)).body;
    const second = (await intend('elite', 199)).body;
    expect(second.orderId).toBe(first.orderId);
    expect((await pay(first.clientSecret)).body.code).toBe('conflict');
    await pay(second.clientSecret);
    await t.house.runTasks();
    expect(await mine()).toMatchObject({ plan: 'elite', receipts: [{ plan: 'elite', amount: '199.00' }] });
  });

  test('the feature package is an order for which the desk is asked to call, and no plan', async () => {
    const order = await buy('features', 300);
    expect(await mine()).toMatchObject({
      plan: 'starter',
      receipts: [{ plan: 'features', amount: '300.00', until: null }],
    });
    expect(await lettersTo()).toEqual(['planBought']);
    const desk = await t.house.db.select().from(mails).where(eq(mails.letter, 'packageSold'));
    expect(desk.map(({ values }) => values)).toContainEqual({ order, amount: '300.00' });
  });

  test('what an erased member was still paying for goes back, and no plan begins', async () => {
    const { orderId } = (await intend('premium', 99)).body;
    await t.house.db.update(users).set({ erasedAt: t.house.time.now }).where(eq(users.id, t.bar.id));
    const paidWith = { provider: 'sandbox', customer: 'cus_gone', method: 'pm_gone' };
    const taken = t.house.db.transaction((db) => confirmOrder(db, orderId, t.house.time.now, paidWith));
    expect(await taken).toBe('refund');
    expect(await t.house.db.select().from(subscriptions).where(eq(subscriptions.userId, t.bar.id))).toEqual([]);
  });

  test('a plan that is being paid for takes none of the three holds', async () => {
    await intend('premium', 99);
    for (let count = 0; count < 3; count += 1) {
      const { id: itemId } = await anEvent(t.house.db, { date: '2026-02-20' });
      const metadata = { type: 'event', itemId, userId: t.bar.id, quantity: 1 };
      const body = { amount: 25, currency: 'eur', metadata };
      expect((await t.house.call('POST', '/api/create-payment-intent', { as: t.bar, body })).status).toBe(201);
    }
  });

  test('a sale’s commission is that of its owner’s plan when it is held, also in the grace', async () => {
    const shares: (number | undefined)[] = [];
    const sell = async () => {
      const { id: itemId } = await anEvent(t.house.db, { ownerId: t.bar.id, date: '2026-09-20' });
      const as = await t.house.signedInAs();
      const body = { amount: 25, currency: 'eur', metadata: { type: 'event', itemId, userId: as.id, quantity: 1 } };
      const { orderId } = (await t.house.call('POST', '/api/create-payment-intent', { as, body })).body;
      shares.push((await t.house.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.commissionPercent);
    };
    await sell();
    await buy('premium', 99, paysOnce);
    await sell();
    await renewAt('2026-02-28T11:00:00Z');
    expect((await mine()).status).toBe('past_due');
    await sell();
    await renewAt('2026-03-07T11:00:00Z');
    await sell();
    expect(shares).toEqual([12, 3, 3, 12]);
  });
});

describe('changing', () => {
  test('a dearer plan begins at once for the difference of the days that are left, to the cent', async () => {
    await buy('professional', 49);
    at('2026-02-14T20:00:00Z');
    expect((await mine()).changes).toEqual([
      { plan: 'premium', when: 'now', amount: '25.00' },
      { plan: 'elite', when: 'now', amount: '75.00' },
      { plan: 'advanced', when: 'later', amount: '99.00' },
    ]);
    await buy('elite', 75);
    expect(await mine()).toMatchObject({
      plan: 'elite',
      paidUntil: '2026-02-28T11:00:00.000Z',
      next: { plan: 'elite', amount: '199.00' },
    });
    await renewAt('2026-02-28T11:00:00Z');
    expect(await amounts()).toEqual(['199.00', '75.00', '49.00']);
  });

  test('a smaller one, and Advanced, begin with the next period', async () => {
    await buy('elite', 199);
    expect((await change({ action: 'switch', plan: 'professional' })).body).toMatchObject({
      plan: 'elite',
      next: { plan: 'professional', amount: '49.00' },
    });
    await renewAt('2026-02-28T11:00:00Z');
    expect(await mine()).toMatchObject({ plan: 'professional', paidUntil: '2026-03-28T11:00:00.000Z' });
    expect(await amounts()).toEqual(['49.00', '199.00']);
  });

  test('one that ends with its period is charged no more, and may be kept after all', async () => {
    await buy('premium', 99);
    expect((await change({ action: 'end' })).body).toMatchObject({ plan: 'premium', endsWithPeriod: true, next: null });
    expect((await change({ action: 'keep' })).body).toMatchObject({ endsWithPeriod: false });
    await change({ action: 'end' });
    await renewAt('2026-02-28T11:00:00Z');
    await renewAt('2026-03-28T11:00:00Z');
    expect(await mine()).toMatchObject({ plan: 'starter', status: 'free', commissionPercent: 12 });
    expect(await amounts()).toEqual(['99.00']);
    expect(await lettersTo()).toEqual(['planBought', 'planEnding', 'planEnding', 'planEnded']);
    const ending = await t.house.db.select().from(mails).where(eq(mails.letter, 'planEnding'));
    expect(ending.map(({ values }) => values)).toContainEqual(
      expect.objectContaining({ plan: 'Premium', until: '2026-02-28' }),
    );
    await buy('premium', 99);
    expect((await mine()).paidUntil).toBe('2026-04-28T10:00:00.000Z');
  });

  test('the deal of Advanced is for the first three months an account ever pays, however it leaves and comes back', async () => {
    expect(await mine()).toMatchObject({ dealMonths: 3 });
    await buy('advanced', 99);
    expect(await mine()).toMatchObject({ dealMonths: 2, next: { amount: '99.00' } });
    await change({ action: 'end' });
    await renewAt('2026-02-28T11:00:00Z');
    expect((await mine()).plan).toBe('starter');
    await buy('advanced', 99);
    await change({ action: 'switch', plan: 'professional' });
    await renewAt('2026-03-28T11:00:00Z');
    expect((await change({ action: 'switch', plan: 'advanced' })).body.next.amount).toBe('99.00');
    await renewAt('2026-04-28T10:00:00Z');
    expect(await mine()).toMatchObject({ plan: 'advanced', dealMonths: 0, next: { amount: '349.00' } });
    await change({ action: 'end' });
    await renewAt('2026-05-28T10:00:00Z');
    expect((await mine()).changes).toContainEqual({ plan: 'advanced', when: 'now', amount: '349.00' });
    expect(await intend('advanced', 99)).toMatchObject({ status: 422, body: { code: 'price_changed' } });
    await buy('advanced', 349);
    expect(await amounts()).toEqual(['349.00', '99.00', '49.00', '99.00', '99.00']);
  });

  test('is refused for a plan that was changed meanwhile, and for one that is not there', async () => {
    expect(await change({ action: 'end' })).toMatchObject({ status: 409, body: { code: 'invalid_transition' } });
    await buy('premium', 99);
    const { version } = await mine();
    await change({ action: 'end' });
    expect(await change({ action: 'end', version })).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
    expect((await change({ action: 'switch', plan: 'elite' })).body.code).toBe('invalid_transition');
  });

  test('and seeing is for its owner; the desk sees it and changes nothing', async () => {
    await buy('premium', 99);
    const body = { action: 'end', version: 1 };
    const [other, admin] = [await t.house.signedInAs('business'), await t.house.signedInAs('admin')];
    const path = `/api/users/${t.bar.id}/plan`;
    expect((await t.house.call('GET', path, { as: other })).status).toBe(403);
    expect((await t.house.call('GET', path, { as: admin })).body.plan).toBe('premium');
    for (const as of [other, admin]) expect((await t.house.call('PATCH', path, { as, body })).status).toBe(403);
  });

  test('an order of a plan is not given back like a booking', async () => {
    const id = await buy('premium', 99);
    expect((await t.house.call('GET', `/api/orders/${id}/cancellation`, { as: t.bar })).body.code).toBe(
      'invalid_transition',
    );
  });
});
