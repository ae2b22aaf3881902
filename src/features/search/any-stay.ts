/** A stay of some length, whenever it is free: "a week in february". Pure. */
import { addDays } from '#kit/shared/dates.ts';
import type { SearchAddress } from './address.ts';
import { maxNights, stayLength } from './rules.ts';

const daysIn = { d: 1, n: 1, w: 7 } as const;
const longestMonth = 31;

/**
 * So many days, or a weekend, of which any will do between two dates, or those from a date on; undefined where the dates are
 * one stay themselves, or too few for it. A month is asked for in a shorter one as well.
 */
export function anyStayIn({
  date,
  until,
  also,
  length,
}: Pick<SearchAddress, 'date' | 'until' | 'length'> & { readonly also?: unknown }): number | 'weekend' | undefined {
  if (date === undefined || also !== undefined || length === undefined) return undefined;
  if (length === 'weekend') return until === undefined ? undefined : length;
  const [, count, unit = 'h'] = stayLength.exec(length) ?? [];
  if (unit === 'h') return undefined;
  const days = Number(count) * daysIn[unit as keyof typeof daysIn];
  const isWithin = until === undefined || addDays(date, days) < until;
  const isOfMonth = until !== undefined && days <= longestMonth && until >= addDays(date, maxNights);
  return isWithin || isOfMonth ? days : undefined;
}
