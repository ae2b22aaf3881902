/** What the house writes about an order: that it is booked, cancelled, or paid too late. To whoever gave an e-mail. */
import { findAddressee } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { priceOf } from '#kit/shared/money.ts';
import { offerOf } from './offers/offers.ts';
import { readBought } from './stock.ts';
import type { OrderRow } from './table.ts';

/** The codes of an order that is confirmed, as its offer tells of them. Call it in the transaction that confirms. */
export async function postOrderLetter(db: Db, order: OrderRow, codes: readonly string[], at: Date): Promise<void> {
  const offer = offerOf(order);
  const about = offer.letter && (await readAbout(db, order));
  if (!about || !offer.letter) return;
  const { reader, ...told } = about;
  const letter = offer.letter(order, { ...told, amount: priceOf(order.amountCents) }, codes, at);
  await postMail(db, { ...reader, ...letter }, at);
}

/** That a paid order is cancelled, and what of it goes back. Call it in the transaction that cancels. */
export async function postCancelledLetter(
  db: Db,
  order: OrderRow,
  refundCents: number,
  by: 'buyer' | 'organiser',
  at: Date,
): Promise<void> {
  const about = await readAbout(db, order);
  if (!about) return;
  const { reader, bought, name, title } = about;
  const { date, time, stay } = bought;
  const [paid, back] = [priceOf(order.amountCents), priceOf(refundCents)];
  const values = { name, title, by, paid, back, quantity: order.quantity, date, time, stay };
  await postMail(db, { ...reader, letter: 'cancelled', values }, at);
}

/** That its event was moved, from where and when, and until when it can be returned. Call it in the transaction that moves. */
export async function postMovedLetter(db: Db, order: OrderRow, at: Date): Promise<void> {
  const { movedFrom: from, returnUntil } = order;
  const about = from && returnUntil && (await readAbout(db, order));
  if (!about) return;
  const { reader, bought, name, title } = about;
  const { date, time, location, address, itemId } = bought;
  const values = {
    name,
    title,
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
  if (!about) return;
  const { reader, bought, name, title } = about;
  const values = { name, title, amount: priceOf(amountCents), stay: bought.stay };
  await postMail(db, { ...reader, letter: 'refund', values }, at);
}

async function readAbout(db: Db, order: OrderRow) {
  const reader = await findAddressee(db, order.userId);
  const bought = reader && (await readBought(db, [order]))(order);
  if (!bought) return undefined;
  return { reader, bought, name: reader.name, title: inLanguage(bought.title, reader.language) };
}
