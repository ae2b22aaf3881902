/** What nights of Friday and Saturday cost, at the HTTP door (decision 0183). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { buyingIn } from '#app/server/testing-buying.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { usualTerms } from '../stay.ts';
import { aRental } from './factory.ts';
import { rentals, rentalSeasons } from './table.ts';
import type { RentalRow } from './table.ts';

const house = aTestHouse();
const { intend, pay } = buyingIn(house);
let owner: Member;
let guest: Member;
let rental: RentalRow;
beforeEach(async () => {
  house.time.now = new Date('2026-06-26T17:00:00Z');
  [owner, guest] = [await house.signedInAs('business'), await house.signedInAs()];
  const word = `Finde${newId().replaceAll(/[^a-zA-Z]/g, '')}`;
  const title = { en: word, es: word };
  rental = await aRental(house.db, { ownerId: owner.id, title, weekendPriceCents: 11_000 });
});

const page = async () => (await house.call('GET', `/api/rentals/${rental.id}`)).body;
const setRow = (over: Partial<RentalRow>) => house.db.update(rentals).set(over).where(eq(rentals.id, rental.id));
const august = { from: '2026-08-01', to: '2026-08-31', price: '140', weekendPrice: '165', minUnits: null };
const add = (over: object = {}) =>
  house.call('POST', `/api/rentals/${rental.id}/seasons`, { as: owner, body: { ...august, ...over } });
const ask = (amount: number, from: string, units: number) =>
  intend(guest, amount, { type: 'rental', itemId: rental.id, from, units, quantity: 1 });
const save = (over: object) =>
  house.call('PUT', `/api/rentals/${rental.id}`, {
    as: owner,
    body: {
      title: rental.title,
      description: rental.description,
      price: '90',
      capacity: 4,
      location: rental.location,
      address: rental.address,
      amenities: rental.amenities,
      contactPhone: rental.contactPhone,
      contactEmail: rental.contactEmail,
      weekendPrice: '110',
      ...over,
    },
  });

test('is told on the page, beside what its periods say of their own', async () => {
  expect((await add()).body).toMatchObject({ price: '140.00', weekendPrice: '165.00' });
  const { price, weekendPrice, seasons } = await page();
  expect([price, weekendPrice]).toEqual(['90.00', '110.00']);
  expect(seasons).toEqual([{ ...august, price: '140.00', weekendPrice: '165.00' }]);
});

test('waits for the desk where it is raised, as the plain price does, and goes out where it is lowered or ends', async () => {
  await setRow({ reviewedAt: house.time.now });
  expect((await save({ weekendPrice: '110.01' })).body.waits).toEqual(['weekendPrice']);
  expect((await page()).weekendPrice).toBe('110.00');
  expect((await save({ weekendPrice: '100' })).body.waits).toEqual([]);
  expect((await page()).weekendPrice).toBe('100.00');
  expect((await save({ weekendPrice: null })).body.waits).toEqual([]);
  expect((await page()).weekendPrice).toBeNull();
});

test('waits where there was none, and is public once the desk approves it', async () => {
  await setRow({ reviewedAt: house.time.now, weekendPriceCents: null });
  expect((await save({ weekendPrice: '120' })).body.waits).toEqual(['weekendPrice']);
  const admin = await house.signedInAs('admin');
  const { body } = await house.call('GET', `/api/admin/listing-changes?q=${rental.title.en}`, { as: admin });
  const path = `/api/admin/listing-changes/${body[0].id}/decision`;
  const decision = { decision: 'approved', version: body[0].version };
  expect((await house.call('POST', path, { as: admin, body: decision })).status).toBe(200);
  expect((await page()).weekendPrice).toBe('120.00');
});

test.each([
  ['free', '0'],
  ['less than nothing', '-1'],
  ['no amount', 'much'],
])('is not %s', async (_, weekendPrice) => {
  const refused = await save({ weekendPrice });
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, 'weekendPrice']);
  expect((await page()).weekendPrice).toBe('110.00');
});

test.each(['week', 'person'] as const)('means nothing by %s, and a period can’t name one', async (priceUnit) => {
  await setRow({ priceUnit, ...usualTerms(priceUnit) });
  const refused = await add();
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, 'weekendPrice']);
  // Saturday 4 July.
  expect((await ask(110, '2026-07-04', 1)).body.code).toBe('price_changed');
  expect((await ask(90, '2026-07-04', 1)).status).toBe(201);
});

test('is what a stay is sold for, its nights in lines of their own that the order keeps, and told by its letter', async () => {
  await house.db.update(users).set({ email: 'guest@correo.example' }).where(eq(users.id, guest.id));
  await setRow({ cleaningFeeCents: 3500 });
  await add();
  // Thursday 30 July to Monday: 90, 110, then 165 and 140 of August, and 35 for cleaning.
  for (const amount of [4 * 90 + 35, 505, 541])
    expect((await ask(amount, '2026-07-30', 4)).body.code).toBe('price_changed');
  const { status, body } = await ask(540, '2026-07-30', 4);
  expect(status).toBe(201);
  const runs = [
    { cents: 9000, units: 1 },
    { cents: 11_000, units: 1, weekend: true },
    { cents: 16_500, units: 1, weekend: true },
    { cents: 14_000, units: 1 },
  ];
  const [order] = await house.db.select().from(orders).where(eq(orders.id, body.orderId));
  expect(order).toMatchObject({ amountCents: 54_000, stayPrice: { runs, totalCents: 54_000 } });
  // What is held is sold as it was held.
  await setRow({ weekendPriceCents: 19_900 });
  await pay(guest, body);
  const letters = await house.db.select().from(mails).where(eq(mails.letter, 'rental'));
  expect(letters.map(({ values }) => values)).toMatchObject([{ amount: '540.00', sum: { runs } }]);
});

test('is what a search with dates shows', async () => {
  const found = async (query: string) => {
    const { body } = await house.call('GET', `/api/search/advanced?type=rentals&query=${rental.title.en}&${query}`);
    return body.rentals.find(({ id }: { id: string }) => id === rental.id)?.cost;
  };
  expect(await found('date=2026-07-02&until=2026-07-06')).toEqual({ price: '90.00', total: '400.00' });
  // Nobody said how long: what the night of that Friday costs.
  expect(await found('date=2026-07-03')).toEqual({ price: '110.00' });
});

test('goes along to a copy, with those of its periods', async () => {
  await add();
  const { body: copy } = await house.call('POST', `/api/rentals/${rental.id}/copies`, { as: owner });
  expect(copy.weekendPrice).toBe('110.00');
  const [season] = await house.db.select().from(rentalSeasons).where(eq(rentalSeasons.rentalId, copy.id));
  expect(season).toMatchObject({ priceCents: 14_000, weekendPriceCents: 16_500 });
});
