/** One thing that demo guests say. */
import type { Amenity } from '#features/rentals/rules.ts';

/** How satisfied whoever says it is: five or four stars, three, fewer. */
export type Mood = 'good' | 'fair' | 'poor';

/** A sentence or two in both languages, in the mood that leads to it. */
export type Line = {
  readonly mood: Mood;
  readonly en: string;
  readonly es: string;
  /** Said only where it has all of these. */
  readonly needs?: readonly Amenity[];
  /** Said only where so many people fit. */
  readonly people?: number;
};

export const good = (en: string, es: string, ...needs: readonly Amenity[]): Line => ({ mood: 'good', en, es, needs });
export const fair = (en: string, es: string, ...needs: readonly Amenity[]): Line => ({ mood: 'fair', en, es, needs });
export const poor = (en: string, es: string): Line => ({ mood: 'poor', en, es });
