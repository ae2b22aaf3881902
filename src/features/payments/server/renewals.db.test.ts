/** How the house renews plans by its clock (issue 6). On both engines. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { takeClaims } from '#features/orders/server/doors/money-back.ts';
import { orders } from '#features/orders/server/table.ts';
import { subscriptions } from '#features/plans/server/table.ts';
import { createRenewer } from './renewals.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { payments } from './table.ts';
import { createLog } from '#kit/server/log.ts';
import { aBusinessHouse, paysOnce } from '#app/server/testing-plans.ts';

const t = aBusinessHouse();
const { intend, pay, buy, mine, at, renewAt, amounts, lettersTo } = t;

describe('a renewal', () => {
  test('comes when the period is over, once, and keeps to the day of the month', async () => {
    await buy('premium', 99);
    await renewAt('2026-02-28T10:59:00Z');
    expect(await amounts()).toEqual(['99.00']);
    await renewAt('2026-02-28T11:00:00Z');
    await renewAt('2026-02-28T11:01:00Z');
    expect((await mine()).paidUntil).toBe('2026-03-31T10:00:00.000Z');
    await renewAt('2026-03-31T10:00:00Z');
    expect((await mine()).paidUntil).toBe('2026-04-30T10:00:00.000Z');
    expect(await amounts()).toEqual(['99.00', '99.00', '99.00']);
    expect(await lettersTo()).toEqual(['planBought', 'planRenewed', 'planRenewed']);
  });

  test('by two processes at once charges once', async () => {
    await buy('premium', 99);
    at('2026-02-28T11:00:00Z');
    const charged: string[] = [];
    const renewers = Array.from({ length: 4 }, () => {
      const sandbox = createSandbox({ db: t.house.db, clock: () => t.house.time.now, secret: 'a secret of tests' });
      const watched: typeof sandbox = {
        ...sandbox,
        charge: (input) => {
          charged.push(input.paymentId);
          return sandbox.charge(input);
        },
      };
      return createRenewer({
        db: t.house.db,
        clock: () => t.house.time.now,
        log: createLog('silent'),
        providers: [watched],
      });
    });
    await Promise.all(renewers.map((renew) => renew()));
    expect(charged).toHaveLength(1);
    expect(await amounts()).toEqual(['99.00', '99.00']);
  });

  test('of Advanced costs the deal three times, then the list price', async () => {
    await buy('advanced', 99);
    expect((await mine()).commissionPercent).toBe(0);
    for (const day of ['02-28', '03-31', '04-30', '05-31']) await renewAt(`2026-${day}T11:00:00Z`);
    expect(await amounts()).toEqual(['349.00', '349.00', '99.00', '99.00', '99.00']);
  });

  test('is not charged while a bank decides about a month before; its owner may pay, and what is decided for the house is charged', async () => {
    const first = await buy('premium', 99);
    const told = { id: `du_${first}`, amountCents: 9900, reason: 'fraudulent', answerBy: null };
    const decide = (status: 'open' | 'won' | 'lost') => {
      const money = { takenCents: 9900, returnedCents: status === 'won' ? 9900 : 0 };
      const claims = { refunds: [], disputes: [{ ...told, ...money, status }] };
      return takeClaims(t.house.db, first, claims, t.house.time.now);
    };
    await decide('open');
    await renewAt('2026-02-28T11:00:00Z');
    await renewAt('2026-03-01T11:00:00Z');
    const held = { plan: 'premium', status: 'past_due', commissionPercent: 3, graceUntil: '2026-03-07T11:00:00.000Z' };
    expect(await mine()).toMatchObject({ ...held, receipts: [{ dispute: 'open' }] });
    expect(await t.house.db.$count(orders, eq(orders.userId, t.bar.id))).toBe(1);
    expect(await lettersTo()).toEqual(['planBought', 'planHeld']);
    await buy('premium', 99);
    expect(await mine()).toMatchObject({ status: 'active', paidUntil: '2026-03-31T10:00:00.000Z' });
    await renewAt('2026-03-31T10:00:00Z');
    expect(await mine()).toMatchObject({ status: 'past_due' });
    await decide('won');
    await renewAt('2026-04-01T10:00:00Z');
    expect(await mine()).toMatchObject({ status: 'active', paidUntil: '2026-04-30T10:00:00.000Z' });
    expect(await amounts()).toEqual(['99.00', '99.00', '99.00']);
  });

  test('that is held until its grace is over ends the plan, and a package that a bank asks for holds none', async () => {
    const first = await buy('premium', 99);
    const features = await buy('features', 300);
    const ask = (orderId: string, amountCents: number) => {
      const told = { id: `du_${orderId}`, reason: 'fraudulent', answerBy: null, status: 'open' } as const;
      const disputes = [{ ...told, amountCents, takenCents: amountCents, returnedCents: 0 }];
      return takeClaims(t.house.db, orderId, { refunds: [], disputes }, t.house.time.now);
    };
    await ask(features, 30_000);
    await renewAt('2026-02-28T11:00:00Z');
    expect(await mine()).toMatchObject({ status: 'active', paidUntil: '2026-03-31T10:00:00.000Z' });
    await ask(first, 9900);
    await renewAt('2026-03-31T10:00:00Z');
    await renewAt('2026-04-07T10:00:00Z');
    expect(await mine()).toMatchObject({ plan: 'starter', status: 'free' });
    expect(await lettersTo()).toEqual(['planBought', 'planBought', 'planRenewed', 'planHeld', 'planEnded']);
  });

  test('that fails is tried again every day, and ends the plan after seven', async () => {
    await buy('premium', 99, paysOnce);
    await renewAt('2026-02-28T11:00:00Z');
    expect(await mine()).toMatchObject({
      plan: 'premium',
      status: 'past_due',
      commissionPercent: 3,
      graceUntil: '2026-03-07T11:00:00.000Z',
      changes: [{ plan: 'premium', when: 'now', amount: '99.00' }],
    });
    for (let day = 1; day <= 6; day += 1) {
      await renewAt(`2026-03-0${day}T10:59:00Z`);
      await renewAt(`2026-03-0${day}T11:00:00Z`);
    }
    const tried = await t.house.db
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(orders.userId, t.bar.id));
    expect(tried).toHaveLength(1 + 7);
    expect((await mine()).status).toBe('past_due');
    await renewAt('2026-03-07T11:00:00Z');
    expect(await mine()).toMatchObject({ plan: 'starter', status: 'free' });
    await renewAt('2026-03-08T11:00:00Z');
    expect(await amounts()).toEqual(['99.00']);
    expect(await lettersTo()).toEqual(['planBought', 'planFailed', 'planEnded']);
  });

  test('that failed can be ended by its owner: it is charged no more, though the card would pay by now', async () => {
    await buy('premium', 99, paysOnce);
    await renewAt('2026-02-28T11:00:00Z');
    at('2026-02-28T12:00:00Z');
    expect((await t.change({ action: 'keep' })).body.code).toBe('invalid_transition');
    const ended = await t.change({ action: 'end' });
    expect(ended.body).toMatchObject({ plan: 'starter', status: 'free', next: null, graceUntil: null });
    await t.house.db.update(subscriptions).set({ method: 'pm_good' });
    await renewAt('2026-03-01T11:00:00Z');
    expect(await amounts()).toEqual(['99.00']);
    expect(await lettersTo()).toEqual(['planBought', 'planFailed', 'planEnded']);
  });

  test('that failed is healed by another card within the grace', async () => {
    await buy('premium', 99, paysOnce);
    await renewAt('2026-02-28T11:00:00Z');
    await renewAt('2026-03-02T09:00:00Z');
    expect((await intend('elite', 199)).status).toBe(409);
    await buy('premium', 99);
    expect(await mine()).toMatchObject({ plan: 'premium', status: 'active', paidUntil: '2026-03-31T10:00:00.000Z' });
    await renewAt('2026-03-31T10:00:00Z');
    expect(await amounts()).toEqual(['99.00', '99.00', '99.00']);
  });

  test('waits while its owner is paying, so that a month is never paid twice', async () => {
    await buy('premium', 99, paysOnce);
    await renewAt('2026-02-28T11:00:00Z');
    at('2026-03-01T10:55:00Z');
    const { body } = await intend('premium', 99);
    at('2026-03-01T11:00:00Z');
    await t.house.api.renew();
    await pay(body.clientSecret);
    await t.house.runTasks();
    await renewAt('2026-03-01T11:30:00Z');
    expect(await amounts()).toEqual(['99.00', '99.00']);
  });

  test('waits no longer than an order is held: payments that are begun and never ended keep no plan', async () => {
    await buy('premium', 99);
    const begins = async (instant: string) => {
      at(instant);
      const { body } = await intend('features', 300);
      await t.house.api.renew();
      return body;
    };
    await begins('2026-02-28T10:59:00Z');
    await renewAt('2026-02-28T11:00:00Z');
    await begins('2026-02-28T11:20:00Z');
    expect(await amounts()).toEqual(['99.00']);
    const late = await begins('2026-02-28T11:41:00Z');
    await t.house.runTasks();
    expect(await amounts()).toEqual(['99.00', '99.00']);
    expect((await mine()).paidUntil).toBe('2026-03-31T10:00:00.000Z');
    // What was being paid for is off hold, and its form says so.
    expect((await pay(late.clientSecret)).body.code).toBe('hold_expired');
  });
});
