/** Months as `2026-08`: their first and last dates, their weeks. Pure. */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';

export const monthOf = (date: string): string => date.slice(0, 7);

export function addMonths(month: string, count: number): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + count];
  return `${year + Math.floor(number / 12)}-${String((((number % 12) + 12) % 12) + 1).padStart(2, '0')}`;
}

export const firstOf = (month: string): string => `${month}-01`;
export const lastOf = (month: string): string => addDays(firstOf(addMonths(month, 1)), -1);

/** The months from one to another, both among them. */
export function monthsBetween(from: string, to: string): string[] {
  return from > to ? [] : [from, ...monthsBetween(addMonths(from, 1), to)];
}

/** A month's weeks from Monday to Sunday; undefined where a day is another month's. */
export function weeksOf(month: string): (string | undefined)[][] {
  const last = lastOf(month);
  const start = addDays(firstOf(month), -weekdayOf(firstOf(month)));
  const count = Math.ceil((Number(last.slice(8)) + weekdayOf(firstOf(month))) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = addDays(start, week * 7 + day);
      return monthOf(date) === month ? date : undefined;
    }),
  );
}

/** The same day of another month, or that month's last. */
export function sameDayIn(date: string, month: string): string {
  const last = lastOf(month);
  const same = `${month}-${date.slice(8)}`;
  return same > last ? last : same;
}
