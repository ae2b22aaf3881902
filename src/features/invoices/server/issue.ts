/** The one place where an invoice comes to be: numbered, written down, and recorded, in the transaction of whoever asks. */
import { eq, sql } from 'drizzle-orm';
import { recordInvoice, type InvoiceFacts } from '#features/verifactu/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { wallClock } from '#market/town/dates.ts';
import { seriesNumber, seriesOf, sumsOf, type Party } from '../rules.ts';
import { houseParty } from './parties.ts';
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
 * there is none yet (`invoices_once`, `invoices_month`). Throws while the house, which issues in all names and answers for
 * the program, has not said who it is: whoever asks comes again.
 */
export async function issue(db: Db, draft: Draft, at: Date): Promise<InvoiceRow> {
  const house = await houseParty(db);
  if (!house) throw new Error('The house has not said who it is yet');
  const issuedOn = wallClock(at).date;
  const series = seriesOf(draft.kind, issuedOn);
  const issuerTaxNumber = draft.issuer.taxNumber;
  await queueUp(db, issuerTaxNumber);
  const number = await nextNumber(db, issuerTaxNumber, series);
  const [row] = await db
    .insert(invoices)
    .values({ ...draft, ...sumsOf(draft.lines), id: newId(), issuerTaxNumber, series, number, issuedOn, issuedAt: at })
    .returning();
  if (!row) throw new Error('An invoice that was written is there.');
  await recordInvoice(db, await factsOf(db, row, house), at);
  return row;
}

/** What the chain of records is told of it. */
async function factsOf(db: Db, row: InvoiceRow, house: Party): Promise<InvoiceFacts> {
  const [of] = row.ofId === null ? [] : await db.select().from(invoices).where(eq(invoices.id, row.ofId));
  const named = of ? [{ seriesNumber: seriesNumber(of), issuedOn: of.issuedOn }] : [];
  return {
    ...row,
    invoiceId: row.id,
    house,
    seriesNumber: seriesNumber(row),
    isOfSimplified: of?.kind === 'simplified',
    description: row.lines[0]?.description ?? '',
    corrects: row.kind === 'corrective' ? named : [],
    replaces: row.kind === 'replacement' ? named : [],
  };
}

/**
 * Who writes several, a sale and what went back of it, holds the issuer's chain while they ask for the number of the second
 * series; who writes one of that series holds it and waits for the chain. Before the first number all stand in one queue.
 */
async function queueUp(db: Db, issuerTaxNumber: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('invoices'), hashtext(${issuerTaxNumber}))`);
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
