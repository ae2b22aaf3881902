/** The nights of a weekend. Pure; tonight is told. */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';

const [friday, sunday] = [4, 6];

/** What is left of this weekend: from Friday, or tonight when it has begun, to Sunday. */
export function weekendFrom(tonight: string): string[] {
  const today = weekdayOf(tonight);
  const from = Math.max(today, friday);
  return Array.from({ length: sunday - from + 1 }, (_, i) => addDays(tonight, from - today + i));
}
