/** A paid order of a killed process is confirmed within half a minute, once, wherever the kill met it (issue 14; decision 0032). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { anEvent } from '#features/events/server/factory.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { systemClock } from '#kit/shared/clock.ts';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { openTown, signUp } from './crash-town.ts';
import type { Person, Town } from './crash-town.ts';

/** A busy machine takes its time; nothing here is measured. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

/** A lease and the look after it; the rest of the half minute is for whoever starts the house again. */
const soonMs = 17_000;
let town: Town & { readonly things: { readonly id: string } };
beforeAll(async () => {
  const date = addDays(wallClock(systemClock()).date, 20);
  town = await openTown(inject('prepared'), (db) => anEvent(db, { date, capacity: 100 }), { hasKeys: false });
});
afterAll(() => town.close());

/**
 * After these the order is confirmed, and the house dies idle: the yes is out after five. On a busy machine some of them
 * are the looks at the clock that the house takes each second.
 */
const last = 11;

const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' };
/** Pays while the house dies at the moment named; whether it heard a yes before that. */
async function payAndDie(as: Person, dieAt: number) {
  const metadata = { type: 'event', itemId: town.things.id, userId: as.id, quantity: 2 };
  const { body } = await town.ask('POST', '/api/create-payment-intent', {
    as,
    body: { amount: 50, currency: 'eur', metadata },
  });
  const { orderId, clientSecret } = body as { orderId: string; clientSecret: string };
  const asking = { as, body: { clientSecret, ...card }, headers: { 'x-die-at': String(dieAt) } };
  const heard = await town.ask('POST', '/api/payments/sandbox/confirm', asking).then(
    ({ status }) => status === 200,
    () => false,
  );
  return { as, orderId, dieAt, heard };
}

type Order = { id: string; status: string; tickets: unknown[] };
type Found = { id: string; tickets: number; sales: number };

test('killed at each of its moments', async () => {
  const orders: Awaited<ReturnType<typeof payAndDie>>[] = [];
  await town.start();
  for (let dieAt = 1; dieAt <= last; dieAt += 1) {
    orders.push(await payAndDie(await signUp(town.ask), dieAt));
    // The clock is looked at each second: it dies soon, whatever it is doing then.
    expect(await town.died(60_000)).toBe(true);
    if (dieAt < last) await town.start();
  }
  const asked = orders.filter(({ heard }) => heard);
  expect(asked.length).toBeGreaterThan(1);

  const reopened = await town.reopen(soonMs);
  await reopened.api.outbox.runDue();
  for (const { as, orderId, dieAt, heard } of orders) {
    const { body } = await reopened.ask('GET', `/api/users/${as.id}/orders`, { as });
    const order = (body as Order[]).find(({ id }) => id === orderId);
    // Whoever heard no yes has paid or has not; who heard one has tickets.
    if (heard) expect([dieAt, order?.status, order?.tickets.length]).toEqual([dieAt, 'confirmed', 2]);
    else expect(['pending', 'confirmed']).toContain(order?.status);
  }
  const { rows } = (await reopened.db.execute(sql`select o.id,
    (select count(*)::int from tickets t where t.order_id = o.id) as tickets,
    (select count(*)::int from ledger_entries l where l.order_id = o.id and l.account = 'buyer') as sales
    from orders o where o.status = 'confirmed'`)) as { rows: Found[] };
  expect(rows.map(({ tickets, sales }) => [tickets, sales])).toEqual(rows.map(() => [2, 1]));
  expect(await reopened.db.select().from(tasks)).toEqual([]);
  await reopened.close();
});
