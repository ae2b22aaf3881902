/** The town's clock: what it shows, and when its nights end. */
import { addDays, timeIn } from '#kit/shared/dates.ts';
import { turns } from './facts.ts';
import { town } from './town.ts';

const townTime = timeIn(town.zone, turns);
export const { wallClock, aheadOfUtc, instantOf, formatInstant } = townTime;

/** An instant as ISO 8601 writes it with the town's own offset: 2026-08-21T23:30:00+02:00. */
export function localInstant(at: Date): string {
  const { date, time } = wallClock(at);
  const ahead = aheadOfUtc(at);
  const [hours, minutes] = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${date}T${time}:00${ahead < 0 ? '-' : '+'}${hours}:${minutes}`;
}

/** A night lasts to this hour: at 01:30 on Saturday it is still Friday's night (decisions, The nightlife clock). */
export const nightEndsAtHour = 6;

/** The calendar date whose night it is. */
export function nightOf(at: Date): string {
  const { date, hour } = wallClock(at);
  return hour < nightEndsAtHour ? addDays(date, -1) : date;
}
