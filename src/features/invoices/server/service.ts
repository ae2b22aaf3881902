/** Invoices, read: by who bought, who sold, and the desk (issue 22; decision 0089). */
import { and, eq, or, type SQL } from 'drizzle-orm';
import { requireOwnOrder } from '#features/orders/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage } from '#kit/server/desk-list.ts';
import { Problem } from '#kit/shared/problem.ts';
import { wallClock } from '#market/town/dates.ts';
import type { Invoice, InvoiceQuery, OwnInvoice } from '../contract.ts';
import { isReplaceable, stands } from '../rules.ts';
import { invoicesOf } from './of-order.ts';
import { presentInvoices } from './present.ts';
import { invoices, invoicesSearchColumns } from './table.ts';
import type { InvoiceRow } from './table.ts';

export { partyOf } from './buyer-number.ts';

/** The invoices of an own order, the oldest first. 404 for somebody else's. */
export async function listOwnInvoices(db: Db, userId: string, orderId: string, at: Date): Promise<OwnInvoice[]> {
  await requireOwnOrder(db, userId, orderId);
  const rows = await invoicesOf(db, orderId);
  const standing = rows.filter(stands);
  const today = wallClock(at).date;
  // A replaced one stands for nothing any more, and of what all went back there is nothing to name.
  const isOpen =
    !standing.some(({ kind }) => kind === 'replacement') && standing.reduce((sum, row) => sum + row.grossCents, 0) > 0;
  const shown = await presentInvoices(db, rows);
  return shown.map((row) => ({
    ...row,
    isReplaceable: isOpen && row.cancelledOn === null && isReplaceable(row, today),
  }));
}

/** An owner's: what was issued in their name, and what the house issued to them. */
export const isOfOwner = (ownerId: string): SQL | undefined =>
  or(eq(invoices.issuerId, ownerId), eq(invoices.recipientId, ownerId));

/** A page of invoices, the newest first unless told. */
export async function listInvoices(
  db: Db,
  { status, ...query }: InvoiceQuery,
  where?: SQL,
): Promise<{ items: Invoice[]; total: number }> {
  const { rows, total } = await readDeskPage(db, {
    table: invoices,
    query,
    searchColumns: invoicesSearchColumns,
    where: and(where, status && eq(invoices.kind, status)),
    sorts: { issued: invoices.issuedAt, gross: invoices.grossCents },
    sort: '-issued',
    tie: invoices.id,
  });
  return { items: await presentInvoices(db, rows), total };
}

/** One invoice of those that somebody may see. 404 for all others. */
export async function requireInvoice(db: Db, id: string, isTheirs?: (row: InvoiceRow) => boolean): Promise<InvoiceRow> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (!row || isTheirs?.(row) === false) throw new Problem('not_found', 'There is no such invoice.');
  return row;
}
