/** Adds a record to its issuer's chain, in the transaction of what it records. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { insertAll } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { localInstant } from '#market/town/dates.ts';
import { typeOf } from '../breakdown.ts';
import type { CancelledInvoice, InvoiceFacts, InvoiceName, RecordParty } from '../invoice-facts.ts';
import { cancellationXml, registrationXml } from './record-xml.ts';
import type { Place, Repair } from './record-xml.ts';
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
  const { facts, repairs } = recorded;
  const chain = await nextInChain(db, facts, 1, at);
  const previous = await lastBefore(db, chain);
  const isKnown = await isKnownToOffice(db, facts.invoiceId, chain.mode);
  const repair = { isRepair: repairs !== undefined, isKnown, wasRejected: repairs?.state === 'rejected' };
  const record = recordOf(recorded, { ...chain, previous }, repair, at);
  const [row] = await db.insert(invoiceRecords).values(record).returning();
  if (!row) throw new Error('A record that was written is there.');
  return row;
}

/** An invoice that was issued, and when. */
export type Issued = { readonly facts: InvoiceFacts; readonly at: Date };

/** Writes the first records of many invoices, in this order, as `append` writes one: with few statements for each chain. */
export async function appendAll(db: Db, issued: readonly Issued[]): Promise<void> {
  for (const own of Map.groupBy(issued, ({ facts }) => facts.issuer.taxNumber).values()) {
    const [first] = own;
    if (!first) continue;
    const { lastNumber: last, ...chain } = await nextInChain(db, first.facts, own.length, first.at);
    let lastNumber = last - own.length + 1;
    let previous: Previous | null = await lastBefore(db, { ...chain, lastNumber });
    const records: RecordInsert[] = [];
    for (const { facts, at } of own) {
      const record = recordOf({ kind: 'registration', facts }, { ...chain, lastNumber, previous }, fresh, at);
      records.push(record);
      previous = record;
      lastNumber += 1;
    }
    await insertAll(db, invoiceRecords, records);
  }
}

/** Nothing is known of the invoice yet. */
const fresh: Repair = { isRepair: false, isKnown: false, wasRejected: false };

type RecordInsert = typeof invoiceRecords.$inferInsert;
type Previous = Pick<InvoiceRecordRow, 'seriesNumber' | 'issuedOn' | 'hash' | 'generatedAt'>;
type Link = Omit<RecordChainRow, 'id'> & { readonly previous: Previous | null };

/** A record as its table holds it, the next one after `previous`. */
function recordOf(recorded: Recorded, { previous, ...chain }: Link, repair: Repair, at: Date): RecordInsert {
  const { kind, repairs } = recorded;
  const facts = keptOf(recorded);
  const generatedAt = generatedOf(at, previous);
  const id = newId();
  const place: Place = { id, installation: chain.installation, generatedAt, previous };
  const written =
    recorded.kind === 'registration'
      ? registrationXml(recorded.facts, place, repair)
      : cancellationXml(recorded.facts, place, repair);
  return {
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
  };
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

/** Takes the next numbers of an issuer's chain, which is locked from here on; the first one begins it. Gives the last of them. */
async function nextInChain(
  db: Db,
  { issuer, issuerId }: CancelledInvoice,
  numbers: number,
  at: Date,
): Promise<RecordChainRow> {
  const [chain] = await db
    .insert(recordChains)
    .values({
      id: newId(),
      issuerTaxNumber: issuer.taxNumber,
      issuerName: issuer.name,
      installation: newId(),
      lastNumber: numbers,
      nextSendingAt: at,
    })
    .onConflictDoUpdate({
      target: recordChains.issuerTaxNumber,
      set: {
        lastNumber: sql`${recordChains.lastNumber} + ${numbers}::int`,
        issuerName: sql`case when ${isBegunBy(issuerId)} then ${issuer.name} else ${recordChains.issuerName} end`,
      },
    })
    .returning();
  if (!chain) throw new Error('A chain that was written is there.');
  return chain;
}

/** Whose first record it is: nobody else who issues under the number renames it. */
const isBegunBy = (issuerId: string | null) => sql`exists (
  select 1 from ${invoiceRecords} as first where first.issuer_tax_number = ${recordChains.issuerTaxNumber}
    and first.number = 1 and first.issuer_id is not distinct from ${issuerId}::text)`;

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
function generatedOf(at: Date, previous: Previous | null): string {
  const after = previous ? Math.max(at.getTime(), Date.parse(previous.generatedAt)) : at.getTime();
  return secondOf(new Date(after));
}

/** An instant with the town's offset, to the second: its clock shows minutes, and every offset is of whole ones. */
const secondOf = (at: Date): string =>
  localInstant(at).replace(/:00(?=[+-])/, `:${String(at.getUTCSeconds()).padStart(2, '0')}`);
