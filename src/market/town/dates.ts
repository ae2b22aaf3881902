/** The town's clock: what it shows, and when its nights end. */
import { addDays, timeIn } from '#kit/shared/dates.ts';
import { town } from './town.ts';

const townTime = timeIn(town.zone);
export const { wallClock, aheadOfUtc, instantOf, formatInstant } = townTime;

/** A night lasts to this hour: at 01:30 on Saturday it is still Friday's night (decisions, The nightlife clock). */
export const nightEndsAtHour = 6;

/** The calendar date whose night it is. */
export function nightOf(at: Date): string {
  const { date, hour } = wallClock(at);
  return hour < nightEndsAtHour ? addDays(date, -1) : date;
}
