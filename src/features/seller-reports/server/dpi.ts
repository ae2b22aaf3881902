/**
 * A message of the schema DPI v1.0 of the OECD, which the Union took over for Directive (EU) 2021/514: who runs the platform,
 * and what each seller earned on it in a year. Amounts are whole euros there. Pure.
 */
import { town } from '#market/town/town.ts';
import type { Identity, Property, SellerYear } from '../contract.ts';
import { isNothing, propertyTypes, wholeEuros } from '../rules.ts';
import type { FileKind, Quarters, Sums } from '../rules.ts';
import { element } from '#kit/server/xml.ts';

const messageTypes = { new: 'DPI401', correction: 'DPI402', nothing: 'DPI403' } as const;

/** What happens to a part of it: it was sent before and is as it was, is new, corrected, or taken back. */
const documentTypes = { resent: 'OECD0', new: 'OECD1', correction: 'OECD2', deletion: 'OECD3' } as const;
type DocumentType = keyof typeof documentTypes;

/** A part of a message under its own name, and the one that it corrects or takes back. */
type Document = {
  readonly ref: string;
  readonly type: DocumentType;
  readonly corrects: string | null;
};
export type SellerDocument = Document & {
  readonly figures: SellerYear & { readonly identity: Identity };
  /** The bank account to which they are paid; null where the house knows none. */
  readonly account: { readonly holder: string; readonly iban: string } | null;
};

/** Who runs the platform. */
export type Operator = Omit<Identity, 'kind' | 'birthDate'>;

export type Message = {
  readonly ref: string;
  readonly kind: FileKind;
  readonly year: number;
  readonly madeAt: Date;
  readonly operator: Operator & { readonly document: Document };
  readonly sellers: readonly SellerDocument[];
};

/** The text of the file. */
export function dpiMessage({ ref, kind, year, madeAt, operator, sellers }: Message): string {
  const spec = element('dpi:MessageSpec', [
    element('dpi:SendingEntityIN', operator.taxNumber),
    element('dpi:TransmittingCountry', town.country),
    element('dpi:ReceivingCountry', town.country),
    // What the Union calls messages under its directive.
    element('dpi:MessageType', 'DAC7'),
    element('dpi:MessageRefId', ref),
    element('dpi:MessageTypeIndic', messageTypes[kind]),
    element('dpi:ReportingPeriod', `${year}-12-31`),
    element('dpi:Timestamp', madeAt.toISOString().slice(0, 19)),
  ]);
  const body = element('dpi:DPIBody', [
    element('dpi:PlatformOperator', [...organisation(operator, operatorOnly), documentOf(operator.document)]),
    ...sellers.map((seller) => element('dpi:ReportableSeller', [...sellerOf(seller), documentOf(seller)])),
  ]);
  const names = {
    'xmlns:dpi': 'urn:oecd:ties:dpi:v1',
    'xmlns:stf': 'urn:oecd:ties:dpistf:v1',
    version: '1.0',
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('dpi:DPI_OECD', [spec, body], names)}\n`;
}

const documentOf = ({ type, ref, corrects }: Document): string =>
  element('dpi:DocSpec', [
    element('stf:DocTypeIndic', documentTypes[type]),
    element('stf:DocRefId', ref),
    element('stf:CorrDocRefId', corrects),
  ]);

/** It is resident for tax where the town is, and tells of its own sellers only. */
const operatorOnly = [
  element('dpi:PlatformBusinessName', town.brand),
  element('dpi:Nexus', 'RPONEX1'),
  element('dpi:AssumedReporting', 'false'),
];

function organisation(of: Operator, [business = '', ...rest]: readonly string[] = []): string[] {
  return [
    element('dpi:ResCountryCode', of.country),
    element('dpi:TIN', of.taxNumber, { issuedBy: of.country }),
    element('dpi:IN', of.register, { issuedBy: of.country, INType: 'BRN' }),
    element('dpi:Name', of.name),
    business,
    addressOf(of),
    ...rest,
  ];
}

const addressOf = ({ country, street, postalCode, town: city }: Operator): string =>
  element('dpi:Address', [
    element('dpi:CountryCode', country),
    element('dpi:AddressFix', [
      element('dpi:Street', street),
      element('dpi:PostCode', postalCode),
      element('dpi:City', city),
    ]),
  ]);

/** Files of sellers hold a name in one line: no first name is guessed of it, as the OECD's guide lets one say (NFN). */
const person = (of: Identity): string[] => [
  element('dpi:ResCountryCode', of.country),
  element('dpi:TIN', of.taxNumber, { issuedBy: of.country }),
  element('dpi:Name', [element('dpi:FirstName', 'NFN'), element('dpi:LastName', of.name)]),
  addressOf(of),
  element('dpi:BirthInfo', [element('dpi:BirthDate', of.birthDate)]),
];

/** Where it is known it must be told (annex V, section III.B(2)(b)), and its holder where that is somebody else. */
const financialIdentifier = ({ account, figures: { identity } }: SellerDocument): string =>
  element(
    'dpi:FinancialIdentifier',
    account && [
      element('dpi:Identifier', account.iban, { AccountNumberType: 'IBAN' }),
      element('dpi:AccountHolderName', account.holder === identity.name ? null : account.holder),
    ],
  );

function sellerOf(seller: SellerDocument): string[] {
  const { identity, properties, personalServices, transportRental } = seller.figures;
  const paidTo = financialIdentifier(seller);
  const who =
    identity.kind === 'company'
      ? element('dpi:EntitySeller', [
          element('dpi:Standard', [element('dpi:EntSellerID', organisation(identity)), paidTo]),
        ])
      : element('dpi:IndividualSeller', [
          element('dpi:Standard', [element('dpi:IndSellerID', person(identity)), paidTo]),
        ]);
  return [
    element('dpi:Identity', [who]),
    element('dpi:RelevantActivities', [
      element('dpi:ImmovableProperty', properties.map(propertyOf)),
      element('dpi:PersonalServices', isNothing(personalServices) ? null : sumsOf(personalServices)),
      element('dpi:TransportationRental', isNothing(transportRental) ? null : sumsOf(transportRental)),
    ]),
  ];
}

const propertyOf = ({ address, kind, days, sums }: Property): string =>
  element('dpi:PropertyListing', [
    element('dpi:Address', [
      element('dpi:CountryCode', town.country),
      element('dpi:AddressFix', [element('dpi:Street', address), element('dpi:City', town.name)]),
    ]),
    ...sumsOf(sums),
    element('dpi:PropertyType', propertyTypes[kind]),
    // Nothing in it stands for a home that was let and given back.
    element('dpi:RentedDays', days > 0 ? days : null),
  ]);

function sumsOf({ considerationCents, feesCents, sales }: Sums): string[] {
  return [
    element('dpi:Consideration', euros('dpi:ConsQ', considerationCents)),
    element(
      'dpi:NumberOfActivities',
      sales.map((count, quarter) => element(`dpi:NumbQ${quarter + 1}`, count)),
    ),
    element('dpi:Fees', euros('dpi:FeesQ', feesCents)),
    // The house keeps back no tax.
    element('dpi:Taxes', euros('dpi:TaxQ', [0, 0, 0, 0])),
  ];
}

const euros = (name: string, of: Quarters): string[] =>
  of.map((cents, quarter) => element(`${name}${quarter + 1}`, wholeEuros(cents), { currCode: 'EUR' }));
