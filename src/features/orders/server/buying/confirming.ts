/** Orders made good: paid in time or late, or joined for nothing; each is booked, has its tickets, and is written about (quality, Soundness). */
import { and, eq, sql } from 'drizzle-orm';
import { postSale } from '#features/ledger/server/service.ts';
import type { PaidWith } from '#features/plans/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { prepared, preparedInsert, together } from '#kit/server/db.ts';
import { newId, newTicketCode } from '#kit/server/ids.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { assertMay } from '#kit/shared/transitions.ts';
import { invoiceTask, orderTransitions } from '../../rules.ts';
import { join } from './holds.ts';
import { postMovedLetter, postOrderLetters } from '../letters/letters.ts';
import { lockPaidOrder } from '../records/locks.ts';
import { offerOf } from '../offers/offers.ts';
import { eventWish } from '../offers/places.ts';
import type { EventWish } from '../offers/places.ts';
import { askRefund } from '../money-back/refunds.ts';
import { releaseExpiredHolds } from './release.ts';
import { inTurn } from './rush.ts';
import { notHeld } from './shares.ts';
import { keep, takeAgain } from '../records/stock.ts';
import { orders, tickets } from '../table.ts';
import type { OrderRow } from '../table.ts';

/** Joins a free event. A member joins once: asking again gives the same order. */
export async function joinFreeEvent(db: Db, wanted: EventWish, at: Date): Promise<OrderRow> {
  const wish = eventWish(wanted);
  const joined = async (db: Db) => {
    const { order, before } = await join(db, wish, at);
    if (!before) await issueTickets(db, order, at);
    return order;
  };
  return inTurn(db, wish, at, () => db.transaction(joined));
}

/**
 * Makes a paid order good. A payment that comes after its hold was given back still counts while places remain;
 * otherwise the money goes back, once. Call it inside the transaction that takes the provider's notice.
 */
export async function confirmOrder(
  db: Db,
  orderId: string,
  at: Date,
  paidWith?: PaidWith,
): Promise<'confirmed' | 'refund'> {
  const confirm = (from: 'pending' | 'expired') => confirmedOrders(db, { orderId, from, at });
  const [held] = await confirm('pending');
  if (held) {
    if (!(await keep(db, held, paidWith, at))) return returnAll(db, held, at);
    await makeGood(db, held, at);
    return 'confirmed';
  }
  const order = await lockPaidOrder(db, orderId);
  if (order.status === 'confirmed') return 'confirmed';
  // Holds of others whose time was up are in nobody's way.
  if (order.status === 'expired') await releaseExpiredHolds(db, at, order);
  if (order.status === 'expired' && (await takeAgain(db, order, at)) && (await keep(db, order, paidWith, at))) {
    await confirm('expired');
    await makeGood(db, order, at);
    return 'confirmed';
  }
  if (order.status === 'refunded') return 'refund';
  return returnAll(db, order, at);
}

const confirmedOrders = prepared((db) =>
  db
    .update(orders)
    .set({ status: 'confirmed', confirmedAt: sql`${sql.placeholder('at')}`, ...notHeld })
    .where(and(eq(orders.id, sql.placeholder('orderId')), eq(orders.status, sql.placeholder('from'))))
    .returning(),
);

/** The money came, and what it was for can't be: it is booked and goes back. */
async function returnAll(db: Db, order: OrderRow, at: Date): Promise<'refund'> {
  assertMay(orderTransitions, order.status, 'refunded');
  await db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, order.id));
  await postSale(db, order, order.amountCents, at);
  await askRefund(db, order, { amountCents: order.amountCents, reason: 'late' }, at);
  return 'refund';
}

/** The sale is booked, and its tickets are written. */
async function makeGood(db: Db, order: OrderRow, at: Date): Promise<void> {
  await together([
    order.amountCents > 0 ? postSale(db, order, order.amountCents, at) : undefined,
    order.amountCents > 0 ? enqueue(db, invoiceTask, { orderId: order.id, of: 'sale' }, at) : undefined,
    issueTickets(db, order, at),
  ]);
  // It was paid for the date before: its buyer hears of the new one, and may return it.
  if (order.movedFrom !== null) await postMovedLetter(db, order, at);
}

/** Makes the tickets of an order that was just confirmed, as many as its offer says, and writes of them to its buyer and its owner. */
async function issueTickets(db: Db, order: OrderRow, at: Date): Promise<void> {
  const ids = Array.from({ length: offerOf(order).tickets(order) }, newId).toSorted();
  const rows = ids.map((id) => ({ id, orderId: order.id, code: newTicketCode() }));
  await together([rows.length > 0 ? addTickets(db, ...rows) : undefined, postOrderLetters(db, order, rows, at)]);
}

const addTickets = preparedInsert(tickets, ['id', 'orderId', 'code']);
