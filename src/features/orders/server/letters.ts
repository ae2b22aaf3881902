/** What the house writes about an order: that it is booked, cancelled, or paid too late. To whoever gave an e-mail. */
import { findAddressee } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { priceOf } from '#kit/shared/money.ts';
import { town } from '#market/town/town.ts';
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

type CancelledHow = {
  /** Some tickets of several: how many, and what they were worth of the price. */
  readonly part?: { readonly count: number; readonly priceCents: number } | undefined;
  /** What its owner wrote. */
  readonly reason?: string | undefined;
};

/** That a paid order, or a part of it, is cancelled, and what goes back. Call it in the transaction that cancels. */
export async function postCancelledLetter(
  db: Db,
  order: OrderRow,
  refundCents: number,
  by: 'buyer' | 'organiser',
  at: Date,
  { part, reason }: CancelledHow = {},
): Promise<void> {
  const about = await readAbout(db, order);
  if (!about) return;
  const { reader, bought, name, title } = about;
  const { date, time, stay } = bought;
  const [paid, back] = [priceOf(part?.priceCents ?? order.amountCents), priceOf(refundCents)];
  const quantity = part?.count ?? order.quantity;
  // With the last ones the order ends: then it is a booking that is cancelled.
  const left = part ? order.quantity - part.count : 0;
  const more = { ...(left > 0 && { left }), ...(reason !== undefined && { reason }) };
  const values = { name, title, by, paid, back, quantity, date, time, stay, ...more };
  await postMail(db, { ...reader, letter: 'cancelled', values }, at);
}

/** That the desk gives a part of an order back, and why. Call it in the transaction that promises it. */
export async function postPartRefundLetter(
  db: Db,
  order: OrderRow,
  told: { readonly amount: string; readonly reason: string; readonly cancelled: number },
  at: Date,
): Promise<void> {
  const about = await readAbout(db, order);
  if (!about) return;
  const { reader, name, title } = about;
  await postMail(db, { ...reader, letter: 'partRefund', values: { name, title, ...told } }, at);
}

/** That a refund was refused: to the buyer, who has nothing to do, and to the desk, which has. Call it in the transaction that notes it. */
export async function postRefundFailedLetters(db: Db, order: OrderRow, amountCents: number, at: Date): Promise<void> {
  const amount = priceOf(amountCents);
  const desk = { to: town.emails.business, language: town.language };
  await postMail(db, { ...desk, letter: 'refundRefused', values: { order: order.id, amount } }, at);
  const about = await readAbout(db, order);
  if (!about) return;
  const { reader, name, title } = about;
  await postMail(db, { ...reader, letter: 'refundFailed', values: { name, title, amount } }, at);
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
