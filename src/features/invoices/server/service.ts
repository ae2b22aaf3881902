/** Invoices, read: by buyers, sellers and the desk (issue 22; decision 0089). */
import { and, eq, or, type SQL } from 'drizzle-orm';
import { readWithSupplements, requireOwnOrder } from '#features/orders/server/doors/reading.ts';
import type { OrderRow } from '#features/orders/server/table.ts';
import { findQrAddresses } from '#features/verifactu/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage } from '#kit/server/desk-list.ts';
import { Problem } from '#kit/shared/problem.ts';
import { wallClock } from '#market/town/dates.ts';
import type { InvoiceQuery, ListedInvoice, OwnInvoice } from '../contract.ts';
import { leftToReplace } from '../rules.ts';
import { saysFormerDays } from './former-days.ts';
import { correctedOften, leftOf } from './left.ts';
import { invoicesOf } from './of-order.ts';
import { presentInvoices } from './present.ts';
import { invoices, invoicesSearchColumns } from './table.ts';
import type { InvoiceRow } from './table.ts';

export { partyOf } from './buyer-number.ts';

/** The invoices of an own order, the oldest first, then those of what was paid besides for it. 404 for somebody else's. */
export async function listOwnInvoices(db: Db, userId: string, orderId: string, at: Date): Promise<OwnInvoice[]> {
  const order = await requireOwnOrder(db, userId, orderId);
  const listed: OwnInvoice[] = [];
  for (const one of (await readWithSupplements(db, [order]))(order)) listed.push(...(await listOfOrder(db, one, at)));
  return listed;
}

async function listOfOrder(db: Db, order: OrderRow, at: Date): Promise<OwnInvoice[]> {
  const rows = await invoicesOf(db, order.id);
  const today = wallClock(at).date;
  const replaceable = new Set(rows.filter((row) => leftToReplace(row, rows, today) > 0).map(({ id }) => id));
  const [shown, left] = [await presentInvoices(db, rows), await leftOf(db, rows, today)];
  const codes = await findQrAddresses(
    db,
    rows.map(({ id }) => id),
  );
  const isForDesk = (await correctedOften(db, rows)).has(order.id);
  const former = new Set(rows.filter((row) => saysFormerDays(row, order)).map(({ id }) => id));
  return shown.map((row) => ({
    ...row,
    saysFormerDays: former.has(row.id),
    taxCode: codes.get(row.id) ?? null,
    isReplaceable: replaceable.has(row.id),
    isCorrectable: left.has(row.id) && !isForDesk,
    isForDesk: left.has(row.id) && isForDesk,
  }));
}

/** A page of an owner's, each with whether whom it names may be put right. */
export async function listOwnersInvoices(
  db: Db,
  ownerId: string,
  query: InvoiceQuery,
  at: Date,
): Promise<{ items: ListedInvoice[]; total: number }> {
  const { rows, total } = await readInvoices(db, query, isOfOwner(ownerId));
  const [shown, left] = [await presentInvoices(db, rows), await leftOf(db, rows, wallClock(at).date)];
  // What they bought is for the desk to put right once they did so twice.
  const often = await correctedOften(db, rows);
  const isTheirs = new Map(rows.map((row) => [row.id, isSoldBy(ownerId)(row) || !often.has(row.orderId)]));
  const items = shown.map((row) => ({ ...row, isCorrectable: left.has(row.id) && isTheirs.get(row.id) === true }));
  return { items, total };
}

/** An owner's: what was issued in their name, and what the house issued to them. */
export const isOfOwner = (ownerId: string): SQL | undefined =>
  or(eq(invoices.issuerId, ownerId), eq(invoices.recipientId, ownerId));

/** Whether an invoice is somebody's: of what they bought, or sold. */
export const isBoughtBy = (userId: string) => (row: InvoiceRow) => row.recipientId === userId;
export const isSoldBy = (userId: string) => (row: InvoiceRow) => row.issuerId === userId;
export const isBoughtOrSoldBy = (userId: string) => (row: InvoiceRow) =>
  isBoughtBy(userId)(row) || isSoldBy(userId)(row);

/** A page of all, for the desk, each with whether whom it names may be put right. */
export async function listInvoices(
  db: Db,
  query: InvoiceQuery,
  at: Date,
): Promise<{ items: ListedInvoice[]; total: number }> {
  const { rows, total } = await readInvoices(db, query);
  const [shown, left] = [await presentInvoices(db, rows), await leftOf(db, rows, wallClock(at).date)];
  return { items: shown.map((row) => ({ ...row, isCorrectable: left.has(row.id) })), total };
}

/** A page of invoices, the newest first unless told. */
const readInvoices = (db: Db, { status, ...query }: InvoiceQuery, where?: SQL) =>
  readDeskPage(db, {
    table: invoices,
    query,
    searchColumns: invoicesSearchColumns,
    where: and(where, status && eq(invoices.kind, status)),
    sorts: { issued: invoices.issuedAt, gross: invoices.grossCents },
    sort: '-issued',
    tie: invoices.id,
  });

/** One invoice of those that somebody may see. 404 for all others. */
export async function requireInvoice(db: Db, id: string, isTheirs?: (row: InvoiceRow) => boolean): Promise<InvoiceRow> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (!row || isTheirs?.(row) === false) throw new Problem('not_found', 'There is no such invoice.');
  return row;
}
