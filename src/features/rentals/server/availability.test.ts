import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { newId } from '#kit/server/ids.ts';
import { periodOf } from '../stay.ts';
import { aRental } from './factory.ts';
import { takeSlots } from './slots.ts';
import { rentalSlots } from './table.ts';
import type { RentalRow } from './table.ts';

const house = aTestHouse();
beforeEach(async () => {
  await house.db.delete(rentalSlots);
});

const ask = (id: string, from = '2026-09-01', to = '2026-09-03') =>
  house.call('GET', `/api/rentals/${id}/availability?from=${from}&to=${to}`);
const free = async (id: string) => (await ask(id)).body.days.map((day: { free: number }) => day.free);
const take = (rental: RentalRow, from: string, expiresAt: Date | null = null) =>
  takeSlots(house.db, rental, periodOf(rental, { from, units: 1, quantity: 1 }), 1, { orderId: newId(), expiresAt });

test('tells what can be booked and how many are free on each day', async () => {
  const rental = await aRental(house.db, { quantity: 2, minUnits: 2, maxUnits: 7, leadHours: 12 });
  await take(rental, '2026-09-02');
  expect((await ask(rental.id)).body).toEqual({
    unit: 'night',
    slots: 2,
    minUnits: 2,
    maxUnits: 7,
    leadHours: 12,
    fromTime: '16:00',
    toTime: '11:00',
    days: [
      { date: '2026-09-01', free: 2, hours: [] },
      { date: '2026-09-02', free: 1, hours: [] },
      { date: '2026-09-03', free: 2, hours: [] },
    ],
  });
});

test('by the hour tells the hours, by person the places', async () => {
  const hourly = await aRental(house.db, { priceUnit: 'hour', fromTime: '10:00', toTime: '12:00' });
  expect((await ask(hourly.id, '2026-09-01', '2026-09-01')).body.days[0].hours).toEqual([
    { time: '10:00', free: 1 },
    { time: '11:00', free: 1 },
  ]);
  const places = await aRental(house.db, { priceUnit: 'person', capacity: 8, minUnits: 3, maxUnits: 9 });
  expect((await ask(places.id)).body).toMatchObject({ unit: 'person', slots: 8, minUnits: 1, maxUnits: 1 });
});

test('is told anew as soon as something is taken or given back, and is never stale', async () => {
  const rental = await aRental(house.db);
  expect(await free(rental.id)).toEqual([1, 1, 1]);
  await take(rental, '2026-09-01');
  expect(await free(rental.id)).toEqual([0, 1, 1]);
  await house.db.delete(rentalSlots);
  expect(await free(rental.id)).toEqual([1, 1, 1]);
});

test('a hold whose time is up keeps nothing from anybody', async () => {
  const rental = await aRental(house.db);
  await take(rental, '2026-09-01', new Date('2026-08-21T18:15:00Z'));
  expect(await free(rental.id)).toEqual([0, 1, 1]);
  house.time.now = new Date('2026-08-21T18:15:00Z');
  expect(await free(rental.id)).toEqual([1, 1, 1]);
});

test('a stay that begins or ends outside of what is asked counts too', async () => {
  const rental = await aRental(house.db);
  const period = periodOf(rental, { from: '2026-08-30', units: 3, quantity: 1 });
  await takeSlots(house.db, rental, period, 1, { orderId: newId(), expiresAt: null });
  await take(rental, '2026-09-03');
  expect(await free(rental.id)).toEqual([0, 1, 0]);
});

test('what can’t be booked says so, and what is not public is not there', async () => {
  for (const over of [{ priceCents: null }, { priceUnit: null }, { priceCents: 0 }, { currency: 'USD' as const }]) {
    const reply = await ask((await aRental(house.db, over)).id);
    expect([reply.status, reply.body.code]).toEqual([422, 'not_for_sale']);
  }
  for (const status of ['draft', 'withdrawn'] as const)
    expect((await ask((await aRental(house.db, { status })).id)).status).toBe(404);
  expect((await ask(newId())).status).toBe(404);
});

test.each([
  ['from=2026-09-01', 'to'],
  ['from=2026-09-02&to=2026-09-01', 'to'],
  ['from=2026-09-01&to=2026-12-10', 'to'],
  ['from=2026-02-30&to=2026-03-01', 'from'],
  ['from=2026-09-01&to=2026-09-02&units=2', 'units'],
])('%s is refused, naming %s', async (query, path) => {
  const { id } = await aRental(house.db);
  const reply = await house.call('GET', `/api/rentals/${id}/availability?${query}`);
  expect([reply.status, reply.body.errors?.[0].path]).toEqual([422, path]);
});

test('a hundred days are told at once, hour by hour', async () => {
  const { id } = await aRental(house.db, { priceUnit: 'hour' });
  const { body } = await ask(id, '2026-09-01', '2026-12-09');
  expect(body.days).toHaveLength(100);
});
