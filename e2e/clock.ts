/**
 * What time it is in the journeys: the machine's, or that of another day when JOURNEYS_BEGIN names one. Then the houses,
 * the browser and this clock are ahead of the machine by the same time (playwright.config.ts).
 */
import { systemClock } from '#kit/shared/clock.ts';

/** Milliseconds, the same for the whole run. */
export const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);

export const now = (): Date => new Date(systemClock().getTime() + ahead);
