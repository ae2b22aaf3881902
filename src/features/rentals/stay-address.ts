/** A stay as an address says it, whole or half: what is chosen on a rental's page survives Back, and goes to the checkout. */
import type { Fold } from '#kit/shared/dates.ts';
import { folds, isCalendarDate } from '#kit/shared/dates.ts';
import type { PriceUnit } from './rules.ts';
import type { Stay } from './stay.ts';

/** What somebody has chosen so far. */
export type Draft = {
  readonly from?: string | undefined;
  readonly time?: string | undefined;
  readonly fold?: Fold | undefined;
  readonly units?: number | undefined;
  readonly quantity: number;
  /** How many people come, where somebody said so. */
  readonly guests?: number | undefined;
  /** The month to choose in (`2027-02`), as long as there is no day. */
  readonly month?: string | undefined;
};

/** The most that a contract takes: units of a stay, and things alike, or persons. */
const maxUnits = 365;
const maxQuantity = 500;

const countIn = (value: unknown, most: number): number | undefined => {
  const count = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= most ? count : undefined;
};

const monthIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value) ? value : undefined;

/** Reads what an address says of a stay; what makes no sense is as if it were not there. */
export function readDraft(search: Readonly<Record<string, unknown>>): Draft {
  const { from, time } = search;
  return {
    from: typeof from === 'string' && isCalendarDate(from) ? from : undefined,
    time: typeof time === 'string' && /^(?:[01]\d|2[0-3]):00$/.test(time) ? time : undefined,
    fold: folds.find((fold) => fold === search['fold']),
    units: countIn(search['units'], maxUnits),
    quantity: countIn(search['quantity'], maxQuantity) ?? 1,
    guests: countIn(search['guests'], maxQuantity),
    month: monthIn(search['month']),
  };
}

/** The part of an address that says it. */
export type StaySearch = { readonly [Part in keyof Draft]?: Draft[Part] | undefined };

/** Says it; one thing is not worth a word, nor a month beside a day. */
export function draftSearch({ from, time, fold, units, quantity, guests, month }: Draft): StaySearch {
  const chosenIn = from === undefined ? month : undefined;
  return { from, time, fold, units, quantity: quantity === 1 ? undefined : quantity, guests, month: chosenIn };
}

/** A draft that says all that a stay of this unit needs. Whether it is free is another question. */
export function wholeStay(
  { from, time, fold, units, quantity, guests }: Draft,
  unit: PriceUnit | null,
): Stay | undefined {
  if (from === undefined || unit === null) return undefined;
  const many = { quantity, ...(guests !== undefined && { guests }) };
  if (unit === 'person') return { from, units: 1, ...many };
  if (units === undefined) return undefined;
  if (unit !== 'hour') return { from, units, ...many };
  return time === undefined ? undefined : { from, time, ...(fold && { fold }), units, ...many };
}
