/** Cancelling what is paid: by the buyer, for what was promised; by the organiser, for everything (issue 6). */
import { and, eq, inArray } from 'drizzle-orm';
import { callOff } from '#features/events/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { refundPercent } from '#market/listings/cancellation.ts';
import { hoursBefore } from '#kit/shared/durations.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Cancellation } from '../../contract.ts';
import { tellKeepersOfCallingOff, tellKeepersOfEnd } from '../letters/keepers.ts';
import { postCancelledLetters, postCancelledToBuyer } from '../letters/letters.ts';
import { tellOwnerOfCallingOff } from '../letters/owner-letters.ts';
import { isReturnable } from '../../rules.ts';
import { offerOf } from '../offers/offers.ts';
import { chooseTickets, priceOfChosen, refundForChosen, type Chosen } from '../records/chosen-tickets.ts';
import { disputedAmong, isDisputed } from '../records/disputed.ts';
import { recordOrder } from '../records/record.ts';
import { askRefund } from '../money-back/refunds.ts';
import { endOrder, isOf, leftOfOrder } from '../records/rows.ts';
import { requireOwnOrder } from '../records/finding.ts';
import { lockOrder } from '../records/locks.ts';
import { giveBack, lockItem } from '../records/stock.ts';
import {
  dueOfSupplement,
  endSupplements,
  lockWithSupplements,
  readWithSupplements,
  wholeOf,
} from '../other-dates/supplements.ts';
import type { WithSupplements } from '../other-dates/supplements.ts';
import { giveTicketsBack } from './ticket-cancellation.ts';
import { orders } from '../table.ts';
import type { OrderRow } from '../table.ts';

/**
 * What of a paid order may be cancelled: the tickets that are named, or all of it until somebody came in with one of them.
 * It may until the order begins or, where its event was moved, as long as it can be returned. A plan never may: it is ended
 * on its own page.
 */
async function requireCancellable(db: Db, order: OrderRow, at: Date, ticketIds?: readonly string[]): Promise<Chosen> {
  const isLate = order.startsAt <= at && !isReturnable(order, at);
  if (order.status !== 'confirmed' || isLate || !offerOf(order).isBooking || (await isDisputed(db, order.id)))
    throw new Problem('invalid_transition', 'This can’t be cancelled any more.');
  return chooseTickets(db, order, ticketIds);
}

/** How many percent of what they cancel a buyer gets back at this moment: all of it where the event was moved (decision 0047). */
const percentNow = (order: OrderRow, at: Date): number =>
  isReturnable(order, at) ? 100 : refundPercent(order.refundSteps, order.startsAt, at);

/** What goes back for these tickets, with what was paid besides for other dates. */
const refundFor = ([order, ...supplements]: WithSupplements, chosen: Chosen, percent: number): number =>
  supplements
    .map(dueOfSupplement(percent))
    .reduce((sum, cents) => sum + cents, refundForChosen(order, chosen, percent));

/** What goes back to a buyer who cancels these tickets, or all of it, at this moment, and until when that stays so. */
export async function previewCancellation(
  db: Db,
  userId: string,
  orderId: string,
  at: Date,
  ticketIds?: readonly string[],
): Promise<Cancellation> {
  const order = await requireOwnOrder(db, userId, orderId);
  const chosen = await requireCancellable(db, order, at, ticketIds);
  const percent = percentNow(order, at);
  const refund = priceOf(refundFor((await readWithSupplements(db, [order]))(order), chosen, percent));
  if (isReturnable(order, at))
    return { refund, percent, until: order.returnUntil?.toISOString() ?? null, isMoved: true };
  const step = order.refundSteps.find((one) => one.percent === percent);
  const until = step && hoursBefore(order.startsAt, step.hours).toISOString();
  return { refund, percent, until: until ?? null };
}

/**
 * Cancels a paid order, or the tickets of it that are named, for exactly the refund that was shown; what they kept from
 * others is theirs again.
 */
export async function cancelPaidOrder(
  db: Db,
  userId: string,
  orderId: string,
  {
    refund: shownRefund,
    tickets: ticketIds,
  }: { readonly refund: string; readonly tickets?: readonly string[] | undefined },
  at: Date,
): Promise<OrderRow> {
  return db.transaction(async (db) => {
    await lockItem(db, await requireOwnOrder(db, userId, orderId));
    const order = await lockOrder(db, orderId);
    const chosen = await requireCancellable(db, order, at, ticketIds);
    const percent = percentNow(order, at);
    const booking = await lockWithSupplements(db, order);
    const total = refundFor(booking, chosen, percent);
    if (priceOf(total) !== shownRefund)
      throw new Problem('refund_changed', 'Another amount goes back now. Look at it again before you cancel.');
    const cents = refundForChosen(order, chosen, percent);
    await giveTicketsBack(db, order, chosen, { percent, cents }, at);
    const reason = isReturnable(order, at) ? 'moved' : 'buyer';
    if (cents > 0) await askRefund(db, order, { amountCents: cents, reason }, at);
    await endSupplements(db, booking, { back: dueOfSupplement(percent), reason: 'buyer' }, at);
    const isPart = chosen.chosen.length < chosen.all.length;
    const part = isPart ? { priceCents: priceOfChosen(order, chosen), count: chosen.chosen.length } : undefined;
    await postCancelledLetters(db, wholeOf(booking), total, { by: 'buyer', actorId: userId, part }, at);
    return lockOrder(db, orderId);
  });
}

/** What an owner says who cancels a booking of theirs: whose it must be, why, and the sum that they were shown. */
type OwnersWord = { readonly ownerId: string; readonly reason: string; readonly shownRefund: string };

/**
 * Cancels a paid order that the organiser or the owner can't keep: everything that is left of it goes back whatever the
 * policy says. The desk may also after it began; an owner until it is over, for then it is theirs to be paid out, and an
 * event until it begins.
 */
export async function cancelForBuyer(db: Db, orderId: string, by: By, word?: OwnersWord): Promise<void> {
  await db.transaction(async (db) => {
    const [known] = await db.select().from(orders).where(eq(orders.id, orderId));
    const isTheirs = word === undefined || known?.ownerId === word.ownerId;
    if (!known || !isTheirs || !offerOf(known).isBooking) throw new Problem('not_found', 'There is no such order.');
    await lockItem(db, known);
    const order = await lockOrder(db, orderId);
    const isOver = word !== undefined && (order.endsAt ?? order.startsAt) <= by.at;
    if (order.status !== 'confirmed' || isOver || (await isDisputed(db, orderId)))
      throw new Problem('invalid_transition', 'This order is not paid, or not any more.');
    const booking = await lockWithSupplements(db, order);
    const whole = wholeOf(booking);
    const [cents, total] = [leftOfOrder(order), leftOfOrder(whole)];
    if (word && priceOf(total) !== word.shownRefund)
      throw new Problem('refund_changed', 'Another amount goes back now. Look at it again before you cancel.');
    await endOrder(db, order, order.amountCents, by.at);
    await giveBack(db, [order]);
    if (word) await db.update(orders).set({ cancelNote: word.reason }).where(eq(orders.id, orderId));
    if (cents > 0) await askRefund(db, order, { amountCents: cents, reason: 'organiser' }, by.at);
    await endSupplements(db, booking, { back: leftOfOrder, reason: 'organiser' }, by.at);
    const how = { by: 'organiser', actorId: by.actor.id, reason: word?.reason } as const;
    await postCancelledLetters(db, whole, total, how, by.at);
    await tellKeepersOfEnd(db, order, by.at);
    const ended = { status: order.amountCents > 0 ? 'refunded' : 'cancelled' };
    const [before, after] = [{ status: order.status }, { ...ended, ...(word && { reason: word.reason }) }];
    await recordOrder(db, orderId, by, { before, after });
  });
}

/**
 * Calls an event off: it leaves the lists, nobody can buy it any more, holds end, and everybody who paid gets all of it
 * back whatever the policy says. A second time is refused (409 invalid_transition).
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
      const cents = order.status === 'confirmed' && !disputed.has(order.id) ? leftOfOrder(order) : 0;
      await endOrder(db, order, order.refundedCents + cents, by.at);
      if (cents > 0) await askRefund(db, order, { amountCents: cents, reason: 'organiser' }, by.at);
      if (order.status === 'confirmed') await postCancelledToBuyer(db, order, cents, { by: 'organiser' }, by.at);
      refundedCents += cents;
    }
    await giveBack(db, live);
    const ended = live.filter(({ status }) => status === 'confirmed');
    await tellKeepersOfCallingOff(db, ended, by.at);
    const told = { orders: ended.length, backCents: refundedCents, actorId: by.actor.id };
    await tellOwnerOfCallingOff(db, event, told, by.at);
    return { orders: live.length, refunded: priceOf(refundedCents) };
  });
}
