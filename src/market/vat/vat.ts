/**
 * Value added tax in Spain: what is supplied, at which rate, by which article (issue 22; Ley 37/1992). The numbers stand in
 * `market/law/figures.ts`. All of it is for an adviser to sign (docs/lawful-money.md). Pure.
 */
import { invalidField } from '#kit/shared/invalid-field.ts';
import { figures, vatRates } from '../law/figures.ts';
import type { VatRate, VatSupply } from '../law/figures.ts';

export { vatSupplies } from '../law/figures.ts';
export type { VatSupply };

/** What a listing can be for the tax: the first is what it usually is. */
export type Supplies<S extends VatSupply = VatSupply> = readonly [S, ...S[]];

/** Refuses 422 at its field what a listing of this category can't be. */
export function requireSupply(supplies: Supplies, said: VatSupply | null): void {
  if (said !== null && !supplies.includes(said))
    throw invalidField('vatSupply', 'Is not sold in this category', 'The body is not acceptable.');
}

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
export const reverseCharge = figures.abroadTaxedAtHome[0].value;

/** Whether what is sold needs an invoice that names its buyer: the narrower limit counts. */
export function needsName({ supply, vatPercent }: TaxedSupply, grossCents: number, day: string): boolean {
  const limits = figures.simplifiedMost.filter(({ validFrom }) => validFrom <= day);
  const limit =
    vatPercent === 0
      ? limits.findLast(({ of }) => of === 'exempt')
      : (limits.findLast(({ of }) => of === supply) ?? limits.findLast(({ of }) => of === 'all'));
  if (!limit) throw new Error(`No limit of simplified invoices is known on ${day}`);
  return grossCents > limit.value;
}

/** What a gross amount is made of, in cents; of what is given back it is the same with a minus. */
export function splitGross(
  grossCents: number,
  percent: number,
): { readonly netCents: number; readonly vatCents: number } {
  const netCents = Math.sign(grossCents) * Math.round((Math.abs(grossCents) * 100) / (100 + percent));
  return { netCents, vatCents: grossCents - netCents };
}
