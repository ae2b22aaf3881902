/** The workspace: closed sets and months (issue 6). Pure. */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';

/** A booking is an order that was confirmed once; what came to nothing before is not the owner's affair. */
export const bookingStates = ['confirmed', 'cancelled', 'refunded'] as const;

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
