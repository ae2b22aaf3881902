/**
 * The chain of records of what is issued here (issue 22; decision 0090; RD 1007/2023). Rooms that issue invoices call it in
 * the transaction of the invoice; it takes plain data and knows none of them.
 */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { CancelledInvoice, InvoiceFacts, InvoiceName } from '../invoice-facts.ts';
import { qrAddress } from '../qr.ts';
import type { RecordKind } from '../rules.ts';
import { append, appendAll } from './chain.ts';
import type { Issued, Recorded } from './chain.ts';
import { isNif } from './identity.ts';
import { invoiceRecords } from './table.ts';
import type { InvoiceRecordRow } from './table.ts';

/**
 * Records that an invoice was issued: the next link of its issuer's chain. Call it in the invoice's transaction; a second
 * call for the same invoice changes nothing. Whoever has no Spanish tax number keeps no chain. Throws where a number or a
 * series holds signs that the tax office refuses.
 */
export async function recordInvoice(db: Db, facts: InvoiceFacts, at: Date): Promise<void> {
  await record(db, { kind: 'registration', facts }, at);
}

/** The same for many that were just issued and have no record yet, in the order in which they were. */
export async function recordInvoices(db: Db, issued: readonly Issued[]): Promise<void> {
  const own = issued.filter(({ facts }) => isNif(facts.issuer.taxNumber));
  for (const { facts } of own) refuseUnprintable(facts);
  await appendAll(db, own);
}

/**
 * Records that an invoice is withdrawn which should never have been issued. Refunds are none of this: they are corrective
 * invoices. As `recordInvoice` otherwise.
 */
export async function recordCancellation(db: Db, facts: CancelledInvoice, at: Date): Promise<void> {
  await record(db, { kind: 'cancellation', facts }, at);
}

async function record(db: Db, recorded: Recorded, at: Date): Promise<void> {
  const { issuer, invoiceId } = recorded.facts;
  if (!isNif(issuer.taxNumber)) return;
  refuseUnprintable(recorded.facts);
  if (await findRecord(db, invoiceId, recorded.kind)) return;
  await append(db, recorded, at);
}

/** The tax office takes the printable signs of ASCII without these five (its validations, 3.1.3.1). */
function refuseUnprintable({ seriesNumber }: InvoiceName): void {
  if (!/^[ -~]{1,60}$/.test(seriesNumber) || /["'<>=]/.test(seriesNumber) || seriesNumber !== seriesNumber.trim())
    throw new Error(`The tax office takes no invoice called ${seriesNumber}`);
}

/** The first record of an invoice. */
async function findRecord(db: Db, invoiceId: string, kind: RecordKind): Promise<InvoiceRecordRow | undefined> {
  const { invoiceId: of, kind: as, repairs } = invoiceRecords;
  const [found] = await db
    .select()
    .from(invoiceRecords)
    .where(and(eq(of, invoiceId), eq(as, kind), isNull(repairs)));
  return found;
}

/**
 * Where the code on an invoice leads: the tax office's page about it, the one for trying out while its issuer tries out.
 * Null where nothing was sent to the office when it was issued: such an invoice has no code.
 */
export async function findQrAddress(db: Db, invoiceId: string): Promise<string | null> {
  return (await findQrAddresses(db, [invoiceId])).get(invoiceId) ?? null;
}

/** The same of several, by their ids. */
export async function findQrAddresses(db: Db, invoiceIds: readonly string[]): Promise<Map<string, string>> {
  if (invoiceIds.length === 0) return new Map();
  const { invoiceId, kind, repairs } = invoiceRecords;
  const found = await db
    .select()
    .from(invoiceRecords)
    .where(and(inArray(invoiceId, invoiceIds), eq(kind, 'registration'), isNull(repairs)));
  return new Map(
    found.flatMap(({ mode, ...record }) =>
      mode === 'off'
        ? []
        : [[record.invoiceId, qrAddress({ ...record, issuer: { taxNumber: record.issuerTaxNumber } }, mode)] as const],
    ),
  );
}

export type { InvoiceFacts };
