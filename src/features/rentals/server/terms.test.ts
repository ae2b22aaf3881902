/** What an owner lets people book: usual terms, named ones, ones that do not go together, and gaps. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aRental } from './factory.ts';
import { rentals } from './table.ts';
import { aBoatToLet } from './testing.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(() => house.db.delete(rentals));

const titles = (body: { title: string }[]) => body.map((rental) => rental.title);
const named = (title: string, over: Partial<typeof rentals.$inferInsert> = {}) =>
  aRental(house.db, { title: { en: title }, ...over });

describe('the terms', () => {
  const termsOf = ({ body }: { body: Record<string, unknown> }) =>
    ['quantity', 'minUnits', 'maxUnits', 'leadHours', 'fromTime', 'toTime', 'cancellation'].map((name) => body[name]);
  const create = (over: object) => house.call('POST', '/api/rentals', { as: admin, body: { ...aBoatToLet, ...over } });

  test('that nobody names are the usual ones of the unit', async () => {
    expect(termsOf(await create({ priceUnit: 'night' }))).toEqual([1, 1, 30, 0, '16:00', '11:00', 'moderate']);
    expect(termsOf(await create({ priceUnit: 'hour' }))).toEqual([1, 1, 10, 0, '10:00', '20:00', 'moderate']);
    expect(termsOf(await create({ priceUnit: undefined }))).toEqual([1, 1, 30, 0, '16:00', '11:00', 'moderate']);
  });

  test('are kept as they are named', async () => {
    const named = { quantity: 10, minUnits: 2, maxUnits: 4, leadHours: 3, fromTime: '09:00', toTime: '21:00' };
    const { body } = await create({ ...named, cancellation: 'strict' });
    expect(termsOf(await house.call('GET', `/api/rentals/${body.id}`))).toEqual([...Object.values(named), 'strict']);
  });

  test.each([
    [{ minUnits: 11 }, 'maxUnits'],
    [{ minUnits: 0 }, 'minUnits'],
    [{ priceUnit: 'night', fromTime: '10:00', toTime: '20:00' }, 'toTime'],
    [{ fromTime: '20:00', toTime: '10:00' }, 'toTime'],
    [{ fromTime: '10:00', toTime: '12:00', minUnits: 3 }, 'minUnits'],
    [{ quantity: 501 }, 'quantity'],
    [{ leadHours: -1 }, 'leadHours'],
    [{ fromTime: '24:00' }, 'fromTime'],
    [{ cancellation: 'never' }, 'cancellation'],
  ])('%j are refused, naming %s, and nothing changes', async (over, path) => {
    const row = await named('as it was');
    const changed = { as: admin, body: { ...aBoatToLet, ...over } };
    for (const reply of [await create(over), await house.call('PUT', `/api/rentals/${row.id}`, changed)])
      expect([reply.status, reply.body.errors?.map((error: { path: string }) => error.path)]).toEqual([422, [path]]);
    expect(titles((await house.call('GET', '/api/rentals')).body)).toEqual(['as it was']);
  });
});

test('gaps in the terms may stay, be filled, and never come with a new rental', async () => {
  const gaps = { price: null, priceUnit: null, capacity: null };
  const { id } = await named('gaps', { priceCents: null, priceUnit: null, capacity: null });
  const path = `/api/rentals/${id}`;
  expect((await house.call('GET', path)).body).toMatchObject(gaps);
  expect((await house.call('GET', '/api/rentals')).body).toMatchObject([gaps]);
  expect((await house.call('GET', `/api/admin/rentals/${id}`, { as: admin })).body).toMatchObject(gaps);
  const kept = await house.call('PUT', path, { as: admin, body: { ...aBoatToLet, ...gaps } });
  expect([kept.status, kept.body]).toEqual([200, expect.objectContaining(gaps)]);
  const filled = await house.call('PUT', path, { as: admin, body: aBoatToLet });
  expect(filled.body).toMatchObject({ price: '80.50', priceUnit: 'hour', capacity: 8 });
  const refused = await house.call('POST', '/api/rentals', { as: admin, body: { ...aBoatToLet, ...gaps } });
  const paths = refused.body.errors.map((error: { path: string }) => error.path);
  expect([refused.status, paths.toSorted()]).toEqual([422, ['capacity', 'price', 'priceUnit']]);
});
