/** The file of an owner's ledger is written piece by piece: however long it is, each line is in it once and in its order, and counted. */
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { postDispute, postRefund, postReinstatement } from '#features/ledger/server/service.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';

const house = aTestHouse();
/** A whole piece and a part of one, with the sale. */
const refunds = 520;

test('a file of more lines than are written at once has all of them, the oldest first', async () => {
  const [owner, guest] = [await house.signedInAs('business'), await house.signedInAs()];
  const event = await anEvent(house.db, { ownerId: owner.id, capacity: 400, priceCents: 9900 });
  const order = await holdEvent(house.db, { userId: guest.id, eventId: event.id, quantity: 10 }, house.time.now);
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  const secondsLater = (seconds: number) => new Date(house.time.now.getTime() + seconds * 1000);
  await house.db.transaction(async (db) => {
    for (let cents = 1; cents <= refunds; cents += 1)
      await postRefund(db, order, { refundId: `refund-${cents}`, amountCents: cents }, secondsLater(cents));
    // A bank asks for the rest and gives it back: two lines of one dispute.
    await postDispute(db, order, 'dispute', 100, secondsLater(refunds + 1));
    await postReinstatement(db, order, 'dispute', 100, secondsLater(refunds + 2));
  });
  const { body } = await house.call('GET', '/api/workspace/ledger/export?lang=en', { as: owner });
  const [head, sale, ...lines] = body.csv.trimEnd().split('\r\n');
  expect(body.csv.match(/\uFEFF/g)).toHaveLength(1);
  expect(head).toContain('Refunded');
  expect(sale).toContain('990.00');
  const refunded = head.split(',').findIndex((name: string) => name.startsWith('Refunded'));
  expect(lines.map((line: string) => Math.round(Number(line.split(',')[refunded]) * 100))).toEqual([
    ...Array.from({ length: refunds }, (_, place) => place + 1),
    100,
    -100,
  ]);
  const { headers } = await house.call('GET', '/api/workspace/ledger/lines', { as: owner });
  expect(Number(headers.get('x-total-count'))).toBe(1 + refunds + 2);
});
