/** Holds: what is bought is kept for 15 minutes while it is paid for (issues 2 and 6; quality, Soundness). */
import { and, eq, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { lockCaller } from '#features/auth/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { prepared, together } from '#kit/server/db.ts';
import { minPaidCents } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import { maxHolds } from '../../rules.ts';
import type { Item, Locked, Quote, Wish } from '../offers/offer.ts';
import { offerOf } from '../offers/offers.ts';
import { releaseExpiredHolds } from './release.ts';
import { holdFrom, insertOrder, isOf, replaceHold, rowOf } from '../records/rows.ts';
import { columnsFrom, notHeld, readUnpaid, requireFreeShare, requireShare } from './shares.ts';
import { giveBack } from '../records/stock.ts';
import { orders } from '../table.ts';
import type { OrderRow } from '../table.ts';

/** The order, and what it was before, where it was there already. */
export type Held = { readonly order: OrderRow; readonly before: OrderRow | undefined };

/**
 * Holds what is wished for 15 minutes. Asking again for the same thing replaces the own hold: other wishes, the same
 * clock. Refuses 404, 409 sold_out, dates_unavailable and too_many_holds, 422 not_for_sale and validation, 429 when those
 * around hold too much unpaid. Call it inside a transaction: the locks it takes are what keeps it right.
 */
export async function hold(db: Db, wish: Wish, at: Date): Promise<Held> {
  const offer = offerOf(wish);
  const { userId, quantity, whence } = wish;
  // Member before item, and the holds are read under both locks.
  const [, locked, pending, unpaid] = await together([
    lockCaller(db, userId),
    offer.lock(db, wish.itemId),
    pendingHolds(db, wish, at),
    readUnpaid(db, wish, at),
  ]);
  const quote = await locked.price(wish, at);
  if (offer.isJoinedFree && quote.amountCents === 0)
    throw new Problem('not_for_sale', 'This event is free: join it without a payment.');
  if (quote.amountCents < minPaidCents)
    throw new Problem('not_for_sale', 'No bank takes so little: this can’t be paid for by itself.');
  const own = await ownHold(db, wish, pending, at);
  requireShare(unpaid, { isNew: !own, places: locked.places, quantity, own: own?.quantity ?? 0 }, at);
  if (own) {
    requireTaken(await locked.take({ ...own, ...quote }, at, own), wish);
    return { order: await replaceHold(db, own, quote), before: own };
  }
  const order = await place(db, wish, locked, { ...quote, ...holdFrom(at), ...columnsFrom(whence) }, at);
  return { order, before: undefined };
}

type Opened = Quote & Pick<OrderRow, 'status'> & Partial<OrderRow>;

/** Writes an order down and takes what it is to keep, in one go where that is one statement: the second refuses both. */
async function place(
  db: Db,
  { kind, itemId, userId }: Wish,
  locked: Locked,
  opened: Opened,
  at: Date,
): Promise<OrderRow> {
  const row = rowOf({ kind, itemId, userId, ...(await locked.terms(at)), ...opened }, at);
  const [order, taken] = await together([insertOrder(db, row), locked.take(row, at)]);
  requireTaken(taken, row);
  return order;
}

function requireTaken(taken: boolean | Problem, item: Item): void {
  if (taken !== true) throw taken || offerOf(item).gone();
}

/** A member's holds, and those of an item whose time is up. */
const pendingHolds = (db: Db, { userId, kind, itemId }: Wish, at: Date): Promise<OrderRow[]> =>
  pendingOrders(db, { userId, kind, itemId, at });

/** Gives back what a member holds of an item, whose lock is held. */
async function letOwnHoldGo(db: Db, isTheirs: SQL | undefined): Promise<void> {
  const own = await db
    .update(orders)
    .set({ status: 'cancelled', ...notHeld })
    .where(and(isTheirs, eq(orders.status, 'pending')))
    .returning();
  await giveBack(db, own);
}

const pendingOrders = prepared((db) => {
  const isOfKind = or(eq(orders.kind, sql.placeholder('kind')), sql`${orders.kind} = 'supplement'`);
  const isOfItem = and(isOfKind, eq(orders.itemId, sql.placeholder('itemId')));
  const isOver = lte(orders.holdExpiresAt, sql.placeholder('at'));
  return db
    .select()
    .from(orders)
    .where(
      and(sql`${orders.status} = 'pending'`, or(eq(orders.userId, sql.placeholder('userId')), and(isOfItem, isOver))),
    );
});

/** The member's own hold of an item, after holds of it whose time was up are given back. */
async function ownHold(db: Db, wish: Wish, pending: readonly OrderRow[], at: Date): Promise<OrderRow | undefined> {
  const isLive = (hold: OrderRow) => hold.holdExpiresAt !== null && hold.holdExpiresAt > at;
  const isOfIt = (hold: Item) => hold.kind === wish.kind && hold.itemId === wish.itemId;
  // Those for dearer dates of its bookings keep of it too.
  const keepsOfIt = (hold: OrderRow) => isOfIt(hold) || (hold.kind === 'supplement' && hold.itemId === wish.itemId);
  if (pending.some((hold) => keepsOfIt(hold) && !isLive(hold))) await releaseExpiredHolds(db, at, wish);
  const mine = pending.filter((hold) => hold.userId === wish.userId && isLive(hold));
  const own = mine.find(isOfIt);
  // What is no booking, such as a plan that is being paid for, keeps nothing from others.
  const booked = mine.filter((hold) => offerOf(hold).isBooking);
  if (!own && offerOf(wish).isBooking && booked.length >= maxHolds)
    throw new Problem(
      'too_many_holds',
      `You are holding places for ${maxHolds} things already. Pay for one of them or let it go.`,
    );
  return own;
}

/**
 * Joins what is free, even with a code. A member joins once, or once with each code: asking again gives the same order. What
 * they hold of it unpaid makes way for a code. The order still needs its tickets. 403
 * email_unproven for more tickets than go without a proof, 429 for whoever comes and goes, or when those around took many.
 */
export async function join(db: Db, wish: Wish, at: Date): Promise<Held> {
  const offer = offerOf(wish);
  await lockCaller(db, wish.userId);
  const locked = await offer.lock(db, wish.itemId);
  const quote = await locked.price(wish, at);
  if (!offer.isJoinedFree || quote.amountCents !== 0) throw new Problem('price_changed', 'This event is not free.');
  const { discountCodeId } = quote;
  const isTheirs = and(eq(orders.userId, wish.userId), isOf(wish));
  const isByCode = discountCodeId ? eq(orders.discountCodeId, discountCodeId) : undefined;
  const [joined] = await db
    .select()
    .from(orders)
    .where(and(isTheirs, isByCode, eq(orders.status, 'confirmed')));
  if (joined) return { order: joined, before: joined };
  await releaseExpiredHolds(db, at, wish);
  if (isByCode) await letOwnHoldGo(db, isTheirs);
  const order = await place(db, wish, locked, { ...quote, status: 'confirmed', confirmedAt: at }, at);
  // Looked at last: who hears that all is sold out is not sent to prove an e-mail first.
  await requireFreeShare(db, wish, locked.places?.capacity ?? 0, at);
  return { order, before: undefined };
}
