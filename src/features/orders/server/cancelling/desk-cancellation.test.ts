/** An order that can't be kept is cancelled at the desk, and everything goes back (issue 6). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent, placesTakenOf } from '#features/events/server/factory.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentalSlots } from '#features/rentals/server/table.ts';
import { confirmOrder } from '../buying/confirming.ts';
import { hold } from '../buying/holds.ts';
import type { Wish } from '../offers/offer.ts';
import { eventWish } from '../offers/places.ts';
import { stayWish } from '../offers/stays.ts';

const house = aTestHouse();
let admin: Member;
let ana: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  ana = await house.signedInAs();
});

async function buy(wish: Wish): Promise<string> {
  const { order } = await house.db.transaction((db) => hold(db, wish, house.time.now));
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  return order.id;
}
const cancel = (id: string, as = admin) => house.call('POST', `/api/admin/orders/${id}/cancellation`, { as });

test('a flooded flat: the nights are free again and all the money goes back, also after they began', async () => {
  const rental = await aRental(house.db, { cancellation: 'final' });
  const id = await buy(stayWish({ userId: ana.id, rentalId: rental.id, from: '2026-08-22', units: 3, quantity: 1 }));
  house.time.now = new Date('2026-08-23T09:00:00Z');
  const { status, body } = await cancel(id);
  expect([status, body.status, body.refunded, body.amount]).toEqual([200, 'refunding', '270.00', '270.00']);
  expect(body.refunds).toMatchObject([{ amount: '270.00', reason: 'organiser', status: 'asked' }]);
  expect(await house.db.$count(rentalSlots, eq(rentalSlots.rentalId, rental.id))).toBe(0);
  const lines = await house.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, id));
  expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
  const log = (await house.call('GET', '/api/admin/audit?entity=orders', { as: admin })).body;
  expect(log[0]).toMatchObject({ entityId: id, before: { status: 'confirmed' }, after: { status: 'refunded' } });
});

test('tickets: the places are on sale again; twice is refused and gives nothing twice', async () => {
  const event = await anEvent(house.db, { cancellation: 'strict' });
  const id = await buy(eventWish({ userId: ana.id, eventId: event.id, quantity: 3 }));
  expect((await cancel(id)).status).toBe(200);
  const again = await cancel(id);
  expect([again.status, again.body.code]).toEqual([409, 'invalid_transition']);
  expect(await placesTakenOf(house.db, event.id)).toBe(0);
  const order = (await house.call('GET', `/api/orders/${id}`, { as: ana })).body;
  expect([order.status, order.refunded]).toEqual(['refunded', '75.00']);
});

test('what is only held, or unknown, can’t be cancelled here', async () => {
  const event = await anEvent(house.db);
  const wish = eventWish({ eventId: event.id, quantity: 1, userId: ana.id });
  const { order } = await house.db.transaction((db) => hold(db, wish, house.time.now));
  expect((await cancel(order.id)).body.code).toBe('invalid_transition');
  expect((await cancel('nobodyknowsthis1')).status).toBe(404);
});
