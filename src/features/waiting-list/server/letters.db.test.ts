/** Letters about places (decision 0160): who is told of them, in which order, and that nobody is told for nothing. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { placesTakenOf } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import type { EventRow } from '#features/events/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder, joinFreeEvent, releaseAllExpiredHolds } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { maxLetters } from '../rules.ts';
import { tellOfPlaces } from './letters.ts';
import { waitingList } from './table.ts';
import { aSoldOutNight } from './testing.ts';

const t = aSoldOutNight();
const { aReader, soldOut, free, later, path, wait, mine, told } = t;
const sell = (places: number) => free(-places);
const joinAs = (as: Member | undefined, quantity = 1) =>
  joinFreeEvent(t.house.db, { userId: as?.id ?? '', eventId: t.event.id, quantity }, t.house.time.now);

describe('when there are places again', () => {
  beforeEach(async () => {
    for (const one of [t.ana, t.bea, t.cleo]) await wait(one);
  });

  test('as many are told as there are places for, in the order they came, each in their language', async () => {
    expect(await told()).toEqual([]);
    await free(2);
    await tellOfPlaces(t.house.db, t.house.time.now);
    await t.house.runTasks();
    expect(t.mailer.mails.map(({ to, subject }) => `${to.split('-')[0]}: ${subject}`).toSorted()).toEqual([
      'ana: There are places: Mirrorball on the roof, Fri 21 Aug',
      'bea: There are places: Mirrorball on the roof, Fri 21 Aug',
    ]);
    expect(t.mailer.mails[0]?.text).toContain(`/checkout?type=event&id=${t.event.id}&quantity=1`);
    expect(t.mailer.mails[0]?.text).toMatch(/We hold nothing for you.*in 60 minutes/s);
    t.mailer.mails.length = 0;
    await free(1);
    await tellOfPlaces(t.house.db, t.house.time.now);
    await t.house.runTasks();
    expect(t.mailer.mails.map(({ subject }) => subject)).toEqual([
      'Hay plazas: Bola de espejos en la azotea, vie 21 ago',
    ]);
  });

  test('many rounds at once tell each of them once, as those of two processes are', async () => {
    await free(2);
    later(1);
    await Promise.all(Array.from({ length: 6 }, () => tellOfPlaces(t.house.db, t.house.time.now)));
    expect(await told()).toEqual(['ana', 'bea']);
  });

  test('somebody who buys at the very moment when they are told is told, or has bought', async () => {
    const wish = { userId: t.ana?.id ?? '', eventId: t.event.id, quantity: 1 };
    await free(1);
    later(1);
    await Promise.all([
      tellOfPlaces(t.house.db, t.house.time.now),
      holdEvent(t.house.db, wish, t.house.time.now),
      tellOfPlaces(t.house.db, t.house.time.now),
    ]);
    expect(['', 'ana']).toContain((await told()).join());
    expect(await placesTakenOf(t.house.db, t.event.id)).toBe(10);
  });

  test('who takes their wish back at the very moment when they are told is written to once at most, and waits no longer', async () => {
    await free(1);
    later(1);
    await Promise.all([
      tellOfPlaces(t.house.db, t.house.time.now),
      t.house.call('DELETE', path(), { as: t.ana }),
      tellOfPlaces(t.house.db, t.house.time.now),
    ]);
    expect((await mine(t.ana)).waits).toEqual([]);
    expect(['ana', 'bea', 'ana,bea']).toContain((await told()).join());
  });

  test('if they are still there when a turn is over, the next are told, and nobody again', async () => {
    await free(1);
    expect(await told()).toEqual(['ana']);
    expect(await told(58)).toEqual([]);
    expect(await told(2)).toEqual(['bea']);
    expect(await told(60)).toEqual(['cleo']);
    expect(await told(300)).toEqual([]);
    expect((await mine(t.ana)).waits).toMatchObject([{ isOpen: true }]);
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
    for (const one of [t.bea, t.cleo]) await t.house.call('DELETE', path(), { as: one });
    for (let round = 1; round <= maxLetters; round += 1) {
      await free(1);
      later(1);
      await tellOfPlaces(t.house.db, t.house.time.now);
      await t.house.runTasks();
      const [letter] = t.mailer.mails.splice(0);
      expect(letter?.text.includes('This is the last email')).toBe(round === maxLetters);
      await sell(1);
      expect(await told()).toEqual([]);
    }
    expect((await mine(t.ana)).waits).toEqual([]);
    await free(1);
    expect(await told()).toEqual([]);
    await sell(1);
    await wait(t.ana);
    await free(1);
    expect(await told()).toEqual(['ana']);
  });

  test('who bought meanwhile is not told, nor who is buying at this moment; their place is counted once', async () => {
    await free(1);
    const hold = (as: Member | undefined) =>
      holdEvent(t.house.db, { userId: as?.id ?? '', eventId: t.event.id, quantity: 1 }, t.house.time.now);
    await hold(t.ana);
    await free(1);
    // Ana is buying: the place that is left is Bea's.
    expect(await told()).toEqual(['bea']);
    const { id } = await hold(t.bea);
    later(1);
    await t.house.db.transaction((db) => confirmOrder(db, id, t.house.time.now));
    expect((await mine(t.bea)).waits).toEqual([]);
    later(20);
    await releaseAllExpiredHolds(t.house.db, t.house.time.now);
    // Ana let hers go unpaid: she is told of it like anybody.
    await t.house.db.delete(mails);
    expect(await told()).toEqual(['ana']);
    expect(await t.house.db.$count(waitingList)).toBe(2);
  });

  test('a free event: who leaves makes room, and who joins waits no longer', async () => {
    t.event = await soldOut({ priceCents: 0, capacity: 3, placesTaken: 0 });
    const guest = await aReader('guest');
    const { id } = await joinAs(guest, 3);
    expect((await wait(guest)).body.code).toBe('conflict');
    await wait(t.ana, 2);
    await wait(t.bea, 1);
    await wait(t.cleo, 2);
    expect(
      (await t.house.call('POST', `/api/orders/${id}/cancellation`, { as: guest, body: { refund: '0' } })).status,
    ).toBe(200);
    t.mailer.mails.length = 0;
    expect((await told()).filter((name) => name !== 'guest')).toEqual(['ana', 'bea']);
    await joinAs(t.ana, 2);
    expect((await mine(t.ana)).waits).not.toContainEqual(expect.objectContaining({ eventId: t.event.id }));
    expect((await told()).filter((name) => name === 'cleo')).toEqual([]);
    expect(await t.house.db.$count(waitingList, eq(waitingList.eventId, t.event.id))).toBe(2);
  });

  test('an owner who adds places', async () => {
    await t.house.db.update(events).set({ capacity: 12 }).where(eq(events.id, t.event.id));
    expect(await told()).toEqual(['ana', 'bea']);
  });

  test('shortly before it begins turns are short', async () => {
    t.house.time.now = new Date('2026-08-21T19:29:00Z');
    await free(1);
    // An hour before half past ten at night, by the town's clock.
    expect(await told()).toEqual(['ana']);
    expect(await told(4)).toEqual([]);
    expect(await told(1)).toEqual(['bea']);
  });

  test('nobody is told of what is over, paused or called off; what is moved is waited for still', async () => {
    const set = (values: Partial<EventRow>) => t.house.db.update(events).set(values).where(eq(events.id, t.event.id));
    await free(1);
    await set({ status: 'draft' });
    expect([await told(), (await mine(t.ana)).waits]).toEqual([[], []]);
    const startsAt = new Date('2026-08-30T20:30:00Z');
    await set({ status: 'published', date: '2026-08-30', startsAt, endsAt: null });
    expect(await told()).toEqual(['ana']);
    await set({ status: 'withdrawn', cancelledAt: t.house.time.now });
    await free(2);
    await t.house.db.delete(mails);
    await told();
    expect((await t.house.db.select().from(mails)).map(({ letter }) => letter)).toEqual([
      'placesCalledOff',
      'placesCalledOff',
      'placesCalledOff',
    ]);
    expect(await t.house.db.$count(waitingList)).toBe(0);
  });

  test('who waits for what is called off is told once, each in their language, and waits no longer', async () => {
    await t.house.db
      .update(users)
      .set({ suspendedAt: t.house.time.now, suspensionReason: 'x' })
      .where(eq(users.id, t.bea?.id ?? ''));
    await t.house.db
      .update(events)
      .set({ status: 'withdrawn', cancelledAt: t.house.time.now })
      .where(eq(events.id, t.event.id));
    await Promise.all(Array.from({ length: 4 }, () => tellOfPlaces(t.house.db, t.house.time.now)));
    await t.house.runTasks();
    expect(t.mailer.mails.map(({ to, subject }) => `${to.split('-')[0]}: ${subject}`).toSorted()).toEqual([
      'ana: Called off: Mirrorball on the roof, Fri 21 Aug',
      'cleo: Cancelado: Bola de espejos en la azotea, vie 21 ago',
    ]);
    expect(await t.house.db.$count(waitingList)).toBe(0);
  });

  test('when it is over nobody waits, and of what was called off then nobody is told', async () => {
    t.house.time.now = new Date('2026-08-22T05:00:00Z');
    await free(1);
    await t.house.db.update(events).set({ cancelledAt: t.house.time.now }).where(eq(events.id, t.event.id));
    expect(await told()).toEqual([]);
    expect(await t.house.db.$count(waitingList)).toBe(0);
    expect(await t.house.db.$count(mails)).toBe(0);
  });

  test('who is suspended is passed over and counted for nobody', async () => {
    const suspended = { suspendedAt: t.house.time.now, suspensionReason: 'x' };
    await t.house.db
      .update(users)
      .set(suspended)
      .where(eq(users.id, t.ana?.id ?? ''));
    await free(1);
    expect(await told()).toEqual(['bea']);
  });
});
