/** Records reach the tax office once, in their order, whoever is killed or away meanwhile. On both engines. */
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { TestHouse } from '#app/server/testing.ts';
import { createLog } from '#kit/server/log.ts';
import { aHouse, anInvoice } from '../factory.ts';
import { recordCancellation, recordInvoice } from '../service.ts';
import type { InvoiceFacts } from '../service.ts';
import { startOffice } from '../stand-in/start.ts';
import type { StandInOffice } from '../stand-in/start.ts';
import { invoiceRecords, recordChains } from '../table.ts';
import { createTaxOffice } from './office.ts';
import { createRecordSender } from './send.ts';

/** Fewer than the thousand that the office takes: they are sent the same way. */
const limit = 10;

let house: TestHouse;
let office: StandInOffice;
let send: () => Promise<void>;
let sendBeside: () => Promise<void>;
beforeAll(async () => {
  [house, office] = await Promise.all([openTestHouse(), startOffice()]);
  const wire = createTaxOffice({ kind: 'person', base: office.base });
  const options = { db: house.db, clock: () => house.time.now, log: createLog('silent'), office: wire, limit };
  [send, sendBeside] = [createRecordSender(options), createRecordSender(options)];
});
afterAll(() => Promise.all([house.close(), office.close()]));

/** Each test has invoices of its own, and begins long after the one before it, when the office waits for nothing. */
let day = 0;
beforeEach(async () => {
  day += 10;
  await house.db.execute(sql`truncate ${invoiceRecords}, ${recordChains}`);
  await at(0);
  await office.control({ fails: 'never', waitSeconds: 60 });
});
const at = async (seconds: number) => {
  house.time.now = new Date(Date.UTC(2026, 7, 11 + day, 18) + seconds * 1000);
  await office.control({ now: house.time.now.toISOString() });
};

const invoice = (name: string, over: Partial<InvoiceFacts> = {}) =>
  anInvoice(`${day}-${name}`, { issuedOn: house.time.now.toISOString().slice(0, 10), ...over });
const issue = async (...facts: InvoiceFacts[]) => {
  for (const one of facts) await house.db.transaction((db) => recordInvoice(db, one, house.time.now));
};
const setMode = (mode: 'off' | 'test' | 'live') => house.db.update(recordChains).set({ mode });
/** A chain that sends: its first record was kept for the house alone. */
const begin = async () => {
  await issue(invoice('0'));
  await setMode('test');
};
const states = async () => {
  const rows = await house.db.select().from(invoiceRecords).orderBy(asc(invoiceRecords.number));
  return rows.map(({ state, faultCode }) => (faultCode === null ? state : `${state} ${faultCode}`));
};
const chain = async () => (await house.db.select().from(recordChains))[0];

describe('records', () => {
  test('are sent in the order of their chain and taken; what was made before the switch stays here', async () => {
    await begin();
    await issue(
      invoice('1'),
      invoice('2', { kind: 'full', recipient: aHouse }),
      invoice('3', { kind: 'corrective', isOfSimplified: true, corrects: [invoice('1')], ...negative }),
      invoice('4', { kind: 'substitute', recipient: aHouse, corrects: [invoice('2')] }),
    );
    await house.db.transaction((db) => recordCancellation(db, invoice('2'), house.time.now));
    await send();
    expect(await states()).toEqual(['kept', 'accepted', 'accepted', 'accepted', 'accepted', 'accepted']);
    const [, first] = await house.db.select().from(invoiceRecords).orderBy(asc(invoiceRecords.number));
    expect(first).toMatchObject({ attempts: 1, answeredAt: house.time.now, receipt: expect.stringMatching(/^A-/) });
    expect(await chain()).toMatchObject({ failures: 0, fault: null });
  });

  test('wait as long as the office says', async () => {
    await begin();
    await office.control({ waitSeconds: 300 });
    await issue(invoice('1'));
    await send();
    await issue(invoice('2'));
    await at(299);
    await send();
    expect(await states()).toEqual(['kept', 'accepted', 'waiting']);
    await at(300);
    await send();
    expect(await states()).toEqual(['kept', 'accepted', 'accepted']);
  });

  test('go no more at once than the office takes', async () => {
    await begin();
    for (let i = 1; i <= limit + 1; i += 1) await issue(invoice(String(i)));
    await send();
    const sent = Array.from({ length: limit }, () => 'accepted');
    expect(await states()).toEqual(['kept', ...sent, 'waiting']);
    await at(60);
    await send();
    expect(await states()).toEqual(['kept', ...sent, 'accepted']);
  });

  test('are not sent while the switch is off, and go on when it is on again', async () => {
    await begin();
    await issue(invoice('1'));
    await setMode('off');
    await send();
    expect(await states()).toEqual(['kept', 'waiting']);
    await setMode('test');
    await send();
    expect(await states()).toEqual(['kept', 'accepted']);
  });

  test('that the office refuses or finds flawed say why, and the others are taken', async () => {
    await begin();
    const dear = { lines: [{ vatPercent: 21, exemptBy: null, netCents: 400_000, vatCents: 84_000 }] };
    await issue(invoice('1', { ...dear, vatCents: 84_000, grossCents: 484_000 }));
    await issue(invoice('2', { grossCents: 9900 }), invoice('3'));
    await send();
    expect(await states()).toEqual(['kept', 'rejected 1150', 'flawed 2005', 'accepted']);
  });
});

const negative = {
  lines: [{ vatPercent: 21, exemptBy: null, netCents: -4132, vatCents: -868 }],
  vatCents: -868,
  grossCents: -5000,
};

describe('what does not arrive', () => {
  test('is tried again for days, after twice the time each time and every hour at least', async () => {
    await begin();
    await issue(invoice('1'));
    await office.control({ fails: 'away' });
    let seconds = 0;
    const waits: number[] = [];
    for (let i = 0; i < 9; i += 1) {
      await at(seconds);
      await send();
      const found = await chain();
      expect(found).toMatchObject({ failures: i + 1, fault: null });
      const wait = ((found?.nextSendingAt.getTime() ?? 0) - house.time.now.getTime()) / 1000;
      waits.push(wait);
      seconds += wait;
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
    await office.control({ fails: 'never' });
    await at(3 * 86_400);
    await send();
    expect(await states()).toEqual(['kept', 'accepted']);
    expect(await chain()).toMatchObject({ failures: 0, fault: null });
  });

  test('says what the office says against all of it', async () => {
    await begin();
    await issue(invoice('1'));
    await office.control({ fails: 'certificate' });
    await send();
    expect(await chain()).toMatchObject({ failures: 1, fault: expect.stringContaining('Codigo[4112]') });
    expect(await states()).toEqual(['kept', 'waiting']);
  });

  test('or whose answer was lost, is known by the office and counts as taken', async () => {
    await begin();
    await issue(invoice('1'), invoice('2', { grossCents: 9900 }));
    await office.control({ fails: 'afterwards' });
    await send();
    expect(await states()).toEqual(['kept', 'waiting', 'waiting']);
    await office.control({ fails: 'never' });
    await at(60);
    await send();
    expect(await states()).toEqual(['kept', 'accepted', 'flawed 2005']);
  });

  test('is sent by one process of two', async () => {
    await begin();
    await issue(invoice('1'));
    const before = (await office.control({})).length;
    await Promise.all([send(), sendBeside(), send()]);
    expect(await states()).toEqual(['kept', 'accepted']);
    const [, row] = await house.db.select().from(invoiceRecords).orderBy(asc(invoiceRecords.number));
    expect([row?.attempts, (await office.control({})).length - before]).toEqual([1, 1]);
  });
});
