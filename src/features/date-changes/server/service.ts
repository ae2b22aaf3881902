/** Other dates for a booked stay: what is free, what it costs, asking, and taking it back (decision 0181). */
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { cancelOrder } from '#features/orders/server/doors/buying.ts';
import { backFor, quoteOtherDates, requireOtherDates } from '#features/orders/server/doors/other-dates.ts';
import type { OtherStay, StayOrder } from '#features/orders/server/doors/other-dates.ts';
import {
  lockPaidOrder,
  priceOfOrder,
  readWithSupplements,
  requireOwnOrder,
  wholeOf,
} from '#features/orders/server/doors/reading.ts';
import type { WithSupplements } from '#features/orders/server/doors/reading.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Availability, AvailabilityQuery } from '#features/rentals/days.ts';
import { readAvailability } from '#features/rentals/server/service.ts';
import type { Period, Stay } from '#features/rentals/stay.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { dayMs, daysBefore } from '#kit/shared/durations.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { DateChange, NewDateChange, OtherDates } from '../contract.ts';
import { isUnderWay, keptSteps, maxAskedADay, openStates, stateAt, waitsUntil } from '../rules.ts';
import { tellOwnerOfRequest } from './letters.ts';
import { datesOf, present } from './present.ts';
import { answered, changesWithOrders, isWaiting } from './rows.ts';
import { dateChanges } from './table.ts';
import type { DateChangeRow } from './table.ts';

/** What a member asked for their stays that are to come, the newest first. */
export async function listOwn(db: Db, userId: string, at: Date): Promise<DateChange[]> {
  const rows = await changesWithOrders(db)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'confirmed'), gt(orders.endsAt, at)))
    .orderBy(desc(dateChanges.createdAt), desc(dateChanges.id));
  const withSupplements = await readWithSupplements(
    db,
    rows.map(({ order }) => order),
  );
  return rows.map(({ change, order }) => present(change, withSupplements(order), at));
}

/** What is free of a rental to whoever has a booking of it. */
export async function readFreeDays(
  db: Db,
  userId: string,
  orderId: string,
  asked: AvailabilityQuery,
  at: Date,
): Promise<Availability> {
  const order = await requireOtherDates(db, await requireOwnOrder(db, userId, orderId), at);
  return readAvailability(db, order.itemId, asked, at, order);
}

/** What other dates cost, and what they change. */
export async function previewDates(db: Db, userId: string, orderId: string, stay: Stay, at: Date): Promise<OtherDates> {
  const order = await requireOtherDates(db, await requireOwnOrder(db, userId, orderId), at);
  const other = await db.transaction((db) => quoteOtherDates(db, order, stay, at));
  return toldOf(order, (await readWithSupplements(db, [order]))(order), other, at);
}

function toldOf(order: StayOrder, booking: WithSupplements, other: OtherStay, at: Date): OtherDates {
  const before = priceOfOrder(wholeOf(booking));
  return {
    wanted: datesOf(other),
    before: priceOf(before),
    amount: priceOf(other.amountCents),
    back: priceOf(backFor(booking, other.amountCents)),
    more: priceOf(Math.max(0, other.amountCents - before)),
    refundSteps: keptSteps(order.refundSteps, order.startsAt, at),
  };
}

/**
 * Asks for other dates, as they were shown. Nothing is held: until its owner says yes the booking is as it was, and whoever
 * is quicker has the new days.
 */
export async function askForDates(
  db: Db,
  userId: string,
  orderId: string,
  { shown, ...stay }: NewDateChange,
  at: Date,
): Promise<DateChange> {
  return db.transaction(async (db) => {
    await requireOwnOrder(db, userId, orderId);
    const order = await requireOtherDates(db, await lockPaidOrder(db, orderId), at);
    await requireNoneWaits(db, orderId, at);
    const other = await quoteOtherDates(db, order, stay, at);
    const booking = (await readWithSupplements(db, [order]))(order);
    const told = toldOf(order, booking, other, at);
    requireAsShown(shown, told);
    requireOthers(order, other);
    const row = rowOf(order, priceOfOrder(wholeOf(booking)), other, at);
    await db.insert(dateChanges).values(row);
    await tellOwnerOfRequest(db, row, order, told, at);
    return present(row, booking, at);
  });
}

/** One request of a booking waits at a time, and so many are made in a day. What is over by now is in nobody's way. */
async function requireNoneWaits(db: Db, orderId: string, at: Date): Promise<void> {
  const isOfIt = eq(dateChanges.orderId, orderId);
  const isOpen = and(isOfIt, inArray(dateChanges.status, [...openStates]));
  const [open] = await db.select().from(dateChanges).where(isOpen).for('update');
  if (open && isUnderWay(open, at))
    throw new Problem('conflict', 'You have asked for other dates already. Take that back first.');
  if (open)
    await db
      .update(dateChanges)
      .set({ status: stateAt(open, at), settledAt: at })
      .where(eq(dateChanges.id, open.id));
  const ofToday = and(isOfIt, gt(dateChanges.createdAt, daysBefore(at, 1)));
  if ((await db.$count(dateChanges, ofToday)) >= maxAskedADay)
    throw new Problem('too_many_requests', `Other dates can be asked for ${maxAskedADay} times a day.`, {
      retryAfter: dayMs / 1000,
    });
}

/** Whoever asks gets what they were shown, or hears that it is another by now (decision 0140). */
function requireAsShown(shown: NewDateChange['shown'], told: OtherDates): void {
  if (shown.amount !== told.amount || shown.back !== told.back || shown.more !== told.more)
    throw new Problem('price_changed', 'The price is another one now. Look at it again.');
  const { startsAt, endsAt } = told.wanted;
  const [now, then] = [
    [startsAt, endsAt, told.refundSteps],
    [new Date(shown.startsAt).toISOString(), new Date(shown.endsAt).toISOString(), shown.refundSteps],
  ].map((terms) => JSON.stringify(terms));
  if (now !== then) throw new Problem('terms_changed', 'It is under other terms by now. Look at them before you ask.');
}

function requireOthers(order: StayOrder, other: Period & Pick<OtherStay, 'quantity'>): void {
  const isSame =
    order.startsAt.getTime() === other.startsAt.getTime() &&
    order.endsAt.getTime() === other.endsAt.getTime() &&
    order.quantity === other.quantity;
  if (isSame) throw invalidField('from', 'same', 'That is what you have booked.');
}

function rowOf(
  order: StayOrder,
  oldCents: number,
  { amountCents, stayPrice, ...stay }: OtherStay,
  at: Date,
): DateChangeRow {
  return {
    id: newId(),
    orderId: order.id,
    status: 'waiting',
    oldStartsAt: order.startsAt,
    oldEndsAt: order.endsAt,
    oldUnit: order.unit,
    oldUnits: order.units,
    oldQuantity: order.quantity,
    oldCents,
    ...stay,
    amountCents,
    stayPrice,
    refundSteps: keptSteps(order.refundSteps, order.startsAt, at),
    backCents: 0,
    supplementId: null,
    payBy: null,
    note: null,
    createdAt: at,
    expiresAt: waitsUntil(at, order.startsAt, stay.startsAt),
    settledAt: null,
  };
}

/** Takes a request back; 404 for somebody else's, 409 invalid_transition once it is answered, paid or over. */
export async function withdraw(db: Db, userId: string, id: string, at: Date): Promise<DateChange> {
  return db.transaction(async (db) => {
    const [found] = await changesWithOrders(db).where(and(eq(dateChanges.id, id), eq(orders.userId, userId)));
    if (!found) throw new Problem('not_found', 'There is no such request.');
    const { change, order } = found;
    const { supplementId } = change;
    const isAgreed = change.status === 'agreed';
    // What is kept for it is given back; whoever paid for that at this moment was before it, or has their money back.
    if (isAgreed && supplementId !== null) await cancelOrder(db, userId, supplementId);
    const [row] = await db
      .update(dateChanges)
      .set({ status: 'withdrawn', settledAt: at })
      .where(isAgreed ? and(eq(dateChanges.id, id), eq(dateChanges.status, 'agreed')) : isWaiting(id, at))
      .returning();
    if (!row) throw answered();
    return present(row, (await readWithSupplements(db, [order]))(order), at);
  });
}

/**
 * When stays of a rental were that have other dates since then, and had been booked by a moment: other sites that read of
 * them by then show them a while longer (decision 0162).
 */
export const listFormerStays = (
  db: Db,
  rentalId: string,
  { bookedBy, movedSince }: { readonly bookedBy: Date; readonly movedSince: Date },
): Promise<Period[]> =>
  db
    .select({ startsAt: dateChanges.oldStartsAt, endsAt: dateChanges.oldEndsAt })
    .from(dateChanges)
    .innerJoin(orders, eq(orders.id, dateChanges.orderId))
    .where(
      and(
        eq(orders.rentalId, rentalId),
        eq(dateChanges.status, 'accepted'),
        gt(dateChanges.settledAt, movedSince),
        lte(orders.confirmedAt, bookedBy),
      ),
    );
