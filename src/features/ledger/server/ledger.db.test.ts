/** Issue 6: the ledger adds up to the cent, and the database sees to it, on both engines. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { priceOf } from '#kit/shared/money.ts';
import { newId } from '#kit/server/ids.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import { commissionCents } from '../rules.ts';
import { postRefund, postSale } from './service.ts';
import { ledgerEntries } from './table.ts';

const house = aTestHouse();
let owner: Member;
beforeAll(async () => {
  owner = await house.signedInAs('business');
});

const aSale = (commissionPercent = 12) => ({ id: newId(), ownerId: owner.id, commissionPercent });
const entriesOf = (orderId: string) =>
  house.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId)).orderBy(ledgerEntries.id);

test('a posting is booked once, however often it is asked for', async () => {
  const sale = aSale();
  for (let i = 0; i < 3; i += 1) await postSale(house.db, sale, 2500, house.time.now);
  await postRefund(house.db, sale, { refundId: 'first', amountCents: 1000 }, house.time.now);
  await postRefund(house.db, sale, { refundId: 'first', amountCents: 1000 }, house.time.now);
  expect(await entriesOf(sale.id)).toHaveLength(6);
});

test('what does not sum to zero is refused when the transaction ends, and nothing of it stays', async () => {
  const sale = aSale();
  const lopsided = house.db.transaction(async (db) => {
    await postSale(db, sale, 2500, house.time.now);
    await db.insert(ledgerEntries).values({
      id: newId(),
      orderId: sale.id,
      posting: 'refund',
      account: 'refund',
      amountCents: 1,
      createdAt: house.time.now,
    });
  });
  await expect(lopsided).rejects.toThrow();
  expect(await entriesOf(sale.id)).toEqual([]);
});

test('no line is ever changed or taken away', async () => {
  const sale = aSale();
  await postSale(house.db, sale, 2500, house.time.now);
  const before = await entriesOf(sale.id);
  const isIt = eq(ledgerEntries.orderId, sale.id);
  await expect(house.db.update(ledgerEntries).set({ amountCents: 0 }).where(isIt)).rejects.toThrow();
  await expect(house.db.delete(ledgerEntries).where(isIt)).rejects.toThrow();
  expect(await entriesOf(sale.id)).toEqual(before);
});

/** Buys tickets of an owner's event, and cancels some of them when all, half or none of the money goes back. */
async function buyAndCancel(cancels: boolean, daysAhead: number, quantity: number): Promise<string> {
  const startsAt = daysAfter(house.time.now, daysAhead);
  const event = await anEvent(house.db, { ownerId: owner.id, cancellation: 'moderate', priceCents: 1995 });
  await house.db.update(events).set({ startsAt }).where(eq(events.id, event.id));
  const buyer = await house.signedInAs();
  const order = await holdEvent(house.db, { userId: buyer.id, eventId: event.id, quantity }, house.time.now);
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  if (!cancels) return order.id;
  const path = `/api/orders/${order.id}/cancellation`;
  const { refund } = (await house.call('GET', path, { as: buyer })).body;
  expect((await house.call('POST', path, { as: buyer, body: { refund } })).status).toBe(200);
  return order.id;
}

test('balances rebuilt from the entries are those of the orders, to the cent', { timeout: 60_000 }, async () => {
  for (const daysAhead of [1, 3, 9])
    for (const quantity of [1, 3])
      for (const cancels of [true, false]) await buyAndCancel(cancels, daysAhead, quantity);
  const { rows } = (await house.db.execute(sql`
    select o.id, o.amount_cents, o.refunded_cents, o.commission_percent,
      sum(l.amount_cents)::int as balance,
      (count(*) filter (where l.owner_id is distinct from o.owner_id))::int as strangers,
      coalesce(sum(l.amount_cents) filter (where l.account = 'buyer'), 0)::int as buyer,
      coalesce(sum(l.amount_cents) filter (where l.account = 'refund'), 0)::int as refund,
      coalesce(sum(l.amount_cents) filter (where l.account = 'owner'), 0)::int as owner,
      coalesce(sum(l.amount_cents) filter (where l.account = 'commission'), 0)::int as commission
    from ${orders} o left join ${ledgerEntries} l on l.order_id = o.id
    group by o.id`)) as { rows: Record<string, number>[] };
  expect(rows).toHaveLength(12);
  for (const row of rows) {
    const [amount = 0, refunded = 0, percent = 0] = [
      row['amount_cents'],
      row['refunded_cents'],
      row['commission_percent'],
    ];
    const commission = commissionCents(amount, percent) - commissionCents(refunded, percent);
    expect(row).toMatchObject({
      balance: 0,
      // What is summed for an owner looks for their orders alone.
      strangers: 0,
      buyer: -amount,
      refund: refunded,
      owner: amount - refunded - commission,
      commission,
    });
  }
  // All, half and nothing went back at least once, so the figures above are not all alike.
  const parts = rows.map((row) => ((row['refunded_cents'] ?? 0) / (row['amount_cents'] ?? 1)).toFixed(2));
  expect(new Set(parts)).toEqual(new Set(['0.00', '0.50', '1.00']));
  expect(priceOf(rows.reduce((sum, row) => sum + (row['amount_cents'] ?? 0), 0))).toBe('478.80');
});
