/** Cancelling what is paid, at the door (issue 6). */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent, placesTakenOf } from '#features/events/server/factory.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentalSlots } from '#features/rentals/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { refundSteps } from '#market/listings/cancellation.ts';
import { confirmOrder } from '../buying/confirming.ts';
import { holdEvent } from '../factory.ts';
import { hold } from '../buying/holds.ts';
import type { Wish } from '../offers/offer.ts';
import { eventWish } from '../offers/places.ts';
import { stayWish } from '../offers/stays.ts';
import type { OrderRow } from '../table.ts';
import { orders, refunds, tickets } from '../table.ts';

const house = aTestHouse();
let ana: Member;
beforeEach(async () => {
  house.time.now = new Date('2026-08-01T10:00:00Z');
  ana = await house.signedInAs();
  await house.db.update(users).set({ email: 'ana@correo.example' }).where(eq(users.id, ana.id));
});

const moveTo = (instant: string | number) => (house.time.now = new Date(instant));
/** Holds and pays. */
async function bought(wish: Wish): Promise<OrderRow> {
  const { order } = await house.db.transaction((db) => hold(db, wish, house.time.now));
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  return order;
}
const twoTickets = async (over: Parameters<typeof anEvent>[1] = {}, as = ana) =>
  bought(eventWish({ userId: as.id, eventId: (await anEvent(house.db, over)).id, quantity: 2 }));
const look = (id: string, as = ana) => house.call('GET', `/api/orders/${id}/cancellation`, { as });
const cancel = (id: string, refund: string, as = ana) =>
  house.call('POST', `/api/orders/${id}/cancellation`, { as, body: { refund } });
const callOff = async (eventId: string, version?: number) =>
  house.call('POST', `/api/events/${eventId}/cancellation`, {
    as: await house.signedInAs('admin'),
    body: version === undefined ? {} : { version },
  });
const placesTaken = (id: string) => placesTakenOf(house.db, id);
const refundsOf = (orderId: string) => house.db.select().from(refunds).where(eq(refunds.orderId, orderId));
const entriesOf = (orderId: string) => house.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId));
const balances = async (orderId: string) => {
  const sums: Record<string, number> = {};
  for (const { account, amountCents } of await entriesOf(orderId)) sums[account] = (sums[account] ?? 0) + amountCents;
  return sums;
};
const sumOf = (sums: Record<string, number>) => Object.values(sums).reduce((sum, cents) => sum + cents, 0);

describe('what goes back', () => {
  // The event begins on 21 August at 22:30 in town: 20:30 UTC.
  const begins = Date.parse('2026-08-21T20:30:00Z');
  const hour = 3_600_000;
  test.each([
    ['moderate', 121 * hour, '50.00', 100, 120],
    ['moderate', 120 * hour, '50.00', 100, 120],
    ['moderate', 120 * hour - 1, '25.00', 50, 24],
    ['moderate', 24 * hour, '25.00', 50, 24],
    ['moderate', 24 * hour - 1, '0', 0, null],
    ['flexible', 24 * hour, '50.00', 100, 24],
    ['flexible', 24 * hour - 1, '0', 0, null],
    ['strict', 168 * hour, '25.00', 50, 168],
    ['strict', 168 * hour - 1, '0', 0, null],
    ['final', 400 * hour, '0', 0, null],
  ] as const)('%s, %d ms before: %s', async (cancellation, before, refund, percent, step) => {
    const order = await twoTickets({ cancellation });
    moveTo(begins - before);
    const until = step === null ? null : new Date(begins - step * hour).toISOString();
    expect((await look(order.id)).body).toEqual({ refund, percent, until });
    const reply = await cancel(order.id, refund);
    expect([reply.status, reply.body.refunded, reply.body.status]).toEqual([
      200,
      refund,
      refund === '0' ? 'cancelled' : 'refunded',
    ]);
  });

  test('is what was promised when it was bought, whatever the policy says since', async () => {
    const order = await twoTickets({ cancellation: 'moderate' });
    await house.db.execute(sql`update events set cancellation = 'final' where id = ${order.itemId}`);
    expect((await look(order.id)).body).toMatchObject({ refund: '50.00' });
    const { body } = await house.call('GET', `/api/orders/${order.id}`, { as: ana });
    expect(body.refundSteps).toEqual(refundSteps.moderate);
  });

  test('is never another amount than the one that was shown', async () => {
    const order = await twoTickets({ cancellation: 'moderate' });
    moveTo(begins - 120 * hour + 1);
    const reply = await cancel(order.id, '50.00');
    expect([reply.status, reply.body.code]).toEqual([409, 'refund_changed']);
    expect(await placesTaken(order.itemId)).toBe(2);
    expect(await refundsOf(order.id)).toEqual([]);
    expect((await cancel(order.id, '25.00')).body.status).toBe('refunded');
    for (const odd of ['25', '-25.00', '25.001', 25, null])
      expect(
        (await house.call('POST', `/api/orders/${order.id}/cancellation`, { as: ana, body: { refund: odd } })).status,
      ).toBe(422);
  });

  test('is nothing once it has begun, was used, is held only, or is cancelled already', async () => {
    const begun = await twoTickets();
    const used = await twoTickets();
    await house.db.update(tickets).set({ usedAt: house.time.now }).where(eq(tickets.orderId, used.id));
    const { id: eventId } = await anEvent(house.db);
    const held = await holdEvent(house.db, { userId: ana.id, eventId, quantity: 1 }, house.time.now);
    const gone = await twoTickets();
    await cancel(gone.id, '50.00');
    moveTo(begins - 1);
    expect((await look(begun.id)).status).toBe(200);
    moveTo(begins);
    for (const { id } of [begun, used, held, gone])
      for (const reply of [await look(id), await cancel(id, '0')])
        expect([reply.status, reply.body.code]).toEqual([409, 'invalid_transition']);
  });

  test('is nobody else’s business', async () => {
    const order = await twoTickets();
    const stranger = await house.signedInAs();
    const admin = await house.signedInAs('admin');
    for (const as of [stranger, admin])
      for (const reply of [await look(order.id, as), await cancel(order.id, '50.00', as)])
        expect(reply.status).toBe(404);
    expect((await house.call('GET', `/api/orders/${order.id}/cancellation`)).status).toBe(401);
    expect((await look(order.id)).status).toBe(200);
  });
});

describe('cancelling', () => {
  test('writes one refund, one letter, one task and balanced entries; the commission goes back in its share', async () => {
    const owner = await house.signedInAs('business');
    const order = await twoTickets({ ownerId: owner.id, cancellation: 'strict' });
    expect(await balances(order.id)).toEqual({ buyer: -5000, owner: 4400, commission: 600 });
    const before = { mails: await house.db.$count(mails), tasks: await house.db.$count(tasks) };
    await cancel(order.id, '25.00');
    expect(await refundsOf(order.id)).toMatchObject([
      { amountCents: 2500, reason: 'buyer', status: 'asked', createdAt: house.time.now, doneAt: null },
    ]);
    const sums = await balances(order.id);
    expect(sums).toEqual({ buyer: -5000, owner: 2200, commission: 300, refund: 2500 });
    expect(sumOf(sums)).toBe(0);
    const values = { by: 'buyer', paid: '50.00', back: '25.00', quantity: 2 };
    const letters = await house.db.select().from(mails).where(eq(mails.letter, 'cancelled'));
    const told = letters.map((letter) => ({ recipient: letter.recipient, values: letter.values }));
    expect(told).toContainEqual({ recipient: 'ana@correo.example', values: expect.objectContaining(values) });
    expect(await house.db.$count(mails)).toBe(before.mails + 1);
    const [refund] = await refundsOf(order.id);
    const asked = await house.db.select().from(tasks).where(eq(tasks.name, 'refund'));
    expect(asked.map(({ payload }) => payload)).toContainEqual({ refundId: refund?.id });
  });

  test('gives the places back: a sold-out night is on sale again, everywhere at once', async () => {
    const event = await anEvent(house.db, { capacity: 2 });
    const order = await bought(eventWish({ userId: ana.id, eventId: event.id, quantity: 2 }));
    const soldOut = async () => (await house.call('GET', `/api/events/${event.id}`)).body.soldOut;
    expect(await soldOut()).toBe(true);
    await cancel(order.id, '50.00');
    expect(await soldOut()).toBe(false);
    const bea = await house.signedInAs();
    await bought(eventWish({ userId: bea.id, eventId: event.id, quantity: 2 }));
    expect([await soldOut(), await placesTaken(event.id)]).toEqual([true, 2]);
  });

  test('a rental gives its days back, and somebody else has them', async () => {
    const rental = await aRental(house.db);
    const wish = { rentalId: rental.id, from: '2026-08-20', units: 3, quantity: 1 };
    const order = await bought(stayWish({ userId: ana.id, ...wish }));
    const bea = await house.signedInAs();
    await expect(bought(stayWish({ userId: bea.id, ...wish }))).rejects.toMatchObject({ code: 'dates_unavailable' });
    const { body } = await look(order.id);
    expect((await cancel(order.id, body.refund)).status).toBe(200);
    expect(await house.db.$count(rentalSlots, eq(rentalSlots.orderId, order.id))).toBe(0);
    await bought(stayWish({ userId: bea.id, ...wish }));
    expect(sumOf(await balances(order.id))).toBe(0);
  });

  test('what was free ends without money or entry, and can be joined again', async () => {
    const event = await anEvent(house.db, { priceCents: 0 });
    const join = () => house.call('POST', '/api/orders', { as: ana, body: { eventId: event.id, quantity: 1 } });
    const first = (await join()).body;
    expect((await look(first.id)).body).toMatchObject({ refund: '0' });
    expect((await cancel(first.id, '0')).body).toMatchObject({ status: 'cancelled', refunded: '0' });
    expect([await refundsOf(first.id), await entriesOf(first.id), await placesTaken(event.id)]).toEqual([[], [], 0]);
    const second = (await join()).body;
    expect(second.id).not.toBe(first.id);
    expect(await placesTaken(event.id)).toBe(1);
  });

  test('the money is given back by the task, once', async () => {
    const event = await anEvent(house.db);
    const metadata = { type: 'event', itemId: event.id, userId: ana.id, quantity: 1 };
    const intent = await house.call('POST', '/api/create-payment-intent', {
      as: ana,
      body: { amount: 25, currency: 'eur', metadata },
    });
    const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
    const { clientSecret, orderId } = intent.body;
    await house.call('POST', '/api/payments/sandbox/confirm', { as: ana, body: { clientSecret, ...card } });
    await house.runTasks();
    expect((await cancel(orderId, '25.00')).body.status).toBe('refunded');
    await house.runTasks();
    expect(await refundsOf(orderId)).toMatchObject([{ amountCents: 2500, status: 'done', doneAt: house.time.now }]);
  });
});

describe('an event that is called off', () => {
  test('refunds everybody in full, ends holds, and leaves the lists', async () => {
    const owner = await house.signedInAs('business');
    const event = await anEvent(house.db, { capacity: 4, cancellation: 'final', ownerId: owner.id });
    const paid = await bought(eventWish({ userId: ana.id, eventId: event.id, quantity: 2 }));
    const bea = await house.signedInAs();
    const held = await holdEvent(house.db, { userId: bea.id, eventId: event.id, quantity: 2 }, house.time.now);
    const reply = await callOff(event.id, event.version);
    expect([reply.status, reply.body]).toEqual([200, { orders: 2, refunded: '50.00' }]);
    const rows = await house.db.select().from(orders).where(eq(orders.eventId, event.id));
    expect(new Map(rows.map(({ id, status, refundedCents }) => [id, [status, refundedCents]]))).toEqual(
      new Map([
        [paid.id, ['refunded', 5000]],
        [held.id, ['cancelled', 0]],
      ]),
    );
    expect(await refundsOf(paid.id)).toMatchObject([{ amountCents: 5000, reason: 'organiser' }]);
    expect(await balances(paid.id)).toEqual({ buyer: -5000, owner: 0, commission: 0, refund: 5000 });
    expect(await placesTaken(event.id)).toBe(0);
    expect((await house.call('GET', `/api/events/${event.id}`)).body.calledOff).toBe(true);
    await expect(
      holdEvent(house.db, { userId: bea.id, eventId: event.id, quantity: 1 }, house.time.now),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('twice is once, a seen version counts, and what has begun or is none can’t be', async () => {
    const order = await twoTickets();
    const eventId = order.itemId;
    expect((await callOff(eventId, 99)).body.code).toBe('edit_conflict');
    expect((await callOff(eventId)).status).toBe(200);
    expect((await callOff(eventId)).body.code).toBe('invalid_transition');
    expect(await refundsOf(order.id)).toHaveLength(1);
    const begun = await anEvent(house.db);
    moveTo('2026-08-21T20:30:00Z');
    expect((await callOff(begun.id)).body.code).toBe('invalid_transition');
    expect((await callOff(newId())).status).toBe(404);
  });

  test('adds only what had not gone back yet', async () => {
    const event = await anEvent(house.db, { cancellation: 'strict' });
    const bea = await house.signedInAs();
    const mine = await bought(eventWish({ userId: ana.id, eventId: event.id, quantity: 2 }));
    const hers = await bought(eventWish({ userId: bea.id, eventId: event.id, quantity: 1 }));
    await cancel(mine.id, '25.00');
    expect((await callOff(event.id)).body).toEqual({ orders: 1, refunded: '25.00' });
    expect(await refundsOf(mine.id)).toHaveLength(1);
    expect(await refundsOf(hers.id)).toMatchObject([{ amountCents: 2500, reason: 'organiser' }]);
  });

  test('of which the desk gave all the money back before ends as refunded', async () => {
    const { id, itemId } = await twoTickets();
    const body = { amountCents: 5000, refunded: '0', note: 'No music.', bearer: 'both' };
    const admin = await house.signedInAs('admin');
    expect((await house.call('POST', `/api/admin/orders/${id}/refunds`, { as: admin, body })).status).toBe(200);
    expect((await callOff(itemId)).body).toEqual({ orders: 1, refunded: '0' });
    expect((await house.call('GET', `/api/orders/${id}`, { as: ana })).body.status).toBe('refunded');
    expect(await refundsOf(id)).toHaveLength(1);
  });
});
