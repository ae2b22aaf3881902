/** Issue 6: a rental is held, paid for, lost and given back: sentences told at the HTTP door, on both engines. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { confirmSandboxPayment } from '#features/payments/server/service.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals, rentalSlots } from '#features/rentals/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { refundSteps } from '#market/listings/cancellation.ts';
import { orders, refunds, tickets } from '../table.ts';

type Rental = Awaited<ReturnType<typeof aRental>>;

const house = aTestHouse();
let guest: Member;
let other: Member;
let rental: Rental;
beforeEach(async () => {
  [guest, other] = [await house.signedInAs(), await house.signedInAs()];
  rental = await aRental(house.db);
});

type Wish = { as?: Member; amount?: number; userId?: string; from?: string; units?: number; quantity?: number };
const book = ({ as = guest, amount, userId = as.id, ...stay }: Wish & { time?: string } = {}, of = rental) => {
  const { units = 1, quantity = 1 } = stay;
  return house.call('POST', '/api/create-payment-intent', {
    as,
    body: {
      amount: amount ?? ((of.priceCents ?? 0) * units * quantity) / 100,
      currency: 'eur',
      metadata: { type: 'rental', itemId: of.id, userId, from: '2026-09-01', ...stay },
    },
  });
};
const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
const pay = (clientSecret: string, as = guest) =>
  house.call('POST', '/api/payments/sandbox/confirm', { as, body: { clientSecret, ...card } });
/** Pays without waking the outbox: the notice stays on its way until the tasks run. */
const payQuietly = (clientSecret: string, as = guest) =>
  confirmSandboxPayment(house.db, { id: as.id }, { clientSecret, ...card }, house.time.now);
const orderOf = async (id: string, as = guest) => (await house.call('GET', `/api/orders/${id}`, { as })).body;
const slotsOf = (orderId: string) =>
  house.db
    .select({ slot: rentalSlots.slot, expiresAt: rentalSlots.expiresAt })
    .from(rentalSlots)
    .where(eq(rentalSlots.orderId, orderId));
const isBooked = async (from: string) => (await book({ as: other, from })).body.code === 'dates_unavailable';

describe('a stay', () => {
  test('is held for fifteen minutes, paid, and confirmed with one code however many are taken', async () => {
    rental = await aRental(house.db, { quantity: 4 });
    const intent = await book({ from: '2026-09-10', units: 3, quantity: 2 });
    expect([intent.status, intent.body.holdExpiresAt]).toEqual([201, '2026-08-21T18:15:00.000Z']);
    expect(await orderOf(intent.body.orderId)).toMatchObject({ status: 'pending', amount: '540.00', tickets: [] });
    await pay(intent.body.clientSecret);
    await house.runTasks();
    const order = await orderOf(intent.body.orderId);
    expect(order).toMatchObject({
      kind: 'rental',
      status: 'confirmed',
      itemId: rental.id,
      title: 'Two balconies on the bay',
      quantity: 2,
      units: 3,
      unit: 'night',
      amount: '540.00',
      date: '2026-09-10',
      time: '16:00',
      until: { date: '2026-09-13', time: '11:00' },
      holdExpiresAt: null,
      refundSteps: refundSteps.moderate,
    });
    expect(order.tickets).toHaveLength(1);
    const slots = await slotsOf(order.id);
    expect(slots.map(({ slot, expiresAt }) => `${slot} ${String(expiresAt)}`).toSorted()).toEqual(['1 null', '2 null']);
  });

  test('from 27 to 30 March is three nights, summer time or not', async () => {
    const { body } = await book({ from: '2027-03-27', units: 3 });
    expect(await orderOf(body.orderId)).toMatchObject({
      amount: '270.00',
      startsAt: '2027-03-27T15:00:00.000Z',
      until: { date: '2027-03-30', time: '11:00' },
    });
    expect(await isBooked('2027-03-29')).toBe(true);
    expect((await book({ as: other, from: '2027-03-30' })).status).toBe(201);
  });

  test.each([
    ['spring forward', '2027-03-27', '2027-03-28', 18],
    ['fall back', '2026-10-24', '2026-10-25', 20],
  ])('over the night when clocks %s is that night alone', async (_, from, next, hours) => {
    const { body } = await book({ from });
    const [order] = await house.db.select().from(orders).where(eq(orders.id, body.orderId));
    expect(((order?.endsAt?.getTime() ?? 0) - (order?.startsAt.getTime() ?? 0)) / 3_600_000).toBe(hours);
    expect(await isBooked(from)).toBe(true);
    expect((await book({ as: other, from: next })).status).toBe(201);
  });

  test('by the hour ends to the minute, and the next begins there', async () => {
    rental = await aRental(house.db, { priceUnit: 'hour', category: 'boat' });
    const { body } = await book({ from: '2026-09-01', time: '10:00', units: 2 });
    expect(await orderOf(body.orderId)).toMatchObject({ time: '10:00', until: { date: '2026-09-01', time: '12:00' } });
    expect((await book({ as: other, from: '2026-09-01', time: '11:00' })).body.code).toBe('dates_unavailable');
    expect((await book({ as: other, from: '2026-09-01', time: '12:00' })).status).toBe(201);
  });
});

describe('what the server decides', () => {
  const soon = { leadHours: 24 };
  test.each([
    ['what begins within the lead time', soon, { from: '2026-08-22' }, 'from', 'tooSoon'],
    ['what has begun', {}, { from: '2026-08-21' }, 'from', 'tooSoon'],
    ['what is farther ahead than 18 months', {}, { from: '2199-01-01' }, 'from', 'tooFar'],
    ['fewer nights than there must be', { minUnits: 3 }, { units: 2 }, 'units', 'tooShort'],
    ['more nights than there may be', { maxUnits: 7 }, { units: 8 }, 'units', 'tooLong'],
    ['two units by person', { priceUnit: 'person' }, { units: 2 }, 'units', 'tooLong'],
    ['an hour before it opens', { priceUnit: 'hour' }, { time: '09:00' }, 'time', 'closed'],
    ['half past', { priceUnit: 'hour' }, { time: '10:30' }, 'time', 'closed'],
    ['no hour at all', { priceUnit: 'hour' }, {}, 'time', 'closed'],
    ['hours beyond closing time', { priceUnit: 'hour' }, { time: '19:00', units: 2 }, 'units', 'closed'],
    ['more than there are', { quantity: 2 }, { quantity: 3 }, 'quantity', 'tooMany'],
    ['more persons than places', { priceUnit: 'person', capacity: 8 }, { quantity: 9 }, 'quantity', 'tooMany'],
    ['what costs more than can be paid', { priceCents: 900_000_000 }, { units: 3, amount: 1 }, 'units', 'tooLong'],
  ] as const)('refuses %s', async (_, over, stay, path, reason) => {
    rental = await aRental(house.db, over);
    const reply = await book(stay);
    expect([reply.status, reply.body.errors]).toEqual([422, [{ path: `metadata.${path}`, message: reason }]]);
    expect(await house.db.$count(orders, eq(orders.rentalId, rental.id))).toBe(0);
  });

  test('another amount than its own is refused and keeps nothing', async () => {
    const reply = await book({ units: 2, amount: 90 });
    expect([reply.status, reply.body.code]).toEqual([422, 'price_changed']);
    expect(await isBooked('2026-09-01')).toBe(false);
  });

  test('another member’s id is refused', async () => {
    expect((await book({ userId: other.id })).status).toBe(403);
  });

  test('dates that somebody holds or has are refused, the days around them are not', async () => {
    await book({ from: '2026-09-05', units: 2 });
    for (const [from, units] of [
      ['2026-09-04', 2],
      ['2026-09-05', 1],
      ['2026-09-06', 3],
      ['2026-09-01', 10],
    ] as const) {
      const reply = await book({ as: other, from, units });
      expect([reply.status, reply.body.code]).toEqual([409, 'dates_unavailable']);
    }
    expect((await book({ as: other, from: '2026-09-03', units: 2 })).status).toBe(201);
    expect((await book({ as: await house.signedInAs(), from: '2026-09-07' })).status).toBe(201);
  });

  test('what has no price, no unit, costs nothing or other money is not sold, and what is not public is not there', async () => {
    for (const over of [{ priceCents: null }, { priceUnit: null }, { priceCents: 0 }, { currency: 'GBP' as const }])
      expect((await book({}, await aRental(house.db, over))).body.code).toBe('not_for_sale');
    for (const status of ['draft', 'withdrawn'] as const)
      expect((await book({}, await aRental(house.db, { status }))).status).toBe(404);
    expect((await book({}, { ...rental, id: newId() })).status).toBe(404);
  });
});

describe('a hold', () => {
  test('gives its dates to the next who asks once its time is up', async () => {
    const { body } = await book();
    expect(await isBooked('2026-09-01')).toBe(true);
    house.later(15);
    expect((await book({ as: other })).status).toBe(201);
    expect((await orderOf(body.orderId)).status).toBe('expired');
    expect(await slotsOf(body.orderId)).toEqual([]);
    expect((await pay(body.clientSecret)).body.code).toBe('hold_expired');
  });

  test('is replaced by other dates of the same person, under the same clock', async () => {
    const first = (await book({ units: 2 })).body;
    house.later(5);
    const second = (await book({ from: '2026-09-02', units: 3 })).body;
    expect(second).toMatchObject({ orderId: first.orderId, holdExpiresAt: first.holdExpiresAt });
    expect(await orderOf(first.orderId)).toMatchObject({ date: '2026-09-02', units: 3, amount: '270.00' });
    expect((await pay(first.clientSecret)).body.code).toBe('conflict');
    expect((await book({ as: other, from: '2026-09-01' })).status).toBe(201);
  });

  test('stays as it was when the dates that should replace it are taken, too long, or at another price', async () => {
    await book({ as: other, from: '2026-09-10' });
    const { body } = await book({ units: 2 });
    expect((await book({ from: '2026-09-10' })).body.code).toBe('dates_unavailable');
    expect((await book({ units: 31 })).body.code).toBe('validation');
    expect((await book({ from: '2026-09-20', amount: 1 })).body.code).toBe('price_changed');
    expect(await orderOf(body.orderId)).toMatchObject({ status: 'pending', date: '2026-09-01', units: 2 });
    expect(await slotsOf(body.orderId)).toHaveLength(1);
    const third = await house.signedInAs();
    expect((await book({ as: third, from: '2026-09-02' })).body.code).toBe('dates_unavailable');
    expect((await book({ as: third, from: '2026-09-20' })).status).toBe(201);
  });

  test('given back frees its dates at once', async () => {
    const { body } = await book();
    expect((await house.call('DELETE', `/api/orders/${body.orderId}`, { as: guest })).body.status).toBe('cancelled');
    expect(await isBooked('2026-09-01')).toBe(false);
  });

  test('is one of three, events and rentals counted together', async () => {
    const event = await anEvent(house.db);
    const ticket = { type: 'event', itemId: event.id, userId: guest.id, quantity: 1 };
    const body = { amount: 25, currency: 'eur', metadata: ticket };
    expect((await house.call('POST', '/api/create-payment-intent', { as: guest, body })).status).toBe(201);
    const [second, third] = [await aRental(house.db), await aRental(house.db)];
    for (const one of [rental, second]) expect((await book({}, one)).status).toBe(201);
    expect((await book({}, third)).body.code).toBe('too_many_holds');
    house.later(15);
    expect((await book({}, third)).status).toBe(201);
  });

  test('whose payment is on its way can’t be changed under it', async () => {
    const { body } = await book();
    await payQuietly(body.clientSecret);
    expect((await book({ from: '2026-09-20' })).body.code).toBe('already_paid');
    await house.runTasks();
    expect(await orderOf(body.orderId)).toMatchObject({ status: 'confirmed', date: '2026-09-01' });
  });
});

describe('a payment that comes after its hold ran out', () => {
  const refundsOf = (orderId: string) => house.db.$count(refunds, eq(refunds.orderId, orderId));

  test('is refunded once when somebody else has the dates', async () => {
    const { body } = await book({ units: 2 });
    await payQuietly(body.clientSecret);
    house.later(16);
    const next = await book({ as: other, from: '2026-09-02' });
    expect(next.status).toBe(201);
    await house.runTasks();
    await house.runTasks();
    expect(await orderOf(body.orderId)).toMatchObject({ status: 'refunded', refunded: '180.00', tickets: [] });
    expect(await refundsOf(body.orderId)).toBe(1);
    expect(await slotsOf(body.orderId)).toEqual([]);
    expect(await slotsOf(next.body.orderId)).toHaveLength(1);
  });

  test('counts while the dates are free, whether the hold was given back or nobody had asked yet', async () => {
    for (const isReleased of [true, false]) {
      rental = await aRental(house.db);
      const { body } = await book();
      await payQuietly(body.clientSecret);
      house.later(16);
      if (isReleased) await book({ as: await house.signedInAs(), from: '2026-09-20' });
      await house.runTasks();
      expect(await orderOf(body.orderId)).toMatchObject({ status: 'confirmed', refunded: '0' });
      expect(await slotsOf(body.orderId)).toEqual([{ slot: 1, expiresAt: null }]);
      expect(await house.db.$count(tickets, eq(tickets.orderId, body.orderId))).toBe(1);
      expect((await book({ as: await house.signedInAs() })).body.code).toBe('dates_unavailable');
    }
  });

  test('counts when whoever had the dates since has let their time run out as well', async () => {
    const { body } = await book();
    await payQuietly(body.clientSecret);
    house.later(16);
    expect((await book({ as: other })).status).toBe(201);
    house.later(16);
    await house.runTasks();
    expect((await orderOf(body.orderId)).status).toBe('confirmed');
  });

  test('is refunded when there are fewer alike by now than it was for', async () => {
    rental = await aRental(house.db, { quantity: 2 });
    const { body } = await book({ quantity: 2 });
    await payQuietly(body.clientSecret);
    house.later(16);
    await book({ as: other, from: '2026-09-20' });
    await house.db.update(rentals).set({ quantity: 1 }).where(eq(rentals.id, rental.id));
    await house.runTasks();
    expect((await orderOf(body.orderId)).status).toBe('refunded');
  });
});

test('what a buyer cancels is free for the next, at the refund that was shown', async () => {
  const { body } = await book({ units: 2 });
  await pay(body.clientSecret);
  await house.runTasks();
  const path = `/api/orders/${body.orderId}/cancellation`;
  const { body: shown } = await house.call('GET', path, { as: guest });
  expect(shown).toEqual({ refund: '180.00', percent: 100, until: '2026-08-27T14:00:00.000Z' });
  const cancelled = await house.call('POST', path, { as: guest, body: { refund: shown.refund } });
  expect(cancelled.body).toMatchObject({ status: 'refunded', refunded: '180.00' });
  expect(await slotsOf(body.orderId)).toEqual([]);
  expect((await book({ as: other, units: 2 })).status).toBe(201);
});
