/** An event that is moved with its tickets sold (issue 16; decision 0047), on both engines: nobody is moved silently. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buyingIn } from '#app/server/testing-buying.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import type { EventRow } from '#features/events/server/service.ts';
import { mails } from '#features/mail/server/table.ts';
import { payments } from '#features/payments/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { confirmOrder } from '../buying/confirming.ts';
import { holdEvent } from '../factory.ts';
import { releaseAllExpiredHolds } from '../buying/release.ts';
import { orders, refunds, tickets } from '../table.ts';

const [oldStart, newStart] = ['2026-09-10T20:30:00.000Z', '2026-09-12T20:30:00.000Z'];

const house = aTestHouse();
const buying = buyingIn(house);
let owner: Member;
let ana: Member;
let event: EventRow;
beforeAll(async () => {
  owner = await house.signedInAs('business');
});
beforeEach(async () => {
  ana = await house.signedInAs();
  await house.db
    .update(users)
    .set({ email: `${ana.id}@a.example`, language: 'es' })
    .where(eq(users.id, ana.id));
  event = await anEvent(house.db, { date: '2026-09-10', ownerId: owner.id, cancellation: 'final' });
});

const move = async (over: object, as = owner) => {
  const { title, description, category, location, address, date, time, duration, organizer, capacity } = event;
  const body = { title, description, category, location, address, date, time, duration, organizer, capacity };
  return house.call('PUT', `/api/events/${event.id}`, {
    as,
    body: { ...body, price: '25', cancellation: 'final', ...over },
  });
};
const yes = { date: '2026-09-12', moves: true };
const hold = (userId = ana.id, quantity = 2) =>
  holdEvent(house.db, { userId, eventId: event.id, quantity }, house.time.now);
const pay = (orderId: string) => house.db.transaction((db) => confirmOrder(db, orderId, house.time.now));
const bought = async (quantity = 2) => {
  const { id } = await hold(ana.id, quantity);
  await pay(id);
  return id;
};
const rowOf = async (id: string) => (await house.db.select().from(orders).where(eq(orders.id, id)))[0];
const eventRow = async () => (await house.db.select().from(events).where(eq(events.id, event.id)))[0];
const shown = async (id: string) => (await house.call('GET', `/api/orders/${id}`, { as: ana })).body;
const lettersTo = (userId = ana.id, letter: 'moved' | 'order' = 'moved') =>
  house.db
    .select()
    .from(mails)
    .where(and(eq(mails.userId, userId), eq(mails.letter, letter)));
const previewed = (id: string) => house.call('GET', `/api/orders/${id}/cancellation`, { as: ana });
const giveBack = (id: string, refund: string) =>
  house.call('POST', `/api/orders/${id}/cancellation`, { as: ana, body: { refund } });

describe('an owner who moves what is sold', () => {
  test('hears first how many are affected, and nothing has changed', async () => {
    const id = await bought(3);
    for (const over of [{ date: '2026-09-12' }, { time: '21:00' }, { location: 'Sala 9' }]) {
      const { status, body } = await move(over);
      expect([status, body.code]).toEqual([409, 'tickets_sold']);
      expect(body.errors).toEqual([
        { path: 'orders', message: '1' },
        { path: 'tickets', message: '3' },
      ]);
    }
    expect(await eventRow()).toMatchObject({ version: 1, movedFrom: null });
    expect((await rowOf(id))?.startsAt.toISOString()).toBe(oldStart);
    expect(await lettersTo()).toEqual([]);
  });

  test('with a yes moves every order, tells each buyer in their language and the public what it was', async () => {
    const id = await bought();
    expect((await move(yes)).status).toBe(200);
    await house.settled();
    const from = { date: '2026-09-10', time: '22:30', location: 'Sky terrace' };
    expect((await house.call('GET', `/api/events/${event.id}`)).body).toMatchObject({
      date: '2026-09-12',
      moved: from,
    });
    expect(await shown(id)).toMatchObject({
      startsAt: newStart,
      date: '2026-09-12',
      location: 'Sky terrace',
      moved: from,
    });
    const until = '2026-09-04T18:00:00.000Z';
    expect(await lettersTo()).toMatchObject([
      { language: 'es', values: { title: 'Bola de espejos en la azotea', paid: '50.00', from, until } },
    ]);
    // The entry of the tickets' own letter, moved.
    const [booked] = await lettersTo(ana.id, 'order');
    const [moved] = await lettersTo();
    const entry = (mail: typeof booked) => mail?.values['calendar'] as { id: string; sequence: number; start: string };
    expect([entry(booked).id, entry(moved).id]).toEqual([id, id]);
    expect([entry(booked).start, entry(moved).start]).toEqual([oldStart, newStart]);
    expect(entry(moved).sequence).toBeGreaterThan(entry(booked).sequence);
    const [ticket] = await house.db.select().from(tickets).where(eq(tickets.orderId, id));
    const page = await house.call('GET', `/api/tickets/${ticket?.id}`, { as: ana });
    expect(page.body).toMatchObject({ orderId: id, date: '2026-09-12', moved: { ...from, returnUntil: until } });
  });

  test('tells what comes back now: not what was given back for one of the tickets before', async () => {
    event = await anEvent(house.db, { date: '2026-09-10', ownerId: owner.id, cancellation: 'flexible' });
    const id = await bought();
    const [ticket] = await house.db.select().from(tickets).where(eq(tickets.orderId, id));
    const body = { refund: '25.00', tickets: [ticket?.id] };
    expect((await house.call('POST', `/api/orders/${id}/cancellation`, { as: ana, body })).status).toBe(200);
    expect((await move({ ...yes, cancellation: 'flexible' })).status).toBe(200);
    expect(await lettersTo()).toMatchObject([{ values: { paid: '25.00' } }]);
    expect((await previewed(id)).body).toMatchObject({ refund: '25.00', isMoved: true });
  });

  test('to another place waits for the desk, and moves what is sold when that approves it', async () => {
    const id = await bought();
    expect((await move({ location: 'Sala 9', moves: true })).body.waits).toEqual(['location']);
    expect([await lettersTo(), (await shown(id)).location]).toEqual([[], 'Sky terrace']);
    const as = await house.signedInAs('admin');
    const [change] = (await house.call('GET', '/api/admin/listing-changes', { as })).body;
    const path = `/api/admin/listing-changes/${change.id}/decision`;
    expect((await house.call('POST', path, { as, body: { decision: 'approved' } })).status).toBe(200);
    expect(await shown(id)).toMatchObject({ location: 'Sala 9', moved: { location: 'Sky terrace' } });
    expect(await lettersTo()).toHaveLength(1);
  });

  test('needs no yes for what moves nobody: another comma, another text, or nobody there', async () => {
    await bought();
    const respelled = { address: 'AVENIDA DEL MEDITERRANEO, 1', organizer: 'Pleamar' };
    expect((await move(respelled)).status).toBe(200);
    expect(await lettersTo()).toEqual([]);
    event = await anEvent(house.db, { date: '2026-09-10', ownerId: owner.id });
    expect((await move({ date: '2026-09-12' })).status).toBe(200);
    expect(await eventRow()).toMatchObject({ movedFrom: null });
  });

  test('can’t take the date away, nor make another night of one that has been', async () => {
    const id = await bought();
    const refused = { status: 422, body: { errors: [{ path: 'date' }] } };
    expect(await move({ date: null, time: null, moves: true })).toMatchObject(refused);
    house.time.now = new Date('2026-09-11T05:00:00Z');
    expect(await move(yes)).toMatchObject(refused);
    expect(await lettersTo()).toEqual([]);
    expect((await rowOf(id))?.startsAt.toISOString()).toBe(oldStart);
  });
});

describe('a buyer whose event was moved', () => {
  test('gets everything back until the day in the letter, whatever was agreed on; after it what was agreed', async () => {
    const id = await bought();
    expect((await previewed(id)).body).toMatchObject({ refund: '0', percent: 0 });
    await move(yes);
    house.time.now = new Date('2026-09-04T17:59:00Z');
    const whole = { refund: '50.00', percent: 100, until: '2026-09-04T18:00:00.000Z', isMoved: true };
    expect((await previewed(id)).body).toEqual(whole);
    house.time.now = new Date('2026-09-04T18:00:00Z');
    expect((await previewed(id)).body).toEqual({ refund: '0', percent: 0, until: null });
    expect((await giveBack(id, '50.00')).body.code).toBe('refund_changed');
    house.time.now = new Date('2026-09-04T17:59:00Z');
    expect((await giveBack(id, '50.00')).body).toMatchObject({ status: 'refunded', refunded: '50.00' });
    const rows = await house.db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(rows).toMatchObject([{ amountCents: 5000, reason: 'moved' }]);
  });

  test('has two days where the new night is nearer, also past it; but not once somebody came in', async () => {
    const id = await bought();
    await move({ date: '2026-08-21', time: '23:00', moves: true });
    house.time.now = new Date('2026-08-22T12:00:00Z');
    expect((await previewed(id)).body).toMatchObject({ refund: '50.00' });
    await house.db.update(tickets).set({ usedAt: house.time.now }).where(eq(tickets.orderId, id));
    expect((await giveBack(id, '50.00')).body.code).toBe('invalid_transition');
  });

  test('gets a new right with the next move, which tells of the last date', async () => {
    const id = await bought();
    await move(yes);
    house.time.now = new Date('2026-09-05T18:00:00Z');
    event = (await eventRow()) as EventRow;
    await move({ date: '2026-10-20', moves: true });
    expect(await shown(id)).toMatchObject({
      moved: { date: '2026-09-12', returnUntil: '2026-09-19T18:00:00.000Z' },
    });
    expect(await lettersTo()).toHaveLength(2);
  });

  test('who bought after it bought the new date, and has no such right', async () => {
    await bought();
    await move(yes);
    ana = await house.signedInAs();
    const later = await bought();
    expect(await shown(later)).not.toHaveProperty('moved');
    expect((await previewed(later)).body).toMatchObject({ refund: '0' });
  });
});

describe('whoever is paying when it moves', () => {
  const place = { location: 'Sky terrace', address: 'Avenida del Mediterráneo 1', time: '22:30' };
  const intend = (date: string) => {
    const what = { type: 'event', itemId: event.id, quantity: 2, shown: { ...place, date } };
    return buying.intend(ana, 50, what);
  };
  const confirm = (clientSecret: string) => buying.press(ana, { clientSecret });

  test('sees the new date before anything is paid', async () => {
    const held = (await intend('2026-09-10')).body;
    expect((await move(yes)).status).toBe(200);
    expect((await confirm(held.clientSecret)).body.code).toBe('conflict');
    expect((await intend('2026-09-10')).body.code).toBe('event_moved');
    const again = (await intend('2026-09-12')).body;
    expect(again.orderId).toBe(held.orderId);
    expect((await confirm(again.clientSecret)).body).toMatchObject({ status: 'processing' });
    expect(await rowOf(held.orderId)).toMatchObject({
      startsAt: new Date(newStart),
      movedFrom: null,
      returnUntil: null,
    });
  });

  test('a form left open at a provider is ended', async () => {
    const held = (await intend('2026-09-10')).body;
    await move(yes);
    await house.runTasks();
    const [payment] = await house.db.select().from(payments).where(eq(payments.orderId, held.orderId));
    expect(payment?.status).toBe('replaced');
  });

  test('free places are joined as they were shown, or not', async () => {
    event = await anEvent(house.db, { date: '2026-09-12', priceCents: 0 });
    const join = (date: string) =>
      house.call('POST', '/api/orders', { as: ana, body: { eventId: event.id, shown: { ...place, date } } });
    expect((await join('2026-09-10')).body.code).toBe('event_moved');
    expect((await join('2026-09-12')).status).toBe(201);
  });

  test('a payment that comes after all is for the new date, with the letter and the right', async () => {
    const held = await hold();
    await move(yes);
    expect(await lettersTo()).toEqual([]);
    expect(await pay(held.id)).toBe('confirmed');
    expect(await shown(held.id)).toMatchObject({ startsAt: newStart, moved: { date: '2026-09-10' } });
    expect(await lettersTo()).toHaveLength(1);
  });

  test('so is one for a hold whose time was up', async () => {
    const held = await hold();
    house.time.now = new Date('2026-08-21T18:20:00Z');
    await releaseAllExpiredHolds(house.db, house.time.now);
    await move(yes);
    expect(await pay(held.id)).toBe('confirmed');
    expect(await shown(held.id)).toMatchObject({ startsAt: newStart, moved: { date: '2026-09-10' } });
  });

  test('at the same moment: whoever is first, each buyer is at the new date and has one letter', async () => {
    for (let i = 0; i < 6; i += 1) {
      event = await anEvent(house.db, { date: '2026-09-10', ownerId: owner.id });
      const buyers = await Promise.all([house.signedInAs(), house.signedInAs()]);
      for (const { id } of buyers)
        await house.db
          .update(users)
          .set({ email: `${id}@a.example` })
          .where(eq(users.id, id));
      const held = await Promise.all(buyers.map(({ id }) => hold(id)));
      const [reply] = await Promise.all([move(yes), ...held.map(({ id }) => pay(id))]);
      // Whether the owner said yes to none or to some of them, nobody is left behind.
      expect(reply.status).toBe(200);
      for (const { id, userId } of held) {
        expect(await rowOf(id)).toMatchObject({ status: 'confirmed', startsAt: new Date(newStart) });
        expect(await lettersTo(userId)).toHaveLength(1);
      }
    }
  });

  test('without a yes and a payment at the same moment: either nobody had a ticket, or nothing moved', async () => {
    for (let i = 0; i < 6; i += 1) {
      event = await anEvent(house.db, { date: '2026-09-10', ownerId: owner.id });
      ana = await house.signedInAs();
      const { id } = await hold();
      const [{ status }] = await Promise.all([move({ date: '2026-09-12' }), pay(id)]);
      const row = await rowOf(id);
      expect([status, row?.startsAt.toISOString(), row?.movedFrom === null]).toEqual(
        status === 200 ? [200, newStart, false] : [409, oldStart, true],
      );
    }
  });
});
