/** A house with a business account in it, and what its owner does with its plan: for tests. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { tidy } from './tasks.ts';
import { aTestHouse } from './testing.ts';
import type { Member } from './testing.ts';
import { openSession } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { subscriptions } from '#features/plans/server/table.ts';

const good = '4242 4242 4242 4242';
/** Pays, and is refused when it is charged again. */
export const paysOnce = '4000 0000 0000 0341';

/** Every test has a bar of its own, on 31 January at noon. */
export function aBusinessHouse() {
  const house = aTestHouse({ now: new Date('2026-01-31T11:00:00Z') });
  let bar: Member;
  beforeEach(async () => {
    // Plans of the tests before are not renewed in this one.
    await house.db.update(subscriptions).set({ renewAt: null });
    bar = await house.signedInAs('business');
    await house.db
      .update(users)
      .set({ email: `${newId()}@correo.example`.toLowerCase() })
      .where(eq(users.id, bar.id));
  });

  const intend = (plan: string, amount: number, as = bar) =>
    house.call('POST', '/api/create-payment-intent', {
      as,
      body: { amount, currency: 'eur', metadata: { type: 'subscription', plan, userId: as.id } },
    });
  const pay = (clientSecret: string, cardNumber = good) =>
    house.call('POST', '/api/payments/sandbox/confirm', {
      as: bar,
      body: { clientSecret, cardNumber, expiry: '12/30', cvc: '123' },
    });
  const buy = async (plan: string, amount: number, cardNumber = good) => {
    const intent = await intend(plan, amount);
    expect(intent.status).toBe(201);
    expect((await pay(intent.body.clientSecret, cardNumber)).body.status).toBe('processing');
    await house.runTasks();
    return String(intent.body.orderId);
  };
  const mine = async (as = bar) => (await house.call('GET', `/api/users/${as.id}/plan`, { as })).body;
  const change = async (body: object) =>
    house.call('PATCH', `/api/users/${bar.id}/plan`, { as: bar, body: { version: (await mine()).version, ...body } });
  const at = (instant: string) => (house.time.now = new Date(instant));
  const renewAt = async (instant: string) => {
    at(instant);
    await tidy(house.db, house.time.now);
    await house.api.renew();
    await house.runTasks();
    // A session is shorter than some months.
    bar = { ...bar, cookie: `session=${await openSession(house.db, bar.id, house.time.now)}` };
  };
  const amounts = async () => (await mine()).receipts.map(({ amount }: { amount: string }) => amount);
  const lettersTo = async () => {
    const [user] = await house.db.select().from(users).where(eq(users.id, bar.id));
    const rows = await house.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, user?.email ?? ''))
      .orderBy(mails.createdAt, mails.letter);
    return rows.map(({ letter }) => letter);
  };
  return {
    house,
    get bar() {
      return bar;
    },
    intend,
    pay,
    buy,
    mine,
    change,
    at,
    renewAt,
    amounts,
    lettersTo,
  };
}
