/** The one place where an invoice comes to be: numbered, written down, and recorded, in the transaction of whoever asks. */
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { mayIssueUnder } from '#features/traders/server/service.ts';
import { recordInvoice, recordInvoices, type InvoiceFacts } from '#features/verifactu/server/service.ts';
import { insertAll } from '#kit/server/db.ts';
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
 * the program, has not said who it is, and where what begins a sale's papers is under a number that is not the seller's:
 * whoever asks comes again.
 */
export async function issue(db: Db, draft: Draft, at: Date): Promise<InvoiceRow> {
  const house = await requireHouse(db);
  if ((draft.ofId ?? null) === null) await requireOwnNumber(db, draft);
  const number = await takeNumbers(db, seriesOfDraft(draft, at), 1);
  const [row] = await db
    .insert(invoices)
    .values(rowOf({ ...draft, id: newId(), at }, number))
    .returning();
  if (!row) throw new Error('An invoice that was written is there.');
  await recordInvoice(db, factsOf(row, await namedBy(db, row), house), at);
  return row;
}

/**
 * What an invoice names: the one that it is of, and of one in the place of another what that was corrected by before, for it
 * takes the place of both.
 */
export async function namedBy(db: Db, { id, kind, ofId }: InvoiceRow): Promise<InvoiceRow[]> {
  if (ofId === null) return [];
  const isCorrection = and(eq(invoices.ofId, ofId), eq(invoices.kind, 'corrective'), isNull(invoices.cancelledAt));
  return db
    .select()
    .from(invoices)
    .where(
      and(ne(invoices.id, id), kind === 'substitute' ? or(eq(invoices.id, ofId), isCorrection) : eq(invoices.id, ofId)),
    )
    .orderBy(sql`${invoices.id} <> ${ofId}`, invoices.issuedAt, invoices.number, invoices.id);
}

/** One of many: with an id of its own, so that another may be of it, and its moment. */
export type DatedDraft = Draft & { readonly id: string; readonly at: Date };

/** Issues many in this order, each as `issue` would have at its moment, with few statements. What one is of stands before it. */
export async function issueAll(db: Db, drafts: readonly DatedDraft[]): Promise<void> {
  const house = await requireHouse(db);
  const numbers = new Map<string, number>();
  const keyOf = (draft: DatedDraft) => Object.values(seriesOfDraft(draft, draft.at)).join(' ');
  for (const [key, some] of Map.groupBy(drafts, keyOf)) {
    const [first] = some;
    if (first) numbers.set(key, (await takeNumbers(db, seriesOfDraft(first, first.at), some.length)) - some.length);
  }
  const rows = new Map<string, InvoiceInsert>();
  for (const draft of drafts) {
    const number = (numbers.get(keyOf(draft)) ?? 0) + 1;
    numbers.set(keyOf(draft), number);
    rows.set(draft.id, rowOf(draft, number));
  }
  const written = [...rows.values()];
  await insertAll(db, invoices, written);
  const facts = written.map((row) => {
    const of = row.ofId ? rows.get(row.ofId) : undefined;
    return factsOf(row, of ? [of] : [], house);
  });
  await recordInvoices(
    db,
    facts.map((facts, n) => ({ facts, at: written[n]?.issuedAt ?? new Date(0) })),
  );
}

type InvoiceInsert = typeof invoices.$inferInsert;

async function requireHouse(db: Db): Promise<Party> {
  const house = await houseParty(db);
  if (!house) throw new Error('The house has not said who it is yet');
  return house;
}

/** What was begun under a number is gone on with; nothing new is issued in somebody else's series and chain. */
async function requireOwnNumber(db: Db, { issuerId, issuer }: Draft): Promise<void> {
  if (!(await mayIssueUnder(db, issuerId, issuer.taxNumber)))
    throw new Error('This tax number is somebody else’s: the desk looks at whose it is');
}

const seriesOfDraft = ({ kind, issuer }: Draft, at: Date) => ({
  issuerTaxNumber: issuer.taxNumber,
  series: seriesOf(kind, wallClock(at).date),
});

const rowOf = ({ at, ...draft }: DatedDraft, number: number): InvoiceInsert => ({
  ...draft,
  ...sumsOf(draft.lines),
  ...seriesOfDraft(draft, at),
  number,
  issuedOn: wallClock(at).date,
  issuedAt: at,
});

/** What the chain of records is told of it. */
function factsOf(row: InvoiceInsert, of: readonly InvoiceInsert[], house: Party): InvoiceFacts {
  const named = of.map((one) => ({ seriesNumber: seriesNumber(one), issuedOn: one.issuedOn }));
  return {
    ...row,
    invoiceId: row.id,
    issuerId: row.issuerId ?? null,
    recipient: row.recipient ?? null,
    house,
    seriesNumber: seriesNumber(row),
    isOfSimplified: of[0]?.kind === 'simplified',
    description: row.lines[0]?.description ?? '',
    corrects: row.kind === 'corrective' || row.kind === 'substitute' ? named : [],
    replaces: row.kind === 'replacement' ? named : [],
  };
}

/**
 * Whoever writes several, a sale and what went back of it, holds the issuer's chain while they ask for the number of the second
 * series; who writes one of that series holds it and waits for the chain. Before the first number all stand in one queue.
 */
async function queueUp(db: Db, issuerTaxNumber: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('invoices'), hashtext(${issuerTaxNumber}))`);
}

/** Takes so many numbers of a series; gives the last of them. */
async function takeNumbers(db: Db, of: ReturnType<typeof seriesOfDraft>, numbers: number): Promise<number> {
  await queueUp(db, of.issuerTaxNumber);
  const [row] = await db
    .insert(invoiceSeries)
    .values({ ...of, lastNumber: numbers })
    .onConflictDoUpdate({
      target: [invoiceSeries.issuerTaxNumber, invoiceSeries.series],
      set: { lastNumber: sql`${invoiceSeries.lastNumber} + ${numbers}::int` },
    })
    .returning();
  if (!row) throw new Error('A number that was taken is there.');
  return row.lastNumber;
}
