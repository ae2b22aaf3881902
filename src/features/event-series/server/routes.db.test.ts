/** Series of events: made all or none, each an event of its own, published together where only dates differ. On both engines. */
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { maxNights } from '../rules.ts';

const house = aTestHouse();
let owner: Member;
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  owner = await house.signedInAs('business');
});

const imageUrl = 'https://pictures.example/a.jpg';
const aNight = (over: Parameters<typeof anEvent>[1] = {}) =>
  anEvent(house.db, { ownerId: owner.id, imageUrl, ...over });
const make = (id: string, dates: readonly string[], asks = false, as = owner) =>
  house.call('POST', `/api/events/${id}/series`, { as, body: { dates, asks } });
const read = (id: string, as = owner) => house.call('GET', `/api/events/${id}/series`, { as });
const tried = (id: string, ...dates: string[]) =>
  house.call('GET', `/api/events/${id}/series/dates?dates=${dates.join(',')}`, { as: owner });
const ownRows = () => house.db.select().from(events).where(eq(events.ownerId, owner.id)).orderBy(events.date);
type Night = { id: string; date: string; state: string; version: number; isAlike: boolean };

describe('a series', () => {
  test('is an event for each date, like the first in all but the date, with tickets and versions of its own', async () => {
    const first = await aNight({ placesTaken: 7, featured: true });
    const { status, body } = await make(first.id, ['2026-09-04', '2026-08-28']);
    expect(status).toBe(201);
    expect(body.nights.map(({ date, state, isAlike }: Night) => [date, state, isAlike])).toEqual([
      ['2026-08-21', 'published', true],
      ['2026-08-28', 'draft', true],
      ['2026-09-04', 'draft', true],
    ]);
    const [, second] = await ownRows();
    expect(second).toMatchObject({
      title: first.title,
      time: first.time,
      priceCents: first.priceCents,
      status: 'draft',
      featured: false,
      soldOut: false,
      seriesId: body.id,
      startsAt: new Date('2026-08-28T20:30:00Z'),
    });
    // Another time the same series goes on.
    const more = await make(second?.id ?? '', ['2026-09-11']);
    expect([more.body.id, more.body.nights.length]).toEqual([body.id, 4]);
  });

  test('keeps its hour over the change of the clock, and ends an hour earlier by it that night', async () => {
    const first = await aNight({ date: '2026-10-17', time: '23:00', duration: { en: '6 hours', es: '6 horas' } });
    const { body } = await tried(first.id, '2026-10-24', '2026-10-31');
    expect(body).toEqual([
      {
        date: '2026-10-24',
        startsAt: '2026-10-24T21:00:00.000Z',
        endsAt: '2026-10-25T03:00:00.000Z',
        fault: null,
        clashes: [],
      },
      {
        date: '2026-10-31',
        startsAt: '2026-10-31T22:00:00.000Z',
        endsAt: '2026-11-01T04:00:00.000Z',
        fault: null,
        clashes: [],
      },
    ]);
  });

  test('names what can’t be, and what is on at the same place; and then makes none of them', async () => {
    const first = await aNight({ time: '02:30', date: '2026-09-12' });
    const there = await aNight({ date: '2026-09-19', time: '21:00', title: { en: 'Quiz night' } });
    await aNight({ date: '2026-09-19', time: '21:00', location: 'Elsewhere' });
    const dates = ['2026-08-01', '2026-09-12', '2026-09-19', '2026-10-25', '2027-03-28'];
    const { body } = await tried(first.id, ...dates);
    expect(body.map(({ fault }: { fault: string | null }) => fault)).toEqual([
      'past',
      'taken',
      null,
      'twice',
      'skipped',
    ]);
    expect(body[2].clashes).toEqual([{ id: there.id, title: 'Quiz night', time: '21:00' }]);
    expect([body[4].startsAt, body[4].endsAt]).toEqual([null, null]);
    const refused = await make(first.id, dates);
    expect([refused.status, refused.body.errors.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['dates.0', 'dates.1', 'dates.3', 'dates.4'],
    ]);
    expect(await ownRows()).toHaveLength(3);
  });

  test('is sent for its review whole, or not made: a gap of one is a gap of all', async () => {
    const gaps = await aNight({ status: 'draft', organizer: '' });
    const refused = await make(gaps.id, ['2026-08-28', '2026-09-04'], true);
    expect([refused.status, (await ownRows()).length]).toEqual([422, 1]);
    expect((await ownRows())[0]?.seriesId).toBeNull();
    const { body } = await make((await aNight()).id, ['2026-08-28', '2026-09-04'], true);
    expect(body.nights.map(({ state }: Night) => state)).toEqual(['published', 'waiting', 'waiting']);
  });

  test('takes the draft with it that was made again, and stands with it in the list, the earliest first', async () => {
    const { id } = await aNight({ status: 'draft' });
    const { body } = await make(id, ['2026-09-04', '2026-08-28'], true);
    expect(body.nights.map(({ state }: Night) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    const list = await house.call('GET', '/api/admin/events', { as: owner });
    expect(list.body.map(({ date }: Night) => date)).toEqual(['2026-08-21', '2026-08-28', '2026-09-04']);
  });

  test('has thirty dates at once at most, each once', async () => {
    const { id } = await aNight();
    const days = Array.from({ length: maxNights + 1 }, (_, day) =>
      new Date(Date.UTC(2026, 8, 1 + day)).toISOString().slice(0, 10),
    );
    expect((await make(id, days)).status).toBe(422);
    expect((await make(id, ['2026-09-04', '2026-09-04'])).status).toBe(422);
    expect((await make(id, [])).status).toBe(422);
    expect((await make(id, days.slice(1))).body.nights).toHaveLength(maxNights + 1);
  });

  test('is made once, however often it is pressed at once', async () => {
    const { id } = await aNight();
    const replies = await Promise.all([1, 2, 3].map(() => make(id, ['2026-08-28', '2026-09-04'])));
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422, 422]);
    expect(await ownRows()).toHaveLength(3);
  });

  test('is its owner’s: to others there is no such event', async () => {
    const { id } = await aNight();
    const other = await house.signedInAs('business');
    expect([(await make(id, ['2026-08-28'], false, other)).status, (await read(id, other)).status]).toEqual([404, 404]);
    expect((await house.call('GET', `/api/events/${id}/series/dates?dates=2026-08-28`, { as: other })).status).toBe(
      404,
    );
    expect((await make(id, ['2026-08-28'], false, await house.signedInAs())).status).toBe(403);
    // The desk makes nights of the house's own events, and none of somebody else's.
    expect((await make(id, ['2026-08-28'], false, admin)).status).toBe(404);
    const ofHouse = await anEvent(house.db, { ownerId: null });
    const { body } = await make(ofHouse.id, ['2026-08-28'], false, admin);
    expect(body.nights.map(({ state }: Night) => state)).toEqual(['published', 'draft']);
  });

  test('that was parted tells nobody of the nights that are another’s now, and is in nobody’s way', async () => {
    const first = await aNight();
    await make(first.id, ['2026-08-28']);
    const [, second] = await ownRows();
    const heir = await house.signedInAs('business');
    await house.db
      .update(events)
      .set({ ownerId: heir.id })
      .where(eq(events.id, second?.id ?? ''));
    const { status, body } = await make(second?.id ?? '', ['2026-08-21'], false, heir);
    expect(status).toBe(201);
    expect(body.nights.map(({ date }: Night) => date)).toEqual(['2026-08-21', '2026-08-28']);
    expect((await read(first.id)).body.nights.map(({ id }: Night) => id)).toEqual([first.id]);
  });
});

describe('its review', () => {
  const decide = (nights: readonly Night[]) =>
    house.call('POST', '/api/admin/listings/events/decisions', {
      as: admin,
      body: { decision: 'approved', items: nights.map(({ id, version }) => ({ id, version })) },
    });

  test('tells the desk which say the same, publishes those at once, and not what was changed since', async () => {
    const first = await aNight();
    await make(first.id, ['2026-08-28', '2026-09-04', '2026-09-11'], true);
    const [, second, third] = await ownRows();
    await house.db
      .update(events)
      .set({ description: { en: 'Something else' } })
      .where(eq(events.id, second?.id ?? ''));
    const { nights } = (await read(first.id, admin)).body as { nights: Night[] };
    expect(nights.map(({ isAlike }) => isAlike)).toEqual([true, false, true, true]);
    const alike = nights.filter(({ state, isAlike }) => state === 'waiting' && isAlike);
    await house.db
      .update(events)
      .set({ version: 9 })
      .where(eq(events.id, third?.id ?? ''));
    const { body } = await decide(alike);
    expect([body.done.length, body.refused]).toEqual([1, [{ id: third?.id, code: 'edit_conflict' }]]);
  });

  test('of a later change is of that night alone', async () => {
    const first = await aNight();
    const made = (await make(first.id, ['2026-08-28', '2026-09-04'], true)).body.nights as Night[];
    await decide(made.slice(1));
    const [, second] = await ownRows();
    const record = (await house.call('GET', `/api/admin/events/${second?.id}`, { as: owner })).body;
    expect(record.status).toBe('published');
    await house.call('POST', `/api/events/${second?.id}/cancellation`, {
      as: owner,
      body: { version: record.version },
    });
    expect((await ownRows()).map(({ cancelledAt }) => cancelledAt !== null)).toEqual([false, true, false]);
  });
});

describe('the nights of a series', () => {
  test('are found from each other’s page while they are public, and listed together for their owner', async () => {
    const first = await aNight();
    const { body } = await make(first.id, ['2026-08-28', '2026-09-04']);
    const page = async () => (await house.call('GET', `/api/events/${first.id}`)).body.otherDates;
    expect(await page()).toEqual([]);
    const ids = body.nights.slice(1).map(({ id }: Night) => id);
    await house.db.update(events).set({ status: 'published' }).where(inArray(events.id, ids));
    const told = await page();
    expect(told.map(({ date }: Night) => date)).toEqual(['2026-08-28', '2026-09-04']);
    expect(told[0]).not.toHaveProperty('description');
    await aNight({ date: '2026-08-29' });
    const { body: listed } = await house.call('GET', `/api/admin/events?series=${body.id}`, { as: owner });
    expect(listed).toHaveLength(3);
    expect(
      (await house.call('GET', `/api/admin/events?series=${body.id}`, { as: await house.signedInAs('business') })).body,
    ).toEqual([]);
  });

  test('a copy made by itself is none of them', async () => {
    const first = await aNight();
    await make(first.id, ['2026-08-28']);
    const copy = await house.call('POST', `/api/events/${first.id}/copies`, { as: owner });
    expect([copy.body.date, copy.body.seriesId]).toEqual([null, null]);
  });
});
