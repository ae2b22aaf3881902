/** Whoever waits for an order in vain keeps nobody else from it (issue 13: a deadlock of two deliveries in a full run). */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { orders } from '#features/orders/server/table.ts';
import { testServerUrl, untilWaiting } from '#kit/server/testing.ts';
import { takePayment } from './taking.ts';
import { lockHeld } from './locks.ts';

const house = aTestHouse();

// The embedded database does one transaction after the other: there nobody waits for a row.
test.runIf(testServerUrl())('an order that was paid while one waited for it is free for the next', async () => {
  const buyer = await house.signedInAs();
  const event = await anEvent(house.db);
  const metadata = { type: 'event', itemId: event.id, userId: buyer.id, quantity: 2 };
  const body = { amount: 50, currency: 'eur', metadata };
  const { orderId, clientSecret } = (await house.call('POST', '/api/create-payment-intent', { as: buyer, body })).body;
  const id = String(clientSecret).split('_secret_')[0] ?? '';

  const taken = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const first = house.db.transaction(async (db) => {
    await takePayment(db, { id, amountCents: 5000, currency: 'eur' }, house.time.now);
    taken.resolve();
    await mayCommit.promise;
  });
  await taken.promise;

  const mayEnd = Promise.withResolvers<void>();
  const found = Promise.withResolvers<unknown>();
  const second = house.db.transaction(async (db) => {
    found.resolve(await lockHeld(db, id));
    await mayEnd.promise;
  });
  await untilWaiting(house.db, 1);
  mayCommit.resolve();
  await first;
  expect(await found.promise).toBeUndefined();

  const third = house.db.transaction((db) =>
    db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId)).for('update', { noWait: true }),
  );
  const [locked] = await Promise.allSettled([third]);
  mayEnd.resolve();
  await second;
  expect(locked).toMatchObject({ status: 'fulfilled', value: [{ status: 'confirmed' }] });
});
