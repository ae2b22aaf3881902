import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { bestSize } from '../../rules.ts';

const house = aTestHouse();
beforeAll(async () => {
  house.time.now = new Date('2026-08-21T18:00:00Z');
  const told = { description: { en: 'A saxophone at midnight.' } };
  await anEvent(house.db, { title: { en: 'Brass night' }, ...told });
  await anEvent(house.db, { title: { en: 'Saxophone, solo' }, ...told });
  await aRental(house.db, { title: { en: 'A boat with music' }, ...told });
  await aBusiness(house.db, { name: 'Saxophone' });
  await aJob(house.db, { title: { en: 'Saxophone player' } });
  for (const n of [1, 2, 3, 4, 5]) await anEvent(house.db, { title: { en: `Copper lantern ${n}` } });
  await aBusiness(house.db, { name: 'Copper lantern' });
  await anEvent(house.db, { title: { en: 'Foam' } });
});

const find = async (query: Record<string, string>, path = '/api/search/advanced') =>
  (await house.call('GET', `${path}?${new URLSearchParams(query)}`)).body;

/** What stands above the lists of kinds, by its title. */
async function bestOf(query: Record<string, string>, path?: string): Promise<string[]> {
  const found = await find(query, path);
  const titles = new Map(
    [...found.events, ...found.rentals, ...found.businesses, ...found.jobs].map(({ id, title, name }) => [
      id,
      title ?? name,
    ]),
  );
  return found.best.map((id: string) => titles.get(id));
}

test('the best of several kinds come first, whatever their kind; each is in its own list as well', async () => {
  const best = await bestOf({ query: 'saxophone' });
  expect(best.slice(0, 2)).toEqual(['Saxophone', 'Saxophone, solo']);
  expect(best.slice(2).toSorted()).toEqual(['A boat with music', 'Brass night']);
});

test('work is among them for who speaks of work', async () => {
  expect(await bestOf({ query: 'saxophone' })).not.toContain('Saxophone player');
  expect(await bestOf({ query: 'saxophone job' })).not.toContain('Saxophone, solo');
});

test(`there are at most ${bestSize} of them`, async () => {
  expect(await bestOf({ query: 'copper lantern' })).toHaveLength(bestSize);
});

test('who says no more than when is shown what one does then, of all kinds', async () => {
  const night = { date: '2026-08-28', time: '20:00' };
  await anEvent(house.db, { title: { en: 'Padel' }, category: 'sports', ...night });
  await anEvent(house.db, { title: { en: 'Nineties' }, category: 'party', ...night });
  const [first, ...others] = await bestOf({ date: '2026-08-28', part: 'evening' });
  expect(first).toBe('Nineties');
  expect(others.toSorted()).toEqual(['Copper lantern', 'Saxophone']);
});

test.each([
  ['where all are of one kind', { query: 'foam' }],
  ['where one kind is looked through', { query: 'saxophone', type: 'events' }],
  ['in another order', { query: 'saxophone', sort: 'date' }],
  ['without words', { location: 'Levante' }],
])('there are none %s', async (_, query) => {
  expect(await bestOf(query)).toEqual([]);
});

test('there are none on the map, which has an order of its own', async () => {
  const near = { query: 'saxophone', lat: '38.54', lng: '-0.13', radius: '10' };
  expect(await bestOf(near, '/api/search/nearby')).toEqual([]);
});
