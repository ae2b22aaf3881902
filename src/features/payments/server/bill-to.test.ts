/** What needs an invoice with a name is not paid before there is one (RD 1619/2012, art. 4). */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { forgetUnpaidNames } from '#features/orders/server/doors/buying.ts';
import { orders } from '#features/orders/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';

const house = aTestHouse();
let buyer: Member;
beforeAll(async () => {
  buyer = await house.signedInAs();
});

const person = {
  name: 'Ana Pla',
  taxNumber: '12345678Z',
  street: 'Calle Mallorca 4',
  postalCode: '03503',
  town: 'Benidorm',
  country: 'ES',
};

/** Asks to pay for some days with a rental of so many cents a day. */
async function intend(category: 'car' | 'apartment', priceCents: number, billTo?: object) {
  const rental = await aRental(house.db, { category, priceCents, priceUnit: category === 'car' ? 'day' : 'night' });
  const metadata = { type: 'rental', itemId: rental.id, userId: buyer.id, from: '2026-09-01', units: 3 };
  const body = { amount: (priceCents * 3) / 100, currency: 'eur', metadata, ...(billTo && { billTo }) };
  return house.call('POST', '/api/create-payment-intent', { as: buyer, body });
}
const namedOn = async (id: string) => (await house.db.select().from(orders).where(eq(orders.id, id)))[0]?.billTo;

test('up to 400 euro nobody is asked who they are, nor up to 3,000 for a flat, which is exempt', async () => {
  expect((await intend('car', 13_333)).status).toBe(201);
  expect((await intend('apartment', 100_000)).status).toBe(201);
});

test('above it the buyer is named first, with a number that can be', async () => {
  expect((await intend('apartment', 100_001)).body.code).toBe('buyer_unnamed');
  const unnamed = await intend('car', 13_400);
  expect([unnamed.status, unnamed.body.code]).toEqual([422, 'buyer_unnamed']);
  const wrong = await intend('car', 13_400, { ...person, taxNumber: '12345678A' });
  expect([wrong.body.code, wrong.body.errors[0].path]).toEqual(['buyer_unnamed', 'taxNumber']);
  const named = await intend('car', 13_400, { ...person, taxNumber: '12345678-z' });
  expect(named.status).toBe(201);
  expect(await namedOn(named.body.orderId)).toEqual(person);
  house.time.now = new Date(house.time.now.getTime() + 25 * 3_600_000);
  await forgetUnpaidNames(house.db, house.time.now);
  expect(await namedOn(named.body.orderId)).toBeNull();
});
