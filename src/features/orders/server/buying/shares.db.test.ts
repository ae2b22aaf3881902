/** What is held unpaid, and what is free, has limits in sum (issue 14): per member, household, network and event. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { Member, Reply, TestHouse } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { confirmOrder } from './confirming.ts';
import { countPlaces, holdEvent } from '../factory.ts';
import { releaseAllExpiredHolds } from './release.ts';
import { heldFrom } from './shares.ts';
import { orders } from '../table.ts';

let house: TestHouse;
let second: Awaited<ReturnType<TestHouse['beside']>>;
/** Who buys; made once, because a password takes its time. */
let crowd: Member[];
let member: Member;
beforeAll(async () => {
  house = await openTestHouse();
  second = await house.beside();
  crowd = await Promise.all(Array.from({ length: 40 }, () => house.signedInAs()));
});
afterAll(async () => {
  await second.close();
  await house.close();
});
beforeEach(async () => {
  house.time.now = new Date('2026-08-21T18:00:00Z');
  await house.db.update(orders).set({ status: 'expired', holdExpiresAt: null }).where(eq(orders.status, 'pending'));
  member = await house.signedInAs();
});

const hotel = '203.0.113.20';
const hold = (as: Member, itemId: string, quantity: number, address: string, on: Pick<TestHouse, 'call'> = house) =>
  on.call('POST', '/api/create-payment-intent', {
    as,
    address,
    body: { amount: 25 * quantity, currency: 'eur', metadata: { type: 'event', itemId, userId: as.id, quantity } },
  });
const join = (as: Member, eventId: string, quantity: number, address = hotel) =>
  house.call('POST', '/api/orders', { as, address, body: { eventId, quantity } });
const held = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 201).length;

describe('unpaid holds of an event', () => {
  test('of one household keep a quarter of what is left: twenty new accounts do not empty it', async () => {
    const event = await anEvent(house.db, { capacity: 200 });
    const replies = await Promise.all(
      crowd.slice(0, 20).map((as, i) => hold(as, event.id, 10, hotel, i % 2 ? second : house)),
    );
    expect(held(replies)).toBe(5);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'too_many_requests', detail: expect.stringContaining('your house') });
    expect(Number(refused?.headers.get('retry-after'))).toBe(15 * 60);
    expect((await hold(member, event.id, 10, '198.51.100.4')).status).toBe(201);
    // What is paid is nobody's unpaid hold any more.
    const ofTheHouse = and(eq(orders.eventId, event.id), ne(orders.userId, member.id));
    const [first] = await house.db.select().from(orders).where(ofTheHouse);
    await house.db.transaction((db) => confirmOrder(db, first?.id ?? '', house.time.now));
    expect((await hold(crowd[30] as Member, event.id, 5, hotel)).status).toBe(201);
  });

  test('of one network keep half of it, however many addresses it has', async () => {
    const event = await anEvent(house.db, { capacity: 200 });
    const from = (i: number) => (i % 2 ? `203.0.113.${i}` : `203.0.113.${i + 100}`);
    expect(held(await Promise.all(crowd.map((as, i) => hold(as, event.id, 10, from(i)))))).toBe(10);
    expect((await hold(member, event.id, 1, '203.0.113.251')).status).toBe(429);
    expect((await hold(member, event.id, 1, '203.0.114.1')).status).toBe(201);
  });

  test('always leave room for one order, and for the own one to shrink or stay', async () => {
    const event = await anEvent(house.db, { capacity: 12 });
    expect((await hold(member, event.id, 10, hotel)).status).toBe(201);
    expect((await hold(crowd[0] as Member, event.id, 1, hotel)).status).toBe(429);
    expect((await hold(member, event.id, 4, hotel)).status).toBe(201);
    expect((await hold(member, event.id, 4, hotel)).status).toBe(201);
    expect((await hold(crowd[0] as Member, event.id, 6, hotel)).status).toBe(201);
  });

  test('open again when the first of them is over, and whence they came is forgotten with them', async () => {
    const event = await anEvent(house.db, { capacity: 10 });
    const held = () =>
      house.db.$count(orders, sql`${orders.heldByHousehold} is not null or ${orders.heldByNetwork} is not null`);
    await house.db.update(orders).set({ heldByHousehold: null, heldByNetwork: null });
    await hold(crowd[0] as Member, event.id, 10, hotel);
    expect(await held()).toBe(1);
    house.later(15);
    expect((await hold(crowd[1] as Member, event.id, 10, hotel)).status).toBe(201);
    expect(await held()).toBe(1);
    house.later(15);
    await releaseAllExpiredHolds(house.db, house.time.now);
    expect(await held()).toBe(0);
  });

  test('a rush of buyers from everywhere still takes every place, and so does a hotel that pays', async () => {
    const event = await anEvent(house.db, { capacity: 100 });
    const wish = (userId: string, address: string) =>
      holdEvent(house.db, { userId, eventId: event.id, quantity: 5, whence: heldFrom(address) }, house.time.now);
    const all = await Promise.allSettled(crowd.map(({ id }, i) => wish(id, `198.18.${i}.1`)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await countPlaces(house.db, event.id)).toBe(100);

    const other = await anEvent(house.db, { capacity: 100 });
    for (const { id: userId } of crowd.slice(0, 20)) {
      const asked = { userId, eventId: other.id, quantity: 5, whence: heldFrom(hotel) };
      const order = await holdEvent(house.db, asked, house.time.now);
      await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
    }
    expect(await countPlaces(house.db, other.id)).toBe(100);
  });

  test('of one member who never pays come to an end', async () => {
    const event = await anEvent(house.db, { capacity: 50 });
    for (let i = 0; i < 5; i += 1) {
      expect((await hold(member, event.id, 10, `198.51.${i}.9`)).status).toBe(201);
      house.later(16);
    }
    expect((await hold(member, event.id, 10, '198.51.9.9')).status).toBe(429);
    expect((await hold(crowd[0] as Member, event.id, 10, '198.51.9.9')).status).toBe(201);
    house.later(120);
    expect((await hold(member, event.id, 10, '198.51.9.9')).status).toBe(201);
  });
});

test('a household holds a few dates of a rental unpaid, not all of them', async () => {
  const rental = await aRental(house.db);
  const statuses = [];
  for (const [i, as] of crowd.slice(0, 6).entries()) {
    const metadata = {
      type: 'rental',
      itemId: rental.id,
      userId: as.id,
      from: `2026-09-${10 + i}`,
      units: 1,
      quantity: 1,
    };
    const body = { amount: (rental.priceCents ?? 0) / 100, currency: 'eur', metadata };
    statuses.push((await house.call('POST', '/api/create-payment-intent', { as, address: hotel, body })).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
});

describe('free tickets', () => {
  const aFreeEvent = () => anEvent(house.db, { priceCents: 0, capacity: 400 });
  const prove = async (as: Member) => {
    await house.db
      .update(users)
      .set({ email: `${as.id.toLowerCase()}@correo.example` })
      .where(eq(users.id, as.id));
    await house.db.update(users).set({ emailProvenAt: house.time.now }).where(eq(users.id, as.id));
  };

  test('in number ask for a proven e-mail', async () => {
    const event = await aFreeEvent();
    const refused = await join(member, event.id, 3);
    expect([refused.status, refused.body.code]).toEqual([403, 'email_unproven']);
    expect((await join(member, event.id, 2)).status).toBe(201);
    const other = await aFreeEvent();
    await prove(member);
    expect((await join(member, other.id, 10)).body.tickets).toHaveLength(10);
  });

  test('of one event are not collected by coming and going', async () => {
    const event = await aFreeEvent();
    await prove(member);
    const statuses = [];
    for (let i = 0; i < 12; i += 1) {
      const { status, body } = await join(member, event.id, 10, `198.51.${i}.7`);
      statuses.push(status);
      if (status === 201)
        await house.call('POST', `/api/orders/${body.id}/cancellation`, { as: member, body: { refund: '0' } });
    }
    expect(statuses).toEqual([201, 201, 201, ...Array<number>(9).fill(409)]);
  });

  test('of one event go to a household of new accounts in part, then ask for the proof', async () => {
    const event = await aFreeEvent();
    const replies = await Promise.all(crowd.map((as) => join(as, event.id, 2)));
    expect(held(replies)).toBe(5);
    expect(replies.find(({ status }) => status !== 201)?.body.code).toBe('email_unproven');
    await prove(member);
    expect((await join(member, event.id, 10)).status).toBe(201);
    expect(await countPlaces(house.db, event.id)).toBe(20);
  });

  test('of one event go to a household of proven accounts up to a quarter', async () => {
    const event = await anEvent(house.db, { priceCents: 0, capacity: 100 });
    await Promise.all(crowd.slice(0, 8).map(prove));
    expect(held(await Promise.all(crowd.slice(0, 8).map((as) => join(as, event.id, 10))))).toBe(2);
  });
});
