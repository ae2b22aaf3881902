/** More matches than are counted: the first pages in order, honest counts, what is typed whole first (decision 0016). */
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { newId } from '#kit/server/ids.ts';
import { town } from '#market/town/town.ts';
import { maxSearchPages, nearbyRadius, pageSize } from '../rules.ts';
import { maxCounted } from './matches.ts';

const house = aTestHouse();
const size = maxCounted + 40;
beforeAll(async () => {
  const { id: _id, ...like } = await aRental(house.db, { title: { en: 'Pedalo' }, rating: 1 });
  const rows = Array.from({ length: size - 1 }, (_, i) => ({
    ...like,
    id: newId(),
    title: { en: `Pedalo number ${i}` },
    // The farther from the middle the cheaper and the worse.
    latitude: town.latitude + i * 1e-5,
    longitude: town.longitude,
    priceCents: 100_000 - i,
    rating: 4 - i / 1000,
  }));
  await house.db.insert(rentals).values(rows);
});

type Found = { id: string; title: string; price: string; rating: number };
const ask = async (query: string) => (await house.call('GET', `/api/search/${query}`)).body;
const pagesOf = async (query: string): Promise<Found[]> => {
  const pages = [];
  for (let page = 1; page <= maxSearchPages; page += 1)
    pages.push((await ask(`advanced?type=rentals&${query}&page=${page}`)).rentals);
  return pages.flat();
};

test('the count stops at the bound and says that there are more', async () => {
  const found = await ask('advanced?type=rentals&query=pedalo');
  expect(found.totals.rentals).toEqual({ count: maxCounted, isMore: true });
  expect(found.facets.category).toEqual([{ value: 'apartment', count: maxCounted, isMore: true }]);
  expect(found.pages).toBe(maxSearchPages);
});

test.each(['query=pedalo', 'query=pedalo&sort=price', 'query=pedalo&sort=-price', 'sort=rating', 'category=apartment'])(
  'every page of %s is full, and nothing is on two of them',
  { timeout: 60_000 },
  async (query) => {
    const all = await pagesOf(query);
    expect(all).toHaveLength(maxSearchPages * pageSize);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  },
);

test('prices go up, and down', { timeout: 60_000 }, async () => {
  const prices = async (sort: string) => (await pagesOf(`query=pedalo&sort=${sort}`)).map(({ price }) => Number(price));
  const [up, down] = [await prices('price'), await prices('-price')];
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  expect([up[0], down[0]]).toEqual([90, 1000]);
});

test('whose title is just what was typed comes first, however badly it is rated', async () => {
  const { rentals: page } = await ask('advanced?type=rentals&query=pedalo');
  expect(page[0].title).toBe('Pedalo');
});

test('of too many in a circle the nearest have a marker, and the list goes from near to far', async () => {
  const found = await ask('nearby?type=rentals');
  expect(found.markers).toHaveLength(maxCounted);
  expect(found.isMore).toBe(true);
  const far = found.markers.map(({ latitude }: { latitude: number }) => latitude);
  expect(far).toEqual(far.toSorted((a: number, b: number) => a - b));
  expect(found.rentals.map(({ id }: Found) => id)).toEqual(found.markers.slice(0, pageSize).map(({ id }: Found) => id));
});

test('who names no radius gets the one of the specification', async () => {
  const outside = await aRental(house.db, {
    title: { en: 'Faraway' },
    latitude: town.latitude + (nearbyRadius + 0.2) / 111.19,
    longitude: town.longitude,
  });
  const inside = await aRental(house.db, {
    title: { en: 'Nearby' },
    latitude: town.latitude + (nearbyRadius - 0.2) / 111.19,
    longitude: town.longitude,
  });
  const ids = async (query: string) => (await ask(`nearby?type=rentals&${query}`)).markers.map(({ id }: Found) => id);
  expect(await ids('query=nearby')).toEqual([inside.id]);
  expect(await ids('query=faraway')).toEqual([]);
  expect(await ids(`query=faraway&radius=${nearbyRadius + 1}`)).toEqual([outside.id]);
});

test('at an address is what has every word of it, the short ones as well', async () => {
  const at = (address: string) => aRental(house.db, { title: { en: 'Crescent' }, location: 'Centro', address });
  const inside = await at('Calle de la Luna, 3');
  await at('Calle Luna, 4');
  await at('Calle de Luna, 5');
  await at('Modela Calle Luna, de, 6');
  const { rentals: found } = await ask(`advanced?type=rentals&location=${encodeURIComponent('calle de la luna')}`);
  expect(found.map(({ id }: Found) => id)).toEqual([inside.id]);
});
