/** Dates that cost more than was paid: agreed, kept, paid, and then the booking's; or as before (decision 0197). On both engines. */
import { eq, or } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { tidy } from '#app/server/tasks.ts';
import { invoices } from '#features/invoices/server/table.ts';
import { disputes, refunds } from '#features/orders/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { aBookedStay, aDatesHouse, longer, type TestedStay } from './testing.ts';

const at = aDatesHouse();
let its: TestedStay;
beforeEach(async () => {
  its = await aBookedStay(at);
});

const later = (hours: number) => {
  at.house.time.now = new Date(at.house.time.now.getTime() + hours * 3_600_000);
};

describe('dearer dates', () => {
  test('are told with what they cost, what is paid and what is due; agreed and paid, they are the booking’s', async () => {
    const look = await at.look(its.guest, its.id, longer);
    expect(look.body).toMatchObject({ amount: '360.00', before: '270.00', more: '90.00', back: '0' });
    const refused = await at.ask(its.guest, its.id, longer, { more: '0' });
    expect(refused.body.code).toBe('price_changed');
    const change = await its.agreed();
    expect(change).toMatchObject({ more: '90.00', payBy: '2026-06-27T17:00:00.000Z' });
    await expect.poll(() => its.shown()).toMatchObject({ amount: '270.00', units: 3, until: { date: '2026-08-13' } });
    expect(await its.nights()).toHaveLength(2);
    expect(await its.booksTheNight()).toBe('dates_unavailable');
    const letters = await at.told();
    expect(letters.map(({ to }) => to)).toEqual(['guest', 'owner']);
    expect(letters[1]?.text).toMatch(/90/);
    expect(letters[0]?.text).toMatch(/Still to pay: €90[\s\S]*type=supplement/);

    await at.pay(its.guest, change.supplementId, 90);
    expect(await its.shown()).toMatchObject({
      amount: '360.00',
      refunded: '0',
      units: 4,
      until: { date: '2026-08-14' },
    });
    expect(await its.last()).toMatchObject({ status: 'accepted', more: '90.00' });
    expect(await its.nights()).toMatchObject([{ orderId: its.id, during: expect.stringMatching(/08-10.*08-14/) }]);
    expect((await at.told()).map(({ to }) => to)).toEqual(['guest', 'owner']);
    const bookings = await at.house.call('GET', '/api/workspace/bookings', { as: its.owner });
    expect(bookings.body).toMatchObject([{ id: its.id, amount: '360.00', cancelRefund: '360.00', units: 4 }]);
    const mine = await at.house.call('GET', `/api/users/${its.guest.id}/orders`, { as: its.guest });
    expect(mine.body).toMatchObject([{ id: its.id, amount: '360.00' }]);
  });

  test('by less than a bank takes cost nothing more: nobody could pay it', async () => {
    await at.house.db.update(rentals).set({ priceCents: 9016 }).where(eq(rentals.id, its.flat.id));
    const wished = { from: '2026-08-11', units: 3 };
    expect((await at.look(its.guest, its.id, wished)).body).toMatchObject({ amount: '270.00', more: '0', back: '0' });
    const asked = await at.ask(its.guest, its.id, wished);
    expect((await at.answer(its.owner, asked.body.id, { accepts: true })).body.status).toBe('accepted');
    expect(await its.shown()).toMatchObject({ amount: '270.00', until: { date: '2026-08-14' } });
  });

  test('bring owner and house what a sale of all of it would have, under one invoice more, due with the booking', async () => {
    const { supplementId } = await its.moved();
    const second = await at.aFlat(its.owner.id);
    const plain = await at.book(second, its.guest, { from: '2026-08-10', units: 4 });
    expect(await at.booked(its.id, supplementId)).toEqual(await at.booked(plain));
    const papers = await at.house.db.select().from(invoices).where(eq(invoices.orderId, supplementId));
    expect(papers).toMatchObject([{ kind: 'simplified', grossCents: 9000, lines: [{ quantity: 1 }] }]);
    expect(papers[0]?.lines[0]?.description).toMatch(/^Difference for new dates.*14/);
    const own = await at.house.call('GET', `/api/orders/${its.id}/invoices`, { as: its.guest });
    expect(own.body.map(({ grossCents }: { grossCents: number }) => grossCents)).toEqual([27_000, 9000]);
    expect(await at.orderOf(supplementId)).toMatchObject({
      endsAt: new Date('2026-08-14T09:00:00Z'),
      ownerId: its.owner.id,
    });
  });

  test('are days and money of one stay in its seller’s year, and one order more at the desk', async () => {
    const { supplementId } = await its.moved();
    const { body } = await at.house.call('GET', '/api/workspace/seller-years', { as: its.owner });
    const { owner: credited } = await at.booked(its.id, supplementId);
    const sums = { sales: [0, 1, 0, 0], considerationCents: [0, credited, 0, 0] };
    expect(body.years).toMatchObject([{ properties: [{ days: 4, sums }] }]);
    const admin = await at.house.signedInAs('admin');
    const desk = (of: string) => at.house.call('GET', `/api/admin/orders/${of}`, { as: admin });
    expect((await desk(its.id)).body).toMatchObject({
      amount: '270.00',
      supplements: [{ id: supplementId, amount: '90.00', refunded: '0' }],
    });
    expect((await desk(supplementId)).body).toMatchObject({
      kind: 'supplement',
      amount: '90.00',
      extendsOrderId: its.id,
    });
    const cancelled = await at.house.call('POST', `/api/admin/orders/${supplementId}/cancellation`, { as: admin });
    expect(cancelled.status).toBe(404);
  });

  test('that nobody pays for go back by themselves, also for who comes before the minute’s task', async () => {
    await at.house.withMailbox(its.guest, 'sleeper');
    await at.house.withMailbox(its.owner, 'host', 'es');
    const { supplementId } = await its.agreed();
    const told = async () =>
      (await at.told())
        .filter(({ to }) => to === 'sleeper' || to === 'host')
        .map(({ to, subject }) => `${to}: ${subject}`);
    await told();
    later(24);
    expect(await its.last()).toMatchObject({ status: 'unpaid' });
    expect((await at.intent(its.guest, supplementId, 90)).body.code).toBe('hold_expired');
    await tidy(at.house.db, at.house.time.now);
    await its.expectAsBefore();
    expect((await told()).toSorted()).toEqual([
      expect.stringMatching(/^host: Las fechas siguen igual/),
      expect.stringMatching(/^sleeper: Your dates stay as they are/),
    ]);
    expect(await its.last()).toMatchObject({ status: 'unpaid' });
    await tidy(at.house.db, at.house.time.now);
    expect(await told()).toEqual([]);
    await its.agreed();
    later(24);
    expect(await its.booksTheNight()).toMatch(/^\w{8,}$/);
  });

  test('that are paid for too late are not had, and the money goes back by itself', async () => {
    const { supplementId } = await its.agreed();
    await its.presses(supplementId);
    later(24);
    await tidy(at.house.db, at.house.time.now);
    await at.house.runTasks();
    await its.expectAsBefore();
    expect(await at.orderOf(supplementId)).toMatchObject({ status: 'refunded', refundedCents: 9000 });
    expect(await at.house.db.select().from(refunds).where(eq(refunds.orderId, supplementId))).toMatchObject([
      { amountCents: 9000, reason: 'late', status: 'done' },
    ]);
    expect(await at.booked(supplementId)).toEqual({ buyer: -9000, refund: 9000, owner: 0, commission: 0 });
    expect(await its.shown()).toMatchObject({ amount: '270.00', refunded: '0' });
  });

  test('can be taken back by their guest until they are paid', async () => {
    const change = await its.agreed();
    await its.presses(change.supplementId);
    const taken = await at.house.call('DELETE', `/api/date-changes/${change.id}`, { as: its.guest });
    expect(taken.body).toMatchObject({ status: 'withdrawn' });
    await its.expectAsBefore();
    await at.house.runTasks();
    expect((await at.intent(its.guest, change.supplementId, 90)).body.code).toBe('hold_expired');
    expect(await at.orderOf(change.supplementId)).toMatchObject({ status: 'refunded' });
    const paid = await its.moved();
    const late = await at.house.call('DELETE', `/api/date-changes/${paid.id}`, { as: its.guest });
    expect(late.body.code).toBe('invalid_transition');
  });

  test('are paid by their guest alone, for exactly what was shown, once', async () => {
    const { supplementId } = await its.agreed();
    expect((await at.intent(its.other, supplementId, 90)).status).toBe(404);
    expect((await at.intent(its.guest, supplementId, 9)).body.code).toBe('price_changed');
    expect((await at.intent(its.guest, its.id, 270)).status).toBe(404);
    const [one, two] = await Promise.all([
      at.intent(its.guest, supplementId, 90),
      at.intent(its.guest, supplementId, 90),
    ]);
    const secrets = [one, two].flatMap(({ body }) => body.clientSecret ?? []);
    await Promise.all([...secrets, ...secrets].map((secret) => at.press(its.guest, secret)));
    await at.house.runTasks();
    expect(await at.booked(supplementId)).toMatchObject({ buyer: -9000, refund: 0 });
    expect((await at.intent(its.guest, supplementId, 90)).body.code).toBe('already_paid');
    expect(await its.shown()).toMatchObject({ amount: '360.00' });
  });

  test('ask the card’s owner first where their bank does', async () => {
    const { supplementId } = await its.agreed();
    const { body } = await at.intent(its.guest, supplementId, 90);
    const asks = { cardNumber: '4000000000003220' };
    expect((await at.press(its.guest, body.clientSecret, asks)).body.status).toBe('requires_action');
    expect((await at.press(its.guest, body.clientSecret, { ...asks, answer: 'confirmed' })).body.status).toBe(
      'processing',
    );
    await at.house.runTasks();
    expect(await its.shown()).toMatchObject({ units: 4 });
  });

  test('of several alike may be for more of them', async () => {
    const bikes = await at.aFlat(its.owner.id, { category: 'bike', priceUnit: 'day', priceCents: 4500, quantity: 2 });
    const id = await at.book(bikes, its.guest, { from: '2026-08-10', units: 2, quantity: 1 });
    await its.moved({ from: '2026-08-09', units: 4, quantity: 2 }, id);
    expect(await at.orderOf(id)).toMatchObject({ quantity: 2, units: 4 });
    expect(await its.nights(bikes)).toHaveLength(2);
    expect(await at.book(bikes, its.other, { from: '2026-08-12', units: 1 })).toBe('dates_unavailable');
  });
});

describe('a booking with dearer dates that are paid', () => {
  test('is given back under one policy for all that was paid', async () => {
    const { supplementId } = await its.moved();
    at.house.time.now = new Date('2026-08-07T17:00:00Z');
    const preview = await at.house.call('GET', `/api/orders/${its.id}/cancellation`, { as: its.guest });
    expect(preview.body).toMatchObject({ refund: '180.00', percent: 50 });
    const body = { refund: '180.00' };
    const cancelled = await at.house.call('POST', `/api/orders/${its.id}/cancellation`, { as: its.guest, body });
    expect(cancelled.body).toMatchObject({ status: 'refunded', amount: '360.00', refunded: '180.00' });
    await at.house.runTasks();
    const both = or(eq(refunds.orderId, its.id), eq(refunds.orderId, supplementId));
    const back = await at.house.db.select().from(refunds).where(both);
    expect(new Set(back.map(({ amountCents, status }) => `${amountCents} ${status}`))).toEqual(
      new Set(['13500 done', '4500 done']),
    );
    expect(await at.orderOf(supplementId)).toMatchObject({ status: 'refunded', refundedCents: 4500 });
  });

  test('is given back whole by its owner', async () => {
    const { supplementId } = await its.moved();
    expect((await its.cancelsAsOwner('270.00')).body.code).toBe('refund_changed');
    expect((await its.cancelsAsOwner('360.00')).status).toBe(200);
    await at.house.runTasks();
    expect(await at.booked(its.id, supplementId)).toEqual({ buyer: -36_000, refund: 36_000, owner: 0, commission: 0 });
    const mails = await at.told();
    expect(mails.find(({ to }) => to === 'guest')?.text).toMatch(/€360/);
  });

  test('gets cheaper dates: what was paid last goes back first; and dearer ones again', async () => {
    const { supplementId } = await its.moved();
    const { body } = await at.ask(its.guest, its.id, { from: '2026-08-10', units: 2 });
    expect(body).toMatchObject({ before: '360.00', amount: '180.00', back: '180.00' });
    expect((await at.answer(its.owner, body.id, { accepts: true, back: '180.00' })).body.status).toBe('accepted');
    await at.house.runTasks();
    expect(await at.orderOf(supplementId)).toMatchObject({ loweredCents: 9000, refundedCents: 9000, units: 2 });
    expect(await at.orderOf(its.id)).toMatchObject({ loweredCents: 9000, refundedCents: 9000, units: 2 });
    expect(await its.shown()).toMatchObject({ amount: '360.00', price: '180.00', refunded: '180.00' });
    const again = await its.moved({ from: '2026-08-10', units: 3 });
    expect(again.more).toBe('90.00');
    expect(await its.shown()).toMatchObject({ price: '270.00', units: 3 });
    expect(await its.nights()).toHaveLength(1);
  });

  test('is disputed with what was paid besides', async () => {
    const { supplementId } = await its.moved();
    const row = {
      id: `dp_${its.id}`,
      orderId: supplementId,
      amountCents: 9000,
      reason: 'fraudulent',
      status: 'open',
    } as const;
    await at.house.db.insert(disputes).values({ ...row, createdAt: at.house.time.now });
    expect(await its.shown()).toMatchObject({ dispute: 'open' });
    const body = { refund: '360.00' };
    const cancelled = await at.house.call('POST', `/api/orders/${its.id}/cancellation`, { as: its.guest, body });
    expect(cancelled.body.code).toBe('invalid_transition');
  });
});
