/** The ledger's one door: postings of orders, each in the transaction that causes it (issue 6). */
import { and, eq, inArray, max, notInArray, sum } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { preparedInsert } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { payoutEntries, refundEntries, reinstatementEntries, saleEntries } from '../rules.ts';
import type { Entry, Posting, Span } from '../rules.ts';
import { ledgerEntries } from './table.ts';

/** What a posting is about: whose sale, and the commission that was agreed on when it was held. */
type Sale = { readonly id: string; readonly ownerId: string | null; readonly commissionPercent: number };

/** Books that an order was paid. Twice is once. */
export const postSale = (db: Db, sale: Sale, amountCents: number, at: Date): Promise<void> =>
  post(db, sale, { posting: 'sale' }, saleEntries(amountCents, sale.commissionPercent), at);

/** Books that money of an order goes back; `span` says which part of the sale it is. Twice is once. */
export const postRefund = (
  db: Db,
  sale: Sale,
  { refundId, amountCents, span }: { readonly refundId: string; readonly amountCents: number; readonly span?: Span },
  at: Date,
): Promise<void> =>
  post(db, sale, { posting: 'refund', refundId }, refundEntries(amountCents, sale.commissionPercent, span), at);

/** Books that a bank took money of an order back for its buyer, or returned it. Each once for a dispute. */
export const postDispute = (db: Db, sale: Sale, disputeId: string, amountCents: number, at: Date): Promise<void> =>
  post(db, sale, { posting: 'dispute', refundId: disputeId }, refundEntries(amountCents, sale.commissionPercent), at);
export const postReinstatement = (
  db: Db,
  sale: Sale,
  disputeId: string,
  amountCents: number,
  at: Date,
): Promise<void> =>
  post(
    db,
    sale,
    { posting: 'reinstatement', refundId: disputeId },
    reinstatementEntries(amountCents, sale.commissionPercent),
    at,
  );

/** Books that what an order still owes its owner was paid out. Twice is once. */
export const postPayout = (
  db: Db,
  sale: Omit<Sale, 'commissionPercent'>,
  payoutId: string,
  owedCents: number,
  at: Date,
): Promise<void> => post(db, sale, { posting: 'payout', payoutId }, payoutEntries(owedCents), at);

/** Books that a payout came back: it is owed again. Twice is once. */
export const postPayoutReturn = (
  db: Db,
  sale: Omit<Sale, 'commissionPercent'>,
  payoutId: string,
  owedCents: number,
  at: Date,
): Promise<void> => post(db, sale, { posting: 'payout_return', payoutId }, payoutEntries(0 - owedCents), at);

/** Whether anything was ever booked for an owner's sale. */
export const hasSold = async (db: Db, ownerId: string): Promise<boolean> =>
  (await db.$count(ledgerEntries, eq(ledgerEntries.ownerId, ownerId))) > 0;

/** What of these orders is their owner's by now, be it paid out or not: of what was sold, less what went back. */
export async function ownersCents(db: Db, orderIds: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ cents: sum(ledgerEntries.amountCents).mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        inArray(ledgerEntries.orderId, [...orderIds]),
        eq(ledgerEntries.account, 'owner'),
        notInArray(ledgerEntries.posting, ['payout', 'payout_return']),
      ),
    );
  return row?.cents ?? 0;
}

/** When something was last booked for an owner's sales; undefined where nothing ever was. */
export async function lastSale(db: Db, ownerId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: max(ledgerEntries.createdAt) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.ownerId, ownerId));
  return row?.at ?? undefined;
}

/** What is booked, and what tells it from the other postings of its order. */
type Cause = { readonly posting: Posting; readonly refundId?: string; readonly payoutId?: string };

const book = preparedInsert(
  ledgerEntries,
  ['id', 'orderId', 'refundId', 'payoutId', 'posting', 'account', 'ownerId', 'amountCents', 'createdAt'],
  { once: true },
);

async function post(
  db: Db,
  { id: orderId, ownerId }: Omit<Sale, 'commissionPercent'>,
  cause: Cause,
  entries: readonly Entry[],
  createdAt: Date,
): Promise<void> {
  const posting = { refundId: '', payoutId: '', ...cause, orderId, ownerId, createdAt };
  await book(db, ...entries.map((entry) => ({ ...entry, ...posting, id: newId() })));
}
