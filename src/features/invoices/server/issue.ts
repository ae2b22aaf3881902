/** The one place where an invoice comes to be: numbered, written down, and recorded, in the transaction of whoever asks. */
import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { wallClock } from '#market/town/dates.ts';
import { seriesOf, sumsOf } from '../rules.ts';
import { invoices, invoiceSeries } from './table.ts';
import type { InvoiceRow } from './table.ts';

/** What is told of an invoice; the rest is its number, its day and its sums. */
export type Draft = Pick<
  InvoiceRow,
  'kind' | 'issuerId' | 'issuer' | 'recipientId' | 'recipient' | 'language' | 'lines' | 'suppliedOn'
> &
  Partial<Pick<InvoiceRow, 'orderId' | 'refundId' | 'month' | 'ofId'>>;

/**
 * Issues an invoice. Its number is the next of its issuer and series: the series' row stays locked until the transaction
 * ends, so what fails gives its number back, and no two have the same. Call it in a transaction that has made sure that
 * there is none yet (`invoices_once`, `invoices_month`).
 */
export async function issue(db: Db, draft: Draft, at: Date): Promise<InvoiceRow> {
  const issuedOn = wallClock(at).date;
  const series = seriesOf(draft.kind, issuedOn);
  const issuerTaxNumber = draft.issuer.taxNumber;
  const number = await nextNumber(db, issuerTaxNumber, series);
  const [row] = await db
    .insert(invoices)
    .values({ ...draft, ...sumsOf(draft.lines), id: newId(), issuerTaxNumber, series, number, issuedOn, issuedAt: at })
    .returning();
  if (!row) throw new Error('An invoice that was written is there.');
  return row;
}

async function nextNumber(db: Db, issuerTaxNumber: string, series: string): Promise<number> {
  const [row] = await db
    .insert(invoiceSeries)
    .values({ issuerTaxNumber, series, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.issuerTaxNumber, invoiceSeries.series],
      set: { lastNumber: sql`${invoiceSeries.lastNumber} + 1` },
    })
    .returning();
  if (!row) throw new Error('A number that was taken is there.');
  return row.lastNumber;
}
