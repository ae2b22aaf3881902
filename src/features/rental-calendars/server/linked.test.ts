/** Calendars of other sites are added and taken away, and told about when they can’t be read. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { password } from '#app/server/testing.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals, rentalSlots } from '#features/rentals/server/table.ts';
import { lookAfterCalendars } from './clock.ts';
import { rentalCalendars } from './table.ts';
import { aHouseBesideASite, entry, fileOf } from './testing-linked.ts';

const { house, said, its } = aHouseBesideASite();

describe('a calendar that can’t be read', () => {
  test('keeps what it said last; its owner sees why, and hears of it once after a day', async () => {
    said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-04')));
    await its.add();
    said.set('/a.ics', 404);
    await its.anHour();
    expect(await its.freeOn('2026-09-02')).toEqual([false]);
    expect((await its.state()).calendars[0]).toMatchObject({ fault: 'notFound', workedAt: '2026-08-21T18:00:00.000Z' });
    for (let hour = 0; hour < 22; hour += 1) await its.anHour();
    expect(await its.heard('calendarFailing')).toEqual([]);
    for (let hour = 0; hour < 4; hour += 1) await its.anHour();
    const admin = await house.signedInAs('admin');
    const atDesk = async () => {
      const { body } = await house.call('GET', '/api/desk-counts', { as: admin });
      return [body.calendars, (await house.call('GET', '/api/admin/rental-calendars?lang=en', { as: admin })).body];
    };
    expect(await atDesk()).toEqual([
      1,
      [expect.objectContaining({ rentalId: its.flat.id, name: 'Airbnb', fault: 'notFound' })],
    ]);
    expect((await house.call('GET', '/api/admin/rental-calendars', { as: its.owner })).status).toBe(403);
    expect(await its.heard('calendarFailing')).toEqual([
      expect.objectContaining({ values: expect.objectContaining({ calendar: 'Airbnb', rentalId: its.flat.id }) }),
    ]);
    said.set('/a.ics', '<html>');
    await its.anHour();
    expect((await its.state()).calendars[0].fault).toBe('noCalendar');
    said.set('/a.ics', fileOf());
    await its.anHour();
    expect((await its.state()).calendars[0]).toMatchObject({ fault: null, failingSince: null });
    expect(await atDesk()).toEqual([0, []]);
    expect(await its.freeOn('2026-09-02')).toEqual([true]);
    expect(await its.heard('calendarFailing')).toHaveLength(1);
  }, 120_000);

  test('is asked for by hand once a minute', async () => {
    const id = await its.add();
    const ask = () => house.call('POST', `${its.path}/${id}/fetches`, { as: its.owner });
    expect((await ask()).status).toBe(429);
    its.later(2);
    said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-04')));
    expect((await ask()).status).toBe(202);
    await house.runTasks();
    expect((await its.state()).calendars[0]).toMatchObject({ fault: null, days: 2 });
  });
});

describe('adding', () => {
  test.each([
    'http://calendar.example/a.ics',
    'https://127.0.0.1/a.ics',
    'https://calendar.example:8443/a.ics',
    'https://localhost/a.ics',
    'nowhere',
  ])('%s is refused', async (address) => {
    const { status, body } = await house.call('POST', its.path, { as: its.owner, body: { name: 'A', address } });
    expect([status, body.errors[0].path]).toEqual([422, 'address']);
  });

  test('there are five at most, none twice, and each has a name of its own', async () => {
    for (const path of ['/1', '/2', '/3', '/4']) await its.add(path);
    const again = { name: 'A', address: 'webcal://calendar.example/1' };
    expect((await house.call('POST', its.path, { as: its.owner, body: again })).status).toBe(422);
    const id = await its.add('/5');
    const sixth = { name: 'A', address: 'https://calendar.example/6' };
    expect((await house.call('POST', its.path, { as: its.owner, body: sixth })).body.code).toBe('conflict');
    const renamed = await house.call('PATCH', `${its.path}/${id}`, { as: its.owner, body: { name: 'Vrbo' } });
    expect(renamed.body.calendars.at(-1).name).toBe('Vrbo');
    await house.call('DELETE', `${its.path}/${id}`, { as: its.owner });
    expect((await house.call('POST', its.path, { as: its.owner, body: sixth })).status).toBe(201);
  });

  test('is its owner’s alone', async () => {
    const id = await its.add();
    const other = await house.signedInAs('business');
    const body = { name: 'A', address: 'https://calendar.example/a' };
    expect((await house.call('POST', its.path, { as: other, body })).status).toBe(404);
    expect((await house.call('PATCH', `${its.path}/${id}`, { as: other, body: { name: 'B' } })).status).toBe(404);
    expect((await house.call('DELETE', `${its.path}/${id}`, { as: other })).status).toBe(404);
    expect((await house.call('POST', `${its.path}/${id}/fetches`, { as: other })).status).toBe(404);
    const own = await aRental(house.db, { ownerId: other.id });
    expect((await house.call('DELETE', `/api/rentals/${own.id}/calendars/${id}`, { as: other })).status).toBe(404);
  });
});

describe('all of it goes', () => {
  test('with its rental, and with whose it was', async () => {
    said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-04')));
    await its.add();
    const other = await house.signedInAs('business');
    const set = (over: object) => house.db.update(rentals).set(over).where(eq(rentals.id, its.flat.id));
    await set({ ownerId: other.id });
    expect((await its.state(other)).calendars).toEqual([]);
    await lookAfterCalendars(house.db, house.time.now);
    expect([await house.db.$count(rentalCalendars), await its.freeOn('2026-09-02')]).toEqual([0, [true]]);
    await set({ ownerId: its.owner.id });
    await its.add();
    await set({ status: 'withdrawn' });
    await lookAfterCalendars(house.db, house.time.now);
    expect(await house.db.$count(rentalCalendars)).toBe(0);
  });

  test('with its owner, who takes it along before', async () => {
    said.set('/a.ics', fileOf(entry('2026-09-02', '2026-09-04')));
    await its.add();
    const { body } = await house.call('GET', '/api/account/export', { as: its.owner });
    expect(body.rentalCalendars).toEqual([
      expect.objectContaining({ rentalId: its.flat.id, name: 'Airbnb', address: 'https://calendar.example/a.ics' }),
    ]);
    expect((await house.call('POST', '/api/account/erasure', { as: its.owner, body: { password } })).status).toBe(200);
    expect(await house.db.$count(rentalCalendars)).toBe(0);
    expect(await house.db.$count(rentalSlots, eq(rentalSlots.rentalId, its.flat.id))).toBe(0);
  });
});
