/**
 * What time it is in the journeys. They always begin on the same evening (playwright.config.ts), wherever and whenever
 * they run: the houses, the browser and this clock are ahead of the machine by the same time.
 */
import { systemClock } from '#kit/shared/clock.ts';

/** Milliseconds, the same for the whole run. */
export const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);

export const now = (): Date => new Date(systemClock().getTime() + ahead);
