/**
 * Issues invoices with their records and sends them, as fast as it can, in a process that tests kill: `node
 * tests/record-process.ts 2026-08-21T18:00:00Z` begins at that time. Prints the number of each invoice once it is committed.
 */
import { flushCompileCache } from 'node:module';
import { sql } from 'drizzle-orm';
import { invoiceSeries } from '#features/invoices/server/table.ts';
import { anInvoice, anIssuer } from '#features/verifactu/server/factory.ts';
import { createTaxOffice } from '#features/verifactu/server/sending/office.ts';
import { createRecordSender } from '#features/verifactu/server/sending/send.ts';
import { recordInvoice } from '#features/verifactu/server/service.ts';
import { openPglite, openPostgres } from '#kit/server/db.ts';
import { readEnv } from '#kit/server/env.ts';
import { createLog } from '#kit/server/log.ts';

const env = readEnv();
const [, , begins = ''] = process.argv;
const clock = () => new Date(Date.parse(begins) + performance.now());
const { db } = env.DATABASE_URL
  ? await openPostgres(env.DATABASE_URL)
  : await openPglite({ dataDir: env.DATA_DIR, isBrief: true });
const office = createTaxOffice({ kind: 'person', base: env.TAX_OFFICE_BASE });
const send = createRecordSender({ db, clock, log: createLog('silent'), office });

/** Number and record in one transaction, as the room of invoices does it. */
const issue = (): Promise<number> =>
  db.transaction(async (db) => {
    const [taken] = await db
      .insert(invoiceSeries)
      .values({ issuerTaxNumber: anIssuer.taxNumber, series: 'S', lastNumber: 1 })
      .onConflictDoUpdate({
        target: [invoiceSeries.issuerTaxNumber, invoiceSeries.series],
        set: { lastNumber: sql`${invoiceSeries.lastNumber} + 1` },
      })
      .returning();
    const number = taken?.lastNumber ?? 0;
    await recordInvoice(db, anInvoice(`S-${number}`), clock());
    return number;
  });

async function forEver(work: () => Promise<void>): Promise<never> {
  for (;;) await work();
}
const issuing = async () => void process.stdout.write(`${await issue()}\n`);
// Node would do it at the end, which this process is not let come to.
flushCompileCache();
await Promise.all([forEver(issuing), forEver(issuing), forEver(send)]);
