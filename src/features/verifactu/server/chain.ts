/** Adds a record to its issuer's chain, in the transaction of what it records. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { localInstant } from '#market/town/dates.ts';
import { typeOf } from '../breakdown.ts';
import type { CancelledInvoice, InvoiceFacts, InvoiceName, RecordParty } from '../invoice-facts.ts';
import { cancellationXml, registrationXml } from './record-xml.ts';
import type { Place } from './record-xml.ts';
import { invoiceRecords, recordChains } from './table.ts';
import type { InvoiceRecordRow, RecordChainRow } from './table.ts';

/** What is to be recorded, and which earlier record of the same invoice it puts right. */
export type Recorded = { readonly repairs?: InvoiceRecordRow } & (
  | { readonly kind: 'registration'; readonly facts: InvoiceFacts }
  | { readonly kind: 'cancellation'; readonly facts: CancelledInvoice }
);

/**
 * Writes a record at the end of its chain. Call it in the transaction of what it records: the chain is locked until that
 * ends, and a number that was taken in vain is given back. `db` must be a transaction.
 */
export async function append(db: Db, recorded: Recorded, at: Date): Promise<InvoiceRecordRow> {
  const { kind, repairs } = recorded;
  const facts = keptOf(recorded);
  const chain = await nextInChain(db, facts, at);
  const previous = await lastBefore(db, chain);
  const generatedAt = generatedOf(at, previous);
  const isKnown = await isKnownToOffice(db, facts.invoiceId, chain.mode);
  const repair = { isRepair: repairs !== undefined, isKnown, wasRejected: repairs?.state === 'rejected' };
  const id = newId();
  const place: Place = { id, installation: chain.installation, generatedAt, previous };
  const written =
    recorded.kind === 'registration'
      ? registrationXml(recorded.facts, place, repair)
      : cancellationXml(recorded.facts, place, repair);
  const [row] = await db
    .insert(invoiceRecords)
    .values({
      id,
      issuerId: facts.issuerId,
      issuerTaxNumber: chain.issuerTaxNumber,
      number: chain.lastNumber,
      kind,
      invoiceId: facts.invoiceId,
      seriesNumber: facts.seriesNumber,
      issuedOn: facts.issuedOn,
      invoiceType: recorded.kind === 'registration' ? typeOf(recorded.facts).type : null,
      vatCents: recorded.kind === 'registration' ? recorded.facts.vatCents : 0,
      grossCents: recorded.kind === 'registration' ? recorded.facts.grossCents : 0,
      facts,
      repairs: repairs?.id ?? null,
      previousHash: previous?.hash ?? '',
      ...written,
      generatedAt,
      createdAt: at,
      mode: chain.mode,
      state: chain.mode === 'off' ? 'kept' : 'waiting',
    })
    .returning();
  if (!row) throw new Error('A record that was written is there.');
  return row;
}

/** What is kept to write a record of it again: whoever calls may tell more. */
function keptOf({ kind, facts }: Recorded): InvoiceFacts | CancelledInvoice {
  const { invoiceId, issuerId, seriesNumber, issuedOn } = facts;
  const parties = { issuer: partyOf(facts.issuer), house: partyOf(facts.house) };
  const invoice = { invoiceId, issuerId, seriesNumber, issuedOn, ...parties };
  if (kind === 'cancellation') return invoice;
  const { suppliedOn, isOfSimplified, description, recipient, corrects, replaces, vatCents, grossCents } = facts;
  return {
    ...invoice,
    ...(suppliedOn !== undefined && { suppliedOn }),
    kind: facts.kind,
    isOfSimplified,
    description,
    recipient: recipient && partyOf(recipient),
    corrects: corrects.map(nameOf),
    replaces: replaces.map(nameOf),
    lines: facts.lines.map(({ vatPercent, exemptBy, netCents, vatCents }) => ({
      vatPercent,
      exemptBy,
      netCents,
      vatCents,
    })),
    vatCents,
    grossCents,
  };
}

const nameOf = ({ seriesNumber, issuedOn }: InvoiceName): InvoiceName => ({ seriesNumber, issuedOn });

const partyOf = ({ name, taxNumber, country, isUnregistered }: RecordParty): RecordParty => ({
  name,
  taxNumber,
  country,
  ...(isUnregistered === true && { isUnregistered }),
});

/** Takes the next number of an issuer's chain, which is locked from here on; the first one begins it. */
async function nextInChain(db: Db, { issuer }: CancelledInvoice, at: Date): Promise<RecordChainRow> {
  const [chain] = await db
    .insert(recordChains)
    .values({
      id: newId(),
      issuerTaxNumber: issuer.taxNumber,
      issuerName: issuer.name,
      installation: newId(),
      lastNumber: 1,
      nextSendingAt: at,
    })
    .onConflictDoUpdate({
      target: recordChains.issuerTaxNumber,
      set: { lastNumber: sql`${recordChains.lastNumber} + 1`, issuerName: issuer.name },
    })
    .returning();
  if (!chain) throw new Error('A chain that was written is there.');
  return chain;
}

async function lastBefore(db: Db, { issuerTaxNumber, lastNumber }: RecordChainRow): Promise<InvoiceRecordRow | null> {
  if (lastNumber === 1) return null;
  const [previous] = await db
    .select()
    .from(invoiceRecords)
    .where(and(eq(invoiceRecords.issuerTaxNumber, issuerTaxNumber), eq(invoiceRecords.number, lastNumber - 1)));
  if (!previous) throw new Error('A chain has no gaps.');
  return previous;
}

/** Whether the office has the invoice, or will have it before this record comes to it. */
async function isKnownToOffice(db: Db, invoiceId: string, mode: RecordChainRow['mode']): Promise<boolean> {
  const [known] = await db
    .select({ id: invoiceRecords.id })
    .from(invoiceRecords)
    .where(
      and(eq(invoiceRecords.invoiceId, invoiceId), eq(invoiceRecords.mode, mode), ne(invoiceRecords.state, 'rejected')),
    )
    .limit(1);
  return known !== undefined;
}

/** The moment of a record, never before the one that it follows, whichever process was first at the lock. */
function generatedOf(at: Date, previous: InvoiceRecordRow | null): string {
  const after = previous ? Math.max(at.getTime(), Date.parse(previous.generatedAt)) : at.getTime();
  return secondOf(new Date(after));
}

/** An instant with the town's offset, to the second: its clock shows minutes, and every offset is of whole ones. */
const secondOf = (at: Date): string =>
  localInstant(at).replace(/:00(?=[+-])/, `:${String(at.getUTCSeconds()).padStart(2, '0')}`);
