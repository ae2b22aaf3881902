/**
 * How many listings one account makes and changes within a day, and how many steps it takes with them (decision 0232). It is
 * meant for whoever brings a whole season: four series of 120 nights, or each of two hundred flats five times. Taking one off is
 * not counted: nobody takes off more than they made.
 */
import type { Daily } from '#kit/shared/endpoint.ts';

export const daily = {
  make: { name: 'new listings', max: 500 },
  change: { name: 'changes of listings', max: 1000 },
  step: { name: 'steps of listings', max: 1000 },
} as const satisfies Record<string, Daily>;
