/** What a page shows of the place that its listing is at, told at the doors. */
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { jobs } from '#features/jobs/server/table.ts';

const house = aTestHouse();
beforeEach(async () => {
  for (const table of [events, jobs, businesses]) await house.db.delete(table);
});

const there = async (type: string, id: string) => {
  const { place, events, jobs } = (await house.call('GET', `/api/search/similar?type=${type}&id=${id}`)).body.atPlace;
  const titles = (some: { title: string }[]) => some.map(({ title }) => title);
  return { place: place?.name ?? null, events: titles(events), jobs: titles(jobs) };
};
const night = {
  title: 'Concrete Hours',
  description: 'One room.',
  price: '18',
  location: 'Búnker 38',
  address: 'Calle Gerona 31',
  date: '2026-08-22',
  time: '23:30',
  duration: '6 hours',
  organizer: 'Búnker 38',
};

test('a place shows its next nights and newest jobs; a night the place, the others and the jobs', async () => {
  const { id: businessId } = await aBusiness(house.db, { name: 'Búnker 38' });
  const later = await anEvent(house.db, { title: { en: 'Later' }, date: '2026-08-29', businessId });
  await anEvent(house.db, { title: { en: 'Tonight' }, businessId });
  await anEvent(house.db, { title: { en: 'Over' }, date: '2026-08-20', businessId });
  await anEvent(house.db, { title: { en: 'Draft' }, status: 'draft', businessId });
  await anEvent(house.db, { title: { en: 'Elsewhere' } });
  const job = await aJob(house.db, { title: { en: 'Door' }, businessId });
  await aJob(house.db, { title: { en: 'Bar' }, postedAt: new Date('2026-08-21T12:00:00Z'), businessId });
  expect(await there('businesses', businessId)).toEqual({
    place: null,
    events: ['Tonight', 'Later'],
    jobs: ['Bar', 'Door'],
  });
  expect(await there('events', later.id)).toEqual({ place: 'Búnker 38', events: ['Tonight'], jobs: ['Bar', 'Door'] });
  expect(await there('jobs', job.id)).toEqual({ place: 'Búnker 38', events: ['Tonight', 'Later'], jobs: ['Bar'] });
});

test('what is at no place shows none, nor a place that is not public', async () => {
  const alone = await anEvent(house.db);
  const nothing = { place: null, events: [], jobs: [] };
  expect(await there('events', alone.id)).toEqual(nothing);
  const { id: businessId } = await aBusiness(house.db, { status: 'draft' });
  const hidden = await anEvent(house.db, { businessId });
  await anEvent(house.db, { businessId });
  expect(await there('events', hidden.id)).toEqual(nothing);
});

test('only a place of one’s own can be named, and nobody’s night leans on another’s place', async () => {
  const owner = await house.signedInAs('business');
  const own = await aBusiness(house.db, { ownerId: owner.id });
  const others = await aBusiness(house.db, { name: 'Theirs' });
  const send = (businessId: string) =>
    house.call('POST', '/api/events', {
      as: owner,
      body: { ...night, imageUrl: 'https://a.example/b.png', businessId },
    });
  const refused = await send(others.id);
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual([{ path: 'businessId', message: 'Is not a place of the same owner' }]);
  expect(await house.db.$count(events)).toBe(0);
  expect((await send(own.id)).status).toBe(201);
  const stray = await anEvent(house.db, { businessId: others.id, ownerId: owner.id });
  expect(await there('events', stray.id)).toEqual({ place: null, events: [], jobs: [] });
  expect((await there('businesses', others.id)).events).toEqual([]);
});

test('a night that is handed to somebody else is at none of the old owner’s places', async () => {
  const admin = await house.signedInAs('admin');
  const owner = await house.signedInAs('business');
  const { id: businessId } = await aBusiness(house.db);
  const { id } = await anEvent(house.db, { businessId });
  const body = { to: 'account', accountId: owner.id };
  const reply = await house.call('PUT', `/api/admin/listings/events/${id}/owner`, { as: admin, body });
  expect(reply.status).toBe(200);
  expect((await house.call('GET', `/api/admin/events/${id}`, { as: admin })).body.businessId).toBeNull();
});
