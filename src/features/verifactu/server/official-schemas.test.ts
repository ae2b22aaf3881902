/** Everything that the house writes of invoices is what the tax office's own schemas want (issue 22). */
import { describe, expect, it } from 'vitest';
import { faultsOfSending } from '../../../../tests/schemas/validate.ts';
import { invoiceTypes } from '../breakdown.ts';
import type { InvoiceFacts, RecordLine } from '../invoice-facts.ts';
import { aGuest, aHouse, anInvoice, anIssuer, anyInvoice, randomFrom } from './factory.ts';
import { cancellationXml, registrationXml } from './record-xml.ts';
import type { Place, Repair } from './record-xml.ts';
import { sendingXml } from './sending/envelope.ts';

const fresh: Repair = { isRepair: false, isKnown: false, wasRejected: false };
const place = (previous: Place['previous'] = null): Place => ({
  id: 'record0000000001',
  installation: 'installation00001',
  generatedAt: '2026-08-21T20:00:00+02:00',
  previous,
});
const sending = (...records: string[]) => sendingXml({ issuer: anIssuer, house: aHouse, records, isLate: false });

const of = [{ seriesNumber: 'ASS26-000001', issuedOn: '2026-08-20' }];
const somebody = (taxNumber: string, country: string) => ({
  name: 'Ángela “O’Neill” & Söhne <GmbH>',
  taxNumber,
  country,
});
const invoiced = (...lines: RecordLine[]) => ({
  lines,
  vatCents: lines.reduce((sum, { vatCents }) => sum + vatCents, 0),
  grossCents: lines.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0),
});
const taxed = (vatPercent: number, netCents: number): RecordLine => ({
  vatPercent,
  exemptBy: null,
  netCents,
  vatCents: Math.round((netCents * vatPercent) / 100),
});
const without = (exemptBy: string, netCents = 350_000): RecordLine => ({
  vatPercent: 0,
  exemptBy,
  netCents,
  vatCents: 0,
});

const named: Partial<InvoiceFacts> = { kind: 'full', recipient: aGuest };
const back = { kind: 'corrective', corrects: of, ...invoiced(taxed(21, -4132)) } as const;
const kinds: readonly (readonly [name: string, over: Partial<InvoiceFacts>])[] = [
  ['F2 of an owner', {}],
  ['F2 of the house', { issuer: aHouse }],
  ['F2 that is exempt', invoiced(without('art. 20.Uno.23.º', 300_000))],
  ['F2 of a cent', invoiced(taxed(21, 1))],
  ['F2 of a full one without a number (art. 6.1.d)', { kind: 'full', recipient: somebody('', 'GB') }],
  ['F1', named],
  ['F1 of a number that is not in the register', { kind: 'full', recipient: { ...aGuest, isUnregistered: true } }],
  ['F1 of a Spanish passport', { kind: 'full', recipient: somebody('AAA123456', 'ES') }],
  ['F1 of a German VAT number', { kind: 'full', recipient: somebody('DE136695976', 'DE') }],
  ['F1 of a Greek VAT number', { kind: 'full', recipient: somebody('EL094259216', 'GR') }],
  ['F1 of a British passport', { kind: 'full', recipient: somebody('PASS00512', 'GB') }],
  ['F1 of a number of the USA', { kind: 'full', recipient: somebody('12-3456789', 'US') }],
  [
    'F1 of more rates',
    { ...named, ...invoiced(taxed(21, 10_000), taxed(10, 5000), taxed(4, 5000), without('art. 20')) },
  ],
  ['F1 that is not taxed here', { ...named, issuer: aHouse, ...invoiced(without('art. 69.Uno.1.º')) }],
  ['F1 with reverse charge', { ...named, ...invoiced(without('art. 84.Uno.2.º')) }],
  [
    'F1 of other exemptions',
    { ...named, ...invoiced(without('art. 23'), without('art. 25'), without('art. 22'), without('art. 7.1.º')) },
  ],
  ['F1 of what was supplied before', { ...named, suppliedOn: '2026-08-01' }],
  [
    'F1 of names and words longer than they may be',
    {
      kind: 'full',
      issuer: { ...anIssuer, name: 'Ñ'.repeat(300) },
      recipient: { ...aGuest, name: '🌊'.repeat(300) },
      description: 'é & <b> \u0007 '.repeat(200),
    },
  ],
  ['F3', { kind: 'replacement', recipient: aGuest, replaces: of }],
  ['R1', { ...back, recipient: aGuest }],
  [
    'R1 of a passport, exempt',
    { ...back, recipient: somebody('PASS00512', 'GB'), ...invoiced(without('art. 20.Uno.23.º', -350_000)) },
  ],
  ['R1 of a commission', { ...back, issuer: aHouse, recipient: anIssuer }],
  ['R4 by substitution', { kind: 'substitute', recipient: aGuest, corrects: of }],
  [
    'R4 by substitution of what was corrected before, exempt',
    {
      kind: 'substitute',
      recipient: somebody('PASS00512', 'GB'),
      corrects: [...of, { seriesNumber: 'ASR26-000001', issuedOn: '2026-08-21' }],
      ...invoiced(without('art. 20.Uno.23.º')),
    },
  ],
  ['R5', { ...back, isOfSimplified: true }],
  ['R5 of one without a number', { ...back, recipient: somebody('', 'GB') }],
];

const repairs: readonly (readonly [name: string, repair: Repair])[] = [
  ['of what the office has', { isRepair: true, isKnown: true, wasRejected: false }],
  ['of what it refused', { isRepair: true, isKnown: true, wasRejected: true }],
  ['of what it never had', { isRepair: true, isKnown: false, wasRejected: true }],
];

it('is tried with every type that the house writes', () => {
  expect(new Set(kinds.map(([name]) => name.slice(0, 2)))).toEqual(new Set(invoiceTypes));
});

describe('the tax office’s schemas take', () => {
  it.each(kinds)('%s', async (name, over) => {
    const { xml } = registrationXml(anInvoice('ASS26-000002', over), place(), fresh);
    // It is of the kind that it is called by.
    expect(xml).toContain(`<sf:TipoFactura>${name.slice(0, 2)}<`);
    expect(await faultsOfSending(sending(xml))).toEqual([]);
  });

  it.each(repairs)('a repair %s, and a cancellation', async (_name, repair) => {
    const facts = anInvoice('ASS26-000002');
    const registration = registrationXml(facts, place(), repair);
    const own = cancellationXml({ ...facts, issuer: aHouse }, place({ ...facts, hash: registration.hash }), repair);
    const cancelled = cancellationXml(facts, place({ ...facts, hash: registration.hash }), {
      ...repair,
      isRepair: false,
    });
    expect(await faultsOfSending(sending(registration.xml, cancelled.xml, own.xml))).toEqual([]);
  });

  it('five hundred of any kind in one sending that is late, by the house itself as well', async () => {
    const random = randomFrom(22);
    let previous: Place['previous'] = null;
    const records = Array.from({ length: 500 }, (_, n) => {
      const facts = anyInvoice(`ASR26-${n}`, { issuedOn: '2026-08-21', of: 'ASS26-000001' }, random);
      const { xml, hash } = registrationXml(facts, place(previous), fresh);
      previous = { ...facts, hash };
      return xml;
    });
    for (const issuer of [anIssuer, aHouse])
      expect(await faultsOfSending(sendingXml({ issuer, house: aHouse, records, isLate: true }))).toEqual([]);
  });
});

it.each([
  ['a type that there is not', ['>F2<', '>F9<']],
  ['an amount of three digits behind the point', ['<sf:ImporteTotal>50.00', '<sf:ImporteTotal>50.000']],
  ['what stands in another order', [/(<sf:TipoFactura>.*?<\/sf:TipoFactura>)(.*?)(<sf:Desglose>)/, '$2$1$3']],
  ['a record without a fingerprint', [/<sf:Huella>[0-9A-F]{64}<\/sf:Huella><\/sf:RegistroAlta>/, '</sf:RegistroAlta>']],
] as const)('and refuse %s', async (_name, [from, to]) => {
  const { xml } = registrationXml(anInvoice('ASS26-000002'), place(), fresh);
  expect(xml.replace(from, to)).not.toBe(xml);
  expect(await faultsOfSending(sending(xml.replace(from, to)))).not.toEqual([]);
});
