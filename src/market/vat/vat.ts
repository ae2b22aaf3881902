/**
 * Value added tax in Spain: what is supplied, at which rate, by which article, from when (issue 22; Ley 37/1992). All of
 * it is for an adviser to sign (docs/lawful-money.md). Pure.
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

type VatRate = {
  readonly supply: VatSupply;
  /** Percent of what is taxed; 0 where it is exempt. */
  readonly percent: number;
  /** The article that exempts it; null where it is taxed. */
  readonly exemptBy: string | null;
  /** The article and the law that say so. */
  readonly source: string;
  /** The first calendar day on which it holds. */
  readonly validFrom: string;
};

/** Every rate that was ever used, the oldest first: nothing is changed, the next one is added below. */
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

/** The rate of a supply on a calendar day (`YYYY-MM-DD`); refuses a day before the first one that is known. */
export function vatOn(supply: VatSupply, day: string): VatRate {
  const found = vatRates.findLast((rate) => rate.supply === supply && rate.validFrom <= day);
  if (!found) throw new Error(`No rate of ${supply} is known on ${day}`);
  return found;
}

/** What a gross amount is made of, in cents; of what is given back it is the same with a minus. */
export function splitGross(
  grossCents: number,
  percent: number,
): { readonly netCents: number; readonly vatCents: number } {
  const netCents = Math.sign(grossCents) * Math.round((Math.abs(grossCents) * 100) / (100 + percent));
  return { netCents, vatCents: grossCents - netCents };
}
