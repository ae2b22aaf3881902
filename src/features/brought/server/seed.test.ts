/** The demo town has a past to draw: believable, of the twelve weeks before, and the same at every start. */
import { max, min, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { aTestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { seedVisits } from './seed.ts';
import { idOf } from '#kit/server/ids.ts';
import { listingDays } from './table.ts';

const house = aTestHouse();

test('a new demo town was looked at in the twelve weeks before, up to yesterday', async () => {
  // Luck is by id: with ids of chance, nobody looks on the first day now and then.
  for (const name of ['one', 'two', 'three', 'four']) await anEvent(house.db, { id: idOf(name) });
  await seedVisits(house.db, serverKinds, house.time.now);
  const sum = (column: 'views' | 'calls' | 'routes') => sql<number>`sum(${listingDays[column]})::int`;
  const [past] = await house.db
    .select({
      first: min(listingDays.day),
      last: max(listingDays.day),
      views: sum('views'),
      calls: sum('calls'),
      routes: sum('routes'),
    })
    .from(listingDays);
  expect(past).toMatchObject({ first: '2026-06-01', last: '2026-08-20' });
  const { views = 0, calls = 0, routes = 0 } = past ?? {};
  expect(calls).toBeGreaterThan(0);
  expect(routes).toBeGreaterThan(0);
  expect(views).toBeGreaterThan(calls + routes);
});
