/** What the law keeps of somebody who both buys and sells counts from the last of either (decision 0254). */
import { expect, test } from 'vitest';
import { aTestHouse, type Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { confirmOrder, eventWish, hold } from '#features/orders/server/doors/buying.ts';
import { aHouseTrader } from '#features/traders/server/factory.ts';

const house = aTestHouse();

async function buys({ id: userId }: Member, of: Member, instant: string, isPaid = true) {
  house.time.now = new Date(instant);
  const { id: eventId } = await anEvent(house.db, { ownerId: of.id, date: '2026-12-05', time: '22:00' });
  const wish = eventWish({ userId, eventId, quantity: 1 });
  const { order } = await house.db.transaction((db) => hold(db, wish, house.time.now));
  if (isPaid) await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  await house.runTasks();
}

const keptOf = async (as: Member) => {
  const { body } = await house.call('GET', '/api/account/stays', { as });
  const stays = body.stays as { readonly what: string; readonly until: string }[];
  return Object.fromEntries(stays.map(({ what, until }) => [what, until]));
};

test('what somebody bought and sold is kept from the last of both on, whichever it was, and not from what others did', async () => {
  await aHouseTrader(house.db, house.time.now);
  const [one, other, third] = [
    await house.signedInAs('business'),
    await house.signedInAs('business'),
    await house.signedInAs('business'),
  ];
  await buys(one, other, '2026-08-22T10:00:00Z');
  await buys(third, one, '2026-08-25T10:00:00Z');
  await buys(other, third, '2026-08-28T10:00:00Z');
  await buys(one, third, '2026-08-30T10:00:00Z', false);
  expect(await keptOf(one)).toMatchObject({ orders: '2032-08-25', invoices: '2032-08-25' });
  expect(await keptOf(other)).toMatchObject({ orders: '2032-08-28', invoices: '2032-08-28' });
  expect(await keptOf(third)).toMatchObject({ orders: '2032-08-28', invoices: '2032-08-28' });
});
