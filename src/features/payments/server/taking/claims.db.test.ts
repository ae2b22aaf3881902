/** Money that goes back outside the house: refunds of Stripe's dashboard, and what banks ask back (decision 0043). On both engines. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { countPlaces } from '#features/orders/server/factory.ts';
import { disputes, refunds, tickets } from '#features/orders/server/table.ts';
import { aStripeHouse, paymentOf } from '../testing.ts';

const { house, standIn, deliver, hear } = aStripeHouse();
let organiser: Member;
let buyer: Member;
let eventId: string;
let order: { id: string; paymentId: string };

/** Every test has an order of its own: two tickets for 50 euro, of which the organiser gets 44. */
beforeEach(async () => {
  [organiser, buyer] = [await house.signedInAs('business'), await house.signedInAs()];
  eventId = (await anEvent(house.db, { ownerId: organiser.id, date: '2026-08-28', time: '22:00' })).id;
  const metadata = { type: 'event', itemId: eventId, userId: buyer.id, quantity: 2 };
  const body = { amount: 50, currency: 'eur', metadata };
  const intent = (await house.call('POST', '/api/create-payment-intent', { as: buyer, body })).body;
  const paymentId = paymentOf(intent);
  order = { id: intent.orderId, paymentId };
  standIn.pay(paymentId);
  await hear(standIn.noticeOf(paymentId));
  await house.db.delete(mails);
});

const myOrder = async () => (await house.call('GET', `/api/orders/${order.id}`, { as: buyer })).body;
const linesOf = async () => {
  const rows = await house.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, order.id));
  const ofAccount = (name: string) =>
    rows.reduce((sum, { account, amountCents }) => sum + (account === name ? amountCents : 0), 0);
  expect(rows.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
  return { owner: ofAccount('owner'), commission: ofAccount('commission'), refund: ofAccount('refund') };
};
/** What the door says when it is open; afterwards it is as late as before. */
const atTheDoor = async () => {
  const { now } = house.time;
  house.time.now = new Date('2026-08-28T19:00:00Z');
  const [ticket] = await house.db.select().from(tickets).where(eq(tickets.orderId, order.id));
  const body = { code: ticket?.code };
  const { status, body: reply } = await house.call('POST', `/api/events/${eventId}/check-in`, { as: organiser, body });
  house.time.now = now;
  return status === 200 ? 'in' : reply.code;
};
const letters = async () => (await house.db.select().from(mails)).map(({ letter }) => letter);
/** Gives the buyer a mailbox, and tells what arrives there: what its orders began with is gone. */
const mailboxOfBuyer = async () => {
  const email = `${buyer.id}@correo.example`.toLowerCase();
  await house.db.update(users).set({ email, language: 'es' }).where(eq(users.id, buyer.id));
  return async () => {
    const told = await house.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt);
    return told.map(({ letter, language, values }) => ({ letter, language, ...values }));
  };
};
const kept = { owner: 4400, commission: 600, refund: 0 };
const gone = { owner: 0, commission: 0, refund: 5000 };

describe('a refund that somebody makes in the dashboard', () => {
  test('of all of it ends the order: booked once, its tickets open no door, its places are for others', async () => {
    const refund = standIn.refundInDashboard(order.paymentId, 5000);
    const heard = await mailboxOfBuyer();
    for (const type of ['refund.created', 'charge.refunded', 'refund.updated'])
      await hear(standIn.noticeAbout(type, refund));
    expect(await heard()).toMatchObject([{ letter: 'cancelled', back: '50.00' }]);
    expect(await linesOf()).toEqual(gone);
    expect(await myOrder()).toMatchObject({ status: 'refunded', refunded: '50.00' });
    expect(await atTheDoor()).toBe('invalid_transition');
    expect(await countPlaces(house.db, eventId)).toBe(0);
  });

  test('of a part leaves the rest as it was, and its buyer reads of it once', async () => {
    const heard = await mailboxOfBuyer();
    const first = standIn.refundInDashboard(order.paymentId, 2000);
    for (const type of ['refund.created', 'charge.refunded', 'refund.updated'])
      await hear(standIn.noticeAbout(type, first));
    const told = { letter: 'dashboardRefund', language: 'es', stays: true };
    expect(await heard()).toMatchObject([{ ...told, amount: '20.00' }]);
    house.later(1);
    await hear(standIn.noticeAbout('refund.created', standIn.refundInDashboard(order.paymentId, 1000)));
    expect((await heard()).slice(1)).toMatchObject([{ ...told, amount: '10.00' }]);
    expect(await linesOf()).toEqual({ owner: 1760, commission: 240, refund: 3000 });
    expect(await myOrder()).toMatchObject({ status: 'confirmed', refunded: '30.00' });
    expect(await atTheDoor()).toBe('in');
  });

  test('of all of it, while the house gives a part back, is booked as what was left', async () => {
    const ids = (await myOrder()).tickets.map(({ id }: { id: string }) => id).slice(0, 1);
    const path = `/api/orders/${order.id}/cancellation`;
    const { refund } = (await house.call('GET', `${path}?tickets=${ids[0]}`, { as: buyer })).body;
    expect((await house.call('POST', path, { as: buyer, body: { refund, tickets: ids } })).status).toBe(200);
    await hear(standIn.noticeAbout('refund.created', standIn.refundInDashboard(order.paymentId, 5000)));
    expect(await linesOf()).toEqual(gone);
    expect(await myOrder()).toMatchObject({ refunded: '50.00', status: 'refunded' });
  });

  test('of what is left of a cancelled order is told of alone, and of all of one with its end', async () => {
    const heard = await mailboxOfBuyer();
    const path = `/api/orders/${order.id}/cancellation`;
    const { now } = house.time;
    // By then its policy gives nothing back.
    house.time.now = new Date('2026-08-28T12:00:00Z');
    const { refund } = (await house.call('GET', path, { as: buyer })).body;
    expect(refund).toBe('0');
    expect((await house.call('POST', path, { as: buyer, body: { refund } })).status).toBe(200);
    await house.db.delete(mails);
    await hear(standIn.noticeAbout('refund.created', standIn.refundInDashboard(order.paymentId, 5000)));
    expect(await heard()).toMatchObject([{ letter: 'dashboardRefund', amount: '50.00', stays: false }]);
    house.time.now = now;
  });

  test('beside one of the house’s own is told from it', async () => {
    const { refund } = (await house.call('GET', `/api/orders/${order.id}/cancellation`, { as: buyer })).body;
    await house.call('POST', `/api/orders/${order.id}/cancellation`, { as: buyer, body: { refund } });
    await house.runTasks();
    const before = await linesOf();
    for (const one of standIn.refunds.values())
      if (one.payment_intent === order.paymentId) await hear(standIn.noticeAbout('refund.updated', one));
    expect(await linesOf()).toEqual(before);
    expect(await house.db.$count(refunds, eq(refunds.orderId, order.id))).toBe(1);
  });

  test('that fails after it was done calls for a person', async () => {
    const refund = standIn.refundInDashboard(order.paymentId, 2000);
    await hear(standIn.noticeAbout('refund.created', refund));
    refund.status = 'failed';
    await hear(standIn.noticeAbout('refund.failed', refund));
    const [row] = await house.db.select().from(refunds).where(eq(refunds.id, refund.id));
    expect(row?.status).toBe('failed');
  });
});

describe('money that a bank asks back', () => {
  const taken = [{ amount: -5000, fee: 1500 }];
  const returned = [...taken, { amount: 5000, fee: 0 }];

  test('is taken from both as it was shared, opens no door, and the desk is written to once', async () => {
    const dispute = standIn.dispute(order.paymentId, { evidence_details: { due_by: 1_788_000_000 } });
    await hear(standIn.noticeAbout('charge.dispute.created', dispute));
    expect(await linesOf()).toEqual(kept);
    dispute.balance_transactions = taken;
    await hear(standIn.noticeAbout('charge.dispute.funds_withdrawn', dispute));
    await hear(standIn.noticeAbout('charge.dispute.created', dispute));
    expect(await linesOf()).toEqual(gone);
    expect(await atTheDoor()).toBe('order_disputed');
    expect(await letters()).toEqual(['disputed']);
  });

  test('is said to its buyer with the order and on the ticket’s own page, and in the desk’s list, until the house wins it', async () => {
    const admin = await house.signedInAs('admin');
    const said = async () => {
      const { dispute, tickets: mine } = await myOrder();
      const { body } = await house.call('GET', `/api/tickets/${mine[0].id}`, { as: buyer });
      const desk = await house.call('GET', `/api/admin/orders?q=${order.id}`, { as: admin });
      return [dispute, body.dispute, desk.body[0].dispute];
    };
    expect(await said()).toEqual([null, null, null]);
    const dispute = standIn.dispute(order.paymentId, { balance_transactions: taken });
    for (const [status, words] of [
      ['needs_response', 'open'],
      ['lost', 'lost'],
    ] as const) {
      dispute.status = status;
      await hear(standIn.noticeAbout('charge.dispute.updated', dispute));
      expect(await said()).toEqual([words, words, words]);
    }
    await house.db.update(disputes).set({ status: 'won' }).where(eq(disputes.id, dispute.id));
    expect(await said()).toEqual([null, null, null]);
  });

  test.each([
    ['won', 'stands'],
    ['lost', 'shut'],
  ] as const)('is told to its buyer when it is decided, once, and not before (%s)', async (status, booking) => {
    const heard = await mailboxOfBuyer();
    const dispute = standIn.dispute(order.paymentId, { balance_transactions: taken });
    await hear(standIn.noticeAbout('charge.dispute.created', dispute));
    expect(await heard()).toEqual([]);
    Object.assign(dispute, { status, balance_transactions: status === 'won' ? returned : taken });
    for (const type of ['closed', 'funds_reinstated', 'closed'])
      await hear(standIn.noticeAbout(`charge.dispute.${type}`, dispute));
    const told = { letter: 'disputeDecided', language: 'es', status, booking, amount: '50.00' };
    expect(await heard()).toMatchObject([told]);
  });

  test('by two is as it was for its buyer only when both have decided so', async () => {
    const heard = await mailboxOfBuyer();
    const both = [1, 2].map(() => standIn.dispute(order.paymentId, {}));
    for (const dispute of both) await hear(standIn.noticeAbout('charge.dispute.created', dispute));
    for (const dispute of both) {
      house.later(1);
      dispute.status = 'won';
      await hear(standIn.noticeAbout('charge.dispute.closed', dispute));
    }
    expect(await heard()).toMatchObject([{ booking: null }, { booking: 'stands' }]);
  });

  test('and returns is given back to both, and the tickets are good again', async () => {
    const dispute = standIn.dispute(order.paymentId, { balance_transactions: taken });
    await hear(standIn.noticeAbout('charge.dispute.funds_withdrawn', dispute));
    Object.assign(dispute, { status: 'won', balance_transactions: returned });
    await hear(standIn.noticeAbout('charge.dispute.closed', dispute));
    await hear(standIn.noticeAbout('charge.dispute.funds_reinstated', dispute));
    // What was decided is not opened again by an older word.
    Object.assign(dispute, { status: 'needs_response', balance_transactions: taken });
    await hear(standIn.noticeAbout('charge.dispute.updated', dispute));
    expect(await linesOf()).toEqual(kept);
    expect(await atTheDoor()).toBe('in');
  });

  test('is the same in whichever order its notices come, ten at once', async () => {
    const dispute = standIn.dispute(order.paymentId, { status: 'lost', balance_transactions: taken });
    const types = ['closed', 'funds_withdrawn', 'created', 'updated', 'closed'];
    const notices = [...types, ...types].map((type) => standIn.noticeAbout(`charge.dispute.${type}`, dispute));
    await Promise.all(notices.map((notice) => hear(notice)));
    expect(await linesOf()).toEqual(gone);
    expect(await house.db.select().from(disputes).where(eq(disputes.orderId, order.id))).toMatchObject([
      { status: 'lost', amountCents: 5000 },
    ]);
    expect(await letters()).toEqual(['disputed']);
    expect(await atTheDoor()).toBe('order_disputed');
  });

  test('is not given back by its buyer, its organiser or the desk besides', async () => {
    const dispute = standIn.dispute(order.paymentId, { balance_transactions: taken });
    await hear(standIn.noticeAbout('charge.dispute.created', dispute));
    const path = `/api/orders/${order.id}/cancellation`;
    expect((await house.call('GET', path, { as: buyer })).body.code).toBe('invalid_transition');
    const admin = await house.signedInAs('admin');
    const desk = await house.call('POST', `/api/admin/orders/${order.id}/cancellation`, { as: admin });
    expect(desk.body.code).toBe('invalid_transition');
    const off = await house.call('POST', `/api/events/${eventId}/cancellation`, {
      as: organiser,
      body: { version: 1 },
    });
    expect(off).toMatchObject({ status: 200, body: { refunded: '0' } });
    expect(await linesOf()).toEqual(gone);
  });

  test('of what the house does not know, or of another mode, changes nothing', async () => {
    await hear(standIn.noticeAbout('charge.dispute.created', { payment_intent: 'pi_of_others' }));
    const live = { id: 'evt_live', type: 'charge.dispute.created', livemode: true };
    const body = JSON.stringify({ ...live, data: { object: { payment_intent: order.paymentId } } });
    expect((await deliver(body)).status).toBe(409);
    expect(await linesOf()).toEqual(kept);
  });
});
