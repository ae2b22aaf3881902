/**
 * What was paid besides for dearer dates of a booking (decision 0197): orders of their own, each with its payment, invoice and
 * postings. Whoever says what a booking costs, or gives of it back, counts them with it.
 */
import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { dueCents } from '../../split-price.ts';
import type { RefundReason } from '../../rules.ts';
import { askRefund } from '../money-back/refunds.ts';
import { endOrder, leftOfOrder, priceOfOrder } from '../records/rows.ts';
import { notHeld } from '../buying/shares.ts';
import { giveBack } from '../records/stock.ts';
import { orders } from '../table.ts';
import type { OrderRow } from '../table.ts';

/** A booking, and what was paid besides for it, the oldest first. */
export type WithSupplements = readonly [OrderRow, ...OrderRow[]];

/** Those that give their booking its dates, or ended with it. One whose money came too late and went back is none of them. */
const isPaidFor = (bookingIds: readonly string[]) =>
  and(
    inArray(orders.extendsOrderId, [...bookingIds]),
    isNotNull(orders.confirmedAt),
    or(eq(orders.status, 'confirmed'), isNotNull(orders.cancelledAt)),
  );

/** Bookings with what was paid besides for each. */
export async function readWithSupplements(
  db: Db,
  rows: readonly OrderRow[],
): Promise<(row: OrderRow) => WithSupplements> {
  const stays = rows.filter(({ kind }) => kind === 'rental').map(({ id }) => id);
  const paid =
    stays.length === 0
      ? []
      : await db.select().from(orders).where(isPaidFor(stays)).orderBy(asc(orders.createdAt), asc(orders.id));
  const ofBooking = Map.groupBy(paid, ({ extendsOrderId }) => extendsOrderId);
  return (row) => [row, ...(ofBooking.get(row.id) ?? [])];
}

/** The same of one that is locked, as is what it is of: nothing is paid besides or given back until the transaction ends. */
export async function lockWithSupplements(db: Db, order: OrderRow): Promise<WithSupplements> {
  if (order.kind !== 'rental') return [order];
  const paid = await db
    .select()
    .from(orders)
    .where(isPaidFor([order.id]))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .for('update');
  return [order, ...paid];
}

/** A booking with the money of its supplements, for whoever says what it costs, cost, or gave back. */
export const wholeOf = ([order, ...supplements]: WithSupplements): OrderRow =>
  supplements.reduce(
    (whole, { amountCents, refundedCents, loweredCents }) => ({
      ...whole,
      amountCents: whole.amountCents + amountCents,
      refundedCents: whole.refundedCents + refundedCents,
      loweredCents: whole.loweredCents + loweredCents,
    }),
    order,
  );

/** What goes back of a supplement whose booking is cancelled under so many percent. */
export const dueOfSupplement =
  (percent: number) =>
  (one: OrderRow): number =>
    Math.min(dueCents(priceOfOrder(one), [{ refundPercent: percent }]), leftOfOrder(one));

/** How much less each of them costs where all of them together cost so much from now on: what was paid last is given back first. */
export function lowerEach(
  booking: WithSupplements,
  amountCents: number,
): { order: OrderRow; lessCents: number; backCents: number }[] {
  let rest = priceOfOrder(wholeOf(booking)) - amountCents;
  return booking.toReversed().flatMap((order) => {
    const lessCents = Math.max(0, Math.min(rest, priceOfOrder(order)));
    rest -= lessCents;
    return lessCents === 0 ? [] : [{ order, lessCents, backCents: Math.min(lessCents, leftOfOrder(order)) }];
  });
}

/** What goes back where a booking costs so much from now on: never more than is left of what was paid. */
export const backFor = (booking: WithSupplements, amountCents: number): number =>
  lowerEach(booking, amountCents).reduce((sum, { backCents }) => sum + backCents, 0);

/**
 * A booking ends, and with it what was paid besides for it, by the same policy; what is still to be paid for other dates of it is
 * held no longer. `back` says what goes back of each. Call it in the transaction that ends the booking, with it and its item locked.
 */
export async function endSupplements(
  db: Db,
  [order, ...paid]: WithSupplements,
  { back, reason }: { readonly back: (one: OrderRow) => number; readonly reason: RefundReason },
  at: Date,
): Promise<void> {
  if (order.kind !== 'rental') return;
  const held = await db
    .update(orders)
    .set({ status: 'cancelled', ...notHeld })
    .where(and(eq(orders.extendsOrderId, order.id), eq(orders.status, 'pending')))
    .returning();
  await giveBack(db, held);
  for (const one of paid.filter(({ status }) => status === 'confirmed')) {
    const cents = back(one);
    await endOrder(db, one, one.refundedCents + cents, at);
    if (cents > 0) await askRefund(db, one, { amountCents: cents, reason }, at);
  }
}
