/** Cancelling what is paid: by the buyer, for what was promised; by the organiser, for everything (issue 6). */
import { and, eq, inArray } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { callOff } from '#features/events/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { By } from '#market/listings/server/listing-desk.ts';
import { refundCents, refundPercent } from '#market/listings/cancellation.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Cancellation } from '../contract.ts';
import { postCancelledLetters, postCancelledToBuyer } from './letters.ts';
import { tellOwnerOfCallingOff } from './owner-letters.ts';
import { isReturnable } from '../rules.ts';
import { offerOf } from './offers/offers.ts';
import { disputedAmong } from './claims.ts';
import { askRefund } from './refunds.ts';
import { isOf } from './rows.ts';
import { listTickets, lockOrder, requireOwnOrder } from './service.ts';
import { giveBack, lockItem } from './stock.ts';
import { orders } from './table.ts';
import type { OrderRow } from './table.ts';

/**
 * A paid order can be cancelled until it begins (a plan is ended by itself) or, where its event was moved, as long as it
 * can be returned; never once somebody came in with one of its tickets.
 */
async function requireCancellable(db: Db, order: OrderRow, at: Date): Promise<void> {
  const isUsed = (await listTickets(db, [order.id])).some(({ usedAt }) => usedAt !== null);
  const isDisputed = (await disputedAmong(db, [order.id])).has(order.id);
  const isLate = order.startsAt <= at && !isReturnable(order, at);
  if (order.status !== 'confirmed' || isLate || isUsed || !offerOf(order).isBooking || isDisputed)
    throw new Problem('invalid_transition', 'This can’t be cancelled any more.');
}

/** What was promised; all that is left where the event was moved (decision 0047). */
const refundOf = (order: OrderRow, at: Date): number =>
  isReturnable(order, at)
    ? order.amountCents - order.refundedCents
    : refundCents(order.amountCents, refundPercent(order.refundSteps, order.startsAt, at));

/** What goes back to a buyer who cancels at this moment, and until when that stays so. */
export async function previewCancellation(db: Db, userId: string, orderId: string, at: Date): Promise<Cancellation> {
  const order = await requireOwnOrder(db, userId, orderId);
  await requireCancellable(db, order, at);
  if (isReturnable(order, at))
    return { refund: priceOf(refundOf(order, at)), percent: 100, until: iso(order.returnUntil), isMoved: true };
  const percent = refundPercent(order.refundSteps, order.startsAt, at);
  const step = order.refundSteps.find((one) => one.percent === percent);
  const until = step && new Date(order.startsAt.getTime() - step.hours * 3_600_000).toISOString();
  return { refund: priceOf(refundOf(order, at)), percent, until: until ?? null };
}

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** Cancels a paid order for exactly the refund that was shown; what it kept from others is theirs again. */
export async function cancelPaidOrder(
  db: Db,
  userId: string,
  orderId: string,
  shownRefund: string,
  at: Date,
): Promise<OrderRow> {
  return db.transaction(async (db) => {
    await lockItem(db, await requireOwnOrder(db, userId, orderId));
    const order = await lockOrder(db, orderId);
    await requireCancellable(db, order, at);
    const cents = refundOf(order, at);
    if (priceOf(cents) !== shownRefund)
      throw new Problem('refund_changed', 'Another amount goes back now. Look at it again before you cancel.');
    await end(db, order, cents, at);
    await giveBack(db, [order]);
    if (cents > 0) await askRefund(db, order, cents, isReturnable(order, at) ? 'moved' : 'buyer', at);
    await postCancelledLetters(db, order, cents, { by: 'buyer', actorId: userId }, at);
    return lockOrder(db, orderId);
  });
}

/**
 * Cancels a paid order that the organiser or the owner can't keep: everything that is left of it goes back whatever the
 * policy says, also after it began.
 */
export async function cancelForBuyer(db: Db, orderId: string, by: By): Promise<void> {
  await db.transaction(async (db) => {
    const [known] = await db.select().from(orders).where(eq(orders.id, orderId));
    if (!known || !offerOf(known).isBooking) throw new Problem('not_found', 'There is no such order.');
    await lockItem(db, known);
    const order = await lockOrder(db, orderId);
    if (order.status !== 'confirmed' || (await disputedAmong(db, [orderId])).has(orderId))
      throw new Problem('invalid_transition', 'This order is not paid, or not any more.');
    const cents = order.amountCents - order.refundedCents;
    await end(db, order, cents, by.at);
    await giveBack(db, [order]);
    if (cents > 0) await askRefund(db, order, cents, 'organiser', by.at);
    await postCancelledLetters(db, order, cents, { by: 'organiser', actorId: by.actor.id }, by.at);
    const [before, after] = [{ status: order.status }, { status: cents > 0 ? 'refunded' : 'cancelled' }];
    await recordChange(db, {
      ...by,
      action: 'update',
      entity: 'orders',
      entityId: orderId,
      title: orderId,
      before,
      after,
    });
  });
}

/** An order ends as refunded when money goes back, as cancelled when none does. */
async function end(db: Db, order: OrderRow, refundedCents: number, at: Date): Promise<void> {
  await db
    .update(orders)
    .set({ status: refundedCents > 0 ? 'refunded' : 'cancelled', cancelledAt: at, holdExpiresAt: null })
    .where(eq(orders.id, order.id));
}

/**
 * Calls an event off: it leaves the lists, nobody can buy it any more, holds end, and everybody who paid gets all of it
 * back whatever the policy says. Twice is once.
 */
export async function cancelEvent(
  db: Db,
  eventId: string,
  seen: number | undefined,
  by: By,
): Promise<{ orders: number; refunded: string }> {
  return db.transaction(async (db) => {
    const event = await callOff(db, eventId, seen, by);
    const live = await db
      .select()
      .from(orders)
      .where(and(isOf({ kind: 'event', itemId: eventId }), inArray(orders.status, ['pending', 'confirmed'])))
      .orderBy(orders.id)
      .for('update');
    const disputed = await disputedAmong(
      db,
      live.map(({ id }) => id),
    );
    let refundedCents = 0;
    for (const order of live) {
      // What a bank asks back is not given back besides: the bank decides who has it.
      const cents =
        order.status === 'confirmed' && !disputed.has(order.id) ? order.amountCents - order.refundedCents : 0;
      await end(db, order, cents, by.at);
      if (cents > 0) await askRefund(db, order, cents, 'organiser', by.at);
      if (order.status === 'confirmed') await postCancelledToBuyer(db, order, cents, 'organiser', by.at);
      refundedCents += cents;
    }
    await giveBack(db, live);
    const ended = live.filter(({ status }) => status === 'confirmed').length;
    await tellOwnerOfCallingOff(db, event, { orders: ended, backCents: refundedCents, actorId: by.actor.id }, by.at);
    return { orders: live.length, refunded: priceOf(refundedCents) };
  });
}
