/** A payout in the books: what is due, order by order, booked as paid, or booked back where it came back. Who asks has locked the owner. */
import { and, eq } from 'drizzle-orm';
import { findAddressee } from '#features/auth/server/service.ts';
import { postPayout, postPayoutReturn } from '#features/ledger/server/service.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { together } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { priceOf } from '#kit/shared/money.ts';
import { wallClock } from '#market/town/dates.ts';
import { openBalances } from './balances.ts';
import { payouts, type PayoutRow } from './table.ts';

export type Due = { readonly orderId: string; readonly owed: number };

/** The orders that are due to an owner at an instant, from the house's bank or an account of theirs, with what each still owes them in cents. */
export async function dueOrders(db: Db, ownerId: string, at: Date, from: string | null = null): Promise<Due[]> {
  const rows = await openBalances(db, at, ownerId);
  return rows.filter(({ isDue, account }) => isDue && account === from).map(({ orderId, owed }) => ({ orderId, owed }));
}

/** Cents of what is due; less than nothing where more was taken back than is owed. */
export const sumOf = (due: readonly Due[]): number => due.reduce((sum, { owed }) => sum + owed, 0);

/** How many payouts an owner has had, those that came back too: the next one's number follows. */
export const countPayouts = (db: Db, ownerId: string): Promise<number> =>
  db.$count(payouts, eq(payouts.ownerId, ownerId));

/** An owner's next payout as the house makes it itself, with what their bank shows of it. */
export async function nextPayout(db: Db, ownerId: string, due: readonly Due[], at: Date) {
  const number = (await countPayouts(db, ownerId)) + 1;
  const reference = `AFTERSUN ${wallClock(at).date} ${String(number).padStart(2, '0')}`;
  const asOf = { asOf: at, createdAt: at };
  return { id: newId(), ownerId, number, amountCents: sumOf(due), orders: due.length, reference, ...asOf };
}

/** Writes a payout down, with a posting for each order that it settles. */
export async function bookPayout(db: Db, payout: typeof payouts.$inferInsert, due: readonly Due[]): Promise<void> {
  const { id, ownerId, createdAt } = payout;
  await db.insert(payouts).values(payout);
  await together(due.map(({ orderId, owed }) => postPayout(db, { id: orderId, ownerId }, id, owed, createdAt)));
}

/** Writes to an owner that money is on its way; to nobody whose account is erased. */
export async function tellOwner(
  db: Db,
  { ownerId, amountCents, orders, reference }: Pick<PayoutRow, 'ownerId' | 'amountCents' | 'orders' | 'reference'>,
  at: Date,
): Promise<void> {
  const reader = await findAddressee(db, ownerId);
  if (!reader) return;
  const values = { name: reader.name, amount: priceOf(amountCents), orders, reference };
  await postMail(db, { ...reader, letter: 'payout', values }, at);
}

/** It is owed again, order by order, and its owner hears of it. */
export async function bookBack(db: Db, payout: PayoutRow, at: Date): Promise<void> {
  const isOfPayout = and(
    eq(ledgerEntries.payoutId, payout.id),
    eq(ledgerEntries.posting, 'payout'),
    eq(ledgerEntries.account, 'payout'),
  );
  const { ownerId } = payout;
  const paid = await db.select().from(ledgerEntries).where(isOfPayout);
  await together(
    paid.map(({ orderId: id, amountCents }) => postPayoutReturn(db, { id, ownerId }, payout.id, amountCents, at)),
  );
  const reader = await findAddressee(db, ownerId);
  if (!reader) return;
  const values = { name: reader.name, amount: priceOf(payout.amountCents) };
  await postMail(db, { ...reader, letter: 'payoutFailed', values }, at);
}
