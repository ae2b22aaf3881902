/**
 * Every rate, limit and date of the law that money here goes by, each with its source and the first day on which it holds:
 * the one table of them (issue 22). Nothing in it is changed: what follows is added below, the oldest first. All of it is for
 * an adviser to sign (docs/lawful-money.md). What the house promises by itself stands in `market/town`, how long data is
 * kept in `features/site/retention.ts`. Pure.
 */

/** Kinds of supply that are taxed alike. */
export const vatSupplies = [
  'entry',
  'liveCulture',
  'lodgingWithServices',
  'lodgingOnly',
  'hire',
  'passengerTransport',
  'platform',
] as const;
export type VatSupply = (typeof vatSupplies)[number];

type Ruled = {
  /** The article and the law that say so. */
  readonly source: string;
  /** The first calendar day on which it holds. */
  readonly validFrom: string;
};

export type VatRate = Ruled & {
  readonly supply: VatSupply;
  /** Percent of what is taxed; 0 where it is exempt. */
  readonly percent: number;
  /** The article that exempts it; null where it is taxed. */
  readonly exemptBy: string | null;
};

/** Rates of value added tax. */
export const vatRates: readonly VatRate[] = [
  {
    supply: 'entry',
    percent: 21,
    exemptBy: null,
    source: 'Ley 37/1992, art. 90.Uno; RDL 20/2012, art. 23',
    validFrom: '2012-09-01',
  },
  {
    supply: 'liveCulture',
    percent: 10,
    exemptBy: null,
    source: 'Ley 37/1992, art. 91.Uno.2.6.º; Ley 6/2018',
    validFrom: '2018-07-05',
  },
  {
    supply: 'lodgingWithServices',
    percent: 10,
    exemptBy: null,
    source: 'Ley 37/1992, art. 91.Uno.2.2.º; RDL 20/2012, art. 23',
    validFrom: '2012-09-01',
  },
  {
    supply: 'lodgingOnly',
    percent: 0,
    exemptBy: 'art. 20.Uno.23.º',
    source: 'Ley 37/1992, art. 20.Uno.23.º.b',
    validFrom: '1993-01-01',
  },
  {
    supply: 'hire',
    percent: 21,
    exemptBy: null,
    source: 'Ley 37/1992, art. 90.Uno; RDL 20/2012, art. 23',
    validFrom: '2012-09-01',
  },
  {
    supply: 'passengerTransport',
    percent: 10,
    exemptBy: null,
    source: 'Ley 37/1992, art. 91.Uno.2.1.º; RDL 20/2012, art. 23',
    validFrom: '2012-09-01',
  },
  {
    supply: 'platform',
    percent: 21,
    exemptBy: null,
    source: 'Ley 37/1992, art. 90.Uno; RDL 20/2012, art. 23',
    validFrom: '2012-09-01',
  },
];

const invoicing = '2013-01-01';
const records = '2024-10-29';
const dac7 = '2023-01-01';

type Figure<T> = Ruled & { readonly value: T };
type Figures<T> = readonly [Figure<T>, ...Figure<T>[]];
type Limit = Figure<number> & {
  /** The kind of supply it is for, what is exempt, or everything else. */
  readonly of: VatSupply | 'exempt' | 'all';
};
type Obligation = Ruled & { readonly of: 'companies' | 'others' };

/** The most of a simplified invoice in cents, tax included. */
const simplifiedMost: readonly Limit[] = [
  { of: 'all', value: 40_000, source: 'RD 1619/2012, art. 4.1.a', validFrom: invoicing },
  // Discotheques may go as high (art. 4.2.f); an entry does not say that it is one, and asks for the full one earlier.
  { of: 'passengerTransport', value: 300_000, source: 'RD 1619/2012, art. 4.2.d', validFrom: invoicing },
  // Needs no invoice at all, so a family is not asked for its papers for a flat; of the one that the house issues all the
  // same the tax office takes no record as a simplified one above this (its error 1150).
  {
    of: 'exempt',
    value: 300_000,
    source: 'RD 1619/2012, art. 3.1.a and 4.2; validations of the tax office, 3.1.3.15.8',
    validFrom: invoicing,
  },
];

const amended = 'RD 1007/2023, disposición final cuarta, as amended by RDL 15/2025, disposición final primera';
/** From when records of invoices are the law, by whoever issues. */
const recordsObliged: readonly Obligation[] = [
  { of: 'companies', source: `${amended}; art. 3.1.a`, validFrom: '2027-01-01' },
  { of: 'others', source: `${amended}; art. 3.1.b–d`, validFrom: '2027-07-01' },
];

const only = <T>(value: T, source: string, validFrom: string): Figures<T> => [{ value, source, validFrom }];

export const figures = {
  simplifiedMost,
  /** How many years a full invoice may be asked for in place of a simplified one: as long as its tax can be deducted. */
  replacementYears: only(4, 'RD 1619/2012, art. 7; Ley 37/1992, art. 99.Tres and 100; TEAC of 19 June 2002', invoicing),
  /** How many years whom an invoice names may be put right, from the day on which its tax fell due. */
  correctionYears: only(4, 'RD 1619/2012, art. 15.3', invoicing),
  /** A business abroad owes the tax on the house's services at home. */
  abroadTaxedAtHome: only(
    'art. 69.Uno.1.º',
    'Ley 37/1992, art. 69.Uno.1.º; Directive 2006/112/EC, art. 196',
    '2010-01-01',
  ),
  recordsObliged,
  /** How many records fit into one sending to the tax office. */
  recordsAtOnce: only(1000, 'Orden HAC/1177/2024, annex, 2.2', records),
  /** How many seconds lie between two sendings until the office says otherwise. */
  recordsFirstWait: only(60, 'Orden HAC/1177/2024, art. 16.2', records),
  /** What can't be sent is tried again within so many seconds. */
  recordsLongestWait: only(3600, 'Orden HAC/1177/2024, art. 16.4', records),
  /** The first year of which the tax office is told what sellers earned. */
  sellersFirstYear: only(2023, 'Directive (EU) 2021/514, art. 2.1', dac7),
  /** By the end of this day of the year after, it is told to the tax office and to every seller. */
  sellersDueOn: only('01-31', 'Directive (EU) 2021/514, annex V, section III', dac7),
  /** A company that lets one home more often than so in a year is not told of. */
  sellersMaxLettings: only(2000, 'Directive (EU) 2021/514, annex V, section I.B(4)(c)', dac7),
} as const;

/** Kinds of what sellers earn, as the tax office is told of them. */
export const sellersActivities = {
  immovableProperty: { source: 'Directive (EU) 2021/514, annex V, section I.A(8)(a)', validFrom: dac7 },
  transportRental: { source: 'Directive (EU) 2021/514, annex V, section I.A(8)(d)', validFrom: dac7 },
  // An evening that nobody asked for is hardly work for somebody; told of until an adviser says that it need not be.
  personalServices: {
    source: 'Directive (EU) 2021/514, annex V, section I.A(8)(b) and (11), read widely',
    validFrom: dac7,
  },
  none: {
    source:
      'Neither sold nor a mode of transport: Directive (EU) 2021/514, annex V, section I.A(8) names no hire of it',
    validFrom: dac7,
  },
} as const satisfies Readonly<Record<string, Ruled>>;
