/** Events on the two nights on which the clock changes: typed, stored, sorted, shown, put into calendars (issue 14, The clock). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aSubmission } from '#features/submissions/server/factory.ts';
import { events } from './table.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  await house.db.delete(events);
});

const wish = {
  title: { en: 'The long night', es: 'La noche larga' },
  description: 'Until the clock gives up.',
  category: 'party',
  price: '12.5',
  location: 'Playa de Levante',
  address: 'By the third shower',
  duration: { en: '2 hours', es: '2 horas' },
  organizer: 'Marea Baja',
};
const autumn = { date: '2026-10-25', time: '02:30' };
const spring = { date: '2027-03-28', time: '02:30' };
const create = (over: object) => house.call('POST', '/api/events', { as: admin, body: { ...wish, ...over } });
const startOf = async (id: string) =>
  (await house.db.select().from(events).where(eq(events.id, id)))[0]?.startsAt?.toISOString();

describe('a time that the clock skips', () => {
  test('is refused with the minutes around the gap, in every language', async () => {
    for (const fold of [undefined, null, 'first', 'second']) {
      const { status, body } = await create({ ...spring, fold });
      expect([status, body.code]).toEqual([422, 'time_skipped']);
      expect(body.errors.map(({ path, message }: Record<string, string>) => [path, message])).toEqual([
        ['time', '01:59'],
        ['time', '03:00'],
      ]);
    }
    expect(await house.db.$count(events)).toBe(0);
  });

  test('can’t be written over one that exists', async () => {
    const { body } = await create({ ...spring, time: '03:00' });
    const put = { ...wish, ...spring, version: 1, status: 'published' };
    const { status, body: refusal } = await house.call('PUT', `/api/events/${body.id}`, { as: admin, body: put });
    expect([status, refusal.code]).toEqual([422, 'time_skipped']);
    expect(await startOf(body.id)).toBe('2027-03-28T01:00:00.000Z');
  });
});

describe('a time that comes twice', () => {
  test('asks which, and takes nothing for granted', async () => {
    const { status, body } = await create(autumn);
    expect([status, body.code, body.errors[0].path]).toEqual([422, 'time_twice', 'fold']);
    expect((await create({ ...autumn, fold: 'third' })).body.code).toBe('validation');
    expect(await house.db.$count(events)).toBe(0);
  });

  test('is stored as the one that was meant, sorted by it, and told apart everywhere', async () => {
    const second = (await create({ ...autumn, fold: 'second', title: { en: 'second' } })).body;
    const first = (await create({ ...autumn, fold: 'first', title: { en: 'first' } })).body;
    expect([await startOf(first.id), await startOf(second.id)]).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
    const { body: list } = await house.call('GET', '/api/events');
    expect(list).toMatchObject([
      { title: 'first', ...autumn, fold: 'first' },
      { title: 'second', ...autumn, fold: 'second' },
    ]);
    const record = await house.call('GET', `/api/admin/events/${second.id}`, { as: admin });
    expect(record.body).toMatchObject({ ...autumn, fold: 'second' });
    const fileOf = async (id: string) => String((await house.call('GET', `/api/events/${id}/calendar`)).body);
    expect(await fileOf(first.id)).toContain('DTSTART:20261025T003000Z\r\nDTEND:20261025T023000Z');
    expect(await fileOf(second.id)).toContain('DTSTART:20261025T013000Z\r\nDTEND:20261025T033000Z');
  });

  test('keeps its word when it is changed, and drops it when it is not needed any more', async () => {
    const { body } = await create({ ...autumn, fold: 'first' });
    const put = (over: object) =>
      house.call('PUT', `/api/events/${body.id}`, { as: admin, body: { ...wish, status: 'published', ...over } });
    expect((await put({ ...autumn, fold: 'second', version: 1 })).body.fold).toBe('second');
    const later = await put({ ...autumn, time: '03:30', fold: 'second', version: 2 });
    expect([later.status, later.body.fold, await startOf(body.id)]).toEqual([
      200,
      undefined,
      '2026-10-25T02:30:00.000Z',
    ]);
  });

  test('belongs to the night before until six, on both nights', async () => {
    await create({ ...autumn, fold: 'second', duration: { en: 'till late', es: 'hasta tarde' } });
    house.time.now = new Date('2026-10-25T04:59:00Z');
    expect((await house.call('GET', '/api/events')).body).toHaveLength(1);
    house.time.now = new Date('2026-10-25T05:00:00Z');
    expect((await house.call('GET', '/api/events')).body).toHaveLength(0);
  });
});

test('a proposal is approved with a time that exists, and with the one that is meant', async () => {
  const approve = async (listing: object) => {
    const { id } = await aSubmission(house.db, {});
    const body = { status: 'approved', version: 1, listing };
    return house.call('PATCH', `/api/submissions/${id}/status`, { as: admin, body });
  };
  const skipped = (await approve(spring)).body;
  expect([skipped.code, skipped.errors[0].path, skipped.errors[1].message]).toEqual([
    'time_skipped',
    'listing.time',
    '03:00',
  ]);
  const twice = (await approve(autumn)).body;
  expect([twice.code, twice.errors[0].path]).toEqual(['time_twice', 'listing.fold']);
  const { status, body } = await approve({ ...autumn, fold: 'first' });
  expect([status, await startOf(body.listing_id)]).toEqual([200, '2026-10-25T00:30:00.000Z']);
});
