/** What is sold is what its buyer was shown (decision 0140): sentences told at the HTTP door, on both engines. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buyingIn } from '#app/server/testing-buying.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { refundSteps } from '#market/listings/cancellation.ts';
import type { CancellationPolicy } from '#market/listings/cancellation.ts';
import { orders } from '../table.ts';

const house = aTestHouse();
const { intend, press } = buyingIn(house);
let ana: Member;
beforeEach(async () => {
  ana = await house.signedInAs();
});

const buy = (amount: number, metadata: object, as = ana) => intend(as, amount, metadata);
const pay = (opened: { clientSecret: string }) => press(ana, opened);
const orderOf = async (id: string) => (await house.call('GET', `/api/orders/${id}`, { as: ana })).body;
const told = ({ status, body }: { status: number; body: { code?: string; errors?: unknown } }) => [
  status,
  body.code,
  body.errors,
];

describe('an event', () => {
  let event: Awaited<ReturnType<typeof anEvent>>;
  beforeEach(async () => {
    event = await anEvent(house.db, { date: '2026-09-10', cancellation: 'flexible' });
  });
  const change = (cancellation: CancellationPolicy) =>
    house.db.update(events).set({ cancellation }).where(eq(events.id, event.id));
  const shown = (cancellation?: CancellationPolicy) => {
    const { date, time, location, address } = event;
    return { date, time, location, address, cancellation };
  };
  const intend = (cancellation?: CancellationPolicy, as = ana) =>
    buy(25, { type: 'event', itemId: event.id, shown: shown(cancellation) }, as);

  test('that gives back less than was shown is not sold before its buyer has seen that', async () => {
    await change('strict');
    const refused = [409, 'terms_changed', [{ path: 'shown.cancellation', message: 'strict' }]];
    expect(told(await intend('flexible'))).toEqual(refused);
    expect(await house.db.$count(orders, eq(orders.userId, ana.id))).toBe(0);
    const { status, body } = await intend('strict');
    expect([status, (await orderOf(body.orderId)).refundSteps]).toEqual([201, refundSteps.strict]);
  });

  test('is paid for as it was held, whatever its owner saves meanwhile', async () => {
    const { body } = await intend('flexible');
    await change('final');
    await pay(body);
    await house.runTasks();
    expect(await orderOf(body.orderId)).toMatchObject({ status: 'confirmed', refundSteps: refundSteps.flexible });
  });

  test('that is looked at again is held under what is shown then, and not paid for in a form of before', async () => {
    await change('strict');
    const before = (await intend('strict')).body;
    await change('flexible');
    expect((await intend('strict')).body.code).toBe('terms_changed');
    const now = (await intend('flexible')).body;
    expect(now.orderId).toBe(before.orderId);
    expect((await pay(before)).body.code).toBe('conflict');
    await pay(now);
    await house.runTasks();
    expect(await orderOf(now.orderId)).toMatchObject({ status: 'confirmed', refundSteps: refundSteps.flexible });
  });

  test('that nothing has changed of is paid for in the form that is open', async () => {
    const [one, other] = [(await intend('flexible')).body, (await intend('flexible')).body];
    expect(other).toEqual(one);
  });

  test('whose terms nobody says they saw is sold as it is, and a hold keeps what it was promised', async () => {
    const { body } = await intend();
    await change('strict');
    expect((await intend()).body.orderId).toBe(body.orderId);
    expect((await orderOf(body.orderId)).refundSteps).toEqual(refundSteps.flexible);
    ana = await house.signedInAs();
    const later = (await buy(25, { type: 'event', itemId: event.id })).body;
    expect((await orderOf(later.orderId)).refundSteps).toEqual(refundSteps.strict);
  });

  test('that is free is joined as it was shown', async () => {
    event = await anEvent(house.db, { date: '2026-09-10', cancellation: 'strict', priceCents: 0 });
    const join = (cancellation?: CancellationPolicy) =>
      house.call('POST', '/api/orders', { as: ana, body: { eventId: event.id, shown: shown(cancellation) } });
    expect(told(await join('flexible'))).toEqual([
      409,
      'terms_changed',
      [{ path: 'shown.cancellation', message: 'strict' }],
    ]);
    // What costs nothing has no policy that anybody is shown.
    expect((await join()).status).toBe(201);
  });

  test('whose policy changes at the moment of the sale is sold as shown, or not', async () => {
    const buyers = await Promise.all(Array.from({ length: 10 }, () => house.signedInAs()));
    const [replies] = await Promise.all([
      Promise.all(buyers.map((as) => intend('flexible', as))),
      change('final').execute(),
    ]);
    const sold = await house.db.select().from(orders).where(eq(orders.eventId, event.id));
    expect(sold.map((order) => order.refundSteps)).toEqual(sold.map(() => refundSteps.flexible));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(sold.length);
    const refused = replies.filter(({ status }) => status !== 201).map(({ body }) => body.code as string);
    expect(refused).toEqual(refused.map(() => 'terms_changed'));
    expect((await intend('flexible')).body.code).toBe('terms_changed');
  });
});

describe('a stay', () => {
  let rental: Awaited<ReturnType<typeof aRental>>;
  beforeEach(async () => {
    rental = await aRental(house.db, { priceUnit: 'week', priceCents: 70_000, cancellation: 'flexible' });
  });
  const change = (over: Partial<typeof rentals.$inferInsert>) =>
    house.db.update(rentals).set(over).where(eq(rentals.id, rental.id));
  const week = {
    unit: 'week',
    startsAt: '2026-09-01T14:00:00.000Z',
    endsAt: '2026-09-08T09:00:00.000Z',
    cancellation: 'flexible',
  };
  const intend = (shown: object | undefined, from = '2026-09-01') =>
    buy(700, { type: 'rental', itemId: rental.id, from, units: 1, shown });

  test.each([
    ['a night for the price of a week', { priceUnit: 'night' }, { unit: 'night', endsAt: '2026-09-02T09:00:00.000Z' }],
    ['who has to leave earlier', { toTime: '10:00' }, { endsAt: '2026-09-08T08:00:00.000Z' }],
    ['who may come later', { fromTime: '18:00' }, { startsAt: '2026-09-01T16:00:00.000Z' }],
    ['who gets nothing back', { cancellation: 'final' }, { cancellation: 'final' }],
  ] as const)('is not sold to %s, before they have seen that', async (_, over, now) => {
    await change(over);
    const errors = Object.entries(now).map(([path, message]) => ({ path: `shown.${path}`, message }));
    expect(told(await intend(week))).toEqual([409, 'terms_changed', errors]);
    expect(await house.db.$count(orders, eq(orders.rentalId, rental.id))).toBe(0);
    const { status, body } = await intend({ ...week, ...now });
    expect(status).toBe(201);
    const { unit, startsAt, refundSteps: steps } = await orderOf(body.orderId);
    expect({ unit, startsAt, steps }).toEqual({
      unit: 'unit' in now ? now.unit : 'week',
      startsAt: 'startsAt' in now ? now.startsAt : week.startsAt,
      steps: refundSteps['cancellation' in now ? now.cancellation : 'flexible'],
    });
  });

  test('is told that its terms changed before it is told that it is none', async () => {
    await change({ priceUnit: 'night', minUnits: 3 });
    expect((await intend(week)).body.code).toBe('terms_changed');
    expect((await intend(undefined)).body.code).toBe('validation');
  });

  test('is sold by its instants, however they are written, and as it is to who says nothing of it', async () => {
    expect((await intend({ ...week, startsAt: '2026-09-01T14:00:00Z' })).status).toBe(201);
    await change({ cancellation: 'strict' });
    ana = await house.signedInAs();
    const { status, body } = await intend(undefined, '2026-10-01');
    expect([status, (await orderOf(body.orderId)).refundSteps]).toEqual([201, refundSteps.strict]);
  });

  test('on other days for the same sum is not paid for in the form of the days before', async () => {
    const before = (await intend(week)).body;
    const other = { ...week, startsAt: '2026-09-08T14:00:00.000Z', endsAt: '2026-09-15T09:00:00.000Z' };
    const now = (await intend(other, '2026-09-08')).body;
    expect(now.orderId).toBe(before.orderId);
    expect((await pay(before)).body.code).toBe('conflict');
    expect((await pay(now)).body.status).toBe('processing');
  });

  test.each([
    [{ ...week, unit: 'year' }, 'unit'],
    [{ ...week, startsAt: '2026-09-01' }, 'startsAt'],
    [{ ...week, cancellation: 'kind' }, 'cancellation'],
    [{ ...week, price: '700' }, 'price'],
  ])('%j is refused, naming %s', async (shown, path) => {
    const { status, body } = await intend(shown);
    expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([
      422,
      [`metadata.shown.${path}`],
    ]);
  });
});
