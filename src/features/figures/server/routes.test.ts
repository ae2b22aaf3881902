/** Figures are counts of what is there (issue 16): nothing hidden, past or gone is among them. */
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { communityJoins } from '#features/community/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import type { Figures } from '../contract.ts';

const house = aTestHouse();

const figures = async (): Promise<Figures> => (await house.call('GET', '/api/figures')).body;

test('count what the public lists show, by category, and know at once of what is new', async () => {
  const { db } = house;
  const before = await figures();
  await anEvent(db, { date: '2026-08-21' });
  await anEvent(db, { date: '2026-08-27', category: 'beach' });
  await anEvent(db, { date: '2026-08-30' });
  await anEvent(db, { date: '2026-08-01' });
  await anEvent(db, { date: '2026-08-25', status: 'draft' });
  await aRental(db, { category: 'boat' });
  await aRental(db, { category: 'boat', status: 'withdrawn' });
  await aBusiness(db, { category: 'bar' });
  await aJob(db, { listedUntil: new Date('2026-08-20T10:00:00Z') });
  const after = await figures();
  const more = (kind: 'events' | 'rentals' | 'businesses' | 'jobs') =>
    after.listings[kind].all - before.listings[kind].all;
  expect([more('events'), more('rentals'), more('businesses'), more('jobs')]).toEqual([3, 1, 1, 0]);
  expect(after.eventsThisWeek - before.eventsThisWeek).toBe(2);
  expect(after.listings.events.categories['beach']).toBe(1);
  expect(after.listings.rentals.categories['boat']).toBe(1);
});

test('say whether the house stands with its demo catalogue: here it does not', async () => {
  expect((await figures()).isDemo).toBe(false);
});

test('count members and what they want to be in on, and name nobody', async () => {
  const before = await figures();
  const [one] = [await house.signedInAs(), await house.signedInAs('business'), await house.signedInAs('admin')];
  await house.db.insert(communityJoins).values({ userId: one.id, offer: 'meetups', joinedAt: house.time.now });
  // What the pages keep of it may be a minute old.
  await aRental(house.db);
  const after = await figures();
  expect(after.members - before.members).toBe(2);
  expect(after.community.meetups - before.community.meetups).toBe(1);
  expect(JSON.stringify(after)).not.toContain(one.id);
});
