/** What stands on paper is what the law asks for, in both languages (RD 1619/2012, art. 6, 7 and 15; issue 22). */
import { describe, expect, test } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { lineOf } from '../rules.ts';
import { tell } from './paper.ts';
import type { InvoiceRow } from './table.ts';

const issuer = {
  name: 'Marta Ferrer Gil',
  taxNumber: '12345678Z',
  street: 'Carrer Major 3',
  postalCode: '03501',
  town: 'Benidorm',
  country: 'ES',
};
const recipient = { ...issuer, name: 'Reisen Berg GmbH', taxNumber: 'DE136695976', town: 'Berlin', country: 'DE' };
const sold = { supply: 'liveCulture', vatPercent: 10, vatExemptBy: null } as const;
const line = (over: object = {}, cents = 5000) =>
  lineOf({ ...sold, description: 'Roof party', quantity: 2, ...over }, cents);

const anInvoice = (over: Partial<InvoiceRow> = {}): InvoiceRow => {
  const lines = over.lines ?? [line()];
  const sum = (of: 'netCents' | 'vatCents' | 'grossCents') => lines.reduce((all, one) => all + one[of], 0);
  return {
    id: 'invoice000000001',
    kind: 'simplified',
    issuerId: 'owner00000000001',
    issuer,
    issuerTaxNumber: issuer.taxNumber,
    series: 'ASS26',
    number: 7,
    recipientId: 'buyer00000000001',
    recipient: null,
    orderId: 'order00000000001',
    refundId: '',
    month: null,
    ofId: null,
    language: 'en',
    lines,
    netCents: sum('netCents'),
    vatCents: sum('vatCents'),
    grossCents: sum('grossCents'),
    suppliedOn: '2026-08-20',
    issuedOn: '2026-08-21',
    issuedAt: new Date('2026-08-21T18:00:00Z'),
    cancelledAt: null,
    cancelReason: null,
    cancelledBy: null,
    told: null,
    ...over,
  };
};
const around = { of: [] as string[], house: 'Aftersun Benidorm, S.L.', code: null };
/** All that stands on it, with single blanks. */
const read = (over: Partial<InvoiceRow>, of: readonly string[] = [], language: Language = 'en') => {
  const paper = tell(anInvoice(over), { ...around, of }, language);
  const { facts, parties, columns, rows, sums, total, notes, title } = paper;
  const all = [title, ...facts.flat(), ...parties.flatMap(({ label, lines }) => [label, ...lines])];
  return [...all, ...columns, ...rows.flat(), ...sums.flat(), ...total, ...notes].join(' | ').replaceAll(/\s/g, ' ');
};

test('who, when, what, at which rate, before and after tax; a simplified one names nobody', () => {
  const english = read({});
  for (const said of [
    'Simplified invoice',
    'ASS26-000007',
    '21 August 2026',
    '20 August 2026',
    'Marta Ferrer Gil',
    'Tax number 12345678Z',
    'Carrer Major 3',
    '03501 Benidorm',
    'Spain',
    'Roof party',
    'Roof party | 2 | €22.725 | 10% | €50.00',
    '10%',
    'VAT 10% | €4.55',
    'Before VAT | €45.45',
    'Total | €50.00',
    'Issued by Aftersun Benidorm, S.L. in the name and on behalf of the seller.',
    'Whoever presents it (simplified invoice)',
  ])
    expect(english).toContain(said);
  const spanish = read({}, [], 'es');
  for (const said of [
    'Factura simplificada',
    '21 de agosto de 2026',
    'NIF 12345678Z',
    'España',
    'IVA 10 % | 4,55 €',
    'Roof party | 2 | 22,725 € | 10 % | 50,00 €',
    'Base | 45,45 €',
    'Total | 50,00 €',
    'en nombre y por cuenta del emisor',
  ])
    expect(spanish).toContain(said);
});

test('a full one names its buyer; of the house’s own nobody issued in another name', () => {
  const said = read({ kind: 'full', series: 'ASF26', recipient, issuerId: null });
  for (const one of ['Invoice | Number | ASF26-000007', 'Reisen Berg GmbH', 'Tax number DE136695976', 'Germany'])
    expect(said).toContain(one);
  expect(said).not.toContain('on behalf');
});

describe('says in both languages', () => {
  const exempt = [line({ vatPercent: 0, vatExemptBy: 'art. 20.Uno.23.º' })];
  const abroad = [line({ supply: 'platform', vatPercent: 0, vatExemptBy: 'art. 69.Uno.1.º' })];
  const back = { kind: 'corrective', series: 'ASR26', lines: [line({}, -2500)] } as const;
  const cancelled = { cancelledAt: new Date('2026-09-01T10:00:00Z'), cancelReason: 'Mistake' };
  const substitute = { kind: 'substitute', series: 'ASU26', recipient } as const;
  test.each([
    [
      'what exempts it',
      { lines: exempt },
      [],
      [
        'Exempt from VAT: art. 20.Uno.23.º of Ley 37/1992.',
        'Operación exenta de IVA: art. 20.Uno.23.º de la Ley 37/1992.',
      ],
    ],
    [
      'that its recipient owes the tax',
      { lines: abroad, recipient },
      [],
      ['Reverse charge', 'Inversión del sujeto pasivo'],
    ],
    [
      'what it corrects, by the difference',
      back,
      ['ASS26-000003'],
      ['Corrects ASS26-000003 by the difference', 'Rectifica la factura ASS26-000003 por diferencias'],
    ],
    [
      'what it stands in for',
      { kind: 'replacement', recipient } as const,
      ['ASS26-000003'],
      ['in place of the simplified invoice ASS26-000003', 'en sustitución de la factura simplificada ASS26-000003'],
    ],
    [
      'what it is a substitute of, why, and what that came to',
      substitute,
      ['ASF26-000003', 'ASR26-000001'],
      [
        'Corrective invoice by substitution: it takes the place of ASF26-000003 and ASR26-000001, because whom that named was wrong. What it corrects came to €45.45 before VAT and €4.55 VAT',
        'Factura rectificativa por sustitución: sustituye a ASF26-000003 y ASR26-000001, cuyo destinatario era erróneo. Lo rectificado sumaba 45,45 € de base y 4,55 € de cuota',
      ],
    ],
    [
      'that it is cancelled, and since when',
      cancelled,
      [],
      ['CANCELLED on 1 September 2026', 'ANULADA el 1 de septiembre de 2026'],
    ],
  ])('%s', (_what, over, of, [english = '', spanish = '']) => {
    expect(read(over, of)).toContain(english);
    expect(read(over, of, 'es')).toContain(spanish);
  });
});

test('the code of the tax office with the words of its order, in Spanish to everybody', () => {
  const code = 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=12345678Z';
  for (const language of ['en', 'es'] as const)
    expect(tell(anInvoice(), { ...around, code }, language).code).toEqual({
      address: code,
      above: 'QR tributario:',
      below: 'VERI*FACTU',
    });
});
