/** A card of the sandbox whose bank asks its owner at each payment, as real issuers do. */
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';

const house = aTestHouse();

const asks = { cardNumber: '4000 0000 0000 3220', expiry: '12/30', cvc: '123' };

test('pays once its owner says yes; no, and nothing, pay nothing', async () => {
  house.time.now = new Date('2026-08-21T18:00:00Z');
  const as = await house.signedInAs();
  const event = await anEvent(house.db);
  const metadata = { type: 'event', itemId: event.id, userId: as.id, quantity: 2 };
  const intent = { amount: 50, currency: 'eur', metadata };
  const { clientSecret, orderId } = (await house.call('POST', '/api/create-payment-intent', { as, body: intent })).body;
  const pay = async (answer: object = {}) =>
    (await house.call('POST', '/api/payments/sandbox/confirm', { as, body: { clientSecret, ...asks, ...answer } }))
      .body;
  const status = async () => {
    await house.runTasks();
    return (await house.call('GET', `/api/orders/${orderId}`, { as })).body.status;
  };
  expect(await pay()).toEqual({ status: 'requires_action', reason: null });
  expect(await status()).toBe('pending');
  expect(await pay({ answer: 'refused' })).toEqual({ status: 'refused', reason: 'authentication_failed' });
  expect(await status()).toBe('pending');
  expect((await pay()).status).toBe('requires_action');
  expect((await pay({ answer: 'confirmed' })).status).toBe('processing');
  expect(await status()).toBe('confirmed');
});
