/** The regular ticket, bounded and left out; what one person may have; and what lists say then (decision 0191). On both engines. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '#app/server/testing-calls.ts';
import { tidy } from '#app/server/tasks.ts';
import { buyingIn } from '#app/server/testing-buying.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import type { EventRow } from '#features/events/server/table.ts';
import { ticketTypes } from './table.ts';

const house = aTestHouse();
const { intend, pay } = buyingIn(house);
let owner: Member;
let ana: Member;
let bea: Member;
let event: EventRow;
beforeEach(async () => {
  house.time.now = new Date('2026-08-01T10:00:00Z');
  owner = await house.signedInAs('business');
  [ana, bea] = [await house.signedInAs(), await house.signedInAs()];
  event = await anEvent(house.db, { ownerId: owner.id, priceCents: 2000, capacity: 20, date: '2026-08-20' });
});

const make = async (over: object = {}): Promise<string> => {
  const body = { name: { en: 'VIP' }, price: '60.00', ...over };
  return (await house.call('POST', `/api/events/${event.id}/ticket-types`, { as: owner, body })).body.id;
};
const regular = (over: object) =>
  house.call('PUT', `/api/events/${event.id}/regular-ticket`, { as: owner, body: { name: {}, ...over } });
const buy = (amount: number, ticketType?: string, { as = ana, quantity = 1 } = {}) =>
  intend(as, amount, { type: 'event', itemId: event.id, quantity, ...(ticketType && { ticketType }) });
const bought = async (amount: number, ticketType?: string, over: { as?: Member; quantity?: number } = {}) => {
  const { body } = await buy(amount, ticketType, over);
  await pay(over.as ?? ana, body);
  return body.orderId as string;
};
const unavailable = [409, 'ticket_type_unavailable'];
const page = async () => (await house.call('GET', `/api/events/${event.id}/ticket-types`)).body;
const detail = async () => (await house.call('GET', `/api/events/${event.id}`)).body;

describe('the regular ticket', () => {
  test('sells out by itself, and comes back with its place, while the others go on', async () => {
    await bought(40, undefined, { quantity: 2 });
    const vip = await make();
    expect((await regular({ limit: 1 })).status).toBe(422);
    expect((await regular({ limit: 3 })).body.regular).toMatchObject({ limit: 3, taken: 2, state: 'open' });
    expect(refusalOf(await buy(40, undefined, { as: bea, quantity: 2 }))).toEqual(unavailable);
    expect((await buy(20, undefined, { as: bea })).status).toBe(201);
    expect((await page()).regularSale.state).toBe('soldOut');
    expect(await detail()).toMatchObject({ price: '20.00', from: '60.00' });
    // Whoever holds the last one may have another type, which leaves it to the next.
    expect((await buy(60, vip, { as: bea })).status).toBe(201);
    expect((await page()).regularSale.state).toBe('open');
    expect((await buy(20, undefined, { as: bea })).status).toBe(201);
    house.later(16);
    await tidy(house.db, house.time.now);
    expect((await page()).regularSale.state).toBe('open');
    expect((await detail()).from).toBe('20.00');
  });

  test('of the last one only one is sold, however many press at once', async () => {
    await regular({ limit: 1 });
    const cleo = await house.signedInAs();
    const replies = await Promise.all([ana, bea, cleo].map((as) => buy(20, undefined, { as })));
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  });

  test('is sold from a day until a day, and lists follow when the day turns', async () => {
    const early = await make({ name: { en: 'Early bird' }, price: '15.00', soldUntil: '2026-08-05' });
    await regular({ soldFrom: '2026-08-06', soldUntil: '2026-08-10' });
    expect(refusalOf(await buy(20))).toEqual(unavailable);
    expect((await page()).regularSale).toEqual({
      soldFrom: '2026-08-06',
      soldUntil: '2026-08-10',
      each: null,
      state: 'early',
    });
    expect((await detail()).from).toBe('15.00');
    house.time.now = new Date('2026-08-06T10:00:00Z');
    await tidy(house.db, house.time.now);
    expect(await detail()).toMatchObject({ price: '20.00' });
    expect(await detail()).not.toHaveProperty('from');
    expect([(await buy(20)).status, refusalOf(await buy(15, early, { as: bea }))]).toEqual([201, unavailable]);
    house.time.now = new Date('2026-08-11T10:00:00Z');
    await tidy(house.db, house.time.now);
    expect(await detail()).toMatchObject({ closed: 'past', soldOut: false });
    expect((await regular({ soldFrom: '2026-08-12', soldUntil: '2026-08-11' })).status).toBe(422);
  });

  test('is left out where something stands beside it, and what was bought stays bought', async () => {
    expect(refusalOf(await regular({ isOff: true }))).toEqual([409, 'conflict']);
    const order = await bought(20);
    const vip = await make();
    expect((await regular({ isOff: true })).body.regular).toMatchObject({ state: 'ended', taken: 1 });
    expect(refusalOf(await buy(20, undefined, { as: bea }))).toEqual(unavailable);
    expect((await page()).regularSale).toBeNull();
    expect((await detail()).from).toBe('60.00');
    expect((await house.call('GET', `/api/orders/${order}`, { as: ana })).body.status).toBe('confirmed');
    // The last one that is sold can't be ended.
    expect(refusalOf(await house.call('DELETE', `/api/ticket-types/${vip}`, { as: owner }))).toEqual([409, 'conflict']);
    expect((await regular({})).status).toBe(200);
    expect((await buy(20, undefined, { as: bea })).status).toBe(201);
    expect((await house.call('DELETE', `/api/ticket-types/${vip}`, { as: owner })).status).toBe(200);
  });

  test('of an event that is free is joined, whatever its bounds were', async () => {
    await regular({ limit: 1, soldFrom: '2026-08-15' });
    await house.db.update(events).set({ priceCents: 0 }).where(eq(events.id, event.id));
    expect((await page()).regularSale).toEqual({ soldFrom: null, soldUntil: null, each: null, state: 'open' });
    const joined = await house.call('POST', '/api/orders', { as: ana, body: { eventId: event.id, quantity: 1 } });
    expect(joined.status).toBe(201);
  });

  test('is copied with its bounds, its days as far before the night', async () => {
    await make();
    await regular({ name: { en: 'Standard' }, limit: 7, soldFrom: '2026-08-10', each: 2, isOff: true });
    const body = { dates: ['2026-08-27'] };
    const { body: series } = await house.call('POST', `/api/events/${event.id}/series`, { as: owner, body });
    const [copy] = await house.db.select().from(events).where(eq(events.id, series.nights[1].id));
    expect(copy).toMatchObject({
      regularLimit: 7,
      regularFrom: '2026-08-17',
      regularEach: 2,
      regularOff: true,
      fromCents: 6000,
    });
  });
});

describe('an event none of whose tickets can be had', () => {
  test('says why: all are sold out, not sold yet, or not any more', async () => {
    const told = async () => {
      const { soldOut, closed, from } = await detail();
      return { soldOut, closed, from };
    };
    const vip = await make({ limit: 1 });
    await regular({ limit: 1 });
    await bought(20);
    expect(await told()).toEqual({ soldOut: false, from: '60.00' });
    await bought(60, vip, { as: bea });
    expect(await told()).toEqual({ soldOut: true });
    const card = (await house.call('GET', '/api/events')).body.find(({ id }: { id: string }) => id === event.id);
    expect(card).toMatchObject({ soldOut: true });
    await make({ name: { en: 'Late' }, soldFrom: '2026-08-10', soldUntil: '2026-08-12' });
    expect(await told()).toEqual({ soldOut: false, closed: 'early' });
    house.time.now = new Date('2026-08-10T10:00:00Z');
    await tidy(house.db, house.time.now);
    expect(await told()).toEqual({ soldOut: false, from: '60.00' });
    // When the days of one are over, those that are sold out still are.
    house.time.now = new Date('2026-08-13T10:00:00Z');
    await tidy(house.db, house.time.now);
    expect(await told()).toEqual({ soldOut: true });
    await regular({ limit: 1, soldUntil: '2026-08-12' });
    await house.call('DELETE', `/api/ticket-types/${vip}`, { as: owner });
    expect(await told()).toEqual({ soldOut: false, closed: 'past' });
  });

  test('shows what its tickets are sold for, where the regular one that nobody can buy is left out', async () => {
    const shown = async () => {
      const { soldOut, closed, from } = await detail();
      return { soldOut, closed, from };
    };
    const vip = await make({ limit: 1 });
    await make({ name: { en: 'Late' }, price: '75.00', soldFrom: '2026-08-10', soldUntil: '2026-08-12' });
    await regular({ isOff: true });
    await bought(60, vip);
    expect(await shown()).toEqual({ soldOut: false, closed: 'early', from: '60.00' });
    house.time.now = new Date('2026-08-13T10:00:00Z');
    await tidy(house.db, house.time.now);
    expect(await shown()).toEqual({ soldOut: true, from: '60.00' });
    await house.call('DELETE', `/api/ticket-types/${vip}`, { as: owner });
    expect(await shown()).toEqual({ soldOut: false, closed: 'past', from: '75.00' });
  });
});

describe('one person', () => {
  test('has so many of a type at most, those already bought included, and may have others', async () => {
    const vip = await make({ each: 2 });
    await regular({ each: 3 });
    expect(refusalOf(await buy(180, vip, { quantity: 3 }))).toEqual([409, 'ticket_type_limit']);
    await bought(60, vip);
    expect(refusalOf(await buy(120, vip, { quantity: 2 }))).toEqual([409, 'ticket_type_limit']);
    // Another number in the place of what is held.
    expect((await buy(60, vip)).status).toBe(201);
    expect((await buy(60, vip)).status).toBe(201);
    expect((await buy(60, undefined, { quantity: 3 })).status).toBe(201);
    expect((await buy(120, vip, { as: bea, quantity: 2 })).status).toBe(201);
    expect((await page()).types[0].each).toBe(2);
    const [row] = await house.db.select().from(ticketTypes).where(eq(ticketTypes.id, vip));
    expect(row?.taken).toBe(3);
  });
});
