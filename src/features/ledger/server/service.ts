/** The ledger's one door: postings of orders, each in the transaction that causes it (issue 6). */
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { refundEntries, saleEntries } from '../rules.ts';
import type { Entry, Posting } from '../rules.ts';
import { ledgerEntries } from './table.ts';

/** What a posting is about: whose sale, and the commission that was agreed on when it was held. */
type Sale = { readonly id: string; readonly ownerId: string | null; readonly commissionPercent: number };

/** Books that an order was paid. Twice is once. */
export const postSale = (db: Db, sale: Sale, amountCents: number, at: Date): Promise<void> =>
  post(db, sale, 'sale', '', saleEntries(amountCents, sale.commissionPercent), at);

/** Books that money of an order goes back. Twice is once. */
export const postRefund = (db: Db, sale: Sale, refundId: string, amountCents: number, at: Date): Promise<void> =>
  post(db, sale, 'refund', refundId, refundEntries(amountCents, sale.commissionPercent), at);

async function post(
  db: Db,
  { id: orderId, ownerId }: Sale,
  posting: Posting,
  refundId: string,
  entries: readonly Entry[],
  createdAt: Date,
): Promise<void> {
  await db
    .insert(ledgerEntries)
    .values(entries.map((entry) => ({ ...entry, id: newId(), orderId, refundId, posting, ownerId, createdAt })))
    .onConflictDoNothing();
}
