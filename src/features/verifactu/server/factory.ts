/** Invoices for tests of their records. */
import type { InvoiceFacts, RecordParty } from '../invoice-facts.ts';

/** Numbers that public registers and the tax office print as examples. */
export const aHouse = { name: 'Aftersun Benidorm S.L.', taxNumber: 'B58378431', country: 'ES' } satisfies RecordParty;
export const anIssuer = { name: 'Marta Ferrer Gil', taxNumber: '12345678Z', country: 'ES' } satisfies RecordParty;
export const aGuest = { name: 'Talleres Blasco & Hijos', taxNumber: '89890001K', country: 'ES' } satisfies RecordParty;

/** What two tickets were invoiced as: €50 with 21 %. */
export const anInvoice = (seriesNumber: string, over: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  invoiceId: `invoice-${seriesNumber}`,
  issuerId: null,
  issuer: anIssuer,
  house: aHouse,
  seriesNumber,
  issuedOn: '2026-08-21',
  kind: 'simplified',
  isOfSimplified: false,
  description: '2 × Fiesta en la azotea',
  recipient: null,
  corrects: [],
  replaces: [],
  lines: [{ vatPercent: 21, exemptBy: null, netCents: 4132, vatCents: 868 }],
  vatCents: 868,
  grossCents: 5000,
  ...over,
});
