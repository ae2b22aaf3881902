/** The waiting list at the door (decision 0160): who waits, and what they, owners and the desk see of it. */
import { describe, expect, test } from 'vitest';
import { password } from '#app/server/testing.ts';
import type { EventRow } from '#features/events/server/table.ts';
import { mutedTopics } from '#features/mail/server/table.ts';
import { maxWaits } from '../rules.ts';
import { waitingList } from './table.ts';
import { aSoldOutNight } from './testing.ts';

const t = aSoldOutNight();
const { soldOut, free, path, wait, mine, told } = t;

describe('a member', () => {
  test('waits for places of what is sold out, sees it, asks for others, and takes it back', async () => {
    const { status, body } = await wait(t.ana, 2);
    const shown = {
      eventId: t.event.id,
      title: 'Mirrorball on the roof',
      date: '2026-08-21',
      time: '22:30',
      ticketType: 'any',
      ticketName: null,
      places: 2,
      since: '2026-08-20T18:01:00.000Z',
      toldAt: null,
      isOpen: false,
      opens: null,
      isSold: true,
      isEventSold: true,
    };
    expect([status, body]).toEqual([200, { waits: [shown], letters: 'come' }]);
    expect((await wait(t.ana, 4)).body.waits).toEqual([{ ...shown, places: 4 }]);
    expect(await mine(t.bea)).toEqual({ waits: [], letters: 'come' });
    for (let press = 0; press < 2; press += 1)
      expect((await t.house.call('DELETE', path(), { as: t.ana })).body).toEqual({ waits: [], letters: 'come' });
    await free(4);
    expect(await told()).toEqual([]);
  });

  test('hears what can’t be waited for', async () => {
    const codeOf = async (of: EventRow, places: unknown = 1) => (await wait(t.ana, places, of)).body.code;
    expect(await codeOf(await soldOut({ placesTaken: 8 }), 2)).toBe('places_free');
    expect((await wait(t.ana, 3, await soldOut({ placesTaken: 8 }))).status).toBe(200);
    expect(await codeOf(await soldOut({ status: 'draft' }))).toBe('not_found');
    expect(await codeOf(await soldOut({ date: '2026-08-18' }))).toBe('event_over');
    expect(await codeOf(await soldOut({ date: null }))).toBe('not_for_sale');
    expect(await codeOf(await soldOut({ cancelledAt: t.house.time.now, status: 'withdrawn' }))).toBe('not_for_sale');
    for (const places of [0, 11, 1.5, '2', null]) expect(await codeOf(t.event, places)).toBe('validation');
    expect((await wait(undefined)).status).toBe(401);
  });

  test('waits for so many events at most, also when two presses come at once', async () => {
    const more = await Promise.all(Array.from({ length: maxWaits + 1 }, () => soldOut()));
    for (const of of more.slice(0, maxWaits - 1)) await wait(t.ana, 1, of);
    const both = await Promise.all(more.slice(maxWaits - 1).map((of) => wait(t.ana, 1, of)));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('too_many_waits');
    expect((await mine(t.ana)).waits).toHaveLength(maxWaits);
  });

  test('is told whether a letter comes', async () => {
    await t.house.db.insert(mutedTopics).values({ userId: t.bea?.id ?? '', topic: 'places' });
    const silent = await t.house.signedInAs();
    expect((await wait(t.bea)).body.letters).toBe('off');
    expect((await wait(silent)).body.letters).toBe('no-email');
    await wait(t.cleo);
    await free(1);
    // Whom no letter reaches takes no turn, and sees it.
    expect(await told()).toEqual(['cleo']);
    expect((await mine(t.bea)).waits).toMatchObject([{ isOpen: true, toldAt: null }]);
  });

  test('takes along what they wait for, and is forgotten with their account', async () => {
    await wait(t.ana, 2);
    const { body } = await t.house.call('GET', '/api/account/export', { as: t.ana });
    const joinedAt = t.house.time.now.toISOString();
    const title = t.event.title.en;
    expect(body.waitingList).toEqual([
      { eventId: t.event.id, title, ticketType: 'any', places: 2, joinedAt, toldAt: null },
    ]);
    await t.house.call('POST', '/api/account/erasure', { as: t.ana, body: { password } });
    expect(await t.house.db.$count(waitingList)).toBe(0);
  });
});

test('its owner and the desk see how many people and places are wanted, and nobody who', async () => {
  const owner = await t.house.signedInAs('business');
  t.event = await soldOut({ ownerId: owner.id });
  await wait(t.ana, 2);
  await wait(t.bea, 3);
  const admin = await t.house.signedInAs('admin');
  for (const as of [owner, admin]) {
    const { body } = await t.house.call('GET', `/api/admin/events/${t.event.id}`, { as });
    expect(body).toMatchObject({ peopleWaiting: 2, placesWanted: 5 });
    expect(JSON.stringify(body)).not.toContain(t.ana?.id);
  }
  const { body } = await t.house.call('GET', '/api/admin/events', { as: owner });
  expect(body).toMatchObject([{ peopleWaiting: 2, placesWanted: 5 }]);
  expect(JSON.stringify((await t.house.call('GET', `/api/events/${t.event.id}`)).body)).not.toContain('aiting');
});
