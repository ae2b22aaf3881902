/** Orders: confirming, giving back, reading (issues 2 and 6; quality, Soundness). Locks go member → item → order → payment. */
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { users, usersSearchColumns } from '#features/auth/server/table.ts';
import { postSale } from '#features/ledger/server/service.ts';
import type { PaidWith } from '#features/plans/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { prepared, preparedInsert, together } from '#kit/server/db.ts';
import { matches } from '#kit/server/desk-list.ts';
import { newId, newTicketCode } from '#kit/server/ids.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { Problem } from '#kit/shared/problem.ts';
import { assertMay } from '#kit/shared/transitions.ts';
import { invoiceTask, orderTransitions } from '../rules.ts';
import { hold, join } from './holds.ts';
import { postMovedLetter, postOrderLetters } from './letters.ts';
import { allOffers, offerOf } from './offers/offers.ts';
import { eventWish } from './offers/places.ts';
import type { EventWish } from './offers/places.ts';
import { askRefund } from './refunds.ts';
import { releaseExpiredHolds } from './release.ts';
import { isOf } from './rows.ts';
import { lockPaidOrder } from './locks.ts';
import { inTurn } from './rush.ts';
import { notHeld } from './shares.ts';
import { giveBack, keep, lockItem, takeAgain } from './stock.ts';
import { orders, tickets } from './table.ts';
import type { OrderRow } from './table.ts';

export { orderFieldsOf } from './order-fields.ts';
export { readBought } from './stock.ts';
export type { OrderRow };
export { hold } from './holds.ts';
export type { Offer, Wish } from './offers/offer.ts';
export { addOffer, offerOf } from './offers/offers.ts';
export { eventWish } from './offers/places.ts';
export { planWish } from './offers/plans.ts';
export { stayWish } from './offers/stays.ts';
export { soldTickets } from './moves.ts';
export { soldByCode, soldOfType } from './sold-by.ts';
export { forgetGiven, givenOf, listKept, notGiven, notKept } from './given.ts';
export { tellKeepersOf } from './keepers.ts';
export { forgetName, forgetUnpaidNames } from './bill-to.ts';
export {
  changesOf,
  isConfirmedOf,
  isConfirmedOfEach,
  movedOf,
  priceOfOrder,
  ticketTypeOf,
  toldDepositOf,
} from './rows.ts';
export { releaseAllExpiredHolds } from './release.ts';
export { endPlanHold, holdRenewal, letGo, receiptsOf, releaseExpiredPlans } from './plans.ts';
export { inTurn } from './rush.ts';
export { heldFrom } from './shares.ts';
export { lockOrder, lockPaidOrder } from './locks.ts';
export { changeDates, holdSupplement, quoteOtherDates, requireOtherDates } from './changed-stays.ts';
export type { OtherStay, StayOrder } from './changed-stays.ts';
export { backFor, readParts, wholeOf } from './supplements.ts';
export type { Parts } from './supplements.ts';
export { laterEntryOf, readAbout } from './letters.ts';
export { toOwner } from './owner-letters.ts';
export { listTickets } from './ticket-rows.ts';
export { disputedAmong, disputesAmong, takeClaims } from './claims.ts';
export type { ToldDispute, ToldRefund } from './claims.ts';
export { findOpenTransfer, isAskedOf, transferDone } from './owner-transfers.ts';
export { backOn, findOpenRefund, listRefunds, refundFailed, refundDone, refundsOf } from './refunds.ts';

/** Holds places of an event in a transaction of its own; see `hold`. */
export async function holdEvent(db: Db, wish: EventWish, at: Date): Promise<OrderRow> {
  return db.transaction(async (db) => (await hold(db, eventWish(wish), at)).order);
}

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
  await askRefund(db, order, order.amountCents, 'late', at);
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

/** Gives a pending hold back before its time. */
export async function cancelOrder(db: Db, userId: string, orderId: string): Promise<OrderRow> {
  return db.transaction(async (db) => {
    const order = await requireOwnOrder(db, userId, orderId);
    await lockItem(db, order);
    const [cancelled] = await db
      .update(orders)
      .set({ status: 'cancelled', ...notHeld })
      .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')))
      .returning();
    if (!cancelled) throw new Problem('invalid_transition', 'This order is not on hold any more.');
    await giveBack(db, [cancelled]);
    return cancelled;
  });
}

/** One's own order; somebody else's is as absent as none (404). */
export async function requireOwnOrder(db: Db, userId: string, orderId: string): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!order) throw new Problem('not_found', 'There is no such order.');
  return order;
}

/**
 * A member's bookings and what they paid for plans, the newest first; a plan that was not paid for is nobody's news, and what was
 * paid besides for a booking is told with it.
 */
export async function listOrderRows(db: Db, userId: string): Promise<OrderRow[]> {
  const booked = allOffers().filter(({ isBooking }) => isBooking);
  const isBooked = inArray(
    orders.kind,
    booked.map(({ kind }) => kind),
  );
  const isTheirs = and(
    eq(orders.userId, userId),
    isNull(orders.extendsOrderId),
    or(isBooked, isNotNull(orders.confirmedAt)),
  );
  return db.select().from(orders).where(isTheirs).orderBy(desc(orders.createdAt), desc(orders.id));
}

/** Makes the tickets of an order that was just confirmed, as many as its offer says, and writes of them to its buyer and its owner. */
async function issueTickets(db: Db, order: OrderRow, at: Date): Promise<void> {
  const ids = Array.from({ length: offerOf(order).tickets(order) }, newId).toSorted();
  const rows = ids.map((id) => ({ id, orderId: order.id, code: newTicketCode() }));
  await together([rows.length > 0 ? addTickets(db, ...rows) : undefined, postOrderLetters(db, order, rows, at)]);
}

const addTickets = preparedInsert(tickets, ['id', 'orderId', 'code']);

/** Orders with this number or ticket code, or in which every word is found: in what was bought, or in who bought it. */
export function ordersWith(q: string | undefined): (SQL | undefined)[] {
  const found = allOffers().flatMap((offer) => (offer.find ? [offer.find(q)] : []));
  const words = matches(q, usersSearchColumns).map((isUser, word) =>
    or(
      sql`${orders.userId} in (select ${users.id} from ${users} where ${isUser})`,
      ...found.map((items) => sql`${orders.itemId} in ${items[word]}`),
    ),
  );
  if (q === undefined || words.length === 0) return words;
  // A code is read out in two halves, in small letters as well.
  const code = q.replace(/[\s-]/g, '').toUpperCase();
  const withCode = sql`${orders.id} in (select ${tickets.orderId} from ${tickets} where ${tickets.code} = ${code})`;
  return [or(eq(orders.id, q.trim()), withCode, and(...words))];
}

/** The members behind orders, by their ids. */
export async function findBuyers(db: Db, ids: readonly string[]) {
  const { id, fullName, phone, email } = users;
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id, fullName, phone, email })
          .from(users)
          .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** For the statement that keeps a count honest in tests and checks: places taken by live orders of an event. */
export async function countPlaces(db: Db, eventId: string): Promise<number> {
  const [row] = await db
    .select({ places: sql<number>`coalesce(sum(${orders.quantity}), 0)::int` })
    .from(orders)
    .where(and(isOf({ kind: 'event', itemId: eventId }), inArray(orders.status, ['pending', 'confirmed'])));
  return row?.places ?? 0;
}
