/**
 * What a stay costs: each unit at the price of the day it begins on, less what a long stay takes off, and what is cleaned
 * once. The one sum of server and browser (decision 0176). Pure: of dates, so that no clock change touches it.
 */
import { addDays } from '#kit/shared/dates.ts';
import type { PriceUnit } from './rules.ts';
import { seasonOn, type Season } from './seasons.ts';
import type { Stay, StayFault } from './stay.ts';

/** All that makes the price of a stay. */
export type Prices = {
  readonly priceUnit: PriceUnit | null;
  readonly priceCents: number;
  readonly seasons: readonly Season[];
  readonly cleaningFeeCents: number;
  /** Percent off from a week and from four weeks on. */
  readonly weekDiscount: number;
  readonly monthDiscount: number;
};

/** A stay's price by its lines, as orders freeze it. */
export type StayPrice = {
  /** Units after each other at one price. */
  readonly runs: readonly { readonly cents: number; readonly units: number }[];
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

/** The day that each unit begins on; hours lie within one day, and a place is for one. */
function beginningsOf(unit: PriceUnit | null, { from, units }: Pick<Stay, 'from' | 'units'>): string[] {
  const step = { night: 1, day: 1, week: 7, hour: 0, person: 0 }[unit ?? 'person'];
  return Array.from({ length: units }, (_, place) => addDays(from, step * place));
}

/** The better of the two that a stay is long enough for. */
function percentOf({ priceUnit, weekDiscount, monthDiscount }: Prices, units: number): number {
  const isLong = (which: 'week' | 'month') => units >= (longFrom(priceUnit, which) ?? Infinity);
  return Math.max(isLong('week') ? weekDiscount : 0, isLong('month') ? monthDiscount : 0);
}

/** What a stay costs, line by line. Half a cent of a discount is the guest's. */
export function stayPrice(prices: Prices, stay: Pick<Stay, 'from' | 'units' | 'quantity'>): StayPrice {
  const { priceUnit, priceCents, seasons, cleaningFeeCents } = prices;
  const runs: { cents: number; units: number }[] = [];
  for (const date of beginningsOf(priceUnit, stay)) {
    const cents = seasonOn(seasons, date)?.priceCents ?? priceCents;
    const last = runs.at(-1);
    if (last?.cents === cents) last.units += 1;
    else runs.push({ cents, units: 1 });
  }
  const { quantity } = stay;
  const sum = runs.reduce((total, { cents, units }) => total + cents * units * quantity, 0);
  const percent = percentOf(prices, stay.units);
  const off = Math.round((sum * percent) / 100);
  const discount = off === 0 ? null : { percent, cents: off };
  return { runs, quantity, discount, cleaningFeeCents, totalCents: sum - off + cleaningFeeCents };
}

/** Whether a price is no more than one sum of like units. */
export const isPlain = ({ runs, discount, cleaningFeeCents }: StayPrice): boolean =>
  runs.length === 1 && discount === null && cleaningFeeCents === 0;

/** A payment can be of a million euro at most (payments' contract). */
const maxStayCents = 100_000_000;

/** A stay that costs more than can be paid at once is too long. */
export const dearFault = ({ totalCents }: StayPrice): StayFault | undefined =>
  totalCents > maxStayCents ? { path: 'units', reason: 'tooLong' } : undefined;
