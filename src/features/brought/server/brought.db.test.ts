/** Issue 21: the sums of what the town brought equal the events over a random year, on both engines. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { subscriptions } from '#features/plans/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { Brought, TownWeek } from '../contract.ts';
import { measures, mondaysTo } from '../rules.ts';
import { amountOf, liveThrough, randomOf, weekOf } from './random-year.ts';
import type { Happened } from './random-year.ts';

const end = new Date('2026-12-27T22:30:00Z');
const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
const today = '2026-12-27';
const from = new Date(`${mondaysTo(today, 52)[0]}T00:00:00+01:00`);
/** Named by what fails, so that the same year can be lived again. */
const seed = Math.floor(Math.random() * 2 ** 32);

const house = aTestHouse({ now: from });
let owner: Member;
let admin: Member;
let ids: readonly string[];
let happened: readonly Happened[];
beforeAll(async () => {
  owner = await house.signedInAs('business');
  admin = await house.signedInAs('admin');
  await house.db.insert(subscriptions).values({
    userId: owner.id,
    plan: 'professional',
    status: 'active',
    startedAt: from,
    monthsPaid: 12,
    periodStart: from,
    periodEnd: end,
    provider: 'sandbox',
    updatedAt: from,
  });
  const event = await anEvent(house.db, { ownerId: owner.id });
  const other = await anEvent(house.db, { ownerId: owner.id });
  const rental = await aRental(house.db, { ownerId: owner.id });
  const guests = await Promise.all([1, 2, 3, 4].map(() => house.signedInAs()));
  ids = [event.id, other.id, rental.id];
  happened = await liveThrough({
    db: house.db,
    visit: (body, at) => {
      house.time.now = at;
      return house.call('POST', '/api/visits', { body, headers: { 'user-agent': browser } });
    },
    ownerId: owner.id,
    guestIds: guests.map(({ id }) => id),
    listings: [
      { id: event.id, kind: 'events', one: 'event' },
      { id: other.id, kind: 'events', one: 'event' },
      { id: rental.id, kind: 'rentals', one: 'rental' },
    ],
    from,
    random: randomOf(seed),
  });
}, 120_000);
beforeEach(() => {
  house.time.now = end;
});

const brought = async (query = ''): Promise<Brought> =>
  (await house.call('GET', `/api/workspace/brought?weeks=52${query}`, { as: owner })).body;

test('the weeks of all listings and of each are what happened, measure by measure', async () => {
  for (const listing of [undefined, ...ids]) {
    const { weeks } = await brought(listing === undefined ? '' : `&listing=${listing}`);
    expect(weeks.map(({ week }) => week)).toEqual(mondaysTo(today, 52));
    for (const measure of measures) {
      const expected = weeks.map(({ week }) =>
        amountOf(
          happened,
          (one) => one.measure === measure && weekOf(one.at) === week && (listing ?? one.id) === one.id,
        ),
      );
      expect(
        weeks.map((row) => row[measure]),
        `seed ${seed}`,
      ).toEqual(expected);
    }
  }
});

test('so are the sums of each listing, and how people came', async () => {
  const { listings, sources } = await brought();
  expect(listings.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  // An evening says its day, for others may have its title.
  for (const { kind, date } of listings) expect(date !== null).toBe(kind === 'events');
  for (const listing of listings)
    for (const measure of measures)
      expect(listing[measure], `seed ${seed}`).toBe(
        amountOf(happened, (one) => one.measure === measure && one.id === listing.id),
      );
  for (const { source, ...row } of sources)
    for (const measure of ['views', 'calls', 'routes'] as const)
      expect(row[measure], `seed ${seed}`).toBe(
        amountOf(happened, (one) => one.measure === measure && one.source === source),
      );
  expect(sources.reduce((sum, { views }) => sum + views, 0)).toBe(
    amountOf(happened, ({ measure }) => measure === 'views'),
  );
});

test('the desk sees the same of the whole town, and as a file', async () => {
  const { body } = await house.call('GET', '/api/admin/town-weeks?weeks=52', { as: admin });
  expect(body).toHaveLength(52);
  for (const row of body as TownWeek[]) {
    const inWeek = (measure: string) =>
      amountOf(happened, (one) => one.measure === measure && weekOf(one.at) === row.monday);
    for (const measure of ['views', 'saves', 'calls', 'routes', 'bookings', 'entries'] as const)
      expect(row[measure], `seed ${seed}`).toBe(inWeek(measure));
    expect(row.sales, `seed ${seed}`).toBe(priceOf(inWeek('sales')));
    const ofEvents = (measure: string) =>
      amountOf(
        happened,
        (one) => one.measure === measure && weekOf(one.at) === row.monday && ids.slice(0, 2).includes(one.id),
      );
    expect(row.eventViews, `seed ${seed}`).toBe(ofEvents('views'));
    // Each evening is booked for three.
    expect(row.tickets, `seed ${seed}`).toBe(3 * ofEvents('bookings'));
  }
  const file = await house.call('GET', '/api/admin/town-weeks.csv?weeks=52', { as: admin });
  expect(file.status).toBe(200);
  expect(file.body.trim().split('\n')).toHaveLength(53);
});
