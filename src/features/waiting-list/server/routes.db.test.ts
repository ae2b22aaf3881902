/** The waiting list at the door (decision 0160): who waits, and what they, owners and the desk see of it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestHouse, password } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent, placesTakenOf, setPlacesTaken } from '#features/events/server/factory.ts';
import type { EventRow } from '#features/events/server/table.ts';
import { mails, mutedTopics } from '#features/mail/server/table.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { mostWaits } from '../rules.ts';
import { tellOfPlaces } from './letters.ts';
import { waitingList } from './table.ts';

const mailer = keepingMailer();
let house: TestHouse;
let [ana, bea, cleo]: Member[] = [];
let event: EventRow;
beforeAll(async () => {
  house = await openTestHouse({ mailer });
});
afterAll(() => house.close());
beforeEach(async () => {
  house.time.now = new Date('2026-08-20T18:00:00Z');
  mailer.mails.length = 0;
  for (const table of [waitingList, mails, mutedTopics]) await house.db.delete(table);
  [ana, bea, cleo] = [await aReader('ana'), await aReader('bea'), await aReader('cleo', 'es')];
  event = await soldOut();
});

/** A member with a mailbox that nobody was written to before. */
async function aReader(name: string, language: 'en' | 'es' = 'en'): Promise<Member> {
  const member = await house.signedInAs();
  const email = `${name}-${member.id}@correo.example`.toLowerCase();
  await house.db.update(users).set({ email, language }).where(eq(users.id, member.id));
  return member;
}

const soldOut = (over: Parameters<typeof anEvent>[1] = {}) =>
  anEvent(house.db, { capacity: 10, placesTaken: 10, ...over });
const free = async (places: number, { id } = event) =>
  setPlacesTaken(house.db, id, (await placesTakenOf(house.db, id)) - places);
const later = (minutes: number) => {
  house.time.now = new Date(house.time.now.getTime() + minutes * 60_000);
};
const path = ({ id } = event) => `/api/waiting-list/${id}`;
const wait = async (as: Member | undefined, places: unknown = 1, of = event) => {
  later(1);
  return house.call('PUT', path(of), { as, body: { places } });
};
const mine = async (as: Member | undefined) => (await house.call('GET', '/api/waiting-list', { as })).body;
/** The clock goes round, later by so much; who was written to until then. */
const told = async (minutes = 1) => {
  later(minutes);
  await tellOfPlaces(house.db, house.time.now);
  await house.runTasks();
  return mailer.mails
    .splice(0)
    .map(({ to }) => to.split('-')[0] ?? '')
    .toSorted((one, other) => one.localeCompare(other));
};

describe('a member', () => {
  test('waits for places of what is sold out, sees it, asks for others, and takes it back', async () => {
    const { status, body } = await wait(ana, 2);
    const shown = {
      eventId: event.id,
      title: 'Mirrorball on the roof',
      date: '2026-08-21',
      time: '22:30',
      places: 2,
      since: '2026-08-20T18:01:00.000Z',
      toldAt: null,
      isOpen: false,
    };
    expect([status, body]).toEqual([200, { waits: [shown], letters: 'come' }]);
    expect((await wait(ana, 4)).body.waits).toEqual([{ ...shown, places: 4 }]);
    expect(await mine(bea)).toEqual({ waits: [], letters: 'come' });
    for (let press = 0; press < 2; press += 1)
      expect((await house.call('DELETE', path(), { as: ana })).body).toEqual({ waits: [], letters: 'come' });
    await free(4);
    expect(await told()).toEqual([]);
  });

  test('hears what can’t be waited for', async () => {
    const codeOf = async (of: EventRow, places: unknown = 1) => (await wait(ana, places, of)).body.code;
    expect(await codeOf(await soldOut({ placesTaken: 8 }), 2)).toBe('places_free');
    expect((await wait(ana, 3, await soldOut({ placesTaken: 8 }))).status).toBe(200);
    expect(await codeOf(await soldOut({ status: 'draft' }))).toBe('not_found');
    expect(await codeOf(await soldOut({ date: '2026-08-18' }))).toBe('event_over');
    expect(await codeOf(await soldOut({ date: null }))).toBe('not_for_sale');
    expect(await codeOf(await soldOut({ cancelledAt: house.time.now, status: 'withdrawn' }))).toBe('not_for_sale');
    for (const places of [0, 11, 1.5, '2', null]) expect(await codeOf(event, places)).toBe('validation');
    expect((await wait(undefined)).status).toBe(401);
  });

  test('waits for so many events at most, also when two presses come at once', async () => {
    const more = await Promise.all(Array.from({ length: mostWaits + 1 }, () => soldOut()));
    for (const of of more.slice(0, mostWaits - 1)) await wait(ana, 1, of);
    const both = await Promise.all(more.slice(mostWaits - 1).map((of) => wait(ana, 1, of)));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('too_many_waits');
    expect((await mine(ana)).waits).toHaveLength(mostWaits);
  });

  test('is told whether a letter comes', async () => {
    await house.db.insert(mutedTopics).values({ userId: bea?.id ?? '', topic: 'places' });
    const silent = await house.signedInAs();
    expect((await wait(bea)).body.letters).toBe('off');
    expect((await wait(silent)).body.letters).toBe('no-email');
    await wait(cleo);
    await free(1);
    // Whom no letter reaches takes no turn, and sees it.
    expect(await told()).toEqual(['cleo']);
    expect((await mine(bea)).waits).toMatchObject([{ isOpen: true, toldAt: null }]);
  });

  test('takes along what they wait for, and is forgotten with their account', async () => {
    await wait(ana, 2);
    const { body } = await house.call('GET', '/api/account/export', { as: ana });
    const joinedAt = house.time.now.toISOString();
    expect(body.waitingList).toEqual([{ eventId: event.id, places: 2, joinedAt, toldAt: null }]);
    await house.call('POST', '/api/account/erasure', { as: ana, body: { password } });
    expect(await house.db.$count(waitingList)).toBe(0);
  });
});

test('its owner and the desk see how many people and places are wanted, and nobody who', async () => {
  const owner = await house.signedInAs('business');
  event = await soldOut({ ownerId: owner.id });
  await wait(ana, 2);
  await wait(bea, 3);
  const admin = await house.signedInAs('admin');
  for (const as of [owner, admin]) {
    const { body } = await house.call('GET', `/api/admin/events/${event.id}`, { as });
    expect(body).toMatchObject({ peopleWaiting: 2, placesWanted: 5 });
    expect(JSON.stringify(body)).not.toContain(ana?.id);
  }
  const { body } = await house.call('GET', '/api/admin/events', { as: owner });
  expect(body).toMatchObject([{ peopleWaiting: 2, placesWanted: 5 }]);
  expect(JSON.stringify((await house.call('GET', `/api/events/${event.id}`)).body)).not.toContain('aiting');
});
