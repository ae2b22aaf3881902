/** Holiday requests: closed sets, limits and states (specification sections 3 to 5; decisions, Holiday requests). */
import type { Transitions } from '#kit/shared/transitions.ts';

export const accommodationTypes = ['apartment', 'hotel', 'villa', 'resort', 'any'] as const;
export type AccommodationType = (typeof accommodationTypes)[number];

export const holidayStatuses = ['pending', 'planning', 'quoted', 'confirmed', 'completed'] as const;
export type HolidayStatus = (typeof holidayStatuses)[number];

export const holidayTransitions: Transitions<HolidayStatus> = {
  pending: ['planning', 'quoted'],
  planning: ['quoted', 'confirmed'],
  quoted: ['confirmed'],
  confirmed: ['completed'],
  completed: [],
};

export const people = { min: 1, max: 20, initial: 2, fallback: 1 } as const;
export const days = { min: 1, max: 30, initial: 7, fallback: 1 } as const;

/** The package lengths that the home page shows, in days. */
export const packageLengths = [
  { from: 3, to: 5 },
  { from: 7, to: 10 },
  { from: 4, to: 7 },
] as const;
