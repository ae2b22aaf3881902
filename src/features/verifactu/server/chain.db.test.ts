/** Records make one chain for each issuer, in the transaction of what they record. On both engines. */
import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { newId } from '#kit/server/ids.ts';
import { aHouse, anInvoice, anIssuer } from './factory.ts';
import { findQrAddress, recordCancellation, recordInvoice } from './service.ts';
import type { InvoiceFacts } from './service.ts';
import { invoiceRecords, recordChains } from './table.ts';

const house = aTestHouse();
beforeEach(async () => {
  house.time.now = new Date('2026-08-21T18:00:05Z');
  await house.db.execute(sql`truncate ${invoiceRecords}, ${recordChains}`);
});

const issue = (facts: InvoiceFacts, at = house.time.now) => house.db.transaction((db) => recordInvoice(db, facts, at));
const chainOf = (taxNumber = anIssuer.taxNumber) =>
  house.db
    .select()
    .from(invoiceRecords)
    .where(eq(invoiceRecords.issuerTaxNumber, taxNumber))
    .orderBy(asc(invoiceRecords.number));

describe('a record', () => {
  test('holds the hash of the one before; the first holds none', async () => {
    await issue(anInvoice('S-1'));
    await issue(anInvoice('S-2'));
    await house.db.transaction((db) => recordCancellation(db, anInvoice('S-2'), house.time.now));
    const [first, second, third] = await chainOf();
    expect(first).toMatchObject({ number: 1, previousHash: '', kind: 'registration', invoiceType: 'F2' });
    expect(second).toMatchObject({ number: 2, previousHash: first?.hash });
    expect(third).toMatchObject({ number: 3, previousHash: second?.hash, kind: 'cancellation', invoiceType: null });
    expect(first?.generatedAt).toBe('2026-08-21T20:00:05+02:00');
    expect(first?.hash).toMatch(/^[0-9A-F]{64}$/);
  });

  test('is made once for an invoice, and goes with the transaction that it is made in', async () => {
    await issue(anInvoice('S-1'));
    await issue(anInvoice('S-1'));
    const undone = house.db.transaction(async (db) => {
      await recordInvoice(db, anInvoice('S-2'), house.time.now);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await issue(anInvoice('S-3'));
    expect((await chainOf()).map(({ seriesNumber, number }) => [seriesNumber, number])).toEqual([
      ['S-1', 1],
      ['S-3', 2],
    ]);
  });

  test('belongs to its issuer’s chain, however many write at once', async () => {
    const house2 = { issuer: aHouse };
    const many = Array.from({ length: 40 }, (_, i) =>
      issue(anInvoice(`S-${i}`, i % 4 === 0 ? house2 : {}), new Date(house.time.now.getTime() + i * 1000)),
    );
    await Promise.all(many);
    for (const [taxNumber, count] of [
      [anIssuer.taxNumber, 30],
      [aHouse.taxNumber, 10],
    ] as const) {
      const rows = await chainOf(taxNumber);
      expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
      rows.forEach((row, i) => expect(row.previousHash).toBe(i === 0 ? '' : rows[i - 1]?.hash));
      const moments = rows.map(({ generatedAt }) => generatedAt);
      expect(moments).toEqual(moments.toSorted());
    }
  });

  test('renames its chain for who began it, and for nobody else', async () => {
    const [began, other] = [await house.signedInAs('business'), await house.signedInAs('business')];
    const named = async (issuerId: string | null, name: string) => {
      await issue(anInvoice(newId(), { issuerId, issuer: { ...anIssuer, name } }));
      const [chain] = await house.db.select().from(recordChains);
      return chain?.issuerName;
    };
    expect(await named(began.id, 'Marta Ferrer')).toBe('Marta Ferrer');
    expect(await named(other.id, 'Mallory')).toBe('Marta Ferrer');
    expect(await named(null, 'The house')).toBe('Marta Ferrer');
    expect(await named(began.id, 'Marta Ferrer Gil')).toBe('Marta Ferrer Gil');
  });

  test('is never changed or deleted, but for what the office answers', async () => {
    await issue(anInvoice('S-1'));
    const refused = (statement: ReturnType<typeof sql>) =>
      expect(house.db.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } });
    await refused(sql`delete from ${invoiceRecords}`);
    await refused(sql`update ${invoiceRecords} set xml = 'x'`);
    await refused(sql`update ${invoiceRecords} set hash = lower(hash)`);
    await house.db.update(invoiceRecords).set({ faultCode: 2000, receipt: 'A-1' });
    expect(await chainOf()).toMatchObject([{ faultCode: 2000, receipt: 'A-1' }]);
  });

  test('of who has no Spanish tax number is not kept, nor one with signs that the office refuses', async () => {
    await issue(anInvoice('S-1', { issuer: { name: 'Anna Berg', taxNumber: 'DE136695976', country: 'DE' } }));
    expect(await house.db.select().from(invoiceRecords)).toEqual([]);
    await expect(issue(anInvoice('S=2'))).rejects.toThrow('takes no invoice');
    await expect(issue(anInvoice('S-ñ'))).rejects.toThrow('takes no invoice');
  });
});

describe('the code of an invoice', () => {
  test('is there once its issuer sends: to the office that was asked when it was issued', async () => {
    await issue(anInvoice('S-1'));
    await house.db.update(recordChains).set({ mode: 'test' });
    await issue(anInvoice('A&B/2'));
    await house.db.update(recordChains).set({ mode: 'live' });
    await issue(anInvoice('S-3'));
    const found = await Promise.all(['S-1', 'A&B/2', 'S-3'].map((name) => findQrAddress(house.db, `invoice-${name}`)));
    expect(found).toEqual([
      null,
      'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=12345678Z&numserie=A%26B%2F2&fecha=21-08-2026&importe=50.00',
      'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=12345678Z&numserie=S-3&fecha=21-08-2026&importe=50.00',
    ]);
  });
});
