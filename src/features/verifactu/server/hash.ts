/**
 * The fingerprint of a record (the tax office's «Especificaciones técnicas para generación de la huella o hash», version
 * 0.1.2; Orden HAC/1177/2024, art. 13): SHA-256 over names and values as they stand in its XML, in capitals.
 */
import { createHash } from 'node:crypto';

type Registration = {
  readonly issuerTaxNumber: string;
  readonly seriesNumber: string;
  /** `dd-mm-yyyy` */
  readonly issuedOn: string;
  readonly invoiceType: string;
  readonly vat: string;
  readonly gross: string;
};
type Cancellation = Pick<Registration, 'issuerTaxNumber' | 'seriesNumber' | 'issuedOn'>;
type Link = {
  /** Empty for the first of a chain. */
  readonly previousHash: string;
  /** ISO 8601 with the offset, to the second. */
  readonly generatedAt: string;
};

export const hashOfRegistration = (record: Registration & Link): string =>
  digest([
    ['IDEmisorFactura', record.issuerTaxNumber],
    ['NumSerieFactura', record.seriesNumber],
    ['FechaExpedicionFactura', record.issuedOn],
    ['TipoFactura', record.invoiceType],
    ['CuotaTotal', record.vat],
    ['ImporteTotal', record.gross],
    ['Huella', record.previousHash],
    ['FechaHoraHusoGenRegistro', record.generatedAt],
  ]);

export const hashOfCancellation = (record: Cancellation & Link): string =>
  digest([
    ['IDEmisorFacturaAnulada', record.issuerTaxNumber],
    ['NumSerieFacturaAnulada', record.seriesNumber],
    ['FechaExpedicionFacturaAnulada', record.issuedOn],
    ['Huella', record.previousHash],
    ['FechaHoraHusoGenRegistro', record.generatedAt],
  ]);

function digest(fields: readonly (readonly [string, string])[]): string {
  const text = fields.map(([name, value]) => `${name}=${value.trim()}`).join('&');
  return createHash('sha256').update(text, 'utf8').digest('hex').toUpperCase();
}
