/**
 * What sellers earned in a year, as the tax office is to be told of it (issue 22; Directive (EU) 2021/514, "DAC7"; in Spain
 * Real Decreto 117/2024 and form 238). All of it is for an adviser to sign (docs/lawful-money.md). Pure.
 */
import type { RentalCategory } from '#features/rentals/rules.ts';
import type { TraderKind } from '#features/traders/rules.ts';
import { figures, type sellersActivities } from '#market/law/figures.ts';

/** What is told of: letting of homes, work for somebody, hire of what drives, floats or rolls; `none` is not told of. */
type Activity = keyof typeof sellersActivities;

/** What can be sold for an owner: events, and rentals by their category. */
export type Sold = 'event' | RentalCategory;

/** What each sale is told of as; by which rule, since when, stands in `sellersActivities`. */
export const activityOf: Readonly<Record<Sold, Activity>> = {
  apartment: 'immovableProperty',
  villa: 'immovableProperty',
  boat: 'transportRental',
  jetski: 'transportRental',
  bike: 'transportRental',
  car: 'transportRental',
  beach_gear: 'none',
  event: 'personalServices',
};

/** What the schema calls a home that is let (DPI v1.0, DPIPropertyType): an apartment, a house. */
export const propertyTypes = { apartment: 'DPI905', villa: 'DPI904' } as const;
export type Home = keyof typeof propertyTypes;
export const homeKinds = Object.keys(propertyTypes) as [Home, ...Home[]];

/** A company that lets one property more often than so in a year is not told of. */
const maxLettings = figures.sellersMaxLettings[0].value;

/** Where sellers live that are told of: the Member States (ISO 3166-1). Homes in Spain are told of whoever lets them. */
const memberStates = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** By the end of this day of the year after, it is told to the tax office and to every seller. */
export const dueOn = (year: number): string => `${year + 1}-${figures.sellersDueOn[0].value}`;

/** New sellers, what changed of those that were told of, or that there is nobody to tell of (DPI401 to DPI403). */
export const fileKinds = ['new', 'correction', 'nothing'] as const;
export type FileKind = (typeof fileKinds)[number];

/** The first year that is told of. */
export const firstYear = figures.sellersFirstYear[0].value;

/** A figure for each quarter of the year. */
export type Quarters = readonly [number, number, number, number];
export const noQuarters: Quarters = [0, 0, 0, 0];

/** What was credited to a seller net of fees, what the house kept of it, both in cents, and for how many sales. */
export type Sums = {
  readonly considerationCents: Quarters;
  readonly feesCents: Quarters;
  readonly sales: Quarters;
};
export const noSums: Sums = { considerationCents: noQuarters, feesCents: noQuarters, sales: noQuarters };

const quarters = [0, 1, 2, 3] as const;
const added = (one: Quarters, other: Quarters): Quarters =>
  quarters.map((quarter) => one[quarter] + other[quarter]) as [number, number, number, number];

/** Both together, quarter by quarter. */
export const addSums = (one: Sums, other: Sums): Sums => ({
  considerationCents: added(one.considerationCents, other.considerationCents),
  feesCents: added(one.feesCents, other.feesCents),
  sales: added(one.sales, other.sales),
});

/** Of a whole year. */
export const yearOf = (of: Quarters): number => of[0] + of[1] + of[2] + of[3];

export const isNothing = ({ considerationCents, feesCents, sales }: Sums): boolean =>
  [...considerationCents, ...feesCents, ...sales].every((figure) => figure === 0);

/** Whole units, as the schema wants amounts; half a euro goes away from nothing. */
export const wholeEuros = (cents: number): number => {
  const whole = Math.sign(cents) * Math.round(Math.abs(cents) / 100);
  return whole === 0 ? 0 : whole;
};

/**
 * How a seller of a year stands: `told` of; `unknown`, to be told of once they say who they are; `abroad`, `large` or
 * `exempt`, not to be told of by where they live, how often they let one home, or what they sell.
 */
export const standings = ['told', 'unknown', 'abroad', 'large', 'exempt'] as const;
export type Standing = (typeof standings)[number];

type Year = {
  readonly identity: { readonly kind: TraderKind; readonly country: string } | null;
  readonly properties: readonly { readonly sums: Sums }[];
  readonly personalServices: Sums;
  readonly transportRental: Sums;
};

export function standingOf({ identity, properties, personalServices, transportRental }: Year): Standing {
  const sellsElse = !isNothing(personalServices) || !isNothing(transportRental);
  if (properties.length === 0 && !sellsElse) return 'exempt';
  if (identity === null) return 'unknown';
  const isLarge = ({ sums }: { readonly sums: Sums }) =>
    identity.kind === 'company' && yearOf(sums.sales) > maxLettings;
  if (properties.some(isLarge)) return 'large';
  return memberStates.has(identity.country) || properties.length > 0 ? 'told' : 'abroad';
}
