/**
 * What a stay costs: each unit at the price of the day it begins on, less what a long stay takes off, and what is cleaned
 * once. The one sum of server and browser (decision 0176). Pure: of dates, so that no clock change touches it.
 */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { PriceUnit } from './rules.ts';
import { seasonOn, type Season } from './seasons.ts';
import type { Stay, StayFault } from './stay.ts';

/** All that makes the price of a stay. */
export type Prices = {
  readonly priceUnit: PriceUnit | null;
  readonly priceCents: number;
  /** Of what begins on a day of the weekend; null where that costs what other days do. */
  readonly weekendPriceCents: number | null;
  readonly seasons: readonly Season[];
  readonly cleaningFeeCents: number;
  /** Percent off from a week and from four weeks on. */
  readonly weekDiscount: number;
  readonly monthDiscount: number;
};

/** Units at one price; those of weekends stand apart, where they cost something else. */
export type PriceRun = { readonly cents: number; readonly units: number; readonly weekend?: true };

/** What of it a unit costs by the day it begins on. */
type DayPrices = Pick<Prices, 'priceUnit' | 'priceCents' | 'weekendPriceCents' | 'seasons'>;

/** A stay's price by its lines, as orders freeze it. */
export type StayPrice = {
  /** In the order of their first days. */
  readonly runs: readonly PriceRun[];
  /** How many alike, or how many persons, each of them is for. */
  readonly quantity: number;
  readonly discount: { readonly percent: number; readonly cents: number } | null;
  readonly cleaningFeeCents: number;
  readonly totalCents: number;
};

/** From how many units on the two discounts are taken off; what is let by hour or person has none. */
const longStays: Readonly<Record<PriceUnit, { readonly week?: number; readonly month?: number }>> = {
  night: { week: 7, month: 28 },
  day: { week: 7, month: 28 },
  week: { month: 4 },
  hour: {},
  person: {},
};

/** From how many units on a discount is taken off; undefined where it means nothing for the unit. */
export const longFrom = (unit: PriceUnit | null, which: 'week' | 'month'): number | undefined =>
  longStays[unit ?? 'person'][which];

/** Days from the beginning of a unit to that of the next; hours lie within one day, and a place is for one. */
const stepOf = (unit: PriceUnit | null): number =>
  ({ night: 1, day: 1, week: 7, hour: 0, person: 0 })[unit ?? 'person'];

/** The day that each unit begins on. */
const beginningsOf = (unit: PriceUnit | null, { from, units }: Pick<Stay, 'from' | 'units'>): string[] =>
  Array.from({ length: units }, (_, place) => addDays(from, stepOf(unit) * place));

/** From Monday on: nights of Friday and Saturday, days and hours of Saturday and Sunday. Every week has one weekend, and a place of a trip one price. */
const weekends: Readonly<Record<PriceUnit, readonly number[]>> = {
  night: [4, 5],
  day: [5, 6],
  hour: [5, 6],
  week: [],
  person: [],
};

/** Whether what is let by this unit can cost something else at weekends. */
export const hasWeekends = (unit: PriceUnit | null): boolean => weekends[unit ?? 'person'].length > 0;

/** What a unit costs that begins on a day: a period says it for its days and their weekends alike. */
export function unitPriceOn(
  { priceUnit, priceCents, weekendPriceCents, seasons }: DayPrices,
  date: string,
): Omit<PriceRun, 'units'> {
  const { priceCents: usual, weekendPriceCents: weekend } = seasonOn(seasons, date) ?? {
    priceCents,
    weekendPriceCents,
  };
  const isOther = weekend !== null && weekend !== usual && weekends[priceUnit ?? 'person'].includes(weekdayOf(date));
  return isOther ? { cents: weekend, weekend: true } : { cents: usual };
}

/** All that a unit may cost in these periods and outside them. */
export function unitPrices({ priceUnit, seasons, ...usual }: DayPrices): number[] {
  return [usual, ...seasons].flatMap(({ priceCents, weekendPriceCents: weekend }) =>
    weekend !== null && hasWeekends(priceUnit) ? [priceCents, weekend] : [priceCents],
  );
}

/** The better of the two that a stay is long enough for. */
function percentOf({ priceUnit, weekDiscount, monthDiscount }: Prices, units: number): number {
  const isLong = (which: 'week' | 'month') => units >= (longFrom(priceUnit, which) ?? Infinity);
  return Math.max(isLong('week') ? weekDiscount : 0, isLong('month') ? monthDiscount : 0);
}

/** What a long stay takes off the sum of its units, and what is left with all that is paid once. Half a cent is the guest's. */
function sumUp(prices: Prices, sum: number, units: number) {
  const percent = percentOf(prices, units);
  const off = Math.round((sum * percent) / 100);
  return { percent, off, totalCents: sum - off + prices.cleaningFeeCents };
}

/**
 * What the shortest booking costs of what is let by several hours at least; undefined of all else, where the price of a unit says
 * it. With the periods that are told: a list knows of none.
 */
export function leastCost(prices: DayPrices & Pick<Prices, 'cleaningFeeCents'>, minUnits: number): number | undefined {
  if (prices.priceUnit !== 'hour' || !(minUnits > 1)) return undefined;
  return Math.min(...unitPrices(prices)) * minUnits + prices.cleaningFeeCents;
}

/** The same as a card says it: outside its periods; null where there is no price, and where that says it. */
export function leastOnCard({
  priceCents,
  minUnits,
  ...row
}: Omit<Prices, 'priceCents' | 'seasons' | 'weekDiscount' | 'monthDiscount'> & {
  readonly priceCents: number | null;
  readonly minUnits: number;
}): string | null {
  const cents = priceCents ? leastCost({ ...row, priceCents, seasons: [] }, minUnits) : undefined;
  return cents === undefined ? null : priceOf(cents);
}

/** What a stay costs, line by line. */
export function stayPrice(prices: Prices, stay: Pick<Stay, 'from' | 'units' | 'quantity'>): StayPrice {
  const { priceUnit, cleaningFeeCents } = prices;
  const runs: (Omit<PriceRun, 'units'> & { units: number })[] = [];
  for (const date of beginningsOf(priceUnit, stay)) {
    const one = unitPriceOn(prices, date);
    // Weekends come and go: their nights are one line, and so are those between.
    const same = runs.find(({ cents, weekend }) => cents === one.cents && weekend === one.weekend);
    if (same) same.units += 1;
    else runs.push({ ...one, units: 1 });
  }
  const { quantity } = stay;
  const sum = runs.reduce((total, { cents, units }) => total + cents * units * quantity, 0);
  const { percent, off, totalCents } = sumUp(prices, sum, stay.units);
  const discount = off === 0 ? null : { percent, cents: off };
  return { runs, quantity, discount, cleaningFeeCents, totalCents };
}

/** The same without its lines, for thousands of stays at once; `dayAfter` tells the day so many after the first. */
export function stayTotal(
  prices: Prices,
  { from, units, quantity }: Pick<Stay, 'from' | 'units' | 'quantity'>,
  dayAfter: (days: number) => string,
): number {
  const { priceUnit, priceCents, weekendPriceCents, seasons } = prices;
  const step = stepOf(priceUnit);
  const last = dayAfter(step * (units - 1));
  const isPlainThroughout =
    (weekendPriceCents === null || weekendPriceCents === priceCents || !hasWeekends(priceUnit)) &&
    !seasons.some((season) => season.from <= last && from <= season.to);
  let sum = isPlainThroughout ? priceCents * units : 0;
  if (!isPlainThroughout)
    for (let unit = 0; unit < units; unit += 1) sum += unitPriceOn(prices, dayAfter(step * unit)).cents;
  return sumUp(prices, sum * quantity, units).totalCents;
}

/** Whether a price is no more than one sum of like units. */
export const isPlain = ({ runs, discount, cleaningFeeCents }: StayPrice): boolean =>
  runs.length === 1 && discount === null && cleaningFeeCents === 0;

/** A payment can be of a million euro at most (payments' contract). */
const maxStayCents = 100_000_000;

/** A stay that costs more than can be paid at once is too long. */
export const dearFault = ({ totalCents }: StayPrice): StayFault | undefined =>
  totalCents > maxStayCents ? { path: 'units', reason: 'tooLong' } : undefined;
