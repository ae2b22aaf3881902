/** What is remembered of entries is what was written last. */
import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { aTestHouse } from '#app/server/testing.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';

const house = aTestHouse();

type Option = { value: string; count: number };
const ask = async () => (await house.call('GET', '/api/search/advanced?query=pedalo&type=rentals')).body;
const countsIn = (options: Option[]) =>
  options.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]);

test('a search counts a listing as it was written last, and none that is gone', async () => {
  const { id } = await aRental(house.db, {
    title: { en: 'Pedalo' },
    category: 'boat',
    location: 'Levante',
    address: 'Calle Uno',
    priceCents: 2000,
    rating: 2,
  });
  const other = await aRental(house.db, {
    title: { en: 'Pedalo' },
    category: 'boat',
    location: 'Poniente',
    address: 'Calle Dos',
  });
  expect(countsIn((await ask()).facets.category)).toEqual([['boat', 2]]);
  expect(countsIn((await ask()).facets.location)).toEqual([
    ['Levante', 1],
    ['Poniente', 1],
  ]);
  await house.db.update(rentals).set({ category: 'jetski', location: 'Poniente', rating: 5 }).where(eq(rentals.id, id));
  const changed = await ask();
  expect(countsIn(changed.facets.category)).toEqual([
    ['boat', 1],
    ['jetski', 1],
  ]);
  expect(countsIn(changed.facets.location)).toEqual([['Poniente', 2]]);
  await house.db.update(rentals).set({ status: 'withdrawn' }).where(eq(rentals.id, other.id));
  expect(countsIn((await ask()).facets.category)).toEqual([['jetski', 1]]);
});

test('a card is what was written last, in each language, and of what is public only', async () => {
  const { id } = await aRental(house.db, { title: { en: 'Kayak', es: 'Piragua' }, priceCents: 2000 });
  const cards = async (language: string) =>
    (await house.call('GET', `/api/search/advanced?query=kayak&type=rentals&lang=${language}`)).body.rentals.map(
      ({ title, pricePerUnit }: { title: string; pricePerUnit: string }) => `${title} ${Number(pricePerUnit)}`,
    );
  expect([await cards('en'), await cards('es'), await cards('en')]).toEqual([
    ['Kayak 20'],
    ['Piragua 20'],
    ['Kayak 20'],
  ]);
  await house.db.update(rentals).set({ priceCents: 3000 }).where(eq(rentals.id, id));
  expect([await cards('en'), await cards('es')]).toEqual([['Kayak 30'], ['Piragua 30']]);
  await house.db.update(rentals).set({ status: 'withdrawn' }).where(eq(rentals.id, id));
  expect(await cards('en')).toEqual([]);
});
