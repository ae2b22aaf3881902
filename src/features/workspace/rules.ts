/** The workspace: closed sets, months, and how a table becomes a file (issue 6; quality, Security). Pure. */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';

/** What owners sell. */
export const soldKinds = ['event', 'rental'] as const;

/** A booking is an order that was confirmed once; what came to nothing before is not the owner's affair. */
export const bookingStates = ['confirmed', 'cancelled', 'refunded'] as const;

/** A cell that a spreadsheet can only read as text or number: what would begin a formula is led by an apostrophe. */
function cell(value: string): string {
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(value);
  const safe = !isNumber && /^[\s\p{Cf}]*[=+\-@\t\r|]/u.test(value) ? `'${value}` : value;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, with the byte order mark by which spreadsheets know UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Cents with a decimal point, whatever the language: a file is read by programs. */
export function plainAmount(cents: number): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

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
