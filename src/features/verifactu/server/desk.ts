/** What the desk sees and does: the switch of an issuer, its records, and putting them right. */
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Actor } from '#kit/server/access.ts';
import type { Db } from '#kit/server/db.ts';
import { told } from '#kit/server/told.ts';
import { Problem } from '#kit/shared/problem.ts';
import { namesRecipient } from '../breakdown.ts';
import { TaxRecord } from '../contract.ts';
import type { Repair, TaxIssuerDetail } from '../contract.ts';
import { maxRecords } from '../rules.ts';
import type { SendingMode } from '../rules.ts';
import { append } from './chain.ts';
import type { Recorded } from './chain.ts';
import { isFaulty, requireIssuer } from './issuers.ts';
import { sendingXml } from './sending/envelope.ts';
import { invoiceRecords as records, recordChains } from './table.ts';
import type { InvoiceRecordRow } from './table.ts';

/** How many are shown at once; the file has them all. */
const shown = 100;

const isRepaired = sql<boolean>`exists (select 1 from ${records} as later where later.repairs = ${records.id})`;

async function readRecords(db: Db, where: SQL | undefined, order: readonly SQL[]): Promise<TaxRecord[]> {
  const rows = await db
    .select({ record: records, isRepaired })
    .from(records)
    .where(where)
    .orderBy(...order)
    .limit(shown);
  return rows.map(({ record, isRepaired }) => told(TaxRecord, { ...record, isRepaired, isNamed: isNamed(record) }));
}

async function faultyThenNewest(db: Db, isOfIssuer: SQL): Promise<TaxRecord[]> {
  const order = [desc(records.number)];
  const faulty = await readRecords(db, and(isOfIssuer, isFaulty), order);
  const newest = await readRecords(db, isOfIssuer, order);
  const known = new Set(faulty.map(({ id }) => id));
  return [...faulty, ...newest.filter(({ id }) => !known.has(id))].slice(0, shown);
}

const isNamed = ({ invoiceType, facts }: InvoiceRecordRow): boolean =>
  invoiceType !== null && namesRecipient(invoiceType) && 'recipient' in facts && facts.recipient !== null;

async function monthsOf(db: Db, where: SQL | undefined): Promise<string[]> {
  const month = sql<string>`to_char(${records.issuedOn}, 'YYYY-MM')`;
  const rows = await db.selectDistinct({ month }).from(records).where(where).orderBy(desc(month));
  return rows.map((row) => row.month);
}

/** One issuer with its records to be put right, then the newest. `canSend`: whether there is a certificate. */
export async function readIssuer(db: Db, id: string, canSend: boolean): Promise<TaxIssuerDetail> {
  const { chain, ...issuer } = await requireIssuer(db, id);
  const isOfIssuer = eq(records.issuerTaxNumber, chain.issuerTaxNumber);
  return {
    ...issuer,
    version: chain.version,
    canSend,
    failures: chain.failures,
    fault: chain.fault,
    nextSendingAt: chain.nextSendingAt.toISOString(),
    months: await monthsOf(db, isOfIssuer),
    items: await faultyThenNewest(db, isOfIssuer),
  };
}

type By = { readonly actor: Pick<Actor, 'id'>; readonly at: Date };

/** Turns the switch; what waits is sent from then on. 409 without a certificate, or when somebody turned it meanwhile. */
export async function setMode(
  db: Db,
  id: string,
  { mode, version }: { readonly mode: SendingMode; readonly version: number },
  canSend: boolean,
  { actor, at }: By,
): Promise<void> {
  if (mode !== 'off' && !canSend)
    throw new Problem('no_certificate', 'This house has no certificate to send records with.');
  await db.transaction(async (db) => {
    const [before] = await db.select().from(recordChains).where(eq(recordChains.id, id)).for('update');
    if (!before) throw new Problem('not_found', 'Nobody issues here by this name.');
    if (before.version !== version)
      throw new Problem('edit_conflict', 'Somebody changed this meanwhile. Look at it again.');
    if (before.mode === mode) return;
    const after = { mode, version: version + 1, failures: 0, fault: null };
    await db.update(recordChains).set(after).where(eq(recordChains.id, id));
    const changed = { before: { mode: before.mode }, after: { mode } };
    await recordChange(db, {
      action: 'update',
      entity: 'record_chains',
      entityId: id,
      title: mode,
      actor,
      at,
      ...changed,
    });
  });
}

/** Puts a record right by another one of the same invoice. Gives the issuer's id. */
export async function repairRecord(db: Db, id: string, { recipient }: Repair, { actor, at }: By): Promise<string> {
  return db.transaction(async (db) => {
    const [found] = await db
      .select({ issuerTaxNumber: records.issuerTaxNumber })
      .from(records)
      .where(eq(records.id, id));
    if (!found) throw new Problem('not_found', 'There is no such record.');
    const [chain] = await db
      .select({ id: recordChains.id })
      .from(recordChains)
      .where(eq(recordChains.issuerTaxNumber, found.issuerTaxNumber))
      .for('update');
    const [row] = await db
      .select()
      .from(records)
      .where(and(eq(records.id, id), isFaulty));
    if (!chain || !row) throw new Problem('invalid_transition', 'There is nothing to put right in this record.');
    const repaired = await append(db, { ...recordedIn(row, recipient), repairs: row }, at);
    await recordChange(db, {
      action: 'update',
      entity: 'record_chains',
      entityId: chain.id,
      title: row.seriesNumber,
      actor,
      at,
      before: { number: row.number },
      after: { number: repaired.number },
    });
    return chain.id;
  });
}

/** What a record was made of; of a recipient whom the office does not know it is told so. */
function recordedIn({ kind, facts }: InvoiceRecordRow, recipient: Repair['recipient']): Recorded {
  if (kind === 'cancellation') return { kind, facts };
  if (!('lines' in facts)) throw new Error('A registration is made of an invoice');
  const isUnregistered = recipient === 'unregistered';
  return { kind, facts: { ...facts, recipient: facts.recipient && { ...facts.recipient, isUnregistered } } };
}

type Asked = { readonly month: string; readonly part?: number | undefined };
type RecordFile = { name: string; xml: string; parts: number };

/** The records of a month of invoices, in the order of their chain, as the office takes them. 404 where there are none. */
async function readFile(db: Db, isOfIssuer: SQL, { month, part = 1 }: Asked): Promise<RecordFile> {
  const next = sql`(${`${month}-01`}::date + interval '1 month')`;
  const where = and(isOfIssuer, gte(records.issuedOn, `${month}-01`), lt(records.issuedOn, next));
  const rows = await db
    .select()
    .from(records)
    .where(where)
    .orderBy(asc(records.issuerTaxNumber), asc(records.number))
    .limit(maxRecords)
    .offset((part - 1) * maxRecords);
  const last = rows.at(-1);
  if (!last) throw new Problem('not_found', 'There are no records of this month.');
  const { issuer, house } = last.facts;
  const xml = sendingXml({ issuer, house, records: rows.map((row) => row.xml), isLate: false });
  const parts = Math.ceil((await db.$count(records, where)) / maxRecords);
  return {
    name: `${issuer.taxNumber}-${month}-${part}.xml`,
    xml: `<?xml version="1.0" encoding="UTF-8"?>${xml}`,
    parts,
  };
}

/** The file of an issuer. */
export async function readIssuerFile(db: Db, id: string, asked: Asked): Promise<RecordFile> {
  const { taxNumber } = await requireIssuer(db, id);
  return readFile(db, eq(records.issuerTaxNumber, taxNumber), asked);
}

const isOwn = (ownerId: string) => eq(records.issuerId, ownerId);

/** An owner's own records, the newest first. */
export const readOwnRecords = async (db: Db, ownerId: string) => ({
  records: await readRecords(db, isOwn(ownerId), [desc(records.createdAt), desc(records.number), desc(records.id)]),
  months: await monthsOf(db, isOwn(ownerId)),
});

/** An owner's own file. */
export const readOwnFile = (db: Db, ownerId: string, asked: Asked) => readFile(db, isOwn(ownerId), asked);
