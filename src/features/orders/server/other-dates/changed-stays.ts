/** A stay that was paid for gets other dates: what they would cost, whether they are free, and the change itself (decision 0181). */
import { eq, inArray } from 'drizzle-orm';
import { dropCopies, findRentalRows, lockRental, readTakenBut, takeBeside } from '#features/rentals/server/service.ts';
import { leftOf } from '#features/rentals/packing.ts';
import { slotsOf, type Stay } from '#features/rentals/stay.ts';
import type { StayPrice } from '#features/rentals/stay-price.ts';
import type { Db } from '#kit/server/db.ts';
import { minPaidCents } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { RefundStep } from '#market/listings/cancellation.ts';
import { chooseTickets } from '../records/chosen-tickets.ts';
import { isDisputed } from '../records/disputed.ts';
import { lockOrder } from '../records/locks.ts';
import { stays, stayWish } from '../offers/stays.ts';
import { askRefund } from '../money-back/refunds.ts';
import { releaseExpiredHolds } from '../buying/release.ts';
import { insertOrder, priceOfOrder, rowOf } from '../records/rows.ts';
import { lockWithSupplements, lowerEach, readWithSupplements, wholeOf } from './supplements.ts';
import { orders } from '../table.ts';
import type { OrderRow } from '../table.ts';

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
  if (await isDisputed(db, id)) throw tooLate();
  // Refuses what was taken over.
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
  // Fewer alike may hold fewer people than come; for as many their number stays as it was booked.
  const guests = stay.quantity < order.quantity ? (order.guests ?? undefined) : undefined;
  const asked = { ...stay, guests };
  const wish = stayWish({ ...asked, userId: order.userId, rentalId: order.itemId });
  const { startsAt, endsAt, unit, units, amountCents, stayPrice } = await asAsked(() =>
    locked.price({ ...wish, details: asked }, at),
  );
  if (!endsAt || !unit || !stayPrice || units === undefined) throw new Error('What a rental is wished for is a stay.');
  const other = { startsAt, endsAt, unit, units, quantity: stay.quantity, amountCents, stayPrice };
  if (!(await isFree(db, order, other, at))) throw stays.gone();
  const before = priceOfOrder(wholeOf((await readWithSupplements(db, [order]))(order)));
  const more = amountCents - before;
  // What no bank takes is not asked for: nobody could pay it, and the dates would never be theirs.
  return { ...other, amountCents: more > 0 && more < minPaidCents ? before : amountCents };
}

/** Whoever pays names the fields of a stay among others; who asks for other dates sends them alone. */
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

/** What its owner agreed to. */
type Wanted = OtherStay & { readonly refundSteps: readonly RefundStep[] };

/** Locks rental and order, and refuses what can't get these dates any more, be they free or not. */
async function requireStill(db: Db, known: OrderRow, { unit, startsAt }: Wanted, at: Date) {
  const rental = await lockRental(db, known.itemId);
  const order = await requireOtherDates(db, await lockOrder(db, known.id), at);
  // By the week from now on, or by person: nobody was shown what that would be.
  if (!rental || rental.priceUnit !== unit || startsAt <= at) throw tooLate();
  await releaseExpiredHolds(db, at, order);
  await dropCopies(db, order);
  return { rental, order };
}

const stayOf = ({ startsAt, endsAt, unit, units, quantity }: OtherStay) => ({
  startsAt,
  endsAt,
  unit,
  units,
  quantity,
});

/**
 * Gives a paid stay other dates: it takes them in the place of its own, or 409 dates_unavailable and all stays as it was.
 * What they cost less goes back; what cancelling brings counts from them. What they cost more is paid by then. Call it in a
 * transaction; item and order are locked here. Gives the order before and after, and what went back.
 */
export async function changeDates(
  db: Db,
  known: OrderRow,
  wanted: Wanted,
  at: Date,
): Promise<{ readonly before: StayOrder; readonly after: OrderRow; readonly backCents: number }> {
  const locked = await stays.lock(db, known.itemId);
  const { order: before } = await requireStill(db, known, wanted, at);
  const booking = await lockWithSupplements(db, before);
  const { stayPrice, amountCents, refundSteps } = wanted;
  if (priceOfOrder(wholeOf(booking)) < amountCents) throw tooLate();
  const stay = stayOf(wanted);
  const taken = await locked.take({ ...before, ...stay, holdExpiresAt: null }, at, before);
  if (taken !== true) throw taken || stays.gone();
  // What was paid besides is of the same stay, and is given back and paid out with it.
  await db
    .update(orders)
    .set({ ...stay, refundSteps })
    .where(
      inArray(
        orders.id,
        booking.map(({ id }) => id),
      ),
    );
  await db.update(orders).set({ stayPrice, datesChangedAt: at }).where(eq(orders.id, before.id));
  let back = 0;
  for (const { order, lessCents, backCents } of lowerEach(booking, amountCents)) {
    const loweredCents = order.loweredCents + lessCents;
    const [lowered] = await db.update(orders).set({ loweredCents }).where(eq(orders.id, order.id)).returning();
    if (lowered && backCents > 0) await askRefund(db, lowered, { amountCents: backCents, reason: 'dates' }, at);
    back += backCents;
  }
  return { before, after: await lockOrder(db, before.id), backCents: back };
}

/** Whose it is, of what and how it is sold: a supplement has these of its booking. */
const termsOfOrder = (order: OrderRow) => {
  const { userId, itemId, ownerId, commissionPercent, supply, vatPercent, vatExemptBy, payoutAccount } = order;
  return { userId, itemId, ownerId, commissionPercent, supply, vatPercent, vatExemptBy, payoutAccount };
};

/**
 * Keeps dearer dates for whose booking it is until they have paid what those cost more: beside what the booking has, which stays as
 * it is. Tax, commission and where the owner's share goes are the booking's. 409 dates_unavailable when somebody else has them.
 * Call it in a transaction; item and order are locked here.
 */
export async function holdSupplement(
  db: Db,
  known: OrderRow,
  wanted: Wanted,
  { until, at }: { readonly until: Date; readonly at: Date },
): Promise<OrderRow> {
  const { rental, order } = await requireStill(db, known, wanted, at);
  const stay = stayOf(wanted);
  const row = rowOf(
    {
      ...termsOfOrder(order),
      ...stay,
      kind: 'supplement',
      extendsOrderId: order.id,
      amountCents: wanted.amountCents - priceOfOrder(wholeOf(await lockWithSupplements(db, order))),
      refundSteps: wanted.refundSteps,
      status: 'pending',
      holdExpiresAt: until,
    },
    at,
  );
  await insertOrder(db, row);
  if (!(await takeBeside(db, rental, order, stay, { orderId: row.id, expiresAt: until }))) throw stays.gone();
  return row;
}
