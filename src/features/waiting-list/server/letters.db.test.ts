/** Letters about places (decision 0160): who is told of them, in which order, and that nobody is told for nothing. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent, placesTakenOf, setPlacesTaken } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import type { EventRow } from '#features/events/server/table.ts';
import { mails, mutedTopics } from '#features/mail/server/table.ts';
import { confirmOrder, holdEvent, joinFreeEvent, releaseAllExpiredHolds } from '#features/orders/server/service.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { mostLetters } from '../rules.ts';
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
const sell = (places: number) => free(-places);
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
const joinAs = (as: Member | undefined, quantity = 1) =>
  joinFreeEvent(house.db, { userId: as?.id ?? '', eventId: event.id, quantity }, house.time.now);

describe('when there are places again', () => {
  beforeEach(async () => {
    for (const one of [ana, bea, cleo]) await wait(one);
  });

  test('as many are told as there are places for, in the order they came, each in their language', async () => {
    expect(await told()).toEqual([]);
    await free(2);
    await tellOfPlaces(house.db, house.time.now);
    await house.runTasks();
    expect(mailer.mails.map(({ to, subject }) => `${to.split('-')[0]}: ${subject}`).toSorted()).toEqual([
      'ana: There are places: Mirrorball on the roof',
      'bea: There are places: Mirrorball on the roof',
    ]);
    expect(mailer.mails[0]?.text).toContain(`/checkout?type=event&id=${event.id}&quantity=1`);
    expect(mailer.mails[0]?.text).toMatch(/We hold nothing for you.*in 60 minutes/s);
    mailer.mails.length = 0;
    await free(1);
    await tellOfPlaces(house.db, house.time.now);
    await house.runTasks();
    expect(mailer.mails.map(({ subject }) => subject)).toEqual(['Hay plazas: Bola de espejos en la azotea']);
  });

  test('many rounds at once tell each of them once, as those of two processes are', async () => {
    await free(2);
    later(1);
    await Promise.all(Array.from({ length: 6 }, () => tellOfPlaces(house.db, house.time.now)));
    expect(await told()).toEqual(['ana', 'bea']);
  });

  test('somebody who buys at the very moment when they are told is told, or has bought', async () => {
    const wish = { userId: ana?.id ?? '', eventId: event.id, quantity: 1 };
    await free(1);
    later(1);
    await Promise.all([
      tellOfPlaces(house.db, house.time.now),
      holdEvent(house.db, wish, house.time.now),
      tellOfPlaces(house.db, house.time.now),
    ]);
    expect(['', 'ana']).toContain((await told()).join());
    expect(await placesTakenOf(house.db, event.id)).toBe(10);
  });

  test('who takes their wish back at the very moment when they are told is written to once at most, and waits no longer', async () => {
    await free(1);
    later(1);
    await Promise.all([
      tellOfPlaces(house.db, house.time.now),
      house.call('DELETE', path(), { as: ana }),
      tellOfPlaces(house.db, house.time.now),
    ]);
    expect((await mine(ana)).waits).toEqual([]);
    expect(['ana', 'bea', 'ana,bea']).toContain((await told()).join());
  });

  test('if they are still there when a turn is over, the next are told, and nobody again', async () => {
    await free(1);
    expect(await told()).toEqual(['ana']);
    expect(await told(58)).toEqual([]);
    expect(await told(2)).toEqual(['bea']);
    expect(await told(60)).toEqual(['cleo']);
    expect(await told(300)).toEqual([]);
    expect((await mine(ana)).waits).toMatchObject([{ isOpen: true }]);
  });

  test('a place that comes back a second time is told to the next; who missed theirs comes after who never had a turn', async () => {
    await free(1);
    expect(await told()).toEqual(['ana']);
    await sell(1);
    expect(await told()).toEqual([]);
    await free(1);
    expect(await told()).toEqual(['bea']);
    await free(2);
    expect(await told()).toEqual(['ana', 'cleo']);
  });

  test('who was told of places three times, and missed them all, waits no longer, and may ask anew', async () => {
    for (const one of [bea, cleo]) await house.call('DELETE', path(), { as: one });
    for (let round = 1; round <= mostLetters; round += 1) {
      await free(1);
      later(1);
      await tellOfPlaces(house.db, house.time.now);
      await house.runTasks();
      const [letter] = mailer.mails.splice(0);
      expect(letter?.text.includes('This is the last email')).toBe(round === mostLetters);
      await sell(1);
      expect(await told()).toEqual([]);
    }
    expect((await mine(ana)).waits).toEqual([]);
    await free(1);
    expect(await told()).toEqual([]);
    await sell(1);
    await wait(ana);
    await free(1);
    expect(await told()).toEqual(['ana']);
  });

  test('who bought meanwhile is not told, nor who is buying at this moment; their place is counted once', async () => {
    await free(1);
    const hold = (as: Member | undefined) =>
      holdEvent(house.db, { userId: as?.id ?? '', eventId: event.id, quantity: 1 }, house.time.now);
    await hold(ana);
    await free(1);
    // Ana is buying: the place that is left is Bea's.
    expect(await told()).toEqual(['bea']);
    const { id } = await hold(bea);
    later(1);
    await house.db.transaction((db) => confirmOrder(db, id, house.time.now));
    expect((await mine(bea)).waits).toEqual([]);
    later(20);
    await releaseAllExpiredHolds(house.db, house.time.now);
    // Ana let hers go unpaid: she is told of it like anybody.
    await house.db.delete(mails);
    expect(await told()).toEqual(['ana']);
    expect(await house.db.$count(waitingList)).toBe(2);
  });

  test('a free event: who leaves makes room, and who joins waits no longer', async () => {
    event = await soldOut({ priceCents: 0, capacity: 3, placesTaken: 0 });
    const guest = await aReader('guest');
    const { id } = await joinAs(guest, 3);
    expect((await wait(guest)).body.code).toBe('conflict');
    await wait(ana, 2);
    await wait(bea, 1);
    await wait(cleo, 2);
    expect(
      (await house.call('POST', `/api/orders/${id}/cancellation`, { as: guest, body: { refund: '0' } })).status,
    ).toBe(200);
    mailer.mails.length = 0;
    expect((await told()).filter((name) => name !== 'guest')).toEqual(['ana', 'bea']);
    await joinAs(ana, 2);
    expect((await mine(ana)).waits).not.toContainEqual(expect.objectContaining({ eventId: event.id }));
    expect((await told()).filter((name) => name === 'cleo')).toEqual([]);
    expect(await house.db.$count(waitingList, eq(waitingList.eventId, event.id))).toBe(2);
  });

  test('an owner who adds places', async () => {
    await house.db.update(events).set({ capacity: 12 }).where(eq(events.id, event.id));
    expect(await told()).toEqual(['ana', 'bea']);
  });

  test('shortly before it begins turns are short', async () => {
    house.time.now = new Date('2026-08-21T19:29:00Z');
    await free(1);
    // An hour before half past ten at night, by the town's clock.
    expect(await told()).toEqual(['ana']);
    expect(await told(4)).toEqual([]);
    expect(await told(1)).toEqual(['bea']);
  });

  test('nobody is told of what is over, paused or called off; what is moved is waited for still', async () => {
    const set = (values: Partial<EventRow>) => house.db.update(events).set(values).where(eq(events.id, event.id));
    await free(1);
    await set({ status: 'draft' });
    expect([await told(), (await mine(ana)).waits]).toEqual([[], []]);
    const startsAt = new Date('2026-08-30T20:30:00Z');
    await set({ status: 'published', date: '2026-08-30', startsAt, endsAt: null });
    expect(await told()).toEqual(['ana']);
    await set({ status: 'withdrawn', cancelledAt: house.time.now });
    await free(2);
    expect(await told()).toEqual([]);
    expect(await house.db.$count(waitingList)).toBe(0);
  });

  test('when it is over nobody waits', async () => {
    house.time.now = new Date('2026-08-22T05:00:00Z');
    await free(1);
    expect(await told()).toEqual([]);
    expect(await house.db.$count(waitingList)).toBe(0);
  });

  test('who is suspended is passed over and counted for nobody', async () => {
    const suspended = { suspendedAt: house.time.now, suspensionReason: 'x' };
    await house.db
      .update(users)
      .set(suspended)
      .where(eq(users.id, ana?.id ?? ''));
    await free(1);
    expect(await told()).toEqual(['bea']);
  });
});
