/** Invoices as lists tell of them. */
import { inArray } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { wallClock } from '#market/town/dates.ts';
import type { Invoice } from '../contract.ts';
import { seriesNumber } from '../rules.ts';
import { invoices } from './table.ts';
import type { InvoiceRow } from './table.ts';

/** Rows on the wire, with the numbers of those they correct or replace. */
export async function presentInvoices(db: Db, rows: readonly InvoiceRow[]): Promise<Invoice[]> {
  const ids = [...new Set(rows.flatMap(({ ofId }) => ofId ?? []))];
  const { id, series, number } = invoices;
  const of = ids.length === 0 ? [] : await db.select({ id, series, number }).from(invoices).where(inArray(id, ids));
  const numberOf = new Map(of.map((one) => [one.id, seriesNumber(one)]));
  return rows.map((row) => ({
    id: row.id,
    number: seriesNumber(row),
    kind: row.kind,
    issuer: row.issuer.name,
    recipient: row.recipient?.name ?? null,
    orderId: row.orderId,
    about: row.lines[0]?.description ?? '',
    of: row.ofId === null ? null : (numberOf.get(row.ofId) ?? null),
    issuedOn: row.issuedOn,
    cancelledOn: row.cancelledAt && wallClock(row.cancelledAt).date,
    netCents: row.netCents,
    vatCents: row.vatCents,
    grossCents: row.grossCents,
  }));
}
