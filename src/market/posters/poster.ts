import type { Hour } from '#market/town/hours.ts';
import { type Ink, inks, inksFor, type Motif } from './motifs.ts';

export { type Ink, inks, type Motif, motifs } from './motifs.ts';

/*
 * The names of a poster. Everything a page needs to ask for a drawing; the drawings
 * themselves stay on the server, so this file is all of the poster the browser gets.
 */

/** Outer measures in pixels, for the width and height of the picture element. */
export const posterFormats = {
  tall: { width: 400, height: 500 },
  square: { width: 400, height: 400 },
  wide: { width: 480, height: 320 },
  strip: { width: 800, height: 200 },
  share: { width: 1200, height: 630 },
} as const;
export type PosterFormat = keyof typeof posterFormats;

/** Seeds lie below this, which keeps the number of different pictures, and so the cache, bounded. */
export const seeds = 65_536;
/** With the place that a poster's lettering may name (lettered-places.ts) they lie below this. */
export const placedSeeds = seeds * 16;

export type Poster = {
  readonly motif: Motif;
  readonly ink: Ink;
  readonly seed: number;
  readonly format: PosterFormat;
};

/** FNV-1a folded to sixteen bits: the same listing always gets the same seed. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  }
  return (hash ^ (hash >>> 16)) & (seeds - 1);
}

/** The ink of one poster; `not` is the ink of its neighbour, which it avoids. */
export function inkOf(motif: Motif, seed: number, not?: Ink): Ink {
  const choice = inksFor(motif);
  const [own, other] = [choice[(seed % seeds) % choice.length], choice[((seed % seeds) + 1) % choice.length]];
  return (own === not ? other : own) ?? inks[0];
}

/** Inks for posters that stand in a row: no two equal side by side. */
export function inksOf(list: readonly Pick<Poster, 'motif' | 'seed'>[]): Ink[] {
  const row: Ink[] = [];
  for (const { motif, seed } of list) row.push(inkOf(motif, seed, row.at(-1)));
  return row;
}

/** The poster of a listing as a picture of 1200 × 630 pixels, for the sites on which it is shared. */
export function sharedPosterUrl({ motif, seed }: Pick<Poster, 'motif' | 'seed'>): string {
  return `/art/prints/${motif}-${inkOf(motif, seed)}-${seed}-share.day.png`;
}

export function posterUrl({ motif, ink, seed, format }: Poster, hour: Hour): string {
  return `/art/prints/${motif}-${ink}-${seed}-${format}.${hour}.svg`;
}
