/** The desk turns the switch, checks chains, hands files over and puts records right; owners see their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { aTeamMember } from '#features/teams/server/factory.ts';
import { checkChain } from './check.ts';
import { aGuest, aHouse, anInvoice, anIssuer, anyInvoice, randomFrom } from './factory.ts';
import { recordCancellation, recordInvoice } from './service.ts';
import type { InvoiceFacts } from './service.ts';
import { startOffice } from './stand-in/start.ts';
import type { StandInOffice } from './stand-in/start.ts';
import { invoiceRecords, recordChains } from './table.ts';

let office: StandInOffice;
let house: TestHouse;
let folder: string;
let admin: Member;
beforeAll(async () => {
  office = await startOffice();
  house = await openTestHouse({ taxOffice: { kind: 'person', base: office.base } });
  folder = await mkdtemp(join(tmpdir(), 'aftersun-records-'));
  admin = await house.signedInAs('admin');
});
afterAll(async () => {
  await Promise.all([house.close(), office.close(), rm(folder, { recursive: true })]);
});
/** Each test is a month after the one before it, with invoices of its own. */
let month = 0;
beforeEach(async () => {
  month += 1;
  house.time.now = new Date(Date.UTC(2026, 7 + month, 21, 18));
  await office.control({ now: house.time.now.toISOString(), waitSeconds: 0, fails: 'never' });
  await house.db.execute(sql`truncate ${invoiceRecords}, ${recordChains}`);
});

const today = () => house.time.now.toISOString().slice(0, 10);
const invoice = (name: string, over: Partial<InvoiceFacts> = {}) =>
  anInvoice(`${month}/${name}`, { issuedOn: today(), ...over });
const issue = async (...facts: InvoiceFacts[]) => {
  for (const one of facts) await house.db.transaction((db) => recordInvoice(db, one, house.time.now));
};
const get = (path: string, as = admin) => house.call('GET', path, { as });
const issuers = async () => (await get('/api/admin/tax-issuers')).body;
const idOf = async (taxNumber = anIssuer.taxNumber): Promise<string> =>
  (await issuers()).find((one: { taxNumber: string }) => one.taxNumber === taxNumber).id;
const read = async (id: string) => (await get(`/api/admin/tax-issuers/${id}`)).body;
const turn = (id: string, mode: string, version: number) =>
  house.call('PUT', `/api/admin/tax-issuers/${id}`, { as: admin, body: { mode, version } });
const repair = (id: string, recipient = 'registered') =>
  house.call('POST', `/api/admin/tax-records/${id}/repair`, { as: admin, body: { recipient } });
const begin = async () => {
  await issue(invoice('0'));
  const id = await idOf();
  await turn(id, 'test', 1);
  return id;
};

describe('the switch', () => {
  test('is off at first, is turned by the desk, and says so in the log without names', async () => {
    await issue(invoice('0'));
    const [row] = await issuers();
    expect(row).toMatchObject({ mode: 'off', standing: 'off', records: 1, unsent: 0, obligedFrom: '2027-07-01' });
    expect((await turn(row.id, 'test', 1)).body).toMatchObject({ mode: 'test', version: 2, standing: 'sent' });
    expect((await turn(row.id, 'live', 1)).body.code).toBe('edit_conflict');
    await issue(invoice('1'));
    expect((await read(row.id)).items.map(({ state }: { state: string }) => state)).toEqual(['waiting', 'kept']);
    const log = await house.db.select().from(auditEntries).where(eq(auditEntries.entityId, row.id));
    expect(log).toMatchObject([{ title: 'test', before: { mode: 'off' }, after: { mode: 'test' } }]);
    expect(JSON.stringify(log)).not.toMatch(/Ferrer|12345678/);
  });

  test('stays off in a house without a certificate', async () => {
    const bare = await openTestHouse();
    const desk = await bare.signedInAs('admin');
    await bare.db.transaction((db) => recordInvoice(db, invoice('0'), bare.time.now));
    const [{ id }] = (await bare.call('GET', '/api/admin/tax-issuers', { as: desk })).body;
    const reply = await bare.call('PUT', `/api/admin/tax-issuers/${id}`, {
      as: desk,
      body: { mode: 'test', version: 1 },
    });
    expect([reply.status, reply.body.code]).toEqual([409, 'no_certificate']);
    expect((await bare.call('GET', `/api/admin/tax-issuers/${id}`, { as: desk })).body).toMatchObject({
      mode: 'off',
      canSend: false,
    });
    await bare.close();
  });

  test('is the desk’s alone', async () => {
    const id = await begin();
    const owner = await house.signedInAs('business');
    for (const path of ['', `/${id}`, `/${id}/check`, `/${id}/file?month=2026-09`])
      expect((await get(`/api/admin/tax-issuers${path}`, owner)).status).toBe(403);
    expect((await get('/api/admin/tax-issuers/AbCdEfGhJkLmNpQr')).status).toBe(404);
  });
});

describe('what the office finds wrong', () => {
  const dear = {
    lines: [{ vatPercent: 21, exemptBy: null, netCents: 400_000, vatCents: 84_000 }],
    vatCents: 84_000,
    grossCents: 484_000,
  };

  test('stands first, is counted, and is put right once by a record of the same invoice', async () => {
    const id = await begin();
    await issue(invoice('1', dear), invoice('2', { grossCents: 9900 }), invoice('3'));
    await house.api.sendRecords();
    const seen = await read(id);
    expect(seen).toMatchObject({ standing: 'faulty', faulty: 2, unsent: 0 });
    const [flawed, rejected] = seen.items;
    expect(flawed).toMatchObject({
      state: 'flawed',
      faultCode: 2005,
      faultText: expect.stringContaining('ImporteTotal'),
    });
    expect(rejected).toMatchObject({ state: 'rejected', faultCode: 1150 });
    expect((await get('/api/desk-counts')).body.money.records).toBe(1);

    expect((await repair(flawed.id)).status).toBe(200);
    expect((await repair(flawed.id)).body.code).toBe('invalid_transition');
    expect((await repair(rejected.id)).status).toBe(200);
    const [, , , , known, unknown] = await house.db.select().from(invoiceRecords).orderBy(asc(invoiceRecords.number));
    // The office knows the flawed one, and not the one that it refused.
    expect(known?.xml).toContain('<sf:Subsanacion>S</sf:Subsanacion><sf:TipoFactura>');
    expect(unknown?.xml).toContain('<sf:Subsanacion>S</sf:Subsanacion><sf:RechazoPrevio>X</sf:RechazoPrevio>');
    house.time.now = new Date(house.time.now.getTime() + 1000);
    await house.api.sendRecords();
    // What was wrong with the invoices is wrong still: the newest records say it now.
    expect(await read(id)).toMatchObject({ faulty: 2, records: 6 });
    expect((await get(`/api/admin/tax-issuers/${id}/check`)).body).toEqual({ records: 6, broken: null });
  });

  test('of a recipient whom it does not know can be sent as such', async () => {
    const id = await begin();
    await issue(invoice('1', { kind: 'full', recipient: aGuest, grossCents: 9900 }));
    await house.api.sendRecords();
    const [flawed] = (await read(id)).items;
    expect(flawed).toMatchObject({ isNamed: true, invoiceType: 'F1' });
    await repair(flawed.id, 'unregistered');
    const [last] = (await house.db.select().from(invoiceRecords).orderBy(asc(invoiceRecords.number))).slice(-1);
    expect(last?.xml).toContain(
      '<sf:IDOtro><sf:CodigoPais>ES</sf:CodigoPais><sf:IDType>07</sf:IDType><sf:ID>89890001K</sf:ID></sf:IDOtro>',
    );
  });

  test('is nothing of what was accepted, waits or is kept', async () => {
    const id = await begin();
    const [kept] = (await read(id)).items;
    expect((await repair(kept.id)).body.code).toBe('invalid_transition');
    expect((await repair('AbCdEfGhJkLmNpQr')).status).toBe(404);
  });
});

/** What a program says that has nothing of the house but the files. */
async function recomputed(...files: string[]): Promise<unknown> {
  const paths = await Promise.all(
    files.map(async (xml, i) => {
      const path = join(folder, `${month}-${i}.xml`);
      await writeFile(path, xml);
      return path;
    }),
  );
  const child = spawn(process.execPath, ['scripts/recompute-chain.js', ...paths], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return JSON.parse(said);
}

describe('the file of a month', () => {
  const fill = async () => {
    const id = await begin();
    await issue(
      invoice('1', { description: 'Sal & <pimienta> “ñ” 🌊' }),
      invoice('2', { kind: 'full', recipient: aHouse }),
      invoice('3', { kind: 'replacement', recipient: aGuest, replaces: [invoice('1')] }),
    );
    await house.db.transaction((db) => recordCancellation(db, invoice('2'), house.time.now));
    return id;
  };

  test('holds the chain as another program recomputes it', async () => {
    const id = await fill();
    const { body } = await get(`/api/admin/tax-issuers/${id}/file?month=${today().slice(0, 7)}`);
    expect(body).toMatchObject({ name: `12345678Z-${today().slice(0, 7)}-1.xml`, parts: 1 });
    expect(await recomputed(body.xml)).toEqual({ records: 5, broken: null });
    const [before, after] = ['<sf:ImporteTotal>50.00', '<sf:ImporteTotal>40.00'];
    expect(await recomputed(body.xml.replace(before, after))).toEqual({
      records: 0,
      broken: { number: 1, why: 'hash' },
    });
    const third =
      /<sfLR:RegistroFactura>(?:(?!<sfLR:RegistroFactura>).)*\/3<(?:(?!<sfLR:RegistroFactura>).)*<\/sfLR:RegistroFactura>/;
    expect(await recomputed(body.xml.replace(third, ''))).toMatchObject({ broken: { why: 'link' } });
    expect((await get(`/api/admin/tax-issuers/${id}/file?month=2001-01`)).status).toBe(404);
    expect((await get(`/api/admin/tax-issuers/${id}/file?month=2026-13`)).status).toBe(422);
  });

  test('holds five hundred records of every kind, cancelled ones among them, as another program recomputes them', async () => {
    const id = await begin();
    const random = randomFrom(22);
    const issued: InvoiceFacts[] = [];
    for (let n = 1; issued.length < 450; n += 1) {
      const facts = anyInvoice(`${month}/${n}`, { issuedOn: today(), of: `${month}/0` }, random);
      issued.push(facts);
      await issue(facts);
      const withdrawn = issued[Math.floor(random() * issued.length)];
      if (n % 4 === 0 && withdrawn)
        await house.db.transaction((db) => recordCancellation(db, withdrawn, house.time.now));
    }
    const [last] = await house.db.select().from(recordChains);
    expect(last?.lastNumber).toBeGreaterThan(500);
    const { body } = await get(`/api/admin/tax-issuers/${id}/file?month=${today().slice(0, 7)}`);
    const anew = await recomputed(body.xml);
    expect(anew).toEqual({ records: last?.lastNumber, broken: null });
    expect(await checkChain(house.db, anIssuer.taxNumber, last?.lastNumber ?? 0)).toEqual(anew);
    await office.control({ now: house.time.now.toISOString() });
  }, 300_000);

  test('and the check of the desk finds what was changed behind the back of the house', async () => {
    await fill();
    const found = async (change: ReturnType<typeof sql>) => {
      let check: unknown;
      const undone = house.db.transaction(async (db) => {
        await db.execute(sql`alter table ${invoiceRecords} disable trigger invoice_records_stand`);
        await db.execute(change);
        check = await checkChain(db, anIssuer.taxNumber, 5);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      return check;
    };
    const of = (number: number) => sql`where ${invoiceRecords.number} = ${number}`;
    expect(await found(sql`update ${invoiceRecords} set xml = replace(xml, '50.00', '5.00') ${of(2)}`)).toEqual({
      records: 1,
      broken: { number: 2, why: 'hash' },
    });
    expect(await found(sql`delete from ${invoiceRecords} ${of(3)}`)).toMatchObject({
      broken: { number: 3, why: 'gap' },
    });
    expect(await found(sql`delete from ${invoiceRecords} ${of(5)}`)).toMatchObject({
      broken: { number: 5, why: 'gap' },
    });
    expect(
      await found(sql`update ${invoiceRecords} set previous_hash = reverse(previous_hash) ${of(4)}`),
    ).toMatchObject({ broken: { number: 4, why: 'link' } });
  });
});

describe('an owner', () => {
  test('sees the own records and files, whoever else issues by the same number; so does who keeps their books', async () => {
    const [owner, other, accountant] = [
      await house.signedInAs('business'),
      await house.signedInAs('business'),
      await house.signedInAs(),
    ];
    await aTeamMember(house.db, { ownerId: owner.id, memberId: accountant.id, role: 'finance' });
    await issue(invoice('1', { issuerId: owner.id }), invoice('2', { issuerId: other.id }), invoice('3'));
    const seen = (as: Member) => get('/api/tax-records', as);
    const names = ({ body }: Awaited<ReturnType<typeof seen>>) =>
      body.records.map(({ seriesNumber }: { seriesNumber: string }) => seriesNumber);
    expect(names(await seen(owner))).toEqual([`${month}/1`]);
    expect(names(await seen(other))).toEqual([`${month}/2`]);
    const file = `/api/tax-records/file?month=${today().slice(0, 7)}`;
    const { xml } = (await get(file, owner)).body;
    expect([xml.includes(`${month}/1<`), xml.includes('<sfLR:RegistroFactura>')]).toEqual([true, true]);
    expect(xml.match(/<sfLR:RegistroFactura>/g)).toHaveLength(1);
    const stranger = await house.signedInAs('business');
    expect((await seen(stranger)).body).toEqual({ records: [], months: [] });
    expect((await get(file, stranger)).status).toBe(404);
    expect((await seen(await house.signedInAs())).status).toBe(403);
  });
});
