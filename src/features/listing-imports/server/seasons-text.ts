/** Periods with prices of their own as one line that people write: `2027-07-01..2027-08-31 120 weekend 140 min 5; 2027-12-24 150`. */
import type { Fact } from '#kit/shared/field-facts.ts';
import { centsOf, priceOf } from '#kit/shared/money.ts';
import { typedPrice } from '#kit/shared/typed-price.ts';

type Season = {
  readonly from: string;
  readonly to: string;
  readonly priceCents: number;
  readonly weekendPriceCents: number | null;
  readonly minUnits: number | null;
};

/** Whether a field is of periods. */
export const isSeasons = ({ of }: Fact): boolean => of !== undefined && 'from' in of && 'to' in of && 'price' in of;

/** The periods of a cell, each as it is written. */
export const seasonParts = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '');

const days = /^(\d{4}-\d\d-\d\d)(?: ?(?:\.\.|…) ?(\d{4}-\d\d-\d\d))? /;
const amount = String.raw`€? ?(\d[\d.,]*) ?€?`;
/** What follows the days, in either order and either language. */
const costs = new RegExp(`^${amount}(?= |$)`, 'i');
const atWeekends = new RegExp(` (?:weekends?|finde|fin de semana) ${amount}(?= |$)`, 'i');
const atLeast = / m[ií]n\.? (\d{1,3})(?= |$)/i;

/** What one says, as the contract takes it; the text it is where it can't be read, for the contract to refuse. */
function seasonOf(part: string): object | string {
  const [begin, from, to = from] = days.exec(part) ?? [];
  if (begin === undefined) return part;
  const told = part.slice(begin.length);
  const [price, cost] = costs.exec(told) ?? [];
  if (price === undefined || cost === undefined) return part;
  const rest = told.slice(price.length).replace(/^ ?/, ' ');
  const [weekend = '', weekendCost] = atWeekends.exec(rest) ?? [];
  const [least = '', units] = atLeast.exec(rest) ?? [];
  if (rest.replace(weekend, '').replace(least, '').trim() !== '') return part;
  const weekendPrice = weekendCost === undefined ? null : typedPrice(weekendCost);
  const plain = typedPrice(cost);
  if (centsOf(plain) === undefined || (weekendPrice !== null && centsOf(weekendPrice) === undefined)) return part;
  return {
    from,
    to,
    price: plain,
    weekendPrice,
    minUnits: units === undefined ? null : Number(units),
  };
}

export const seasonsOf = (text: string): (object | string)[] => seasonParts(text).map(seasonOf);

/** The line of periods; a day alone is said once. */
export const seasonsText = (seasons: readonly Season[]): string => seasons.map(seasonText).join('; ');

const seasonText = ({ from, to, priceCents, weekendPriceCents, minUnits }: Season): string =>
  [
    from === to ? from : `${from}..${to}`,
    priceOf(priceCents),
    ...(weekendPriceCents === null ? [] : ['weekend', priceOf(weekendPriceCents)]),
    ...(minUnits === null ? [] : ['min', String(minUnits)]),
  ].join(' ');
