/** Money that comes when its hold had run out buys what could be bought still, and nothing else (decision 0220). On both engines. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buyingIn } from '#app/server/testing-buying.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { confirmOrder, releaseAllExpiredHolds } from '../doors/buying.ts';

const house = aTestHouse();
const { intend, pay } = buyingIn(house);
let owner: Member;
beforeEach(async () => {
  house.time.now = new Date('2026-08-20T10:00:00Z');
  owner = await house.signedInAs('business');
});

const later = async (minutes: number) => {
  house.time.now = new Date(house.time.now.getTime() + minutes * 60_000);
  await releaseAllExpiredHolds(house.db, house.time.now);
};
/** Its money comes. */
const comes = (id: string) => house.db.transaction((db) => confirmOrder(db, id, house.time.now));

/** Two tickets of the next night, held by somebody. */
async function tickets(over: object = {}) {
  const ana = await house.signedInAs();
  const event = await anEvent(house.db, { ownerId: owner.id, priceCents: 2000, ...over });
  const hold = async () => (await intend(ana, 40, { type: 'event', itemId: event.id, quantity: 2 })).body;
  return { id: event.id, ana, hold, order: (await hold()).orderId as string };
}
/** Two nights from the day after tomorrow, held by another. */
async function aStay() {
  const { id } = await aRental(house.db, { ownerId: owner.id, priceCents: 9000 });
  const { body } = await intend(await house.signedInAs(), 180, {
    type: 'rental',
    itemId: id,
    from: '2026-08-22',
    units: 2,
  });
  return { id, order: body.orderId as string };
}

test('what is sold still', async () => {
  const orders = [await tickets(), await aStay()].map(({ order }) => order);
  await later(16);
  for (const order of orders) expect(await comes(order)).toBe('confirmed');
});

describe('the money goes back', () => {
  test('of a night that was called off meanwhile', async () => {
    const { id, order } = await tickets();
    await later(16);
    const off = await house.call('POST', `/api/events/${id}/cancellation`, { as: owner, body: { version: 1 } });
    expect([off.status, await comes(order)]).toEqual([200, 'refund']);
  });

  test('of what was taken off, is over, or is another owner’s by now', async () => {
    const [off, ofOther, past] = [await tickets(), await tickets(), await tickets()];
    const [rental, rentalOfOther, begun] = [await aStay(), await aStay(), await aStay()];
    await later(16);
    const withdrawn = { status: 'withdrawn' } as const;
    await house.db.update(events).set(withdrawn).where(eq(events.id, off.id));
    await house.db.update(rentals).set(withdrawn).where(eq(rentals.id, rental.id));
    const { id: ownerId } = await house.signedInAs('business');
    await house.db.update(events).set({ ownerId }).where(eq(events.id, ofOther.id));
    await house.db.update(rentals).set({ ownerId }).where(eq(rentals.id, rentalOfOther.id));
    for (const { order } of [off, ofOther, rental, rentalOfOther]) expect(await comes(order)).toBe('refund');
    await later(4 * 24 * 60);
    for (const { order } of [past, begun]) expect(await comes(order)).toBe('refund');
  });

  test.each(['bought', 'held'])('of more than one person may have, with those that they %s meanwhile', async (how) => {
    const { ana, order, hold } = await tickets({ regularEach: 2 });
    await later(16);
    const second = await hold();
    if (how === 'bought') await pay(ana, second);
    expect(await comes(order)).toBe('refund');
  });
});
