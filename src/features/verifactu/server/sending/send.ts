/**
 * Sends what waits, chain by chain: in its order, at most a thousand at once, not before the office's waiting time is over
 * (Orden HAC/1177/2024, art. 16). What does not arrive is tried again for as long as it takes.
 */
import { and, asc, eq, exists, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { Log } from '#kit/server/log.ts';
import type { Clock } from '#kit/shared/clock.ts';
import { maxRecords, waitAfter, firstWaitSeconds } from '../../rules.ts';
import { invoiceRecords, recordChains } from '../table.ts';
import type { InvoiceRecordRow, RecordChainRow } from '../table.ts';
import { readAnswer, SendingRefused } from './answer.ts';
import type { Answer, AnsweredLine } from './answer.ts';
import { inEnvelope, sendingXml } from './envelope.ts';
import type { TaxOffice } from './office.ts';

/** How long a chain is one process's alone: longer than the office is waited for, and a killed one is followed soon. */
const leaseSeconds = 150;

type Options = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly office: TaxOffice;
  /** How many go at once; as many as the office takes unless told. */
  readonly limit?: number;
};

/** Gives the run for every half minute: one batch of every chain that is due. Two processes never send a chain at once. */
export function createRecordSender(options: Options): () => Promise<void> {
  const { db, clock } = options;
  let isBusy = false;
  const run = async (): Promise<void> => {
    const at = clock();
    for (let chain = await claimDue(db, at); chain; chain = await claimDue(db, at)) await sendBatch(options, chain);
  };
  return async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await run();
    } finally {
      isBusy = false;
    }
  };
}

const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
const isWaiting = eq(invoiceRecords.state, 'waiting');

/** Takes a chain that has something to send and whose time has come, the one first that waits longest. */
async function claimDue(db: Db, at: Date): Promise<RecordChainRow | undefined> {
  const waiting = db
    .select({ one: sql`1` })
    .from(invoiceRecords)
    .where(and(eq(invoiceRecords.issuerTaxNumber, recordChains.issuerTaxNumber), isWaiting));
  const due = db
    .select({ id: recordChains.id })
    .from(recordChains)
    .where(and(ne(recordChains.mode, 'off'), lte(recordChains.nextSendingAt, at), exists(waiting)))
    .orderBy(asc(recordChains.nextSendingAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(recordChains)
    .set({ nextSendingAt: later(at, leaseSeconds) })
    // As an array it is looked for once: joined, a plan may look anew at each row, and take more than one.
    .where(sql`${recordChains.id} = any(array${due})`)
    .returning();
  return claimed;
}

async function sendBatch(
  { db, clock, log, office, limit = maxRecords }: Options,
  chain: RecordChainRow,
): Promise<void> {
  const batch = await readBatch(db, chain, limit);
  const [first] = batch;
  if (!first || first.mode === 'off') return;
  const { issuer, house } = first.facts;
  const ids = batch.map(({ id }) => id);
  // Counted before: whoever is killed now can't know whether it arrived.
  await db
    .update(invoiceRecords)
    .set({ attempts: sql`${invoiceRecords.attempts} + 1` })
    .where(inArray(invoiceRecords.id, ids));
  const isLate = chain.failures > 0 || first.attempts > 0;
  const sending = sendingXml({ issuer, house, records: batch.map(({ xml }) => xml), isLate });
  try {
    const answer = readAnswer(await office.post(first.mode, inEnvelope(sending)));
    await takeAnswer(db, chain, batch, answer, clock());
  } catch (error) {
    const failures = chain.failures + 1;
    const seconds = waitAfter(failures);
    log.warn({ error, chain: chain.id, failures, seconds }, 'records could not be sent to the tax office');
    const fault = error instanceof SendingRefused ? error.message.slice(0, 500) : null;
    await db
      .update(recordChains)
      .set({ failures, fault, nextSendingAt: later(clock(), seconds) })
      .where(eq(recordChains.id, chain.id));
  }
}

/** The oldest that wait, of one office and with one header. */
async function readBatch(db: Db, { issuerTaxNumber }: RecordChainRow, limit: number): Promise<InvoiceRecordRow[]> {
  const rows = await db
    .select()
    .from(invoiceRecords)
    .where(and(eq(invoiceRecords.issuerTaxNumber, issuerTaxNumber), isWaiting))
    .orderBy(asc(invoiceRecords.number))
    .limit(limit);
  const [first] = rows;
  if (!first) return [];
  const headerOf = ({ mode, facts: { house } }: InvoiceRecordRow) => `${mode} ${house.taxNumber} ${house.name}`;
  const end = rows.findIndex((row) => headerOf(row) !== headerOf(first));
  return end < 0 ? rows : rows.slice(0, end);
}

async function takeAnswer(
  db: Db,
  chain: RecordChainRow,
  batch: readonly InvoiceRecordRow[],
  answer: Answer,
  at: Date,
): Promise<void> {
  const { receipt, waitSeconds = firstWaitSeconds, lines } = answer;
  await db.transaction(async (db) => {
    const answered = lines.flatMap((line) => {
      const row = batch.find(({ id }) => id === line.id);
      return row ? [{ id: row.id, ...resultOf(line, row) }] : [];
    });
    const write = (ids: readonly string[], told: Partial<InvoiceRecordRow>) =>
      db
        .update(invoiceRecords)
        .set({ ...told, answeredAt: at })
        .where(and(inArray(invoiceRecords.id, [...ids]), isWaiting));
    const accepted = answered.filter(({ state }) => state === 'accepted').map(({ id }) => id);
    if (accepted.length > 0) await write(accepted, { state: 'accepted', receipt });
    for (const { id, state, faultCode, faultText } of answered.filter((one) => one.state !== 'accepted'))
      await write([id], { state, faultCode, faultText, receipt: state === 'rejected' ? null : receipt });
    await db
      .update(recordChains)
      .set({ failures: 0, fault: null, nextSendingAt: later(at, Math.max(1, waitSeconds)) })
      .where(eq(recordChains.id, chain.id));
  });
}

/** A record that was sent before and is called a duplicate had arrived: its answer was lost on the way. */
function resultOf({ verdict, fault, duplicateOf }: AnsweredLine, { attempts }: InvoiceRecordRow) {
  const hadArrived = attempts > 0 && verdict === 'rejected' && duplicateOf !== null;
  if (hadArrived && duplicateOf.verdict !== 'cancelled') return { state: duplicateOf.verdict, ...duplicateOf.fault };
  return { state: verdict, ...fault };
}
