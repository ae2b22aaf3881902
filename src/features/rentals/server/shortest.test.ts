/** What the shortest booking of a boat costs, on its card, its page and its pin (decision 0255). At the HTTP door. */
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { aRental } from './factory.ts';

const house = aTestHouse();
const at = { latitude: 38.5392, longitude: -0.1224 };

test('is told of what is let by several hours, with what is paid once; of all else the price says it', async () => {
  const hours = { category: 'boat', priceUnit: 'hour', priceCents: 24_000, ...at } as const;
  const charter = await aRental(house.db, { ...hours, minUnits: 4, cleaningFeeCents: 5000 });
  const weekend = await aRental(house.db, { ...hours, minUnits: 2, weekendPriceCents: 20_000 });
  const hourly = await aRental(house.db, hours);
  const nights = await aRental(house.db, { minUnits: 3, ...at });
  const toBeSaid = await aRental(house.db, { ...hours, minUnits: 4, priceCents: null });
  const all = [charter, weekend, hourly, nights, toBeSaid].map(({ id }) => id);
  type Told = { readonly id: string; readonly least: string | null; readonly price: string | null };
  const of = (list: readonly Told[], fact: 'least' | 'price') =>
    all.map((id) => list.find((one) => one.id === id)?.[fact]);
  const least = ['1010.00', '400.00', null, null, null];
  expect(of((await house.call('GET', '/api/rentals')).body, 'least')).toEqual(least);
  expect((await house.call('GET', `/api/rentals/${charter.id}`)).body).toMatchObject({
    price: '240.00',
    least: '1010.00',
  });
  const near = await house.call('GET', '/api/search/nearby?lat=38.5392&lng=-0.1224&radius=5&type=rentals');
  expect(of(near.body.markers, 'price')).toEqual(['1010.00', '400.00', '240.00', '90.00', null]);
});
