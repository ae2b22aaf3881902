/** What an owner raises waits for the desk, and is told as money wherever it is told: in the form, at the desk, in their data. */
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { rentalFacts } from '../facts.ts';
import { aRental } from './factory.ts';

const house = aTestHouse();

const prices = Object.entries(rentalFacts).flatMap(([name, { kind }]) => (kind === 'price' ? [name] : []));

test('finds the prices of a rental', () => {
  expect(prices.toSorted()).toEqual(['cleaningFee', 'deposit', 'price', 'weekendPrice']);
});

test.each(prices)('%s that waits is euro, not cents', async (name) => {
  const [owner, admin] = [await house.signedInAs('business'), await house.signedInAs('admin')];
  const { id } = await aRental(house.db, {
    ownerId: owner.id,
    priceCents: 9000,
    weekendPriceCents: 9500,
    cleaningFeeCents: 4000,
    depositCents: 20_000,
  });
  const record = (await house.call('GET', `/api/admin/rentals/${id}`, { as: owner })).body;
  const { title, description, category, location, address, contactPhone, contactEmail, version } = record;
  const { price, weekendPrice, cleaningFee, deposit, priceUnit, fromTime, toTime, maxUnits, capacity } = record;
  const said = { title, description, category, location, address, contactPhone, contactEmail, version };
  const terms = { price, weekendPrice, cleaningFee, deposit, priceUnit, fromTime, toTime, maxUnits, capacity };
  const body = { ...said, ...terms, [name]: '333.50' };
  expect((await house.call('PUT', `/api/rentals/${id}`, { as: owner, body })).body.waits).toContain(name);
  const after = (await house.call('GET', `/api/admin/rentals/${id}`, { as: owner })).body;
  expect(after.change.fields[name]).toBe('333.50');
  const queue = (await house.call('GET', '/api/admin/listing-changes', { as: admin })).body;
  const change = queue.find(({ listingId }: { listingId: string }) => listingId === id);
  expect([change.before[name], change.after[name]]).toEqual([record[name], '333.50']);
  const mine = JSON.stringify((await house.call('GET', '/api/account/export', { as: owner })).body);
  expect(mine).toContain(`"${name}":"333.50"`);
});
