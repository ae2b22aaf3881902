/** Issue 2: 500 parallel buyers for 100 tickets sell exactly 100, on both engines. */
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { anEvent, placesTakenOf, setPlacesTaken } from '#features/events/server/factory.ts';
import { users } from '#features/auth/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { joinFreeEvent } from './confirming.ts';
import { countPlaces, holdEvent } from '../factory.ts';

const buyers = 500;
const places = 100;
const house = aTestHouse();
let ids: string[];

beforeAll(async () => {
  ids = Array.from({ length: buyers }, () => newId());
  await house.db.insert(users).values(
    ids.map((id, i) => ({
      id,
      username: id,
      fullName: 'Buyer',
      phone: `+3470000${String(i).padStart(4, '0')}`,
      passwordHash: '-',
      accountType: 'traveller' as const,
      role: 'traveller' as const,
    })),
  );
});

const placesTaken = (id: string) => placesTakenOf(house.db, id);

test('paid tickets: 500 at once hold exactly 100 places', { timeout: 120_000 }, async () => {
  const event = await anEvent(house.db, { capacity: places });
  const held = await Promise.allSettled(
    ids.map((userId) => holdEvent(house.db, { userId, eventId: event.id, quantity: 1 }, house.time.now)),
  );
  expect(held.filter((result) => result.status === 'fulfilled')).toHaveLength(places);
  const refusals = held.filter((result) => result.status === 'rejected').map((result) => result.reason.code);
  expect(new Set(refusals)).toEqual(new Set(['sold_out']));
  expect(await placesTaken(event.id)).toBe(places);
  expect(await countPlaces(house.db, event.id)).toBe(places);
});

test('free tickets: 500 at once, two each, fill exactly 100 places', async () => {
  const event = await anEvent(house.db, { capacity: places, priceCents: 0 });
  await Promise.allSettled(
    ids.map((userId) => joinFreeEvent(house.db, { userId, eventId: event.id, quantity: 2 }, house.time.now)),
  );
  expect(await placesTaken(event.id)).toBe(places);
  expect(await countPlaces(house.db, event.id)).toBe(places);
});

test('negative control: reading first and writing later does oversell, so the guard is what holds', async () => {
  const event = await anEvent(house.db, { capacity: places });
  let sold = 0;
  const buyWithoutGuard = async () => {
    const taken = await placesTaken(event.id);
    if (taken >= places) return;
    await new Promise((resolve) => setImmediate(resolve));
    await setPlacesTaken(house.db, event.id, taken + 1);
    sold += 1;
  };
  await Promise.all(ids.map(buyWithoutGuard));
  expect(sold).toBeGreaterThan(places);
});
