import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { aRental } from './factory.ts';
import { rentalBlocks, rentals, rentalSlots } from './table.ts';
import type { RentalRow } from './table.ts';

const house = aTestHouse();
let admin: Member;
let guest: Member;
let rental: RentalRow;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  guest = await house.signedInAs();
  rental = await aRental(house.db);
});

const blocks = (of = rental) => `/api/rentals/${of.id}/blocks`;
const block = (from: string, to: string, over: object = {}, of = rental) =>
  house.call('POST', blocks(of), { as: admin, body: { from, to, quantity: 1, ...over } });
const book = (from: string, over: object = {}, of = rental) => {
  const stay = { units: 1, quantity: 1, ...over };
  return house.call('POST', '/api/create-payment-intent', {
    as: guest,
    body: {
      amount: ((of.priceCents ?? 0) / 100) * stay.units * stay.quantity,
      currency: 'eur',
      metadata: { type: 'rental', itemId: of.id, userId: guest.id, from, ...stay },
    },
  });
};
const freeOn = async (date: string, of = rental) =>
  (await house.call('GET', `/api/rentals/${of.id}/availability?from=${date}&to=${date}`)).body.days[0].free;

describe('blocked nights', () => {
  test('can’t be booked, are seen in the calendar, and are free again once the block is gone', async () => {
    const made = await block('2026-09-02', '2026-09-03', { note: ' The painters come ' });
    expect([made.status, made.body]).toEqual([
      201,
      { id: expect.any(String), from: '2026-09-02', to: '2026-09-03', quantity: 1, note: 'The painters come' },
    ]);
    expect((await house.call('GET', blocks(), { as: admin })).body).toEqual([made.body]);
    expect(await freeOn('2026-09-02')).toBe(0);
    expect((await book('2026-09-03')).body.code).toBe('dates_unavailable');
    expect((await book('2026-09-01', { units: 2 })).body.code).toBe('dates_unavailable');
    const gone = await house.call('DELETE', `${blocks()}/${made.body.id}`, { as: admin });
    expect(gone.body).toEqual({ deleted: true });
    expect(await freeOn('2026-09-02')).toBe(1);
    expect((await book('2026-09-01', { units: 2 })).status).toBe(201);
    expect((await house.call('DELETE', `${blocks()}/${made.body.id}`, { as: admin })).status).toBe(404);
  });

  test('leave who goes on the first day and who comes after the last alone', async () => {
    expect((await book('2026-09-01')).status).toBe(201);
    expect((await block('2026-09-02', '2026-09-03')).status).toBe(201);
    expect((await book('2026-09-04', {}, rental)).status).toBe(201);
  });

  test('are refused where somebody booked or is about to', async () => {
    await book('2026-09-02', { units: 2 });
    for (const [from, to] of [
      ['2026-09-03', '2026-09-03'],
      ['2026-09-01', '2026-09-02'],
      ['2026-08-30', '2026-09-10'],
    ] as const) {
      const reply = await block(from, to);
      expect([reply.status, reply.body.code]).toEqual([409, 'dates_unavailable']);
    }
    expect(await house.db.$count(rentalBlocks, eq(rentalBlocks.rentalId, rental.id))).toBe(0);
  });

  test('take what a hold kept whose time is up, and the hold has expired', async () => {
    const { body } = await book('2026-09-02');
    house.later(15);
    expect((await block('2026-09-02', '2026-09-02')).status).toBe(201);
    const [order] = await house.db.select().from(orders).where(eq(orders.id, body.orderId));
    expect(order?.status).toBe('expired');
  });

  test('may hold back some of several alike', async () => {
    rental = await aRental(house.db, { quantity: 3, priceUnit: 'day' });
    expect((await block('2026-09-02', '2026-09-02', { quantity: 2 })).status).toBe(201);
    expect(await freeOn('2026-09-02')).toBe(1);
    expect((await book('2026-09-02', { quantity: 2 })).body.code).toBe('dates_unavailable');
    expect((await book('2026-09-02')).body).toMatchObject({ orderId: expect.any(String) });
    expect((await block('2026-09-02', '2026-09-02')).status).toBe(409);
    expect(await freeOn('2026-09-02')).toBe(0);
  });
});

describe('some blocked days', () => {
  const free = (id: string, from: string, to: string, of = rental) =>
    house.call('POST', `${blocks(of)}/${id}/freed-days`, { as: admin, body: { from, to } });
  const listed = async () => (await house.call('GET', blocks(), { as: admin })).body;
  const spans = async () => (await listed()).map(({ from, to }: { from: string; to: string }) => [from, to]);

  test('in the middle are let again, and what is before and after them stays blocked', async () => {
    const { body } = await block('2026-09-02', '2026-09-08', { note: 'The painters come' });
    const { status, body: reply } = await free(body.id, '2026-09-04', '2026-09-05');
    const kept = { quantity: 1, note: 'The painters come' };
    expect([status, reply.left]).toEqual([
      200,
      [
        { id: body.id, from: '2026-09-02', to: '2026-09-03', ...kept },
        { id: expect.any(String), from: '2026-09-06', to: '2026-09-08', ...kept },
      ],
    ]);
    expect(await listed()).toEqual(reply.left);
    expect((await book('2026-09-04', { units: 3 })).body.code).toBe('dates_unavailable');
    expect((await book('2026-09-03', { units: 2 })).body.code).toBe('dates_unavailable');
    expect((await book('2026-09-04', { units: 2 })).status).toBe(201);
    for (const { id } of reply.left)
      expect((await house.call('DELETE', `${blocks()}/${id}`, { as: admin })).status).toBe(200);
    expect(await freeOn('2026-09-07')).toBe(1);
    expect(await house.db.$count(rentalSlots, eq(rentalSlots.rentalId, rental.id))).toBe(1);
  });

  test('at either end are let again, and all of them end it', async () => {
    const { body } = await block('2026-09-02', '2026-09-08');
    await free(body.id, '2026-08-30', '2026-09-03');
    expect(await spans()).toEqual([['2026-09-04', '2026-09-08']]);
    await free(body.id, '2026-09-08', '2026-09-20');
    expect(await spans()).toEqual([['2026-09-04', '2026-09-07']]);
    expect((await free(body.id, '2026-09-01', '2026-09-30')).body).toEqual({ left: [] });
    expect([await spans(), (await free(body.id, '2026-09-05', '2026-09-05')).status]).toEqual([[], 404]);
  });

  test('of several alike keep their places, also where there are fewer by now', async () => {
    rental = await aRental(house.db, { quantity: 3, priceUnit: 'day' });
    const { body } = await block('2026-09-02', '2026-09-04', { quantity: 3 });
    await house.db.update(rentals).set({ quantity: 2 }).where(eq(rentals.id, rental.id));
    const reply = await free(body.id, '2026-09-03', '2026-09-03');
    expect(reply.body.left.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 3]);
    expect([await freeOn('2026-09-02'), await freeOn('2026-09-03'), await freeOn('2026-09-04')]).toEqual([-1, 2, -1]);
  });

  test.each([
    [{ from: '2026-09-09', to: '2026-09-10' }, 'from'],
    [{ from: '2026-08-30', to: '2026-09-01' }, 'from'],
    [{ from: '2026-09-05', to: '2026-09-04' }, 'to'],
    [{ from: '2026-08-01', to: '2026-08-20' }, 'to'],
    [{ from: '2026-09-31', to: '2026-10-01' }, 'from'],
  ])('%j are refused, naming %s', async (days, path) => {
    const { body } = await block('2026-09-02', '2026-09-08');
    const reply = await free(body.id, days.from, days.to);
    expect([reply.status, reply.body.errors?.map((error: { path: string }) => error.path)]).toEqual([422, [path]]);
    expect(await spans()).toEqual([['2026-09-02', '2026-09-08']]);
  });

  test('are told by the log as what was blocked and what is left, and are of their own rental alone', async () => {
    const { body } = await block('2026-09-02', '2026-09-08');
    expect((await free(body.id, '2026-09-04', '2026-09-04', await aRental(house.db))).status).toBe(404);
    await free(body.id, '2026-09-04', '2026-09-04');
    const entries = await house.db.select().from(auditEntries).where(eq(auditEntries.entityId, rental.id));
    const told = (from: string, to: string) => ({ blocked: { from, to, quantity: 1 } });
    expect(entries.map(({ after }) => after)).toEqual(
      expect.arrayContaining([told('2026-09-02', '2026-09-03'), told('2026-09-05', '2026-09-08')]),
    );
  });
});

test('a day is blocked from midnight to midnight, by the hour too', async () => {
  rental = await aRental(house.db, { priceUnit: 'hour' });
  await block('2026-09-02', '2026-09-02');
  const [slot] = await house.db.select().from(rentalSlots).where(eq(rentalSlots.rentalId, rental.id));
  expect(slot?.during.replaceAll(/[^\d :,-]/g, '')).toContain('2026-09-01 22:00:00');
  expect((await book('2026-09-02', { time: '19:00' })).body.code).toBe('dates_unavailable');
  expect((await book('2026-09-03', { time: '10:00' })).status).toBe(201);
});

test('what is over is not listed, and the next one comes first', async () => {
  await block('2026-08-21', '2026-08-21');
  await block('2026-10-01', '2026-10-02');
  await block('2026-09-01', '2026-09-02');
  const listed = async () =>
    (await house.call('GET', blocks(), { as: admin })).body.map((one: { from: string }) => one.from);
  expect(await listed()).toEqual(['2026-08-21', '2026-09-01', '2026-10-01']);
  house.later(24 * 60);
  expect(await listed()).toEqual(['2026-09-01', '2026-10-01']);
});

test.each([
  [{ to: '2026-09-01' }, 'to'],
  [{ from: '2026-08-19', to: '2026-08-20' }, 'to'],
  [{ to: '2027-09-10' }, 'to'],
  [{ quantity: 2 }, 'quantity'],
  [{ quantity: 0 }, 'quantity'],
  [{ from: '2026-02-30' }, 'from'],
  [{ note: 'x'.repeat(201) }, 'note'],
  [{ slot: 1 }, 'slot'],
])('%j is refused, naming %s', async (over, path) => {
  const reply = await block('2026-09-02', '2026-09-03', over);
  expect([reply.status, reply.body.errors?.map((error: { path: string }) => error.path)]).toEqual([422, [path]]);
});

test('the log tells who blocked which dates, and not the note', async () => {
  const { body } = await block('2026-09-02', '2026-09-03', { note: 'Señora García comes herself' });
  await house.call('DELETE', `${blocks()}/${body.id}`, { as: admin });
  const entries = await house.db.select().from(auditEntries).where(eq(auditEntries.entityId, rental.id));
  const blocked = { from: '2026-09-02', to: '2026-09-03', quantity: 1 };
  expect(entries.map(({ actorId, entity, after }) => [actorId, entity, after])).toEqual(
    expect.arrayContaining([
      [admin.id, 'rentals', { blocked }],
      [admin.id, 'rentals', { blocked: null }],
    ]),
  );
  expect(JSON.stringify(entries)).not.toContain('García');
});

test('a rental that is not there has no blocks, and another one’s are not its own', async () => {
  const { body } = await block('2026-09-02', '2026-09-03');
  const other = await aRental(house.db);
  expect((await house.call('DELETE', `${blocks(other)}/${body.id}`, { as: admin })).status).toBe(404);
  const never = `/api/rentals/${newId()}/blocks`;
  expect((await house.call('GET', never, { as: admin })).status).toBe(404);
  const sent = { from: '2026-09-02', to: '2026-09-03', quantity: 1 };
  expect((await house.call('POST', never, { as: admin, body: sent })).status).toBe(404);
});

describe('a rental', () => {
  const remove = () => house.call('DELETE', `/api/rentals/${rental.id}`, { as: admin });

  test('with bookings ahead can’t be deleted; once they are over, or given back, it can', async () => {
    const { body } = await book('2026-09-02');
    expect((await remove()).body.code).toBe('has_bookings');
    await house.call('DELETE', `/api/orders/${body.orderId}`, { as: guest });
    expect((await remove()).status).toBe(200);
  });

  test('that is only blocked, or only held by who let the time run out, can be', async () => {
    await block('2026-10-02', '2026-10-03');
    await book('2026-09-02');
    house.later(15);
    expect((await remove()).status).toBe(200);
  });
});
