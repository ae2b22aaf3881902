/** Recomputes a chain from the XML of its records, as somebody would who has nothing else (Orden HAC/1177/2024, art. 6.e). */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { ChainCheck } from '../contract.ts';
import { hashOfCancellation, hashOfRegistration } from './hash.ts';
import { invoiceRecords } from './table.ts';
import type { InvoiceRecordRow } from './table.ts';

const pageSize = 1000;

/** Reads a whole chain, a thousand records at a time; tells the first one that does not hold. */
export async function checkChain(db: Db, issuerTaxNumber: string, lastNumber: number): Promise<ChainCheck> {
  let [number, hash] = [0, ''];
  for (;;) {
    const rows = await db
      .select()
      .from(invoiceRecords)
      .where(and(eq(invoiceRecords.issuerTaxNumber, issuerTaxNumber), gt(invoiceRecords.number, number)))
      .orderBy(asc(invoiceRecords.number))
      .limit(pageSize);
    for (const row of rows) {
      const why = faultOf(row, number + 1, hash);
      if (why) return { records: number, broken: { number: number + 1, why } };
      [number, hash] = [row.number, row.hash];
    }
    if (rows.length < pageSize) break;
  }
  return { records: number, broken: number < lastNumber ? { number: number + 1, why: 'gap' } : null };
}

type Why = NonNullable<ChainCheck['broken']>['why'];

function faultOf(row: InvoiceRecordRow, number: number, previousHash: string): Why | undefined {
  const { xml, kind } = row;
  if (row.number !== number) return 'gap';
  const linked = /<sf:RegistroAnterior>.*?<sf:Huella>(\w*)</.exec(xml)?.[1] ?? '';
  if (linked !== previousHash || row.previousHash !== previousHash) return 'link';
  const own = /<sf:Huella>(\w*)<\/sf:Huella><\/sf:Registro(?:Alta|Anulacion)>$/.exec(xml)?.[1];
  const isSound = own === row.hash && own === (kind === 'registration' ? registered(xml) : cancelled(xml));
  return isSound ? undefined : 'hash';
}

/** The first element of a name holds the invoice's own; what it corrects comes later. */
const valueIn = (xml: string, name: string): string =>
  (new RegExp(`<sf:${name}>([^<]*)<`).exec(xml)?.[1] ?? '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const linkIn = (xml: string) => ({
  previousHash: /<sf:RegistroAnterior>.*?<sf:Huella>(\w*)</.exec(xml)?.[1] ?? '',
  generatedAt: valueIn(xml, 'FechaHoraHusoGenRegistro'),
});

const registered = (xml: string): string =>
  hashOfRegistration({
    issuerTaxNumber: valueIn(xml, 'IDEmisorFactura'),
    seriesNumber: valueIn(xml, 'NumSerieFactura'),
    issuedOn: valueIn(xml, 'FechaExpedicionFactura'),
    invoiceType: valueIn(xml, 'TipoFactura'),
    vat: valueIn(xml, 'CuotaTotal'),
    gross: valueIn(xml, 'ImporteTotal'),
    ...linkIn(xml),
  });

const cancelled = (xml: string): string =>
  hashOfCancellation({
    issuerTaxNumber: valueIn(xml, 'IDEmisorFacturaAnulada'),
    seriesNumber: valueIn(xml, 'NumSerieFacturaAnulada'),
    issuedOn: valueIn(xml, 'FechaExpedicionFacturaAnulada'),
    ...linkIn(xml),
  });
