/** Issue 6: 200 renters on overlapping dates at once book nothing twice and leave nothing that they could have had. */
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { periodOf } from '#features/rentals/stay.ts';
import type { Stay } from '#features/rentals/stay.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { takeSlots } from '#features/rentals/server/service.ts';
import { rentalSlots } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { databaseFault } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { hold } from './holds.ts';
import { stayWish } from '../offers/stays.ts';
import { orders } from '../table.ts';

type Rental = Awaited<ReturnType<typeof aRental>>;

/** PostgreSQL's word for a ring of waiting. */
const deadlock = '40P01';

const renters = 200;
const house = aTestHouse({ fresh: true });
let ids: string[];

beforeAll(async () => {
  ids = Array.from({ length: renters }, () => newId());
  await house.db.insert(users).values(
    ids.map((id, i) => ({
      id,
      username: id,
      fullName: 'Renter',
      phone: `+3470000${String(i).padStart(4, '0')}`,
      passwordHash: '-',
      accountType: 'traveller' as const,
      role: 'traveller' as const,
    })),
  );
});

/** Stays of one to four nights that begin on some day of September; a renter's number decides which. */
const stayOf = (renter: number, most: number): Stay => ({
  from: addDays('2026-09-01', (renter * 7) % 30),
  units: 1 + (renter % 4),
  quantity: 1 + (renter % most),
});
const ask = (rental: Rental, renter: number, stay: Stay) =>
  house.db.transaction(async (db) => {
    const wish = stayWish({ userId: ids[renter] ?? '', rentalId: rental.id, ...stay });
    return (await hold(db, wish, house.time.now)).order;
  });
const askAll = (rental: Rental, stayFor: (renter: number) => Stay) =>
  Promise.allSettled(ids.map((_, renter) => ask(rental, renter, stayFor(renter))));

/** Pairs that have the same thing at the same time. */
async function overlaps(db: Db, rentalId: string): Promise<number> {
  const pairs = sql`
    select count(*)::int as count from ${rentalSlots} a join ${rentalSlots} b
      on a.rental_id = b.rental_id and a.slot = b.slot and a.id < b.id and a.during && b.during
    where a.rental_id = ${rentalId}`;
  const { rows } = (await db.execute(pairs)) as { rows: { count: number }[] };
  return rows[0]?.count ?? -1;
}
const slotsOf = (rental: Rental) => house.db.$count(rentalSlots, eq(rentalSlots.rentalId, rental.id));

test.each([
  [1, 1],
  [10, 3],
])('of %i alike nothing is booked twice, and no slot is lost', { timeout: 120_000 }, async (quantity, most) => {
  const rental = await aRental(house.db, { quantity });
  const held = await askAll(rental, (renter) => stayOf(renter, most));
  expect(await overlaps(house.db, rental.id)).toBe(0);

  const happy = held.flatMap((result, renter) => (result.status === 'fulfilled' ? [renter] : []));
  const refusals = held.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
  expect(happy.length).toBeGreaterThan(0);
  expect(new Set(refusals)).toEqual(new Set(['dates_unavailable']));
  // Each has exactly what it was promised, and no order lives without its slots.
  const promised = happy.reduce((sum, renter) => sum + stayOf(renter, most).quantity, 0);
  expect(await slotsOf(rental)).toBe(promised);
  expect(await house.db.$count(orders, eq(orders.rentalId, rental.id))).toBe(happy.length);
  // Whoever was refused is refused again: nothing that was wished for was left lying.
  const unhappy = held.flatMap((result, renter) => (result.status === 'rejected' ? [renter] : []));
  const again = await Promise.allSettled(unhappy.map((renter) => ask(rental, renter, stayOf(renter, most))));
  expect(again.filter(({ status }) => status === 'fulfilled')).toEqual([]);
});

test('the same night of ten alike goes to exactly ten of them', { timeout: 120_000 }, async () => {
  const rental = await aRental(house.db, { quantity: 10 });
  const held = await askAll(rental, () => ({ from: '2026-09-01', units: 1, quantity: 1 }));
  expect(held.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await overlaps(house.db, rental.id)).toBe(0);
});

test('by person the places of a day go to as many as there are', { timeout: 120_000 }, async () => {
  const rental = await aRental(house.db, { priceUnit: 'person', capacity: 25 });
  const held = await askAll(rental, () => ({ from: '2026-09-01', units: 1, quantity: 2 }));
  expect(held.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
  expect(await slotsOf(rental)).toBe(24);
});

/** Looks first and writes later, as a desk without a guard would; gives what the database said to those it refused. */
async function takeWithoutGuard(rental: Rental): Promise<(string | undefined)[]> {
  const refusals: (string | undefined)[] = [];
  const take = async (renter: number) => {
    const { startsAt, endsAt } = periodOf(rental, stayOf(renter, 1));
    const during = `[${startsAt.toISOString()},${endsAt.toISOString()})`;
    const isStanding = and(eq(rentalSlots.rentalId, rental.id), sql`${rentalSlots.during} && ${during}::tstzrange`);
    if ((await house.db.$count(rentalSlots, isStanding)) > 0) return;
    await new Promise((resolve) => setImmediate(resolve));
    const id = newId();
    await house.db.insert(rentalSlots).values({ id, rentalId: rental.id, slot: 1, during, orderId: id });
  };
  for (const result of await Promise.allSettled(ids.map((_, renter) => take(renter))))
    if (result.status === 'rejected') refusals.push(databaseFault(result.reason)?.constraint);
  return refusals;
}

test('without the queue and the look the database alone still refuses what overlaps', async () => {
  const rental = await aRental(house.db);
  const refusals = await takeWithoutGuard(rental);
  expect(await overlaps(house.db, rental.id)).toBe(0);
  expect(refusals.filter((constraint) => constraint === 'rental_slots_free').length).toBeGreaterThan(0);

  const other = await aRental(house.db);
  const orderOf = () => ({ orderId: newId(), expiresAt: null });
  const period = periodOf(other, { from: '2026-09-01', units: 3, quantity: 1 });
  const taken = await Promise.allSettled(ids.map(() => takeSlots(house.db, other, period, 1, orderOf())));
  expect(taken.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(1);
  expect(await slotsOf(other)).toBe(1);
  // Two who have written and look for each other wait in a ring, of which the server ends one; nothing else goes wrong.
  const faults = taken.flatMap((one) => (one.status === 'rejected' ? [databaseFault(one.reason)?.code] : []));
  expect(faults.filter((code) => code !== deadlock)).toEqual([]);
});

test('negative control: without the database’s law the same renters do overlap, so it is what holds', async () => {
  await house.db.execute(sql`alter table ${rentalSlots} drop constraint rental_slots_free`);
  const rental = await aRental(house.db);
  expect(await takeWithoutGuard(rental)).toEqual([]);
  expect(await overlaps(house.db, rental.id)).toBeGreaterThan(0);
});
