/** Decision 0224: on which day which sum is due to an owner, to the cent of what the ledger says is due. */
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { confirmOrder, eventWish, hold, stayWish } from '#features/orders/server/doors/buying.ts';
import type { Wish } from '#features/orders/server/doors/buying.ts';
import { aRental } from '#features/rentals/server/factory.ts';

const house = aTestHouse();
const buy = async (wish: Wish): Promise<void> => {
  const { id } = (await house.db.transaction((db) => hold(db, wish, house.time.now))).order;
  await house.db.transaction((db) => confirmOrder(db, id, house.time.now));
};

test('an owner is told the days of what is due, which together are all of it, and what was paid when', async () => {
  const [owner, buyer, admin] = [
    await house.signedInAs('business'),
    await house.signedInAs(),
    await house.signedInAs('admin'),
  ];
  const own = { ownerId: owner.id };
  const party = await anEvent(house.db, { ...own, date: '2026-08-28', time: '22:00', title: { en: 'Party' } });
  const flat = await aRental(house.db, { ...own, title: { en: 'Flat' } });
  await buy(eventWish({ userId: buyer.id, eventId: party.id, quantity: 2 }));
  await buy(stayWish({ userId: buyer.id, rentalId: flat.id, from: '2026-08-27', units: 3, quantity: 1 }));
  const read = async (what: string) => (await house.call('GET', `/api/workspace/${what}`, { as: owner })).body;
  /** What is to come; all of it is what the ledger says is due or will be. */
  const coming = async () => {
    const { total } = await read('ledger');
    const days = (await read('payments')).coming;
    const sum = days.reduce((all: number, { amountCents }: { amountCents: number }) => all + amountCents, 0);
    expect(sum).toBe(total.notDue + total.payable);
    return days;
  };
  const ofFlat = { dueOn: '2026-08-30', amountCents: 23_760, items: [{ title: 'Flat', bookings: 1 }] };
  expect(await coming()).toMatchObject([
    { dueOn: '2026-08-29', amountCents: 4400, items: [{ id: party.id, title: 'Party', bookings: 1 }] },
    ofFlat,
  ]);
  house.time.now = new Date('2026-08-29T20:00:00Z');
  expect(await coming()).toMatchObject([{ dueOn: null, amountCents: 4400 }, ofFlat]);
  const seen = (await house.call('GET', `/api/admin/payouts/${owner.id}`, { as: admin })).body;
  const body = { asOf: seen.asOf, version: seen.version, amountCents: seen.dueCents, reference: 'AFS-2026-0031' };
  expect((await house.call('POST', `/api/admin/payouts/${owner.id}`, { as: admin, body })).status).toBe(200);
  expect(await coming()).toMatchObject([ofFlat]);
  const { made } = await read('payments');
  expect(made).toMatchObject([{ date: '2026-08-29', amountCents: 4400, bookings: 1, status: 'paid' }]);
  expect((await read('ledger')).total.paid).toBe(4400);
});
