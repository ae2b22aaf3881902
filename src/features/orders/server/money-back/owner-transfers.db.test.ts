/** What goes back from an owner's account, one after the other: the provider is told sums (decision 0091). On both engines. */
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { findOpenTransfer, transferDone } from './owner-transfers.ts';
import { holdEvent } from '../factory.ts';
import { ownerTransfers } from '../table.ts';

const house = aTestHouse();

test('the second of an order waits for the first, and tells the sums of both', async () => {
  const { id: userId } = await house.signedInAs();
  const { id: eventId } = await anEvent(house.db);
  const { id: orderId } = await holdEvent(house.db, { userId, eventId, quantity: 1 }, house.time.now);
  const asked = { orderId, kind: 'reversal', status: 'asked', createdAt: house.time.now } as const;
  // Of one moment: their ids say which is the first.
  await house.db.insert(ownerTransfers).values([
    { ...asked, id: 'second', amountCents: 1000, feeCents: 120 },
    { ...asked, id: 'first', amountCents: 500, feeCents: 60 },
  ]);
  expect(await findOpenTransfer(house.db, 'first')).toMatchObject({
    isFirst: true,
    reversedCents: 500,
    refundedFeeCents: 60,
  });
  expect(await findOpenTransfer(house.db, 'second')).toMatchObject({
    isFirst: false,
    reversedCents: 1500,
    refundedFeeCents: 180,
  });
  await transferDone(house.db, 'first', house.time.now);
  expect(await findOpenTransfer(house.db, 'first')).toBeUndefined();
  expect(await findOpenTransfer(house.db, 'second')).toMatchObject({ isFirst: true, reversedCents: 1500 });
});
