/** Turns in a rush: few work at once, and who can get nothing any more hears it without a turn of their own (decision 0032). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent, setPlacesTaken } from '#features/events/server/factory.ts';
import { newId } from '#kit/server/ids.ts';
import { eventWish, places as offer } from '../offers/places.ts';
import { inTurn, turnsAtOnce } from './rush.ts';
import { countPlaces, holdEvent } from '../factory.ts';
import { orders } from '../table.ts';

const places = 20;
const house = aTestHouse();
let ids: string[];
let eventId: string;
beforeAll(async () => {
  ids = Array.from({ length: 100 }, () => newId());
  await house.db.insert(users).values(
    ids.map((id, i) => ({
      id,
      username: id,
      fullName: 'Buyer',
      phone: `+3471000${String(i).padStart(4, '0')}`,
      passwordHash: '-',
      accountType: 'traveller' as const,
      role: 'traveller' as const,
    })),
  );
});
beforeEach(async () => {
  eventId = (await anEvent(house.db, { capacity: places })).id;
});

const wishOf = (i: number, quantity = 1) => ({ userId: ids[i] ?? '', eventId, quantity });
const fill = () => setPlacesTaken(house.db, eventId, places);
/** Wants places in turn; how it ended, and whether it got to work. */
const want = async (i: number, quantity = 1, work = () => holdEvent(house.db, wishOf(i, quantity), house.time.now)) => {
  let worked = false;
  const begin = () => {
    worked = true;
    return work();
  };
  const ended = await inTurn(house.db, eventWish(wishOf(i, quantity)), house.time.now, begin).then(
    () => 'held',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
  return `${ended}${worked ? '' : ' unasked'}`;
};
/** A turn that lasts until the test ends it. */
const busy = () => {
  let end: (error?: Error) => void = () => undefined;
  const work = () =>
    new Promise<never>((resolve, reject) => (end = (error) => (error ? reject(error) : resolve(undefined as never))));
  return { work, end: (error?: Error) => end(error) };
};
/** This many turns are taken until the test lets go of them. */
const occupied = (count = turnsAtOnce) => {
  const turns = Array.from({ length: count }, busy);
  const ends = turns.map(({ work }, i) => want(90 + i, 1, work));
  return { turns, ends };
};

test('a rush holds every place once, and all others hear that it is sold out, most of them without a turn', async () => {
  let most = 0;
  let now = 0;
  const counted = (i: number) => async () => {
    most = Math.max(most, (now += 1));
    try {
      return await holdEvent(house.db, wishOf(i), house.time.now);
    } finally {
      now -= 1;
    }
  };
  const ends = await Promise.all(ids.map((_, i) => want(i, 1, counted(i))));
  expect(ends.filter((end) => end === 'held')).toHaveLength(places);
  expect(ends.filter((end) => !end.startsWith('held') && !end.startsWith('sold_out'))).toEqual([]);
  expect(ends.filter((end) => end === 'sold_out unasked').length).toBeGreaterThan(places);
  expect(most).toBeLessThanOrEqual(turnsAtOnce);
  expect(await countPlaces(house.db, eventId)).toBe(places);
});

test('at the door: everybody is answered, and the last place is nobody’s twice', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, () => house.signedInAs()));
  const replies = await Promise.all(
    people.map((as) => {
      const metadata = { type: 'event', itemId: eventId, userId: as.id, quantity: 1 };
      const body = { amount: 25, currency: 'eur', metadata };
      return house.call('POST', '/api/create-payment-intent', { as, body });
    }),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(places);
  expect(new Set(replies.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
    new Set(['sold_out']),
  );
});

test('who wants no more than is left keeps their turn when another wanted more', async () => {
  await setPlacesTaken(house.db, eventId, places - 1);
  const { turns, ends } = occupied();
  const [more, one] = [want(50, 2), want(51, 1)];
  turns[0]?.end(offer.gone());
  expect(await Promise.all([more, one])).toEqual(['sold_out unasked', 'held']);
  for (const { end } of turns) end();
  await Promise.all(ends);
});

test('nobody is refused whose own hold, or one whose time is up, has the places', async () => {
  await holdEvent(house.db, wishOf(2, places), house.time.now);
  const { turns, ends } = occupied();
  const own = want(2, 3);
  turns[0]?.end(offer.gone());
  expect(await own).toBe('held');
  await holdEvent(house.db, wishOf(3, places - 3), house.time.now);
  house.time.now = new Date('2026-08-21T18:16:00Z');
  const late = want(4, places);
  turns[1]?.end(offer.gone());
  expect(await late).toBe('held');
  for (const { end } of turns) end();
  await Promise.all(ends);
  await house.db.update(orders).set({ status: 'cancelled', holdExpiresAt: null }).where(eq(orders.eventId, eventId));
});

test('a database that is away keeps nobody waiting for a turn', async () => {
  const { turns, ends } = occupied();
  const others = [5, 6, 7, 8, 9].map((i) => want(i));
  turns[0]?.end(new Error('the connection broke'));
  expect(await Promise.all(others)).toEqual(['held', 'held', 'held', 'held', 'held']);
  for (const { end } of turns) end();
  await Promise.all(ends);
});

test('an event that nobody wants has no queue: the next rush begins anew', async () => {
  await fill();
  expect(await want(10)).toBe('sold_out');
  await setPlacesTaken(house.db, eventId, 0);
  expect(await want(10)).toBe('held');
});
