/** Who names a length and more days than it has, such as a week in February, finds what has such a run free, and when. */
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { takeSlots } from '#features/rentals/server/service.ts';
import { rentals, rentalSeasons, rentalSlots } from '#features/rentals/server/table.ts';
import type { RentalRow } from '#features/rentals/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { instantOf } from '#market/town/dates.ts';

const house = aTestHouse();
beforeEach(async () => {
  await house.db.delete(rentalSlots);
  await house.db.delete(rentalSeasons);
  await house.db.update(rentals).set({ status: 'withdrawn' });
});

type Found = { title: string; stay: { from: string; units?: number } | null; cost: { total?: string } | null };
const ask = async (query: object) =>
  (await house.call('GET', `/api/search/advanced?${new URLSearchParams({ type: 'rentals', ...query })}`)).body;
const find = async (query: object): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await ask(query)).rentals.map(({ title, stay, cost }: Found) => [
      title,
      stay && `${stay.from}, ${stay.units}: ${cost?.total}`,
    ]),
  );
const titles = async (query: object): Promise<string[]> => (await ask(query)).rentals.map(({ title }: Found) => title);
const named = (en: string, over: Parameters<typeof aRental>[1] = {}) =>
  aRental(house.db, { title: { en }, priceCents: 10_000, ...over });
const take = (rental: RentalRow, from: string, to: string) => {
  const period = { startsAt: instantOf(from, rental.fromTime), endsAt: instantOf(to, rental.toTime) };
  return takeSlots(house.db, rental, period, 1, { orderId: newId(), expiresAt: null });
};
const season = (rentalId: string, firstDay: string, lastDay: string, over: object) =>
  house.db.insert(rentalSeasons).values({
    id: newId(),
    rentalId,
    firstDay,
    lastDay,
    priceCents: 10_000,
    createdAt: house.time.now,
    ...over,
  });

const february = { date: '2027-02-01', until: '2027-02-28' };

test('a week in February is the first seven nights that are free, at what they cost', async () => {
  await named('free');
  const busy = await named('busy until the ninth', { weekDiscount: 10 });
  await take(busy, '2027-02-03', '2027-02-09');
  const split = await named('never seven nights');
  for (const day of [10, 13, 20, 27]) await take(split, `2027-02-${day}`, `2027-02-${day + 1}`);
  await take(split, '2027-02-04', '2027-02-05');
  const last = await named('its last seven nights');
  await take(last, '2027-02-01', '2027-02-22');
  await named('only ten', { minUnits: 10 });
  const strict = await named('more in its carnival');
  await season(strict.id, '2027-02-01', '2027-02-10', { minUnits: 9 });
  await named('by the week', { priceUnit: 'week', priceCents: 50_000 });
  expect(await find({ ...february, length: '1w' })).toEqual({
    free: '2027-02-01, 7: 700.00',
    'busy until the ninth': '2027-02-09, 7: 630.00',
    // Who leaves on the first of March was there in February.
    'its last seven nights': '2027-02-22, 7: 700.00',
    'more in its carnival': '2027-02-11, 7: 700.00',
    'by the week': '2027-02-01, 1: 500.00',
  });
  // Between dates of one's own one leaves on the last of them.
  expect(await titles({ date: '2027-02-21', until: '2027-02-28', length: '1w' })).not.toContain(
    'its last seven nights',
  );
});

test('a weekend is two nights from a Friday, or Saturday and Sunday by day', async () => {
  const home = await named('home');
  await take(home, '2027-02-06', '2027-02-07');
  await named('car', { priceUnit: 'day', priceCents: 3000 });
  await named('three nights at least', { minUnits: 3 });
  expect(await find({ ...february, length: 'weekend' })).toEqual({
    home: '2027-02-12, 2: 200.00',
    car: '2027-02-06, 2: 60.00',
  });
});

test('a month is as long as the one that was named', async () => {
  await named('home', { maxUnits: 60 });
  await named('by the week', { priceUnit: 'week', priceCents: 50_000, maxUnits: 8 });
  expect(await find({ ...february, length: '30d' })).toEqual({
    home: '2027-02-01, 28: 2800.00',
    'by the week': '2027-02-01, 4: 2000.00',
  });
  expect(await find({ date: '2027-01-01', until: '2027-01-31', length: '30d' })).toMatchObject({
    home: '2027-01-01, 30: 3000.00',
  });
});

test('from a date alone a stay of that length begins then', async () => {
  const home = await named('home');
  await take(home, '2027-02-05', '2027-02-06');
  expect(await find({ date: '2027-02-02', length: '3n' })).toEqual({ home: '2027-02-02, 3: 300.00' });
  expect(await titles({ date: '2027-02-03', length: '3n' })).toEqual([]);
});

test('one of several is free while another is taken, and has room for those who come', async () => {
  const bikes = await named('bikes', { priceUnit: 'day', quantity: 2, capacity: 1, priceCents: 1000 });
  await take(bikes, '2027-02-01', '2027-02-08');
  expect(await find({ ...february, length: '3d' })).toEqual({ bikes: '2027-02-01, 3: 30.00' });
  expect(await find({ ...february, length: '3d', people: '2' })).toEqual({ bikes: '2027-02-09, 3: 60.00' });
  expect(await titles({ ...february, length: '3d', people: '3' })).toEqual([]);
});

test('limits and the order of prices go by what that stay costs, and it can be booked', async () => {
  const dear = await named('dear in its first week');
  await season(dear.id, '2027-02-01', '2027-02-08', { priceCents: 20_000 });
  await named('alike', { priceCents: 15_000 });
  const week = { ...february, length: '1w' };
  expect(await titles({ ...week, sort: 'price' })).toEqual(['alike', 'dear in its first week']);
  expect(await titles({ ...week, priceMax: '160' })).toEqual(['alike']);
  const [found] = (await ask({ ...week, priceMin: '160' })).rentals;
  const guest = await house.signedInAs();
  const body = {
    amount: 1400,
    currency: 'eur',
    metadata: { type: 'rental', itemId: found.id, userId: guest.id, ...found.stay },
  };
  expect((await house.call('POST', '/api/create-payment-intent', { as: guest, body })).status).toBe(201);
  expect(await titles({ ...week, priceMin: '160' })).toEqual([]);
});
