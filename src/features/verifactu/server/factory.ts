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

/** The same numbers for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const signs = ['ñ', '&', '<b>', ' “”', '🌊', 'é', ' 21 %', "'", ';', 'Ω'];

type Around = {
  readonly issuedOn: string;
  /** What a corrective one corrects, and another one replaces. */
  readonly of: string;
};

/** An invoice of any kind, of any amount, back or forth, with any signs in its words. */
export function anyInvoice(name: string, { issuedOn, of }: Around, random: () => number): InvoiceFacts {
  const one = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)] as T;
  const kind = one(['simplified', 'full', 'replacement', 'corrective', 'substitute'] as const);
  const [netCents, vatPercent] = [Math.floor(random() * 1_000_000), one([0, 10, 21])];
  const sign = kind === 'corrective' ? -1 : 1;
  const [net, vat] = [sign * netCents, sign * Math.round((netCents * vatPercent) / 100)];
  const exemptBy = vatPercent === 0 ? one(['art. 20.Uno.23.º', 'art. 69.Uno.1.º']) : null;
  const named = [{ seriesNumber: of, issuedOn }];
  return anInvoice(name, {
    issuedOn,
    kind,
    isOfSimplified: kind === 'corrective' && random() < 0.5,
    description: Array.from({ length: 1 + Math.floor(random() * 12) }, () => one(signs)).join(''),
    recipient: kind === 'simplified' ? null : one([aHouse, aGuest]),
    corrects: kind === 'corrective' || kind === 'substitute' ? named : [],
    replaces: kind === 'replacement' ? named : [],
    lines: [{ vatPercent, exemptBy, netCents: net, vatCents: vat }],
    vatCents: vat,
    grossCents: net + vat,
  });
}
