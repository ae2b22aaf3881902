/** What the house writes about an order: its tickets, or that its money goes back. */
import { findAddressee } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { priceOf } from '#kit/shared/money.ts';
import { readBought } from './bought.ts';
import type { OrderRow } from './table.ts';

/** The tickets of an order that is confirmed, to whoever gave an e-mail. Call it in the transaction that confirms. */
export async function postOrderLetter(db: Db, order: OrderRow, codes: readonly string[], at: Date): Promise<void> {
  const about = await readAbout(db, order);
  if (!about) return;
  const { reader, bought } = about;
  const { date, time, location, address } = bought;
  const values = { quantity: order.quantity, amount: priceOf(order.amountCents), codes };
  const what = { title: inLanguage(bought.title, reader.language), date, time, location, address };
  await postMail(db, { ...reader, letter: 'order', values: { name: reader.name, ...what, ...values } }, at);
}

/** That a payment of an order goes back. Call it in the transaction that gives it back. */
export async function postRefundLetter(db: Db, order: OrderRow, amountCents: number, at: Date): Promise<void> {
  const about = await readAbout(db, order);
  if (!about) return;
  const { reader, bought } = about;
  const values = { name: reader.name, title: inLanguage(bought.title, reader.language), amount: priceOf(amountCents) };
  await postMail(db, { ...reader, letter: 'refund', values }, at);
}

async function readAbout(db: Db, order: OrderRow) {
  const reader = await findAddressee(db, order.userId);
  const bought = reader && (await readBought(db, [order]))(order);
  return bought ? { reader, bought } : undefined;
}
