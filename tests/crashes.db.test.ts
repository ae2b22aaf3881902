/** `kill -9` at any moment loses nothing that was said yes to (quality, Soundness: Durability, Payments), on both engines. */
import { setImmediate } from 'node:timers/promises';
import { asc, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { anEvent } from '#features/events/server/factory.ts';
import { eventPlaces } from '#features/events/server/table.ts';
import { invoices } from '#features/invoices/server/table.ts';
import { orders, refunds } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { priceOf } from '#kit/shared/money.ts';
import { noticed, openTown, signUp } from './crash-town.ts';
import type { Ask, Person, Town } from './crash-town.ts';
import { systemClock } from '#kit/shared/clock.ts';

/** A busy machine takes its time; nothing here is measured. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const capacity = 60;
const priceCents = 2500;
let town: Town & { readonly things: { readonly id: string } };
/** One house for the three tests, in their order: each goes on with what the one before it left. */
beforeAll(async () => {
  const date = addDays(wallClock(systemClock()).date, 20);
  town = await openTown(inject('prepared'), (db) => anEvent(db, { date, capacity, priceCents }));
});
afterAll(() => town.close());

const paymentOf = ({ clientSecret }: { clientSecret: string }) => clientSecret.split('_secret_')[0] ?? '';
const intend = (as: Person, quantity: number, ask: Ask = town.ask) => {
  const metadata = { type: 'event', itemId: town.things.id, userId: as.id, quantity };
  const body = { amount: (priceCents * quantity) / 100, currency: 'eur', metadata };
  return ask('POST', '/api/create-payment-intent', { as, body });
};
const tellPaid = (paymentId: string, headers?: Record<string, string>, ask: Ask = town.ask) =>
  ask('POST', '/api/payments/webhook', noticed(town.standIn.noticeOf(paymentId), headers));
const cancel = (as: Person, orderId: string, quantity: number, ask: Ask = town.ask, tickets?: readonly string[]) =>
  ask('POST', `/api/orders/${orderId}/cancellation`, { as, body: { refund: priceOf(priceCents * quantity), tickets } });
const ordersOf = async (
  as: Person,
  ask: Ask = town.ask,
): Promise<{ id: string; status: string; tickets: { id: string }[] }[]> =>
  (await ask('GET', `/api/users/${as.id}/orders`, { as })).body;

/** Held, paid at the provider, and told of. */
async function buy(as: Person, quantity: number) {
  const { body } = await intend(as, quantity);
  town.standIn.pay(paymentOf(body));
  expect((await tellPaid(paymentOf(body))).status).toBe(200);
  return { orderId: String(body.orderId), paymentId: paymentOf(body) };
}

const intentsOf = (orderId: string) =>
  [...town.standIn.intents.values()].filter(({ metadata }) => metadata['orderId'] === orderId);
const refundsOf = (paymentId: string) =>
  [...town.standIn.refunds.values()].filter((one) => one.payment_intent === paymentId).map(({ amount }) => amount);
/** What the provider has of an order's money. */
const keptOf = (orderId: string) =>
  intentsOf(orderId)
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { id, amount }) => sum + amount - refundsOf(id).reduce((back, one) => back + one, 0), 0);

type Promised = Map<string, { readonly as: Person; readonly status: 'pending' | 'confirmed' | 'refunded' }>;
type Booked = { order_id: string; sum: number; kept: number };

/** Everything adds up: places, tickets, the ledger, and the money at the provider; nothing is left to do. */
async function expectSound(db: Db): Promise<void> {
  const all = await db.select().from(orders);
  const live = all.filter(({ status }) => status === 'pending' || status === 'confirmed');
  const places = live.reduce((sum, { quantity }) => sum + quantity, 0);
  const [count] = await db.select().from(eventPlaces);
  expect(count?.taken).toBe(places);
  expect(places).toBeLessThanOrEqual(capacity);
  const { rows: booked } = (await db.execute(sql`select order_id, sum(amount_cents)::int as sum,
    sum(case when account in ('buyer', 'refund') then -amount_cents else 0 end)::int as kept
    from ledger_entries group by order_id`)) as { rows: Booked[] };
  expect(booked.filter(({ sum }) => sum !== 0)).toEqual([]);
  const { rows: printed } = (await db.execute(
    sql`select order_id, count(*)::int as count from tickets where cancelled_at is null group by order_id`,
  )) as { rows: { order_id: string; count: number }[] };
  for (const { id, status, quantity, amountCents, refundedCents } of all) {
    const isPaid = status === 'confirmed';
    const kept = isPaid ? amountCents - refundedCents : 0;
    const inLedger = booked.find(({ order_id: one }) => one === id)?.kept ?? 0;
    expect([id, status, inLedger, keptOf(id)]).toEqual([id, status, kept, kept]);
    if (isPaid) expect(printed.find(({ order_id: one }) => one === id)?.count).toBe(quantity);
  }
  await expectInvoiced(db, all);
  expect(await db.select().from(refunds).where(ne(refunds.status, 'done'))).toEqual([]);
  expect(await db.select().from(tasks)).toEqual([]);
}

/** Every sale has its invoice and every refund its corrective one; numbers have neither gaps nor twins. */
async function expectInvoiced(db: Db, all: readonly (typeof orders.$inferSelect)[]): Promise<void> {
  const issued = await db.select().from(invoices).orderBy(asc(invoices.number));
  for (const { id, confirmedAt, amountCents, refundedCents } of all) {
    const ofIt = issued.filter(({ orderId }) => orderId === id);
    expect(ofIt.filter(({ kind }) => kind === 'simplified')).toHaveLength(confirmedAt === null ? 0 : 1);
    const gross = ofIt.reduce((sum, { grossCents }) => sum + grossCents, 0);
    expect([id, gross]).toEqual([id, confirmedAt === null ? 0 : amountCents - refundedCents]);
  }
  for (const some of Map.groupBy(issued, ({ series }) => series).values())
    expect(some.map(({ number }) => number)).toEqual(some.map((_, place) => place + 1));
}

/** What the payments of the first test come to, some minutes later. */
const expected: { readonly person: Person; readonly status: string; readonly refunded: readonly number[] }[] = [];
/** What the house said yes to in the second one, by order. */
const promised: Promised = new Map();

test('a payment survives a kill at each of its steps', async () => {
  const { standIn } = town;
  await town.start();
  const people = await Promise.all(Array.from({ length: 7 }, () => signUp(town.ask)));
  const [held, opened, paid, told, cancelled, refunded, parted] = people as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  const unheard: Promise<unknown>[] = [];
  const leave = (call: Promise<unknown>) => void unheard.push(call.catch(() => 'dead'));

  // What is bought before: nobody is patient for ever, so what is left without an answer follows quickly.
  const { body: ofPaid } = await intend(paid, 2);
  const { body: ofTold } = await intend(told, 2);
  const ofCancelled = await buy(cancelled, 2);
  const ofRefunded = await buy(refunded, 2);
  const ofParted = await buy(parted, 2);
  const first = (await ordersOf(parted))[0]?.tickets[0]?.id ?? '';

  // The card was taken; its notice is lost.
  standIn.pay(paymentOf(ofPaid));
  // The refund is promised; the provider is being asked, and has done nothing yet.
  const wished = standIn.stopAt('before', 'GET /v1/refunds');
  expect((await cancel(cancelled, ofCancelled.orderId, 2)).body.status).toBe('refunded');
  await wished;
  // The provider has given the money back; nobody here knows.
  const given = standIn.stopAt('after', 'POST /v1/refunds');
  expect((await cancel(refunded, ofRefunded.orderId, 2)).body.status).toBe('refunded');
  await given;
  // The provider has given the money of one of two tickets back; nobody here knows.
  const halfway = standIn.stopAt('after', 'POST /v1/refunds');
  const one = await cancel(parted, ofParted.orderId, 1, town.ask, [first]);
  expect([one.body.status, one.body.quantity]).toEqual(['confirmed', 1]);
  await halfway;
  // The notice is in, and its reply is not out.
  standIn.pay(paymentOf(ofTold));
  const kept = town.heard();
  leave(tellPaid(paymentOf(ofTold), { 'x-keep-reply': 'yes' }));
  expect(await kept).toEqual({ kept: 200 });
  // The places are held; the provider is being asked, and has done nothing yet.
  const asked = standIn.stopAt('before', 'POST /v1/payment_intents');
  leave(intend(held, 2));
  await asked;
  // The provider has opened the payment; nobody here knows.
  const made = standIn.stopAt('after', 'POST /v1/payment_intents');
  leave(intend(opened, 2));
  await made;

  await town.kill();
  expect(await Promise.all(unheard)).toEqual(['dead', 'dead', 'dead']);
  standIn.goOn();
  await town.start();

  for (const person of [held, opened]) {
    expect(await ordersOf(person)).toMatchObject([{ status: 'pending' }]);
    const { status, body } = await intend(person, 2);
    expect([status, (await ordersOf(person)).map(({ id }) => id)]).toEqual([201, [body.orderId]]);
    expect(intentsOf(body.orderId)).toHaveLength(1);
    standIn.pay(paymentOf(body));
    expect((await tellPaid(paymentOf(body))).status).toBe(200);
  }
  const before = await ordersOf(told);
  expect(before).toMatchObject([{ status: 'confirmed', tickets: [{}, {}] }]);
  expect((await tellPaid(paymentOf(ofTold))).status).toBe(200);
  expect(await ordersOf(told)).toEqual(before);
  // Nobody tells of this one: the house asks the provider by itself when it opens.
  await expect.poll(() => ordersOf(paid)).toMatchObject([{ status: 'confirmed', tickets: [{}, {}] }]);

  for (const person of [held, opened, told]) expected.push({ person, status: 'confirmed', refunded: [] });
  expected.push({ person: paid, status: 'confirmed', refunded: [] });
  for (const person of [cancelled, refunded]) expected.push({ person, status: 'refunded', refunded: [5000] });
  expected.push({ person: parted, status: 'confirmed', refunded: [2500] });
});

const steps = ['pending', 'confirmed', 'refunded'];

/** The same numbers for the same seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Buys, forgets to tell, cancels and buys again, until nobody answers any more. */
async function shop(as: Person, ask: Ask, random: (sides: number) => number): Promise<void> {
  for (;;) {
    const quantity = 1 + random(3);
    const { status, body } = await intend(as, quantity, ask);
    if (status !== 201) {
      // Paid meanwhile: who opens the house again asks the provider about all that nobody told of.
      expect(status).toBe(409);
      expect(['sold_out', 'already_paid']).toContain(body.code);
      continue;
    }
    const [orderId, paymentId] = [String(body.orderId), paymentOf(body)];
    promised.set(orderId, { as, status: 'pending' });
    if (town.standIn.intents.get(paymentId)?.status.startsWith('requires_')) town.standIn.pay(paymentId);
    if (random(4) === 0) continue;
    expect((await tellPaid(paymentId, {}, ask)).status).toBe(200);
    promised.set(orderId, { as, status: 'confirmed' });
    if (random(3) === 0) continue;
    expect((await cancel(as, orderId, quantity, ask)).status).toBe(200);
    promised.set(orderId, { as, status: 'refunded' });
  }
}

/** Kills the house some calls from now, a few turns after one was sent or answered: in the middle of the others. */
function killSoon(random: (sides: number) => number): Ask {
  let calls = 60 + random(90);
  const count = async () => {
    calls -= 1;
    if (calls !== 0) return;
    for (let turns = random(300); turns > 0; turns -= 1) await setImmediate();
    await town.kill();
  };
  return async (...call) => {
    void count();
    const answer = await town.ask(...call);
    void count();
    return answer;
  };
}

async function expectKept(ask: Ask): Promise<void> {
  const people = new Set([...promised.values()].map(({ as }) => as));
  const found = (await Promise.all([...people].map((person) => ordersOf(person, ask)))).flat();
  const lost = [...promised].filter(([id, { status }]) => {
    const now = found.find((one) => one.id === id);
    return now === undefined || steps.indexOf(now.status) < steps.indexOf(status);
  });
  expect(lost).toEqual([]);
}

test('what was said yes to survives kills at random moments', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => signUp(town.ask)));
  for (const seed of [1, 2, 3]) {
    const random = dice(seed);
    const ask = killSoon(random);
    const ends = await Promise.allSettled(people.map((person) => shop(person, ask, random)));
    // Each ended because nobody was there any more, and for no other reason.
    const reasons = ends.map((end) => (end.status === 'rejected' ? end.reason : 'no end'));
    expect(reasons.filter((reason) => !(reason instanceof TypeError))).toEqual([]);
    await town.kill();
    if (seed === 3) break;
    await town.start();
    await expectKept(town.ask);
  }
  // Each bought at least once, and some of it was paid: there was something to lose.
  expect(promised.size).toBeGreaterThanOrEqual(people.length);
  expect([...promised.values()].some(({ status }) => status !== 'pending')).toBe(true);
});

test('some minutes later all of it has healed: no place is sold twice, no money kept or given back twice', async () => {
  const reopened = await town.reopen();
  await expectKept(reopened.ask);
  await reopened.api.reconcile();
  await reopened.api.outbox.runDue();
  await expectSound(reopened.db);
  await expectKept(reopened.ask);
  for (const { person, status, refunded } of expected) {
    const [order, ...more] = await ordersOf(person, reopened.ask);
    expect([order?.status, more]).toEqual([status, []]);
    expect(intentsOf(order?.id ?? '').map(({ id }) => refundsOf(id))).toEqual([refunded]);
  }
  await reopened.close();
});
