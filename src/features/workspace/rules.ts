/** The workspace: closed sets and months (issue 6). Pure. */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';

/** An owner is shown so many payouts, the newest; what came before is in the file of the ledger. */
export const shownPayouts = 100;

/** A booking is an order that was confirmed once; what came to nothing before is not the owner's affair. */
export const soldStates = ['confirmed', 'cancelled', 'refunded'] as const;

/** How it is said to stand (`saidStatus`), and which of it a list can be narrowed to. */
export const soughtStates = ['confirmed', 'disputed', 'lost', 'cancelled', 'refunded'] as const;
export const bookingStates = [...soughtStates, 'refunding', 'stuck'] as const;

/** The month so many months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${Math.trunc(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The weeks of a month, Monday first, with the days of its neighbours that fill them. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const end = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let day = addDays(first, -weekdayOf(first)); day < end; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, place) => addDays(day, place)));
  return weeks;
}

/** Days in a row, both of them too. */
export type Days = { readonly from: string; readonly to: string };

/** What is chosen once a day is pressed: the first, then the last one after it; one that is pressed again is let go, and any other begins anew. */
export function pressDay(days: Days | undefined, day: string): Days | undefined {
  if (days === undefined || days.from !== days.to || day < days.from) return { from: day, to: day };
  return day === days.from ? undefined : { from: days.from, to: day };
}

const movements = ['gross', 'refunded', 'net', 'commission', 'paid'] as const;
/** What moved, in cents: what is left of it to the owner is net less the commission, less what was paid out. */
type Moved = Readonly<Record<(typeof movements)[number], number>>;

/** What was carried over, what moved, and what is left of both. */
type Statement = Moved & { readonly carried: number; readonly left: number };

const sumUp = (parts: readonly Moved[]): Moved =>
  Object.fromEntries(
    movements.map((name) => [name, parts.reduce((sum, part) => sum + part[name], 0)]),
  ) as unknown as Moved;
const leftOf = ({ net, commission, paid }: Moved): number => net - commission - paid;

/**
 * An account as it is told for a month, or for all of its time: what is sold in one month and given back in the next is
 * carried over into it, and so is no debt of that month.
 */
export function statementOf(parts: readonly (Moved & { readonly month: string })[], month?: string): Statement {
  const isIn = (part: { readonly month: string }) => month === undefined || part.month === month;
  const carried = leftOf(sumUp(parts.filter((part) => !isIn(part) && part.month < (month ?? ''))));
  const moved = sumUp(parts.filter(isIn));
  return { carried, ...moved, left: carried + leftOf(moved) };
}
