/** Who names a meal and no day is shown first who is open when it is had. */
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';

const house = aTestHouse();
const daily = (opens: string, closes: string) => [{ days: [0, 1, 2, 3, 4, 5, 6], opens, closes }];

beforeAll(async () => {
  house.time.now = new Date('2026-08-21T10:00:00Z');
  const restaurant = { category: 'restaurant' as const };
  await aBusiness(house.db, { name: 'Sunrise', openingHours: daily('08:00', '16:30'), rating: 5, ...restaurant });
  await aBusiness(house.db, { name: 'Midday', openingHours: daily('13:00', '23:30'), rating: 4, ...restaurant });
  await aBusiness(house.db, { name: 'Moonrise', openingHours: daily('20:30', '00:30'), rating: 3, ...restaurant });
});

test.each([
  ['breakfast restaurant', ['Sunrise']],
  ['lunch', ['Sunrise', 'Midday']],
  ['dinner', ['Midday', 'Moonrise']],
  ['cena', ['Midday', 'Moonrise']],
])('%s', async (query, first) => {
  const { body } = await house.call('GET', `/api/search/advanced?${new URLSearchParams({ query })}`);
  const names = body.businesses.map(({ name }: { name: string }) => name);
  expect(names.slice(0, first.length).toSorted()).toEqual(first.toSorted());
});
