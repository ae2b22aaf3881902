/** What is taken of a rental, for the calendars of other sites: who may have its address, and what it tells. */
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, origin, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { confirmOrder, hold, stayWish } from '#features/orders/server/doors/buying.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { RentalRow } from '#features/rentals/server/table.ts';
import { rentalCalendarAddresses } from './table.ts';

const house = aTestHouse();
let owner: Member;
let guest: Member;
let flat: RentalRow;
beforeEach(async () => {
  [owner, guest] = [await house.signedInAs('business'), await house.signedInAs()];
  flat = await aRental(house.db, { ownerId: owner.id });
});

const calendars = (as: Member | undefined, id = flat.id) => house.call('GET', `/api/rentals/${id}/calendars`, { as });
const make = (as: Member | undefined, id = flat.id) =>
  house.call('POST', `/api/rentals/${id}/calendar-address`, { as });
const pathOf = async (as = owner, id = flat.id): Promise<string> => {
  const { status, body } = await make(as, id);
  expect(status).toBe(201);
  return body.own.address.replace(origin, '');
};
const entriesIn = (body: unknown) =>
  new ICAL.Component(ICAL.parse(String(body))).getAllSubcomponents('vevent').map((one) => ({
    uid: one.getFirstPropertyValue('uid'),
    from: String(one.getFirstPropertyValue('dtstart')),
    until: String(one.getFirstPropertyValue('dtend')),
    summary: one.getFirstPropertyValue('summary'),
  }));
const read = async (path: string) => {
  const { status, body } = await house.call('GET', path);
  return status === 200 ? entriesIn(body) : status;
};
/** A stay that was paid for. */
const booked = async (from: string, units: number, of = flat) => {
  const wish = stayWish({ userId: guest.id, rentalId: of.id, from, units, quantity: 1 });
  const { order } = await house.db.transaction((db) => hold(db, wish, house.time.now));
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  return order.id;
};
const block = async (from: string, to: string) => {
  const body = { from, to, quantity: 1, note: 'For my mother Carmen' };
  return (await house.call('POST', `/api/rentals/${flat.id}/blocks`, { as: owner, body })).body.id as string;
};

describe('the file', () => {
  test('tells the days of bookings and blocks in one shape, and nothing of anybody', async () => {
    const stay = await booked('2026-09-02', 3);
    const kept = await block('2026-09-10', '2026-09-11');
    const path = await pathOf();
    const { status, headers, body } = await house.call('GET', path);
    expect(status).toBe(200);
    expect(entriesIn(body)).toEqual([
      { uid: `${stay}@aftersun`, from: '2026-09-02', until: '2026-09-05', summary: 'Booked on Aftersun' },
      { uid: `${kept}@aftersun`, from: '2026-09-10', until: '2026-09-12', summary: 'Kept back on Aftersun' },
    ]);
    expect(body).toContain('DTSTART;VALUE=DATE:20260902');
    expect(body).not.toMatch(/Carmen|Test Member|270/);
    expect(body).not.toContain(guest.id);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
    });
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await house.call('GET', path, { headers: known })).status).toBe(304);
    const head = await house.call('HEAD', path);
    expect([head.status, head.body, head.headers.get('etag')]).toEqual([200, '', headers.get('etag')]);
  });

  test('leaves out what is not paid for, what was given back, and what is long over', async () => {
    const stay = await booked('2026-09-02', 1);
    await house.call('POST', '/api/create-payment-intent', {
      as: guest,
      body: {
        amount: 90,
        currency: 'eur',
        metadata: { type: 'rental', itemId: flat.id, userId: guest.id, from: '2026-09-05', units: 1, quantity: 1 },
      },
    });
    const path = await pathOf();
    expect(await read(path)).toEqual([expect.objectContaining({ from: '2026-09-02' })]);
    house.time.now = new Date('2026-10-01T10:00:00Z');
    expect(await read(path)).toEqual([expect.objectContaining({ uid: `${stay}@aftersun` })]);
    house.time.now = new Date('2026-10-05T10:00:00Z');
    expect(await read(path)).toEqual([]);
  });
});

describe('the address', () => {
  test('is its owner’s, stays the same, and dies when another is made', async () => {
    expect((await calendars(owner)).body).toMatchObject({ unfit: null, own: null });
    const first = await pathOf();
    expect(first).toMatch(new RegExp(`^/feeds/rentals/${flat.id}\\.ics\\?key=[\\w-]{43}$`));
    expect((await calendars(owner)).body.own).toEqual({
      address: `${origin}${first}`,
      madeAt: '2026-08-21T18:00:00.000Z',
      readAt: null,
    });
    expect(await read(first)).toEqual([]);
    expect((await calendars(owner)).body.own.readAt).toBe('2026-08-21T18:00:00.000Z');
    const second = await pathOf();
    expect(second).not.toBe(first);
    expect([await read(first), await read(second)]).toEqual([404, []]);
    const key = second.split('key=')[1] ?? '';
    const [row] = await house.db
      .select()
      .from(rentalCalendarAddresses)
      .where(eq(rentalCalendarAddresses.rentalId, flat.id));
    expect(JSON.stringify(row)).not.toContain(key);
    const told = await house.db.select().from(auditEntries).where(eq(auditEntries.entityId, flat.id));
    expect(JSON.stringify(told)).toContain('calendarAddress');
    expect(JSON.stringify(told)).not.toContain(key);
  });

  test('is nobody else’s', async () => {
    const [other, admin] = [await house.signedInAs('business'), await house.signedInAs('admin')];
    expect([(await calendars(other)).status, (await make(other)).status]).toEqual([404, 404]);
    expect([(await calendars(undefined)).status, (await make(guest)).status]).toEqual([401, 403]);
    expect((await calendars(admin)).status).toBe(200);
    const [own, theirs] = [await pathOf(), await aRental(house.db, { ownerId: other.id })];
    await make(other, theirs.id);
    expect(await read(own.replace(flat.id, theirs.id))).toBe(404);
  });

  test.each(['', '?key=', '?key=wrong', `?key=${'é'.repeat(43)}`, '?key=a&more=b'])(
    'opens nothing with %s',
    async (query) => {
      await pathOf();
      expect(await read(`/feeds/rentals/${flat.id}.ics${query}`)).toBeGreaterThanOrEqual(404);
      expect(await read(`/feeds/rentals/nobody.ics${query}`)).toBeGreaterThanOrEqual(404);
    },
  );

  test('opens nothing once the rental is another’s or is gone', async () => {
    const path = await pathOf();
    const other = await house.signedInAs('business');
    const set = (over: object) => house.db.update(rentals).set(over).where(eq(rentals.id, flat.id));
    await set({ ownerId: other.id });
    expect([await read(path), (await calendars(other)).body.own]).toEqual([404, null]);
    await set({ ownerId: owner.id, status: 'withdrawn' });
    expect(await read(path)).toBe(404);
  });

  test('is none where days can’t be told', async () => {
    const bikes = await aRental(house.db, { ownerId: owner.id, priceUnit: 'day', quantity: 10 });
    expect((await calendars(owner, bikes.id)).body).toMatchObject({ unfit: 'several', own: null });
    expect((await make(owner, bikes.id)).body.code).toBe('not_for_sale');
    const path = await pathOf();
    await house.db.update(rentals).set({ quantity: 2 }).where(eq(rentals.id, flat.id));
    expect(await read(path)).toBe(404);
  });

  test('is read often, and not without end', async () => {
    const path = await pathOf();
    const statuses = new Set<number>();
    for (let count = 0; count < 140; count += 1) statuses.add((await house.call('GET', path)).status);
    expect(statuses).toEqual(new Set([200, 429]));
  });

  test('goes along with its owner’s data, and goes with the owner', async () => {
    const path = await pathOf();
    const { body } = await house.call('GET', '/api/account/export', { as: owner });
    expect(body.rentalCalendarAddresses).toEqual([
      { rentalId: flat.id, madeAt: '2026-08-21T18:00:00.000Z', readAt: null },
    ]);
    expect(JSON.stringify(body)).not.toContain(path.split('key=')[1]);
    const gone = await house.call('POST', '/api/account/erasure', { as: owner, body: { password } });
    expect(gone.status).toBe(200);
    expect(await read(path)).toBe(404);
    expect(await house.db.$count(rentalCalendarAddresses, eq(rentalCalendarAddresses.rentalId, flat.id))).toBe(0);
  });
});

test('is kept from robots', async () => {
  expect((await house.call('GET', '/robots.txt')).body).toContain('Disallow: /feeds/rentals/');
});
