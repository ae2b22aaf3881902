/**
 * What the house writes about an order, to its buyer and to whose listing it is: that it is booked, cancelled, that money
 * goes back. To whoever gave an e-mail. Each in the transaction of what it tells.
 */
import { findReader } from '#features/auth/server/service.ts';
import type { BookedTicket, CalendarEntry } from '#features/mail/booked.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { priceOf } from '#kit/shared/money.ts';
import { town } from '#market/town/town.ts';
import type { Bought } from './offers/offer.ts';
import { offerOf } from './offers/offers.ts';
import { tellOwnerOfBooking, tellOwnerOfCancellation } from './owner-letters.ts';
import { readBought } from './stock.ts';
import type { OrderRow } from './table.ts';

/** The tickets of an order that is confirmed, as its offer tells of them. Call it in the transaction that confirms. */
export async function postOrderLetters(
  db: Db,
  order: OrderRow,
  made: readonly BookedTicket[],
  at: Date,
): Promise<void> {
  const { letter: write } = offerOf(order);
  const about = write && (await readAbout(db, order));
  if (!about) return;
  const { reader, bought, title, buyer } = about;
  if (reader) {
    const tickets = made.map(({ id, code }) => ({ id, code }));
    const amount = priceOf(order.amountCents);
    const calendar = entryOf(order, bought, at);
    const letter = write(order, { name: buyer.name, title, bought, amount, tickets, calendar }, at);
    await postMail(db, { ...reader, ...letter }, at);
  }
  await tellOwnerOfBooking(db, order, { bought, guest: buyer.name }, at);
}

/** Who cancels a booking, and who that is where it is known: nobody is written to about what they did themselves. */
type CancelledBy = { readonly by: 'buyer' | 'organiser'; readonly actorId?: string | undefined };

/**
 * That a paid order is cancelled, and what of it goes back: to its buyer and to its owner. Call it in the transaction that
 * cancels, however it comes to that.
 */
export async function postCancelledLetters(
  db: Db,
  order: OrderRow,
  refundCents: number,
  cancelled: CancelledBy,
  at: Date,
): Promise<void> {
  const about = await postCancelledToBuyer(db, order, refundCents, cancelled.by, at);
  if (!about || cancelled.actorId === order.ownerId) return;
  await tellOwnerOfCancellation(db, order, about, { by: cancelled.by, backCents: refundCents }, at);
}

/** The same to its buyer alone: where many orders end at once, their owner hears of it once. */
export async function postCancelledToBuyer(
  db: Db,
  order: OrderRow,
  refundCents: number,
  by: 'buyer' | 'organiser',
  at: Date,
): Promise<{ readonly bought: Bought; readonly guest: string } | undefined> {
  const about = await readAbout(db, order);
  if (!about) return undefined;
  const { reader, bought, title, buyer } = about;
  const told = { bought, guest: buyer.name };
  if (!reader) return told;
  const { date, time, stay } = bought;
  const [paid, back] = [priceOf(order.amountCents), priceOf(refundCents)];
  const entry = entryOf(order, bought, at);
  // Higher than the last one's, be it of the same second.
  const calendar = entry && { ...entry, sequence: entry.sequence + 1 };
  const { quantity } = order;
  const values = { name: buyer.name, title, by, paid, back, quantity, date, time, stay, calendar };
  await postMail(db, { ...reader, letter: 'cancelled', values }, at);
  return told;
}

/** That its event was moved, from where and when, and until when it can be returned. Call it in the transaction that moves. */
export async function postMovedLetter(db: Db, order: OrderRow, at: Date): Promise<void> {
  const { movedFrom: from, returnUntil } = order;
  if (from === null || returnUntil === null) return;
  const about = await readAbout(db, order);
  if (!about?.reader) return;
  const { reader, buyer, bought, title } = about;
  const { date, time, location, address, itemId } = bought;
  const entry = entryOf(order, bought, at);
  // Higher than that of the tickets, be they of the same second.
  const calendar = entry && { ...entry, sequence: entry.sequence + 1 };
  const values = {
    name: buyer.name,
    title,
    calendar,
    eventId: itemId,
    paid: priceOf(order.amountCents),
    until: returnUntil.toISOString(),
    from: { date: from.date, time: from.time, location: from.location, address: from.address },
    to: { date, time, location, address },
  };
  await postMail(db, { ...reader, letter: 'moved', values }, at);
}

/** That a payment goes back because it came too late. Call it in the transaction that gives it back. */
export async function postRefundLetter(db: Db, order: OrderRow, amountCents: number, at: Date): Promise<void> {
  const about = await readAbout(db, order);
  if (!about?.reader) return;
  const { reader, bought, title, buyer } = about;
  const values = { name: buyer.name, title, amount: priceOf(amountCents), stay: bought.stay };
  await postMail(db, { ...reader, letter: 'refund', values }, at);
}

async function readAbout(db: Db, order: OrderRow) {
  const buyer = await findReader(db, order.userId);
  const bought = buyer && (await readBought(db, [order]))(order);
  if (!bought) return undefined;
  const reader = buyer.to === null ? undefined : { ...buyer, to: buyer.to };
  return { buyer, reader, bought, title: inLanguage(bought.title, buyer.language) };
}

/**
 * A booking in its buyer's calendar, one entry for each order. It counts the seconds since the order was made, so each
 * letter's number is higher than the one's before it, whatever was told in between.
 */
function entryOf(order: OrderRow, { span, location, address }: Bought, at: Date): CalendarEntry | null {
  if (!span) return null;
  const { start, end, isAllDay } = span;
  return {
    id: order.id,
    sequence: Math.max(0, Math.floor((at.getTime() - order.createdAt.getTime()) / 1000)),
    start: start.toISOString(),
    end: end.toISOString(),
    isAllDay,
    place: [...new Set([location, address, town.name])].filter(Boolean).join(', '),
  };
}
