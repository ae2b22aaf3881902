/**
 * `kill -9` forty times between invoice and tax office (issue 22): nothing is lost, no number is twice, the chain is whole,
 * and the office has each invoice once. On both engines.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { invoiceSeries } from '#features/invoices/server/table.ts';
import { checkChain } from '#features/verifactu/server/check.ts';
import { anInvoice, anIssuer } from '#features/verifactu/server/factory.ts';
import { createTaxOffice } from '#features/verifactu/server/sending/office.ts';
import { createRecordSender } from '#features/verifactu/server/sending/send.ts';
import { recordInvoice } from '#features/verifactu/server/service.ts';
import { startOffice } from '#features/verifactu/server/stand-in/start.ts';
import type { StandInOffice } from '#features/verifactu/server/stand-in/start.ts';
import { invoiceRecords, recordChains } from '#features/verifactu/server/table.ts';
import { createLog } from '#kit/server/log.ts';
import { makeStore } from './crash-town.ts';
import type { Store } from './crash-town.ts';
import { shortLived, worldEnv } from './programs.ts';

/** A busy machine takes its time; nothing here is measured. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

const kills = 40;
/** Longer than a chain is one process's alone: who follows a killed one need not wait. */
const secondsBetween = 200;

let dataDir: string;
let store: Store;
let office: StandInOffice;
const began = new Date('2026-08-21T06:00:00Z');
const inRound = (round: number) => new Date(began.getTime() + round * secondsBetween * 1000);
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'aftersun-records-'));
  [store, office] = await Promise.all([makeStore(inject('prepared'), dataDir), startOffice()]);
  await office.control({ now: inRound(kills * 2).toISOString(), waitSeconds: 0 });
  const database = await store.make();
  const { db } = database;
  // The chain begins, and sends from its second record on.
  await db.transaction((db) => recordInvoice(db, anInvoice('begin'), began));
  await db.update(recordChains).set({ mode: 'test' });
  await database.close();
});
afterAll(async () => {
  await Promise.all([office.close(), store.drop()]);
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs the program until it has said some numbers, and kills it somewhere in the middle of the next ones. */
async function runAndKill(round: number): Promise<number[]> {
  const child = spawn(process.execPath, [...shortLived('record-process'), inRound(round).toISOString()], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...worldEnv, NODE_ENV: 'production', DATA_DIR: dataDir, TAX_OFFICE_BASE: office.base, ...store.env },
  });
  const ended = once(child, 'exit');
  const said: number[] = [];
  const wanted = 1 + (round % 7);
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(Number(line));
    if (said.length < wanted) continue;
    for (let turns = (round * 37) % 120; turns > 0; turns -= 1) await setImmediate();
    child.kill('SIGKILL');
    break;
  }
  expect((await ended)[1]).toBe('SIGKILL');
  return said;
}

test('forty kills lose no invoice, repeat no number, break no chain, and the office has each once', async () => {
  const said: number[] = [];
  for (let round = 1; round <= kills; round += 1) said.push(...(await runAndKill(round)));
  expect(new Set(said).size).toBe(said.length);

  const database = await store.open();
  const { db } = database;
  const wire = createTaxOffice({ kind: 'person', base: office.base });
  await createRecordSender({ db, clock: () => inRound(kills + 2), log: createLog('silent'), office: wire })();

  const [series] = await db.select().from(invoiceSeries);
  const records = await db.select().from(invoiceRecords).orderBy(asc(invoiceRecords.number));
  const issued = records.slice(1).map(({ seriesNumber }) => Number(seriesNumber.replace('S-', '')));
  expect(issued).toEqual(Array.from({ length: series?.lastNumber ?? 0 }, (_, i) => i + 1));
  expect(said.filter((number) => !issued.includes(number))).toEqual([]);
  expect(await checkChain(db, anIssuer.taxNumber, records.length)).toEqual({ records: records.length, broken: null });

  expect(records.filter(({ state }) => state !== 'accepted').map(({ number, state }) => [number, state])).toEqual([
    [1, 'kept'],
  ]);
  const kept = await office.control({});
  expect(kept).toHaveLength(issued.length);
  expect(kept.filter(([, { state }]) => state !== 'Correcta')).toEqual([]);
  await database.close();
});
