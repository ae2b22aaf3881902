/** The calendars that searches remember are what stands in them, whoever writes, in whichever order they end, at any hour. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { aTestHouse, openTestHouse } from '#app/server/testing.ts';
import type { TestHouse } from '#app/server/testing.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { takeSlots } from '#features/rentals/server/service.ts';
import { rentals, rentalSeasons, rentalSlots } from '#features/rentals/server/table.ts';
import type { RentalRow } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { testServerUrl } from '#kit/server/testing.ts';
import { instantOf } from '#market/town/dates.ts';
import type { Entry } from './entries.ts';
import { searchIndex } from './search-index.ts';

const house = aTestHouse();
const now = new Date('2026-08-21T18:00:00Z');
beforeEach(async () => {
  await house.db.delete(rentalSlots);
  await house.db.update(rentals).set({ status: 'withdrawn' });
});

const calendarsAt = async (db: Db, at: Date) => {
  const { entries, ordered, calendars } = (await searchIndex(db, serverKinds, at)).rentals;
  return Object.fromEntries(ordered.map((ordinal) => [(entries[ordinal] as Entry).id, calendars[ordinal] ?? null]));
};
const told = (db: Db) => calendarsAt(db, house.time.now);
/** As somebody tells it who reads it for the first time. */
const toldAnew = () => house.db.transaction((db) => told(db));

const take = (db: Db, rental: RentalRow, from: string, to: string, expiresAt: Date | null = null) => {
  const period = { startsAt: instantOf(from, rental.fromTime), endsAt: instantOf(to, rental.toTime) };
  return takeSlots(db, rental, period, 1, { orderId: newId(), expiresAt });
};
const found = async (query: Record<string, string>, of = house): Promise<string[]> => {
  const { body } = await of.call('GET', `/api/search/advanced?${new URLSearchParams({ type: 'rentals', ...query })}`);
  return body.rentals.map(({ id }: { id: string }) => id);
};
const weekend = { date: '2026-09-04', until: '2026-09-06' };

test('after each of many writes what is remembered is what a new reading gives', async () => {
  const { db } = house;
  const [home, boat] = [await aRental(db, { quantity: 2 }), await aRental(db, { priceUnit: 'day' })];
  const season = { id: newId(), rentalId: home.id, firstDay: '2026-09-01', lastDay: '2026-09-09', priceCents: 9900 };
  const writes: readonly (() => Promise<unknown>)[] = [
    () => take(db, home, '2026-09-04', '2026-09-05', new Date('2026-08-21T18:15:00Z')),
    () => take(db, home, '2026-09-02', '2026-09-05'),
    () => db.update(rentalSlots).set({ expiresAt: null }),
    () => db.insert(rentalSeasons).values({ ...season, minUnits: 3, createdAt: now }),
    () => db.update(rentalSeasons).set({ minUnits: 2 }),
    () => db.update(rentalSlots).set({ rentalId: boat.id }),
    () => db.update(rentals).set({ leadHours: 5 }).where(eq(rentals.id, boat.id)),
    () => db.update(rentals).set({ ownerUnpayable: true }).where(eq(rentals.id, boat.id)),
    () => db.update(rentals).set({ ownerUnpayable: false, status: 'withdrawn' }).where(eq(rentals.id, boat.id)),
    () => take(db, boat, '2026-09-07', '2026-09-08'),
    () => db.update(rentals).set({ status: 'published' }).where(eq(rentals.id, boat.id)),
    () => db.delete(rentalSeasons),
    () => db.delete(rentalSlots).where(eq(rentalSlots.rentalId, boat.id)),
    () => take(db, home, '2026-09-04', '2026-09-05'),
    () => db.execute(sql`truncate rental_slots, rental_seasons`),
  ];
  let before: unknown;
  for (const [place, write] of writes.entries()) {
    await write();
    const after = await told(db);
    expect([place, after]).toEqual([place, await toldAnew()]);
    // What waits for a rental that is not public shows when it is.
    if (place !== 9) expect([place, after]).not.toEqual([place, before]);
    before = after;
  }
});

// The embedded database does one transaction after the other.
test.runIf(testServerUrl())('a booking that began before another and ends after it is heard of', async () => {
  const [slow, quick] = [await aRental(house.db), await aRental(house.db)];
  expect((await found(weekend)).toSorted()).toEqual([slow.id, quick.id].toSorted());
  const isWritten = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const booking = house.db.transaction(async (db) => {
    await take(db, slow, '2026-09-04', '2026-09-06');
    isWritten.resolve();
    await mayEnd.promise;
  });
  await isWritten.promise;
  await take(house.db, quick, '2026-09-05', '2026-09-06');
  expect(await found(weekend)).toEqual([slow.id]);
  mayEnd.resolve();
  await booking;
  expect(await found(weekend)).toEqual([]);
});

describe('by the clock', () => {
  test('what is over leaves the memory, and is known again where the clock is put back', async () => {
    const home = await aRental(house.db);
    await take(house.db, home, '2026-09-04', '2026-09-06');
    await take(house.db, home, '2026-09-20', '2026-09-21', new Date('2026-08-21T18:15:00Z'));
    const takenAt = async (at: string) => {
      const { taken = [] } = (await calendarsAt(house.db, new Date(at)))[home.id] as { taken?: number[] };
      return taken.length / 3;
    };
    expect(await takenAt('2026-08-21T18:00:00Z')).toBe(2);
    // A day more is kept, and what is over leaves once a day.
    expect(await takenAt('2026-08-23T19:00:00Z')).toBe(1);
    expect(await takenAt('2026-09-07T07:00:00Z')).toBe(1);
    expect(await takenAt('2026-09-08T12:00:00Z')).toBe(0);
    expect(await takenAt('2026-08-21T18:00:00Z')).toBe(2);
    expect(await found(weekend)).toEqual([]);
  });
});

describe('on a database of its own', () => {
  let own: TestHouse;
  beforeAll(async () => {
    own = await openTestHouse({ fresh: true });
  });
  afterAll(() => own.close());
  const takenOf = async ({ id }: RentalRow) => {
    const { taken } = (await calendarsAt(own.db, now))[id] as { taken: number[] };
    return taken.length / 3;
  };

  const hide = () => own.db.execute(sql`alter table rental_slots rename to elsewhere`);
  const showAgain = () => own.db.execute(sql`alter table elsewhere rename to rental_slots`);

  test('a search that finds nobody free asks no calendar in the database', async () => {
    own.time.now = now;
    const home = await aRental(own.db);
    await take(own.db, home, '2026-09-05', '2026-09-07');
    expect(await found({ date: '2026-09-07', until: '2026-09-09' }, own)).toEqual([home.id]);
    await hide();
    expect(await found(weekend, own)).toEqual([]);
    await showAgain();
  });

  test('a look that fails is made up for by the next, and a database that counted further is not listened to', async () => {
    const home = await aRental(own.db);
    expect(await takenOf(home)).toBe(0);
    await take(own.db, home, '2026-09-04', '2026-09-06');
    await hide();
    await expect(takenOf(home)).rejects.toThrow();
    await showAgain();
    expect(await takenOf(home)).toBe(1);
    await own.db.execute(sql`insert into search_changes (transaction, type, listing_id, is_calendar)
      values ('900000000000', 'rentals', ${home.id}, true)`);
    await own.db.execute(sql`alter table rental_slots disable trigger rental_slots_deleted`);
    await own.db.delete(rentalSlots);
    await own.db.execute(sql`alter table rental_slots enable trigger rental_slots_deleted`);
    expect(await takenOf(home)).toBe(1);
    await own.db.execute(sql`delete from search_changes`);
    await take(own.db, home, '2026-09-10', '2026-09-12');
    expect(await takenOf(home)).toBe(1);
  });
});
