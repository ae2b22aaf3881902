/** What the house writes about an order: that it is booked, cancelled, or paid too late. To whoever gave an e-mail. */
import { findAddressee } from '#features/auth/server/service.ts';
import type { BookedStay } from '#features/mail/rules.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { Bought } from './bought.ts';
import { readBought } from './bought.ts';
import type { OrderRow } from './table.ts';

/** The codes of an order that is confirmed: an event's tickets, or a rental with all that was agreed. Call it in the transaction that confirms. */
export async function postOrderLetter(db: Db, order: OrderRow, codes: readonly string[], at: Date): Promise<void> {
  const about = await readAbout(db, order);
  if (!about) return;
  const { reader, bought, name, title, stay } = about;
  const amount = priceOf(order.amountCents);
  if (stay) {
    const price = priceOf(order.amountCents / (order.units * order.quantity));
    const values = { name, title, price, amount, stay, codes, terms: termsOf(order, at) };
    return postMail(db, { ...reader, letter: 'rental', values }, at);
  }
  const { date, time, location, address } = bought;
  const values = { name, title, date, time, location, address, quantity: order.quantity, amount, codes };
  return postMail(db, { ...reader, letter: 'order', values }, at);
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
  const { reader, bought, name, title, stay } = about;
  const { date, time } = bought;
  const [paid, back] = [priceOf(order.amountCents), priceOf(refundCents)];
  const values = { name, title, by, paid, back, quantity: order.quantity, date, time, stay };
  await postMail(db, { ...reader, letter: 'cancelled', values }, at);
}

/** That a payment goes back because it came too late. Call it in the transaction that gives it back. */
export async function postRefundLetter(db: Db, order: OrderRow, amountCents: number, at: Date): Promise<void> {
  const about = await readAbout(db, order);
  if (!about) return;
  const { reader, name, title, stay } = about;
  await postMail(db, { ...reader, letter: 'refund', values: { name, title, amount: priceOf(amountCents), stay } }, at);
}

async function readAbout(db: Db, order: OrderRow) {
  const reader = await findAddressee(db, order.userId);
  const bought = reader && (await readBought(db, [order]))(order);
  if (!bought) return undefined;
  return {
    reader,
    bought,
    name: reader.name,
    title: inLanguage(bought.title, reader.language),
    stay: stayOf(order, bought),
  };
}

/** What was rented; undefined for everything else. */
function stayOf({ unit, units, quantity }: OrderRow, bought: Bought): BookedStay | undefined {
  const { date, time, until, location, address } = bought;
  if (unit === null || date === null || time === null || until === null) return undefined;
  return { from: { date, time }, until, unit, units, quantity, location, address };
}

/** What still comes back to who cancels, and until when. */
const termsOf = ({ refundSteps, startsAt }: OrderRow, at: Date) =>
  refundSteps
    .map(({ hours, percent }) => ({ percent, until: new Date(startsAt.getTime() - hours * 3_600_000) }))
    .filter(({ until }) => until >= at)
    .map(({ percent, until }) => ({ percent, until: until.toISOString() }));
