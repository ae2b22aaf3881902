/**
 * Value added tax in Spain: what is supplied, at which rate, by which article, from when (issue 22; Ley 37/1992). All of
 * it is for an adviser to sign (docs/lawful-money.md). Pure.
 */

import { Problem } from '#kit/shared/problem.ts';

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

/** What a listing can be for the tax: the first is what it usually is. */
export type Supplies<S extends VatSupply = VatSupply> = readonly [S, ...S[]];

/** Refuses 422 at its field what a listing of this category can't be. */
export function requireSupply(supplies: Supplies, said: VatSupply | null): void {
  if (said !== null && !supplies.includes(said))
    throw new Problem('validation', 'The body is not acceptable.', {
      fields: [{ path: 'vatSupply', message: 'Is not sold in this category' }],
    });
}

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

/** A supply with the tax of a day, as an order keeps it from then on: a later rate changes nothing that was sold. */
export function taxOn(supply: VatSupply, day: string): TaxedSupply {
  const { percent: vatPercent, exemptBy: vatExemptBy } = vatOn(supply, day);
  return { supply, vatPercent, vatExemptBy };
}
export type TaxedSupply = {
  readonly supply: VatSupply;
  readonly vatPercent: number;
  readonly vatExemptBy: string | null;
};

/**
 * The tax on what the house asks of an owner for selling through it: Spain's where the owner is, and none where a business
 * abroad owes it at home (Ley 37/1992, art. 69.Uno.1.º; Directive 2006/112/EC, art. 196).
 */
export function platformTax(ownersCountry: string, day: string): TaxedSupply {
  if (ownersCountry === 'ES') return taxOn('platform', day);
  return { supply: 'platform', vatPercent: 0, vatExemptBy: reverseCharge };
}

/** What an invoice says where its recipient owes the tax (RD 1619/2012, art. 6.1.m). */
export const reverseCharge = 'art. 69.Uno.1.º';

type Limit = {
  /** The kinds of supply it is for; null for all others. */
  readonly supplies: readonly VatSupply[] | null;
  /** The most of a simplified invoice, tax included. */
  readonly cents: number;
  readonly source: string;
  readonly validFrom: string;
};

/**
 * Up to where a simplified invoice will do, the narrower first. Discotheques may go to 3,000 € as well (art. 4.2.f); an
 * entry does not say that it is one, so it asks for the full one earlier than it must.
 */
const simplifiedLimits: readonly Limit[] = [
  {
    supplies: ['passengerTransport'],
    cents: 300_000,
    source: 'RD 1619/2012, art. 4.2.d',
    validFrom: '2013-01-01',
  },
  { supplies: null, cents: 40_000, source: 'RD 1619/2012, art. 4.1.a', validFrom: '2013-01-01' },
];

/**
 * Whether what is sold needs an invoice that names its buyer. What is exempt needs none at all (RD 1619/2012, art. 3.1.a),
 * so nobody is asked for their papers for it.
 */
export function needsName({ supply, vatPercent }: TaxedSupply, grossCents: number, day: string): boolean {
  if (vatPercent === 0) return false;
  const limit = simplifiedLimits.find(
    ({ supplies, validFrom }) => validFrom <= day && (supplies === null || supplies.includes(supply)),
  );
  if (!limit) throw new Error(`No limit of simplified invoices is known on ${day}`);
  return grossCents > limit.cents;
}

/**
 * So many years a buyer may ask for a full invoice in place of a simplified one: as long as its tax can be deducted (Ley
 * 37/1992, art. 99.Tres and 100; TEAC of 19 June 2002).
 */
export const replacementYears = 4;

/** What a gross amount is made of, in cents; of what is given back it is the same with a minus. */
export function splitGross(
  grossCents: number,
  percent: number,
): { readonly netCents: number; readonly vatCents: number } {
  const netCents = Math.sign(grossCents) * Math.round((Math.abs(grossCents) * 100) / (100 + percent));
  return { netCents, vatCents: grossCents - netCents };
}
