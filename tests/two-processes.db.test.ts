/**
 * Two processes of the app on one database give the same answers soon after a write (quality, Speed). Embedded, where a
 * second process is refused, the two share the database and keep replies each for itself.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { TestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';

const soon = { timeout: 15_000, interval: 20 };

let house: TestHouse;
let other: Awaited<ReturnType<TestHouse['beside']>>;
beforeAll(async () => {
  house = await openTestHouse();
  other = await house.beside();
});
afterAll(async () => {
  await other.close();
  await house.close();
});

const both = [() => house, () => other];
const titles = async (path: string) =>
  Promise.all(
    both.map(async (one) => {
      const { body } = await one().call('GET', path);
      return [...body.events, ...body.rentals].map(({ title }: { title: string }) => title);
    }),
  );

test('what one process writes, the other finds, also where it keeps an older answer', async () => {
  const path = '/api/search/advanced?query=zanzibar';
  expect(await titles(path)).toEqual([[], []]);
  const event = await anEvent(house.db, { title: { en: 'Zanzibar' } });
  await vi.waitFor(async () => expect(await titles(path)).toEqual([['Zanzibar'], ['Zanzibar']]), soon);
  await house.db.update(events).set({ status: 'withdrawn' }).where(eq(events.id, event.id));
  await vi.waitFor(async () => expect(await titles(path)).toEqual([[], []]), soon);
});

test('what is done at the door of either is seen at the door of the other', async () => {
  const admin = await house.signedInAs('admin');
  const { id } = await aRental(house.db, { title: { en: 'Madagascar' }, latitude: 38.5385, longitude: -0.1312 });
  const path = '/api/search/nearby?lat=38.5385&lng=-0.1312&radius=50';
  const near = async () => (await titles(path)).map((found) => found.includes('Madagascar'));
  await vi.waitFor(async () => expect(await near()).toEqual([true, true]), soon);
  expect((await other.call('DELETE', `/api/rentals/${id}`, { as: admin })).status).toBe(200);
  await vi.waitFor(async () => expect(await near()).toEqual([false, false]), soon);
});
