/** How a poster may be composed: what a seed chooses from, and what it chose. */
import type { Moment } from './moments.ts';

export const skies = ['rings', 'rays', 'bands', 'dots', 'split', 'plain'] as const;
export const discs = ['great', 'great', 'side', 'setting'] as const;
export const weathers = [
  'clear',
  'clear',
  'clear',
  'clouds',
  'clouds',
  'clouds',
  'clouds',
  'wind',
  'wind',
  'wind',
  'wind',
  'rain',
] as const;
export const landmarks = ['island', 'mountain', 'towers', 'dome', 'none'] as const;
export const windows = ['open', 'open', 'open', 'arch', 'round', 'panel'] as const;
export const props = ['palms', 'lamps', 'bunting', 'confetti', 'none', 'none'] as const;
export const viewpoints = ['low', 'eye', 'high'] as const;

/** What a seed decides of a poster, the same in each of its formats. */
export type Composed = {
  readonly moment: Moment;
  readonly sky: (typeof skies)[number];
  readonly disc: (typeof discs)[number];
  readonly weather: (typeof weathers)[number];
  readonly landmark: (typeof landmarks)[number];
  readonly window: (typeof windows)[number];
  readonly props: (typeof props)[number];
  readonly viewpoint: (typeof viewpoints)[number];
  /** A band of azulejo along the lower edge. */
  readonly hasTiles: boolean;
  /** How large the subject is within its safe frame: 0 small, 1 as large as it fits. */
  readonly size: number;
  /** Where it stands within what its size leaves of that frame: -1 left or above, 1 right or below. */
  readonly shift: { readonly x: number; readonly y: number };
  /** A number of the scene's own, 0 … 1: which of two grounds, how high a wall. */
  readonly turn: number;
};
