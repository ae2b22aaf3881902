/** Posters to choose from: what the words name first, and others that fit. Pure. */
import type { WornPoster } from '../contract.ts';
import { seedOf, seeds } from '../poster.ts';
import { rankMotifs, type Look, type Written } from './choose-motif.ts';

/** The places of the best, the second and the third motif among those that are proposed. */
const places = [0, 1, 2, 0, 1, 0] as const;

/** Six posters, no two equal; each shake brings others. */
export function proposePosters(written: Written, look: Look, shake: number): WornPoster[] {
  const ranked = rankMotifs(written, look);
  const first = seedOf(JSON.stringify(written)) + shake * places.length;
  return places.map((place, i) => ({
    motif: ranked[place % ranked.length] ?? look.motif,
    // Seeds in a row are as unlike as any two, and never equal.
    seed: (first + i) % seeds,
  }));
}
