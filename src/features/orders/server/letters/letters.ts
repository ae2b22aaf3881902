/**
 * What the house writes about an order, to its buyer and to whose listing it is: that it is booked, cancelled, that money
 * goes back. To whoever gave an e-mail. Each in the transaction of what it tells.
 */
import { findReader } from '#features/auth/server/service.ts';
import { bookedEvening } from '#features/mail/booked.ts';
import type { BookedSeller, BookedTicket, CalendarEntry } from '#features/mail/booked.ts';
import { isPlainText } from '#features/mail/rules.ts';
import type { Letters } from '#features/mail/rules.ts';
import { postMail } from '#features/mail/server/service.ts';
import { findSoldBy } from '#features/traders/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { together } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { priceOf } from '#kit/shared/money.ts';
import { town } from '#market/town/town.ts';
import { nightOf } from '../offers/offer.ts';
import type { Bought } from '../offers/offer.ts';
import { offerOf } from '../offers/offers.ts';
import { tellOwnerOfBooking, tellOwnerOfCancellation } from './owner-letters.ts';
import type { CancelledPart } from './owner-letters.ts';
import { leftOfOrder, toldTypeOf, priceOfOrder } from '../records/rows.ts';
import { readBought } from '../records/stock.ts';
import type { OrderRow } from '../table.ts';

/** The tickets of an order that is confirmed, as its offer tells of them. Call it in the transaction that confirms. */
export async function postOrderLetters(
  db: Db,
  order: OrderRow,
  made: readonly BookedTicket[],
  at: Date,
): Promise<void> {
  const offer = offerOf(order);
  if (!offer.letter) return;
  const [about, seller] = await together([readAbout(db, order), readSeller(db, order)]);
  if (!about) return;
  const { reader, bought, title, buyer } = about;
  if (reader) {
    const tickets = made.map(({ id, code }) => ({ id, code }));
    const amount = priceOf(order.amountCents);
    const calendar = entryOf(order, bought, at);
    const arrival = bought.arrival && inLanguage(bought.arrival, buyer.language);
    const told = { name: buyer.name, title, bought, amount, tickets, calendar, arrival, seller };
    const letter = offer.letter(order, told, at);
    await postMail(db, { ...reader, ...letter }, at);
  }
  await tellOwnerOfBooking(db, order, { bought, guest: buyer.name }, at);
}

/** How a booking, or a part of it, is cancelled. */
type CancelledHow = {
  readonly by: 'buyer' | 'organiser';
  /** Who that is, where it is known: nobody is written to about what they did themselves. */
  readonly actorId?: string | undefined;
  readonly part?: CancelledPart | undefined;
  /** What its owner wrote. */
  readonly reason?: string | undefined;
};

/**
 * That a paid order, or a part of it, is cancelled, and what goes back: to its buyer and to its owner. Call it in the
 * transaction that cancels, however it comes to that.
 */
export async function postCancelledLetters(
  db: Db,
  order: OrderRow,
  refundCents: number,
  how: CancelledHow,
  at: Date,
): Promise<void> {
  const about = await postCancelledToBuyer(db, order, refundCents, how, at);
  if (!about || how.actorId === order.ownerId) return;
  const { by, part } = how;
  await tellOwnerOfCancellation(db, order, about, { by, backCents: refundCents, part }, at);
}

/** The same to its buyer alone: where many orders end at once, their owner hears of it once. */
export async function postCancelledToBuyer(
  db: Db,
  order: OrderRow,
  refundCents: number,
  { by, part, reason }: Omit<CancelledHow, 'actorId'>,
  at: Date,
): Promise<{ readonly bought: Bought; readonly guest: string } | undefined> {
  const about = await readAbout(db, order);
  if (!about) return undefined;
  const { reader, bought, title, buyer } = about;
  const told = { bought, guest: buyer.name };
  if (!reader) return told;
  const { date, time, stay } = bought;
  const [paid, back] = [priceOf(part?.priceCents ?? priceOfOrder(order)), priceOf(refundCents)];
  const quantity = part?.count ?? order.quantity;
  // With the last ones the order ends: then it is a booking that is cancelled.
  const left = part ? order.quantity - part.count : 0;
  const sold = await soldBy(db, order);
  // What a free ticket's owner writes to a mailbox that nobody has proven could be their advertisement: no link goes there.
  const isTold = order.amountCents > 0 || reader.isProven || isPlainText(reason ?? '');
  const more = {
    ...(left > 0 && { left }),
    ...(reason !== undefined && isTold && { reason }),
    ...toldTypeOf(order),
    ...sold,
  };
  const calendar = left > 0 ? null : laterEntryOf(order, bought, at);
  const values = { name: buyer.name, title, by, paid, back, quantity, date, time, stay, calendar, ...more };
  await postMail(db, { ...reader, letter: 'cancelled', values }, at);
  return told;
}

/** That the desk gives a part of an order back, and why. Call it in the transaction that promises it. */
export async function postPartRefundLetter(
  db: Db,
  order: OrderRow,
  told: { readonly amount: string; readonly reason: string; readonly cancelled: number },
  at: Date,
): Promise<void> {
  const about = await readAbout(db, order);
  if (!about?.reader) return;
  const { reader, bought, title, buyer } = about;
  const date = nightOf(bought);
  const values = { name: buyer.name, title, date, ...toldTypeOf(order), ...told, ...(await soldBy(db, order)) };
  await postMail(db, { ...reader, letter: 'partRefund', values }, at);
}

/** That somebody gives money of an order back at the provider, and whether its booking stays. Call it in the transaction that takes it down. */
export async function postDashboardRefundLetter(
  db: Db,
  order: OrderRow,
  told: { readonly amountCents: number; readonly stays: boolean },
  at: Date,
): Promise<void> {
  const about = await readAboutMoney(db, order, told.amountCents);
  if (!about) return;
  const values = { ...about.values, stays: told.stays };
  await postMail(db, { ...about.reader, letter: 'dashboardRefund', values }, at);
}

/** What the buyer's bank has decided, and what becomes of the booking. Call it in the transaction that takes it down. */
export async function postDisputeDecidedLetter(
  db: Db,
  order: OrderRow,
  told: { readonly amountCents: number } & Pick<Letters['disputeDecided'], 'status' | 'booking'>,
  at: Date,
): Promise<void> {
  const { amountCents, ...decided } = told;
  const about = await readAboutMoney(db, order, amountCents);
  if (!about) return;
  await postMail(db, { ...about.reader, letter: 'disputeDecided', values: { ...about.values, ...decided } }, at);
}

/** That a refund was refused: to the buyer, who has nothing to do, and to the desk, which has. Call it in the transaction that notes it. */
export async function postRefundFailedLetters(db: Db, order: OrderRow, amountCents: number, at: Date): Promise<void> {
  const amount = priceOf(amountCents);
  const desk = { to: town.emails.business, language: town.language };
  await postMail(db, { ...desk, letter: 'refundRefused', values: { order: order.id, amount } }, at);
  const about = await readAboutMoney(db, order, amountCents);
  if (about) await postMail(db, { ...about.reader, letter: 'refundFailed', values: about.values }, at);
}

/** That its event was moved, from where and when, and until when it can be returned. Call it in the transaction that moves. */
export async function postMovedLetter(db: Db, order: OrderRow, at: Date): Promise<void> {
  const { movedFrom: from, returnUntil } = order;
  if (from === null || returnUntil === null) return;
  const about = await readAbout(db, order);
  if (!about?.reader) return;
  const { reader, buyer, bought, title } = about;
  const calendar = laterEntryOf(order, bought, at);
  const values = {
    name: buyer.name,
    title,
    calendar,
    eventId: bought.itemId,
    // What was given back before is with them already.
    paid: priceOf(leftOfOrder(order)),
    until: returnUntil.toISOString(),
    from: bookedEvening(from),
    to: bookedEvening(bought),
    ...toldTypeOf(order),
    ...(await soldBy(db, order)),
  };
  await postMail(db, { ...reader, letter: 'moved', values }, at);
}

/** That a payment goes back because it came too late. Call it in the transaction that gives it back. */
export async function postRefundLetter(db: Db, order: OrderRow, amountCents: number, at: Date): Promise<void> {
  const about = await readAbout(db, order);
  if (!about?.reader) return;
  const { reader, bought, title, buyer } = about;
  const amount = priceOf(amountCents);
  const values = {
    name: buyer.name,
    title,
    amount,
    date: nightOf(bought),
    stay: bought.stay,
    ...toldTypeOf(order),
    ...(await soldBy(db, order)),
  };
  await postMail(db, { ...reader, letter: 'refund', values }, at);
}

/** Whom a letter about so much money of an order goes to, and what it tells; undefined for whoever gave no e-mail. */
async function readAboutMoney(db: Db, order: OrderRow, amountCents: number) {
  const about = await readAbout(db, order);
  if (!about?.reader) return undefined;
  const { reader, bought, title, buyer } = about;
  const of = { title, date: nightOf(bought), amount: priceOf(amountCents), ...toldTypeOf(order) };
  return { reader, values: { name: buyer.name, ...of, ...(await soldBy(db, order)) } };
}

/** Who sold it, where it cost something. */
const readSeller = async (db: Db, { amountCents, ownerId }: OrderRow) =>
  amountCents > 0 ? findSoldBy(db, ownerId) : undefined;

/** The same as a part of a letter's values. */
async function soldBy(db: Db, order: OrderRow): Promise<{ readonly seller?: BookedSeller }> {
  const seller = await readSeller(db, order);
  return seller ? { seller } : {};
}

/** What letters to its buyer begin with; `reader` only where they gave an e-mail. */
export async function readAbout(db: Db, order: OrderRow) {
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

/** The same for changing it or taking it out: its number is higher than the last one's, be it of the same second. */
export function laterEntryOf(order: OrderRow, bought: Bought, at: Date): CalendarEntry | null {
  const entry = entryOf(order, bought, at);
  return entry && { ...entry, sequence: entry.sequence + 1 };
}
