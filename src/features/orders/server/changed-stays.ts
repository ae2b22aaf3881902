/** A stay that was paid for gets other dates: what they would cost, whether they are free, and the change itself (decision 0181). */
import { eq } from 'drizzle-orm';
import { dropCopies, findRentalRows, readTakenBut } from '#features/rentals/server/service.ts';
import { leftOf } from '#features/rentals/packing.ts';
import { slotsOf, type Stay } from '#features/rentals/stay.ts';
import type { StayPrice } from '#features/rentals/stay-price.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { RefundStep } from '#market/listings/cancellation.ts';
import { disputedAmong } from './claims.ts';
import { lockOrder } from './locks.ts';
import { stays, stayWish } from './offers/stays.ts';
import { askRefund } from './refunds.ts';
import { releaseExpiredHolds } from './release.ts';
import { priceOfOrder } from './rows.ts';
import { chooseTickets } from './ticket-cancellation.ts';
import { orders } from './table.ts';
import type { OrderRow } from './table.ts';

/** What a stay becomes, with its price of then. */
export type OtherStay = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly unit: NonNullable<OrderRow['unit']>;
  readonly units: number;
  readonly quantity: number;
  readonly amountCents: number;
  readonly stayPrice: StayPrice;
};

const tooLate = () => new Problem('invalid_transition', 'The dates of this can’t be changed any more.');

/** An order that is a stay. */
export type StayOrder = OrderRow & { readonly unit: OtherStay['unit']; readonly endsAt: Date };

/** Refuses 409 what is no paid stay, has begun or been taken over, is disputed, or whose rental is another's by now: who sold it can't give its days. */
export async function requireOtherDates(db: Db, order: OrderRow, at: Date): Promise<StayOrder> {
  const { kind, status, startsAt, endsAt, unit, id } = order;
  if (kind !== 'rental' || status !== 'confirmed' || startsAt <= at || endsAt === null || unit === null)
    throw tooLate();
  if ((await disputedAmong(db, [id])).has(id)) throw tooLate();
  await chooseTickets(db, order);
  const [rental] = await findRentalRows(db, [order.itemId]);
  if (rental?.ownerId !== order.ownerId) throw tooLate();
  return { ...order, endsAt, unit };
}

/**
 * What other dates cost at this moment, by the same rules and the same sum as a new booking; what the order has itself is in
 * nobody's way. Refuses what a booking of them would be refused for. Call it in a transaction: it locks the rental.
 */
export async function quoteOtherDates(db: Db, order: StayOrder, stay: Stay, at: Date): Promise<OtherStay> {
  const locked = await stays.lock(db, order.itemId);
  const wish = stayWish({ ...stay, userId: order.userId, rentalId: order.itemId });
  const { startsAt, endsAt, unit, units, amountCents, stayPrice } = await asAsked(() =>
    locked.price({ ...wish, details: stay }, at),
  );
  if (!endsAt || !unit || !stayPrice || units === undefined) throw new Error('What a rental is wished for is a stay.');
  const other = { startsAt, endsAt, unit, units, quantity: stay.quantity, amountCents, stayPrice };
  if (!(await isFree(db, order, other, at))) throw stays.gone();
  return other;
}

/** Who pays names the fields of a stay among others; who asks for other dates sends them alone. */
async function asAsked<T>(price: () => T | Promise<T>): Promise<T> {
  try {
    return await price();
  } catch (error) {
    if (!(error instanceof Problem) || error.fields.length === 0) throw error;
    const fields = error.fields.map((field) => ({ ...field, path: field.path.replace(/^metadata\./, '') }));
    throw new Problem(error.code, error.detail, { fields });
  }
}

async function isFree(db: Db, order: StayOrder, { startsAt, endsAt, quantity }: OtherStay, at: Date): Promise<boolean> {
  const [rental] = await findRentalRows(db, [order.itemId]);
  const period = { startsAt, endsAt };
  const taken = await readTakenBut(db, order, period, at);
  return rental !== undefined && leftOf(slotsOf(rental), period, taken) >= quantity;
}

/**
 * Gives a paid stay other dates: it takes them in the place of its own, or 409 dates_unavailable and all stays as it was.
 * What they cost less goes back; what cancelling brings counts from them. Call it in a transaction; item and order are locked
 * here. Gives the order before and after, and what went back.
 */
export async function changeDates(
  db: Db,
  known: OrderRow,
  wanted: OtherStay & { readonly refundSteps: readonly RefundStep[] },
  at: Date,
): Promise<{ readonly before: StayOrder; readonly after: OrderRow; readonly backCents: number }> {
  const locked = await stays.lock(db, known.itemId);
  const before = await requireOtherDates(db, await lockOrder(db, known.id), at);
  const [rental] = await findRentalRows(db, [before.itemId]);
  // By the week from now on, or by person: nobody was shown what that would be.
  const { startsAt, endsAt, unit, units, quantity, stayPrice, amountCents, refundSteps } = wanted;
  if (rental?.priceUnit !== unit || startsAt <= at) throw tooLate();
  const stay = { startsAt, endsAt, unit, units, quantity, stayPrice };
  const lessCents = priceOfOrder(before) - amountCents;
  if (lessCents < 0) throw costsMore();
  await releaseExpiredHolds(db, at, before);
  await dropCopies(db, before);
  const taken = await locked.take({ ...before, ...stay, holdExpiresAt: null }, at, before);
  if (taken !== true) throw taken || stays.gone();
  const [after] = await db
    .update(orders)
    .set({ ...stay, refundSteps, loweredCents: before.loweredCents + lessCents, datesChangedAt: at })
    .where(eq(orders.id, before.id))
    .returning();
  const changed = after as OrderRow;
  const backCents = backFor(before, amountCents);
  if (backCents > 0) await askRefund(db, changed, backCents, 'dates', at);
  return { before, after: changed, backCents };
}

/** What goes back where a stay costs so much from now on: never more than is left of what was paid. */
export const backFor = (order: OrderRow, amountCents: number): number =>
  Math.min(priceOfOrder(order) - amountCents, order.amountCents - order.refundedCents);

/** An order is paid once: what costs more is another booking (decision 0181). */
export const costsMore = () =>
  new Problem(
    'costs_more',
    'These dates cost more than was paid. Book the days that are added, or write to the owner.',
  );
