/** The XML of a record, as `SuministroInformacion.xsd` of the tax office wants it. */
import { breakdownOf, namesRecipient, typeOf } from '../breakdown.ts';
import type { BreakdownLine } from '../breakdown.ts';
import type { CancelledInvoice, InvoiceFacts, InvoiceName } from '../invoice-facts.ts';
import { amountOf, dayOf } from '../notation.ts';
import { hashOfCancellation, hashOfRegistration } from './hash.ts';
import { identityOf } from './identity.ts';
import { softwareOf } from './software.ts';
import { lineOf, schemas, write } from './xml.ts';
import type { Element } from './xml.ts';

/** What a record is called here, and where in its chain it stands. */
export type Place = {
  /** The office says it back in its answer (`RefExterna`). */
  readonly id: string;
  readonly installation: string;
  readonly generatedAt: string;
  /** Null for the first. */
  readonly previous: (InvoiceName & { readonly hash: string }) | null;
};

/** What is said of what the office knows of this invoice already. */
export type Repair = {
  /** Whether this puts an earlier record of the invoice right. */
  readonly isRepair: boolean;
  /** Whether the office knows the invoice. */
  readonly isKnown: boolean;
  /** Whether it refused what is put right. */
  readonly wasRejected: boolean;
};

type Written = { readonly xml: string; readonly hash: string };

/** The record that an invoice was issued. */
export function registrationXml(facts: InvoiceFacts, place: Place, repair: Repair): Written {
  const { issuer, house, seriesNumber, recipient } = facts;
  const { type, isUnidentified } = typeOf(facts);
  const [day, vat, gross] = [dayOf(facts.issuedOn), amountOf(facts.vatCents), amountOf(facts.grossCents)];
  const hash = hashOfRegistration({
    issuerTaxNumber: issuer.taxNumber,
    seriesNumber,
    issuedOn: day,
    invoiceType: type,
    vat,
    gross,
    ...linked(place),
  });
  const wasEarlier = facts.suppliedOn !== undefined && facts.suppliedOn < facts.issuedOn;
  const record: Element = [
    'RegistroAlta',
    [
      ['IDVersion', '1.0'],
      ['IDFactura', named(issuer.taxNumber, facts)],
      ['RefExterna', place.id],
      ['NombreRazonEmisor', lineOf(issuer.name, 120)],
      repair.isRepair ? ['Subsanacion', 'S'] : null,
      refusedBefore(repair),
      ['TipoFactura', type],
      // By the difference where money goes back; by substitution where another one is named.
      facts.kind === 'corrective' ? ['TipoRectificativa', 'I'] : null,
      facts.kind === 'substitute' ? ['TipoRectificativa', 'S'] : null,
      listOf('FacturasRectificadas', 'IDFacturaRectificada', issuer.taxNumber, facts.corrects),
      listOf('FacturasSustituidas', 'IDFacturaSustituida', issuer.taxNumber, facts.replaces),
      facts.kind === 'substitute' ? ['ImporteRectificacion', correctedSums(facts)] : null,
      wasEarlier ? ['FechaOperacion', dayOf(facts.suppliedOn ?? '')] : null,
      ['DescripcionOperacion', lineOf(facts.description, 500)],
      isUnidentified ? ['FacturaSinIdentifDestinatarioArt61d', 'S'] : null,
      ...issuedBy(issuer.taxNumber, house),
      recipient && namesRecipient(type) ? ['Destinatarios', [['IDDestinatario', identityOf(recipient)]]] : null,
      ['Desglose', breakdownOf(facts.lines).map(detail)],
      ['CuotaTotal', vat],
      ['ImporteTotal', gross],
      ...ending(issuer.taxNumber, house, place, hash),
    ],
  ];
  return { xml: standalone(record), hash };
}

/** The record that an invoice was withdrawn. */
export function cancellationXml(facts: CancelledInvoice, place: Place, repair: Repair): Written {
  const { issuer, house, seriesNumber } = facts;
  const day = dayOf(facts.issuedOn);
  const hash = hashOfCancellation({ issuerTaxNumber: issuer.taxNumber, seriesNumber, issuedOn: day, ...linked(place) });
  const isOthers = house.taxNumber !== issuer.taxNumber;
  const record: Element = [
    'RegistroAnulacion',
    [
      ['IDVersion', '1.0'],
      [
        'IDFactura',
        [
          ['IDEmisorFacturaAnulada', issuer.taxNumber],
          ['NumSerieFacturaAnulada', seriesNumber],
          ['FechaExpedicionFacturaAnulada', day],
        ],
      ],
      ['RefExterna', place.id],
      repair.isKnown ? null : ['SinRegistroPrevio', 'S'],
      repair.wasRejected ? ['RechazoPrevio', 'S'] : null,
      isOthers ? ['GeneradoPor', 'T'] : null,
      isOthers ? ['Generador', identityOf(house)] : null,
      ...ending(issuer.taxNumber, house, place, hash),
    ],
  ];
  return { xml: standalone(record), hash };
}

/** What the earlier ones came to: only whom they name is put right, so the sums are those of this one. */
const correctedSums = ({ lines, vatCents }: InvoiceFacts): Element[] => [
  ['BaseRectificada', amountOf(lines.reduce((sum, { netCents }) => sum + netCents, 0))],
  ['CuotaRectificada', amountOf(vatCents)],
];

const linked = ({ previous, generatedAt }: Place) => ({ previousHash: previous?.hash ?? '', generatedAt });

const standalone = (record: Element): string => write(record, 'sf', ` xmlns:sf="${schemas.information}"`);

const named = (taxNumber: string, { seriesNumber, issuedOn }: InvoiceName): Element[] => [
  ['IDEmisorFactura', taxNumber],
  ['NumSerieFactura', seriesNumber],
  ['FechaExpedicionFactura', dayOf(issuedOn)],
];

function listOf(name: string, one: string, taxNumber: string, invoices: readonly InvoiceName[]): Element | null {
  return invoices.length === 0 ? null : [name, invoices.map((invoice) => [one, named(taxNumber, invoice)])];
}

/** The office's table of what may be put right how (its validations, 6.1): X where it does not know the invoice. */
function refusedBefore({ isRepair, isKnown, wasRejected }: Repair): Element | null {
  if (!isRepair) return null;
  if (!isKnown) return ['RechazoPrevio', 'X'];
  return wasRejected ? ['RechazoPrevio', 'S'] : null;
}

/** Invoices of owners are issued by the house in their names (RD 1619/2012, art. 5). */
function issuedBy(issuerTaxNumber: string, house: InvoiceFacts['house']): Element[] {
  if (house.taxNumber === issuerTaxNumber) return [];
  return [
    ['EmitidaPorTerceroODestinatario', 'T'],
    ['Tercero', identityOf(house)],
  ];
}

const isTaxed = (treatment: string) => treatment.startsWith('S');

/** One line of what is taxed alike: value added tax (01) under its general regime (01). */
const detail = ({ treatment, percent, netCents, vatCents }: BreakdownLine): Element => [
  'DetalleDesglose',
  [
    ['Impuesto', '01'],
    ['ClaveRegimen', '01'],
    treatment.startsWith('E') ? ['OperacionExenta', treatment] : ['CalificacionOperacion', treatment],
    isTaxed(treatment) ? ['TipoImpositivo', String(percent)] : null,
    ['BaseImponibleOimporteNoSujeto', amountOf(netCents)],
    isTaxed(treatment) ? ['CuotaRepercutida', amountOf(vatCents)] : null,
  ],
];

function ending(taxNumber: string, house: InvoiceFacts['house'], place: Place, hash: string): Element[] {
  const { previous, installation, generatedAt } = place;
  return [
    [
      'Encadenamiento',
      [
        previous
          ? ['RegistroAnterior', [...named(taxNumber, previous), ['Huella', previous.hash]]]
          : ['PrimerRegistro', 'S'],
      ],
    ],
    softwareOf(house, installation),
    ['FechaHoraHusoGenRegistro', generatedAt],
    ['TipoHuella', '01'],
    ['Huella', hash],
  ];
}
