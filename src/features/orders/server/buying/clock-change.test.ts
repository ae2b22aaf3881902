/** Rentals by the hour at the door, on the two nights on which the clock changes (issue 14, The clock). */
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aRental } from '#features/rentals/server/factory.ts';

const house = aTestHouse();
let guest: Member;
let boat: Awaited<ReturnType<typeof aRental>>;
beforeEach(async () => {
  house.time.now = new Date('2026-09-01T18:00:00Z');
  guest = await house.signedInAs();
  boat = await aRental(house.db, { priceUnit: 'hour', category: 'boat', fromTime: '00:00', toTime: '06:00' });
});

const book = async (from: string, fold?: string, as = guest) => {
  const metadata = { type: 'rental', itemId: boat.id, userId: as.id, from, time: '02:00', fold, units: 1, quantity: 1 };
  const body = { amount: (boat.priceCents ?? 0) / 100, currency: 'eur', metadata };
  const reply = await house.call('POST', '/api/create-payment-intent', { as, body });
  return {
    ...reply,
    paths: reply.body.errors?.map(({ path, message }: Record<string, string>) => `${path} ${message}`),
  };
};

test('an hour that is skipped is refused with the minutes around the gap', async () => {
  const { status, body, paths } = await book('2027-03-28');
  expect([status, body.code, paths]).toEqual([422, 'time_skipped', ['metadata.time 01:59', 'metadata.time 03:00']]);
});

test('one that comes twice asks which; each of the two is somebody’s', async () => {
  const asked = await book('2026-10-25');
  expect([asked.status, asked.body.code]).toEqual([422, 'time_twice']);
  expect(asked.paths[0]).toContain('metadata.fold');
  const first = await book('2026-10-25', 'first');
  const other = await house.signedInAs();
  expect((await book('2026-10-25', 'first', other)).body.code).toBe('dates_unavailable');
  const second = await book('2026-10-25', 'second', other);
  const startOf = async (id: string, as: Member) =>
    (await house.call('GET', `/api/orders/${id}`, { as })).body.startsAt;
  expect([await startOf(first.body.orderId, guest), await startOf(second.body.orderId, other)]).toEqual([
    '2026-10-25T00:00:00.000Z',
    '2026-10-25T01:00:00.000Z',
  ]);
});
