/** The desk hears once a day that money does not add up or does not reach the tax office; the log has the figures. */
import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mails } from '#features/mail/server/table.ts';
import { moneyComparisons } from '#features/payments/server/table.ts';
import { anInvoice } from '#features/verifactu/server/factory.ts';
import { recordInvoice } from '#features/verifactu/server/service.ts';
import { invoiceRecords, recordChains } from '#features/verifactu/server/table.ts';
import { createLog } from '#kit/server/log.ts';
import { hoursAfter } from '#kit/shared/durations.ts';
import { createMoneyWatch } from './money-watch.ts';
import { aTestHouse } from './testing.ts';

const house = aTestHouse();
let said: Record<string, unknown>[];
let watch: () => Promise<void>;
beforeAll(() => {
  const log = createLog('info', { write: (line: string) => void said.push(JSON.parse(line)) });
  watch = createMoneyWatch({ db: house.db, clock: () => house.time.now, log });
});
beforeEach(async () => {
  said = [];
  await house.db.execute(sql`truncate ${invoiceRecords}, ${recordChains}, ${moneyComparisons}, ${mails} cascade`);
});

const later = (hours: number) => {
  house.time.now = hoursAfter(house.time.now, hours);
};
const letters = async () =>
  (await house.db.select().from(mails).where(eq(mails.letter, 'moneyAlarm')).orderBy(asc(mails.createdAt))).map(
    ({ values }) => values,
  );

test('nothing is written while all is well', async () => {
  await watch();
  expect(await letters()).toEqual([]);
  expect(said).toMatchObject([{ money: { differences: 0, refused: 0, unsent: 0, waitingHours: 0 } }]);
});

test('one cent between ledger and provider is a letter, the same day one, the next day another', async () => {
  await house.db.insert(moneyComparisons).values({
    provider: 'sandbox',
    day: '2026-08-21',
    ledgerCents: 1,
    providerCents: 0,
    ownersLedgerCents: 0,
    ownersProviderCents: 0,
    underWay: 0,
    differences: [{ of: 'order', id: 'order', ledgerCents: 1, providerCents: 0 }],
    comparedAt: house.time.now,
  });
  await Promise.all([watch(), watch()]);
  later(1);
  await watch();
  expect(await letters()).toEqual([{ differences: 1, refused: 0, unsent: 0, since: null }]);
  later(24);
  await watch();
  expect(await letters()).toHaveLength(2);
});

test('records that the office refused are told at once, those that wait once a day has passed', async () => {
  for (const name of ['S-1', 'S-2', 'S-3']) {
    await house.db.transaction((db) => recordInvoice(db, anInvoice(name), house.time.now));
    await house.db.update(recordChains).set({ mode: 'live' });
  }
  later(23);
  await watch();
  expect(await letters()).toEqual([]);
  expect(said.at(-1)).toMatchObject({ money: { unsent: 2, waitingHours: 23 } });
  later(1);
  await watch();
  expect(await letters()).toEqual([{ differences: 0, refused: 0, unsent: 2, since: '2026-08-21' }]);
  await house.db.update(invoiceRecords).set({ state: 'rejected', faultCode: 1150 }).where(eq(invoiceRecords.number, 2));
  later(24);
  await watch();
  expect((await letters()).at(-1)).toMatchObject({ refused: 1, unsent: 1 });
});
