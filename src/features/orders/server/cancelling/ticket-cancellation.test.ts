/** Some tickets of several are given back, at the door (decision 0048). */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent, placesTakenOf } from '#features/events/server/factory.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { databaseFault } from '#kit/server/db.ts';
import { confirmOrder } from '../buying/confirming.ts';
import { holdEvent } from '../factory.ts';
import { refunds } from '../table.ts';

const house = aTestHouse();
let owner: Member;
let ana: Member;
beforeAll(async () => {
  owner = await house.signedInAs('business');
});
beforeEach(async () => {
  house.time.now = new Date('2026-08-01T10:00:00Z');
  ana = await house.signedInAs();
  await house.db.update(users).set({ email: 'ana@correo.example' }).where(eq(users.id, ana.id));
});

type Ticket = { readonly id: string; readonly code: string };
type Bought = { readonly id: string; readonly itemId: string; readonly tickets: readonly Ticket[] };
const read = async (id: string) => (await house.call('GET', `/api/orders/${id}`, { as: ana })).body;
/** Three tickets of €19.95, of which the house has 12 percent. */
async function bought(over: Parameters<typeof anEvent>[1] = {}): Promise<Bought> {
  const event = await anEvent(house.db, { ownerId: owner.id, priceCents: 1995, cancellation: 'moderate', ...over });
  const order = await holdEvent(house.db, { userId: ana.id, eventId: event.id, quantity: 3 }, house.time.now);
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  return read(order.id);
}
const idsOf = ({ tickets }: Bought, ...places: number[]) => places.map((place) => tickets[place]?.id ?? '');
const look = (id: string, tickets: readonly string[], as = ana) =>
  house.call('GET', `/api/orders/${id}/cancellation?tickets=${tickets.join(',')}`, { as });
const cancel = (id: string, refund: string, tickets?: readonly string[], as = ana) =>
  house.call('POST', `/api/orders/${id}/cancellation`, { as, body: { refund, ...(tickets && { tickets }) } });
/** At the door when it is open; afterwards it is as late as before. */
async function enter({ itemId }: Bought, ticket: Ticket | undefined) {
  const { now } = house.time;
  house.time.now = new Date('2026-08-21T20:00:00Z');
  const reply = await house.call('POST', `/api/events/${itemId}/check-in`, { as: owner, body: { code: ticket?.code } });
  house.time.now = now;
  return reply;
}
async function balances(orderId: string): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  const rows = await house.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId));
  for (const { account, amountCents } of rows) sums[account] = (sums[account] ?? 0) + amountCents;
  expect(Object.values(sums).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  return sums;
}
/** The night is on 21 August at 22:30 in town: so late half of the price goes back. */
const late = '2026-08-19T20:30:00Z';

describe('one of three tickets', () => {
  test('goes for its part of the price: it opens no door, its place is free, and the others are good', async () => {
    const order = await bought({ capacity: 3 });
    const [second] = idsOf(order, 1);
    expect((await look(order.id, [second ?? ''])).body).toMatchObject({ refund: '19.95', percent: 100 });
    const { status, body } = await cancel(order.id, '19.95', [second ?? '']);
    expect([status, body.status, body.quantity, body.refunded]).toEqual([200, 'confirmed', 2, '19.95']);
    expect(body.back).toEqual({ asked: '19.95', done: '0', failed: '0' });
    const cancelledAt = house.time.now.toISOString();
    expect(body.tickets.map((one: { cancelledAt: string | null }) => one.cancelledAt)).toEqual([
      null,
      cancelledAt,
      null,
    ]);
    const refused = await enter(order, order.tickets[1]);
    expect([refused.status, refused.body.code]).toEqual([409, 'invalid_transition']);
    const entered = await enter(order, order.tickets[2]);
    expect(entered.body).toMatchObject({ number: 3, of: 3, sold: 2, entered: 1 });
    expect(await placesTakenOf(house.db, order.itemId)).toBe(2);
    const bea = await house.signedInAs();
    const hers = { userId: bea.id, eventId: order.itemId, quantity: 1 };
    await expect(holdEvent(house.db, hers, house.time.now)).resolves.toMatchObject({ status: 'pending' });
    expect((await house.call('GET', `/api/tickets/${second}`, { as: ana })).body).toMatchObject({
      cancelledAt,
      status: 'confirmed',
      number: 2,
    });
  });

  test('is written about with what goes back for it and how many stay good', async () => {
    const order = await bought();
    await cancel(order.id, '39.90', idsOf(order, 0, 2));
    const letters = await house.db.select().from(mails).where(eq(mails.userId, ana.id));
    expect(letters.find(({ letter }) => letter === 'cancelled')).toMatchObject({
      values: { by: 'buyer', paid: '39.90', back: '39.90', quantity: 2, left: 1 },
    });
    await cancel(order.id, '19.95', idsOf(order, 1));
    const last = await house.db.select().from(mails).where(eq(mails.userId, ana.id));
    const told = last.flatMap(({ letter, values }) => (letter === 'cancelled' ? [values] : []));
    expect(told).toContainEqual(expect.objectContaining({ paid: '19.95', back: '19.95', quantity: 1 }));
    expect(told.filter((values) => 'left' in (values as object))).toHaveLength(1);
  });

  test('is given back once: pressed twice, or for another sum, changes nothing more', async () => {
    const order = await bought();
    const [first] = idsOf(order, 0);
    expect((await cancel(order.id, '19.96', [first ?? ''])).body.code).toBe('refund_changed');
    expect((await cancel(order.id, '19.95', [first ?? ''])).status).toBe(200);
    const again = await cancel(order.id, '19.95', [first ?? '']);
    expect([again.status, again.body.code]).toEqual([409, 'invalid_transition']);
    expect(await house.db.$count(refunds, eq(refunds.orderId, order.id))).toBe(1);
    expect(await read(order.id)).toMatchObject({ quantity: 2, refunded: '19.95' });
  });

  test('that was used, of another order, of somebody else or of no order is refused', async () => {
    const [order, other] = [await bought(), await bought()];
    await enter(order, order.tickets[0]);
    const [used] = idsOf(order, 0);
    const [foreign] = idsOf(other, 0);
    for (const [tickets, status] of [
      [[used ?? ''], 409],
      [[foreign ?? ''], 404],
      [['nobodyknowsthis1'], 404],
    ] as const) {
      expect((await look(order.id, tickets)).status).toBe(status);
      expect((await cancel(order.id, '19.95', tickets)).status).toBe(status);
    }
    expect((await cancel(order.id, '19.95', idsOf(order, 1), owner)).status).toBe(404);
    expect((await cancel(order.id, '0', [])).status).toBe(422);
    // All of it can't go any more, what was not used can.
    expect((await cancel(order.id, '59.85')).status).toBe(409);
    expect((await cancel(order.id, '39.90', idsOf(order, 1, 2))).body).toMatchObject({
      status: 'confirmed',
      quantity: 1,
    });
  });

  test('of a free night gives its place back, and no money', async () => {
    await house.db.update(users).set({ emailProvenAt: house.time.now }).where(eq(users.id, ana.id));
    const event = await anEvent(house.db, { priceCents: 0 });
    const body = { eventId: event.id, quantity: 3 };
    const order: Bought = (await house.call('POST', '/api/orders', { as: ana, body })).body;
    expect((await cancel(order.id, '0', idsOf(order, 1))).body).toMatchObject({ status: 'confirmed', quantity: 2 });
    expect(await placesTakenOf(house.db, event.id)).toBe(2);
    expect((await cancel(order.id, '0', idsOf(order, 0, 2))).body).toMatchObject({
      status: 'cancelled',
      refunded: '0',
    });
    expect(await placesTakenOf(house.db, event.id)).toBe(0);
  });
});

describe('all tickets, one after the other', () => {
  test('bring what they would have brought together; with the last one the order ends, and nobody is left with a cent', async () => {
    const order = await bought();
    const steps = ['19.95', '19.95', '19.95'];
    for (const [place, refund] of steps.entries()) {
      const { body } = await cancel(order.id, refund, idsOf(order, place));
      expect(body.status).toBe(place < 2 ? 'confirmed' : 'refunded');
    }
    expect(await placesTakenOf(house.db, order.itemId)).toBe(0);
    expect(await balances(order.id)).toEqual({ buyer: -5985, owner: 0, commission: 0, refund: 5985 });
  });

  test('are rounded once: half of three prices is half of their sum, and of the commission', async () => {
    const order = await bought();
    house.time.now = new Date(late);
    // 9.975 each: the half cents are the buyer's first, and level out.
    for (const [place, refund] of ['9.98', '9.97', '9.98'].entries()) {
      expect((await look(order.id, idsOf(order, place))).body.refund).toBe(refund);
      await cancel(order.id, refund, idsOf(order, place));
    }
    expect(await balances(order.id)).toEqual({ buyer: -5985, owner: 2633, commission: 359, refund: 2993 });
  });

  test('each by the rule of its own day', async () => {
    const order = await bought();
    await cancel(order.id, '19.95', idsOf(order, 2));
    house.time.now = new Date(late);
    expect((await look(order.id, idsOf(order, 0, 1))).body).toMatchObject({ refund: '19.95', percent: 50 });
    expect((await cancel(order.id, '19.95')).body).toMatchObject({ status: 'refunded', refunded: '39.90' });
  });
});

test('a night that is called off gives back what is left, places and all', async () => {
  const order = await bought();
  house.time.now = new Date(late);
  await cancel(order.id, '9.98', idsOf(order, 0));
  const admin = await house.signedInAs('admin');
  const off = await house.call('POST', `/api/events/${order.itemId}/cancellation`, { as: admin, body: {} });
  expect(off.body).toEqual({ orders: 1, refunded: '49.87' });
  expect(await balances(order.id)).toEqual({ buyer: -5985, owner: 0, commission: 0, refund: 5985 });
  expect(await placesTakenOf(house.db, order.itemId)).toBe(0);
});

test('the database refuses a ticket that was both used and given back', async () => {
  const order = await bought();
  const [first] = idsOf(order, 0);
  await cancel(order.id, '19.95', [first ?? '']);
  const using = house.db.execute(sql`update tickets set used_at = now() where id = ${first}`);
  const refused = await Promise.resolve(using).catch(databaseFault);
  expect(refused).toMatchObject({ constraint: 'tickets_used_or_cancelled' });
});
