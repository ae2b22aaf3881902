/** An owner cancels one booking with all the money back, at the door (decision 0048). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent, placesTakenOf } from '#features/events/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentalSlots } from '#features/rentals/server/table.ts';
import { confirmOrder } from '../buying/confirming.ts';
import { hold } from '../buying/holds.ts';
import type { Wish } from '../offers/offer.ts';
import { eventWish } from '../offers/places.ts';
import { stayWish } from '../offers/stays.ts';
import { disputes } from '../table.ts';

const house = aTestHouse();
let owner: Member;
let ana: Member;
beforeEach(async () => {
  house.time.now = new Date('2026-08-01T10:00:00Z');
  [owner, ana] = [await house.signedInAs('business'), await house.signedInAs()];
  await house.db.update(users).set({ email: 'ana@correo.example' }).where(eq(users.id, ana.id));
});

async function buy(wish: Wish): Promise<string> {
  const { order } = await house.db.transaction((db) => hold(db, wish, house.time.now));
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  return order.id;
}
/** Three nights for €270 under the strictest rule. */
async function aStay() {
  const { id: rentalId } = await aRental(house.db, { ownerId: owner.id, cancellation: 'final' });
  const id = await buy(stayWish({ userId: ana.id, rentalId, from: '2026-08-22', units: 3, quantity: 1 }));
  return { id, rentalId };
}
const reason = 'The pipes broke.\nI am sorry.';
const cancel = (id: string, refund: string, as = owner, why: unknown = reason) =>
  house.call('POST', `/api/workspace/bookings/${id}/cancellation`, { as, body: { refund, reason: why } });
const booking = async () => (await house.call('GET', '/api/workspace/bookings', { as: owner })).body[0];
const mine = async (id: string) => (await house.call('GET', `/api/orders/${id}`, { as: ana })).body;
const due = async () => (await house.call('GET', '/api/workspace/ledger', { as: owner })).body.total;

test('a stay: all of it goes back whatever the rule says, the nights are free, and the guest reads why', async () => {
  const { id, rentalId } = await aStay();
  expect(await booking()).toMatchObject({ id, cancelRefund: '270.00' });
  expect(await due()).toMatchObject({ gross: 27_000, commission: 3240, notDue: 23_760 });
  const { status, body } = await cancel(id, '270.00');
  expect([status, body]).toEqual([200, { refunded: '270.00' }]);
  expect(await mine(id)).toMatchObject({ status: 'refunded', refunded: '270.00', notes: [reason] });
  expect(await booking()).toMatchObject({
    status: 'refunding',
    cancelRefund: null,
    back: { asked: '270.00' },
    phone: null,
  });
  expect(await due()).toMatchObject({ gross: 27_000, refunded: 27_000, commission: 0, notDue: 0 });
  expect(await house.db.$count(rentalSlots, eq(rentalSlots.rentalId, rentalId))).toBe(0);
  const letters = await house.db.select().from(mails).where(eq(mails.userId, ana.id));
  expect(letters.find(({ letter }) => letter === 'cancelled')?.values).toMatchObject({
    by: 'organiser',
    reason,
    back: '270.00',
  });
  const again = await cancel(id, '270.00');
  expect([again.status, again.body.code]).toEqual([409, 'invalid_transition']);
});

test('tickets: what had gone back for one of them is not given twice, and the places are on sale again', async () => {
  const { id: eventId } = await anEvent(house.db, { ownerId: owner.id, cancellation: 'flexible' });
  const id = await buy(eventWish({ userId: ana.id, eventId, quantity: 3 }));
  const [first] = (await mine(id)).tickets;
  const body = { refund: '25.00', tickets: [first.id] };
  await house.call('POST', `/api/orders/${id}/cancellation`, { as: ana, body });
  expect(await booking()).toMatchObject({ quantity: 2, cancelRefund: '50.00' });
  expect((await cancel(id, '75.00')).body.code).toBe('refund_changed');
  expect((await cancel(id, '50.00')).status).toBe(200);
  expect(await due()).toMatchObject({ gross: 7500, refunded: 7500, commission: 0, notDue: 0 });
  expect(await placesTakenOf(house.db, eventId)).toBe(0);
});

test('is nobody else’s, and wants a reason', async () => {
  const { id } = await aStay();
  const [other, admin] = [await house.signedInAs('business'), await house.signedInAs('admin')];
  for (const as of [other, admin]) expect((await cancel(id, '270.00', as)).status).toBe(404);
  expect((await cancel(id, '270.00', ana)).status).toBe(403);
  for (const why of ['', '   ', 'x'.repeat(501), null])
    expect((await cancel(id, '270.00', owner, why)).status).toBe(422);
  expect(await mine(id)).toMatchObject({ status: 'confirmed', refunded: '0' });
});

test('is possible until a stay is over, and until an event begins; not while a bank asks for the money', async () => {
  const { id } = await aStay();
  const { id: eventId } = await anEvent(house.db, { ownerId: owner.id, date: '2026-08-23', time: '22:00' });
  const tickets = await buy(eventWish({ userId: ana.id, eventId, quantity: 1 }));
  house.time.now = new Date('2026-08-23T20:00:00Z');
  expect((await cancel(tickets, '25.00')).body.code).toBe('invalid_transition');
  // The guest leaves at eleven.
  house.time.now = new Date('2026-08-25T09:00:00Z');
  expect((await cancel(id, '270.00')).body.code).toBe('invalid_transition');
  house.time.now = new Date('2026-08-25T08:59:00Z');
  const dispute = { id: 'du_owner', orderId: id, amountCents: 27_000, reason: 'fraudulent', status: 'open' } as const;
  await house.db.insert(disputes).values({ ...dispute, createdAt: house.time.now });
  expect((await cancel(id, '270.00')).body.code).toBe('invalid_transition');
  expect((await mine(id)).dispute).toBe('open');
  await house.db.delete(disputes);
  expect((await cancel(id, '270.00')).status).toBe(200);
});
