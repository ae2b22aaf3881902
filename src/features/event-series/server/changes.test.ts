/** The nights to come of a series changed together, and ended: what was changed by hand stays, and what is sold stays as sold. */
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { ChangedEvent } from '#features/events/contract.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { listingChanges } from '#features/listing-changes/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { orders } from '#features/orders/server/table.ts';

const house = aTestHouse();
let owner: Member;
let guest: Member;
beforeEach(async () => {
  house.time.now = new Date('2026-08-21T12:00:00Z');
  owner = await house.signedInAs('business');
  guest = await house.signedInAs();
  await house.db
    .update(users)
    .set({ email: `${guest.id}@a.example` })
    .where(eq(users.id, guest.id));
});

const dates = ['2026-08-28', '2026-09-04', '2026-09-11'];
const rows = () => house.db.select().from(events).where(eq(events.ownerId, owner.id)).orderBy(asc(events.date));
type Column = keyof Awaited<ReturnType<typeof rows>>[number];
const told = async (column: Column) => (await rows()).map((row) => row[column]);

/** Four Fridays that are public, the first of them tonight; gives their ids. */
async function fourFridays(over: Parameters<typeof anEvent>[1] = {}): Promise<[string, string, string, string]> {
  const like = { imageUrl: 'https://pictures.example/a.jpg', date: '2026-08-21', time: '23:00' };
  const first = await anEvent(house.db, { ownerId: owner.id, ...like, ...over });
  await house.call('POST', `/api/events/${first.id}/series`, { as: owner, body: { dates } });
  await house.db.update(events).set({ status: 'published' }).where(eq(events.ownerId, owner.id));
  return (await told('id')) as [string, string, string, string];
}

/** An event as its form sends it, with something changed. */
async function formOf(id: string, over: object) {
  const { body } = await house.call('GET', `/api/admin/events/${id}`, { as: owner });
  const written = Object.entries(body as object).filter(([name]) => name in ChangedEvent.shape);
  return { ...Object.fromEntries(written), ...over };
}
const change = async (id: string, over: object, reach = 'all', as = owner) =>
  house.call('PUT', `/api/events/${id}/series`, { as, body: { event: await formOf(id, over), reach } });
const tried = async (id: string, over: object, reach = 'all') =>
  house.call('POST', `/api/events/${id}/series/trials`, { as: owner, body: { event: await formOf(id, over), reach } });
const alone = async (id: string, over: object) =>
  house.call('PUT', `/api/events/${id}`, { as: owner, body: await formOf(id, over) });

const buy = async (eventId: string, quantity = 2) => {
  const at = house.time.now;
  const { id } = await house.db.transaction((db) => holdEvent(db, { userId: guest.id, eventId, quantity }, at));
  await house.db.transaction((db) => confirmOrder(db, id, at));
  return id;
};
const orderOf = async (id: string) => (await house.db.select().from(orders).where(eq(orders.id, id)))[0];
const letters = (letter: 'moved' | 'cancelled') =>
  house.db
    .select()
    .from(mails)
    .where(and(eq(mails.userId, guest.id), eq(mails.letter, letter)));

describe('the nights to come', () => {
  test('get what was changed of one of them, those after it or all, and keep their dates', async () => {
    const [, second] = await fourFridays();
    expect((await change(second, { minAge: 21 }, 'following')).status).toBe(200);
    expect(await told('minAge')).toEqual([null, 21, 21, 21]);
    const { body } = await change(second, { capacity: 250, date: '2026-08-29' });
    expect(await told('capacity')).toEqual([250, 250, 250, 250]);
    expect(await told('date')).toEqual(['2026-08-21', '2026-08-29', '2026-09-04', '2026-09-11']);
    expect(body.nights.map(({ changes }: { changes: string[] }) => changes)).toEqual([
      ['date', 'capacity'],
      ['capacity'],
      ['capacity'],
      ['capacity'],
    ]);
  });

  test('keep what was changed of them by hand, and say so before and after', async () => {
    const [first, second, third] = await fourFridays();
    await alone(second, { time: '22:00' });
    await alone(third, { minAge: 25 });
    const over = { time: '23:30', minAge: 21 };
    const before = await tried(first, over);
    expect(await told('time')).toEqual(['23:00', '22:00', '23:00', '23:00']);
    const after = await change(first, over);
    const said = ({ nights }: { nights: { changes: string[]; keeps: unknown[] }[] }) =>
      nights.map(({ changes, keeps }) => [changes, keeps]);
    expect(said(after.body)).toEqual([
      [['time', 'minAge'], []],
      [['minAge'], [{ fields: ['time'], why: 'own' }]],
      [['time'], [{ fields: ['minAge'], why: 'own' }]],
      [['time', 'minAge'], []],
    ]);
    expect(said(before.body)).toEqual(said(after.body));
    expect(await told('time')).toEqual(['23:30', '22:00', '23:30', '23:30']);
    expect(await told('minAge')).toEqual([21, 21, 25, 21]);
  });

  test('that have tickets are moved after a yes to all of them, and each guest is told once', async () => {
    const [first, second, third] = await fourFridays();
    const kept = [await buy(second), await buy(third, 3)];
    const over = { time: '23:30' };
    const refused = await change(first, over);
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      409,
      'tickets_sold',
      [
        { path: 'orders', message: '2' },
        { path: 'tickets', message: '5' },
      ],
    ]);
    expect(await told('time')).toEqual(['23:00', '23:00', '23:00', '23:00']);
    expect((await tried(first, over)).body.nights.map(({ tickets }: { tickets: number }) => tickets)).toEqual([
      0, 2, 3, 0,
    ]);
    const form = await formOf(first, { ...over, moves: true });
    const done = () =>
      house.call('PUT', `/api/events/${first}/series`, { as: owner, body: { event: form, reach: 'all' } });
    expect((await done()).status).toBe(200);
    expect((await orderOf(kept[0] ?? ''))?.startsAt.toISOString()).toBe('2026-08-28T21:30:00.000Z');
    expect((await orderOf(kept[0] ?? ''))?.returnUntil).not.toBeNull();
    // Pressed again it is another one's version by now, and nobody hears of it twice.
    expect((await done()).body.code).toBe('edit_conflict');
    expect(await letters('moved')).toHaveLength(2);
  });

  test('that were moved are told to whoever had tickets, and never to whoever bought after it', async () => {
    const [first, second, third] = await fourFridays();
    const before = await buy(second);
    expect((await change(first, { time: '23:30', moves: true })).status).toBe(200);
    const after = [await buy(second), await buy(third)];
    // A yes that a page kept, with a change that moves nothing, and one that moves nobody's night.
    expect((await change(first, { minAge: 21, moves: true })).status).toBe(200);
    expect((await change(second, { date: '2026-08-28', capacity: 90, moves: true })).status).toBe(200);
    const movedOf = async (id: string) => {
      const order = await orderOf(id);
      return [order?.movedFrom?.time, order?.returnUntil instanceof Date, order?.startsAt.toISOString()];
    };
    expect(await movedOf(before)).toEqual(['23:00', true, '2026-08-28T21:30:00.000Z']);
    expect(await Promise.all(after.map(movedOf))).toEqual([
      [undefined, false, '2026-08-28T21:30:00.000Z'],
      [undefined, false, '2026-09-04T21:30:00.000Z'],
    ]);
    expect((await letters('moved')).map(({ values }) => values)).toMatchObject([{ calendar: { id: before } }]);
    // The next move is asked about with all three of them.
    expect((await change(first, { time: '22:30' })).body.errors).toEqual([
      { path: 'orders', message: '3' },
      { path: 'tickets', message: '6' },
    ]);
  });

  test('never have fewer places than are sold, and keep their hour where the clock shows the new one twice', async () => {
    const [first, second, third] = await fourFridays();
    const late = await house.call('POST', `/api/events/${first}/series`, {
      as: owner,
      body: { dates: ['2026-10-25'] },
    });
    expect(late.status).toBe(201);
    await buy(third, 8);
    const { body } = await change(second, { capacity: 5, time: '02:30', moves: true });
    expect(await told('capacity')).toEqual([5, 5, 100, 5, 5]);
    // The hour of tonight is over already.
    expect(await told('time')).toEqual(['23:00', '02:30', '02:30', '02:30', '23:00']);
    const keeps = body.nights.flatMap(({ date, keeps }: { date: string; keeps: { why: string }[] }) =>
      keeps.map(({ why }) => [date, why]),
    );
    expect(keeps).toEqual([
      ['2026-08-21', 'over'],
      ['2026-09-04', 'sold'],
      ['2026-10-25', 'clock'],
    ]);
  });

  test('wait for the desk with what is risky, and lose nothing that waited there already', async () => {
    const [first, second] = await fourFridays();
    await alone(second, { performer: 'Lucía Mar' });
    const { body } = await change(first, { price: '90', capacity: 240 });
    expect(body.nights.map(({ waits }: { waits: string[] }) => waits)).toEqual([
      ['price'],
      ['performer', 'price'],
      ['price'],
      ['price'],
    ]);
    expect(await told('capacity')).toEqual([240, 240, 240, 240]);
    const waiting = await house.db.select().from(listingChanges).where(eq(listingChanges.listingId, second));
    expect(waiting.find(({ status }) => status === 'pending')?.after).toEqual({ performer: 'Lucía Mar', price: 9000 });
  });

  test('are all left where the event’s own save is refused, and are their owner’s', async () => {
    const [first] = await fourFridays();
    expect((await change(first, { minAge: 21, doors: '23:45' })).status).toBe(422);
    expect((await change(first, { minAge: 21, version: 9 })).body.code).toBe('edit_conflict');
    expect(await told('minAge')).toEqual([null, null, null, null]);
    const form = { event: await formOf(first, { minAge: 21 }), reach: 'all' };
    for (const as of [await house.signedInAs('business'), await house.signedInAs('admin')])
      for (const [method, path] of [
        ['PUT', ''],
        ['POST', '/trials'],
      ] as const)
        expect((await house.call(method, `/api/events/${first}/series${path}`, { as, body: form })).status).toBe(404);
  });
});

describe('the tickets of a series', () => {
  const give = (id: string, reach: string, as = owner) =>
    house.call('PUT', `/api/events/${id}/series/ticket-types`, { as, body: { reach } });
  const typesOf = async (id: string) =>
    (await house.call('GET', `/api/admin/events/${id}/ticket-types`, { as: owner })).body;
  const make = async (id: string, over: object) => {
    const body = { name: { en: 'Early bird' }, price: '15.00', ...over };
    return (await house.call('POST', `/api/events/${id}/ticket-types`, { as: owner, body })).body.id;
  };

  test('are given to the nights to come by their names, with their days, and leave alone what only one has', async () => {
    const [first, second, third, fourth] = await fourFridays();
    await make(second, { price: '12.00' });
    const own = await make(third, { name: { en: 'Residents' } });
    await make(first, { limit: 20, soldUntil: '2026-08-20' });
    await house.call('PUT', `/api/events/${first}/regular-ticket`, {
      as: owner,
      body: { name: {}, limit: 50, each: 4 },
    });
    expect((await give(first, 'all')).body).toEqual({ changed: 3, kept: 0 });
    const told = await Promise.all([second, third, fourth].map(typesOf));
    const early = { name: { en: 'Early bird' }, price: '15.00', limit: 20 };
    expect(told.map(({ types }) => types)).toMatchObject([
      [{ ...early, soldUntil: '2026-08-27' }],
      [{ ...early, soldUntil: '2026-09-03' }, { id: own }],
      [{ ...early, soldUntil: '2026-09-10' }],
    ]);
    for (const { regular } of told) expect(regular).toMatchObject({ limit: 50, each: 4, state: 'open' });
    // What is so already is changed no more.
    expect((await give(first, 'all')).body).toEqual({ changed: 0, kept: 0 });
  });

  test('end where they ended, and keep a number that more are sold of', async () => {
    const [first, second, third] = await fourFridays();
    const early = await make(second, {});
    const vip = await make(second, { name: { en: 'VIP' } });
    expect((await give(second, 'following')).body).toEqual({ changed: 2, kept: 0 });
    expect((await typesOf(first)).types).toEqual([]);
    await buy(third, 6);
    await house.call('DELETE', `/api/ticket-types/${early}`, { as: owner });
    const body = { name: {}, limit: 5, isOff: true };
    await house.call('PUT', `/api/events/${second}/regular-ticket`, { as: owner, body });
    expect((await give(second, 'following')).body).toEqual({ changed: 2, kept: 1 });
    const { regular, types } = await typesOf(third);
    expect(regular).toMatchObject({ limit: null, taken: 6, state: 'ended' });
    expect(types.map(({ name, state }: { name: object; state: string }) => [name, state])).toEqual([
      [{ en: 'VIP' }, 'open'],
      [{ en: 'Early bird' }, 'ended'],
    ]);
    expect(vip).toEqual(expect.any(String));
    expect((await give(second, 'all', await house.signedInAs('business'))).status).toBe(404);
  });
});

describe('the end of a series', () => {
  const end = (id: string, body: object) => house.call('POST', `/api/events/${id}/series/end`, { as: owner, body });

  test('takes off what nobody has places for, and what is sold only after a yes, with all the money', async () => {
    const [first, , third] = await fourFridays();
    const order = await buy(third);
    const refused = await end(first, { from: '2026-08-28' });
    expect([refused.body.code, refused.body.errors[1]]).toEqual(['tickets_sold', { path: 'tickets', message: '2' }]);
    expect(await told('status')).toEqual(['published', 'published', 'published', 'published']);
    const { body } = await end(first, { from: '2026-08-28', callsOff: true });
    expect(body).toEqual({ takenOff: 2, calledOff: 1, refunded: '50.00' });
    expect(await told('status')).toEqual(['published', 'withdrawn', 'withdrawn', 'withdrawn']);
    expect((await told('cancelledAt')).map((at) => at !== null)).toEqual([false, false, true, false]);
    expect((await orderOf(order))?.status).toBe('refunded');
    expect(await letters('cancelled')).toHaveLength(1);
    expect((await end(first, { from: '2026-08-28', callsOff: true })).body).toEqual({
      takenOff: 0,
      calledOff: 0,
      refunded: '0',
    });
  });

  test('leaves alone what has begun, and what is somebody else’s', async () => {
    const [first, second] = await fourFridays();
    house.time.now = new Date('2026-08-21T21:30:00Z');
    expect((await end(second, { from: '2026-01-01' })).body.takenOff).toBe(3);
    expect(await told('status')).toEqual(['published', 'withdrawn', 'withdrawn', 'withdrawn']);
    const other = await house.signedInAs('business');
    expect(
      (await house.call('POST', `/api/events/${first}/series/end`, { as: other, body: { from: '2026-01-01' } })).status,
    ).toBe(404);
  });
});
