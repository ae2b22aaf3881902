import type { Hour } from '#market/town/hours.ts';
/*
 * The names of a poster. Everything a page needs to ask for a drawing; the drawings
 * themselves stay on the server, so this file is all of the poster the browser gets.
 */

export const motifs = [
  'mirrorball',
  'microphone',
  'tents',
  'arches',
  'parasol',
  'volleyball',
  'balconies',
  'villa',
  'sailboat',
  'jetski',
  'bicycle',
  'convertible',
  'paella',
  'cocktail',
  'record',
  'bell',
  'compass',
  'sunhat',
  'lifebuoy',
  'suitcase',
] as const;
export type Motif = (typeof motifs)[number];

export const inks = ['poniente', 'levante', 'siesta', 'cala', 'arena'] as const;
export type Ink = (typeof inks)[number];

/** Outer measures in pixels, for the width and height of the picture element. */
export const posterFormats = {
  tall: { width: 400, height: 500 },
  square: { width: 400, height: 400 },
  wide: { width: 480, height: 320 },
  share: { width: 1200, height: 630 },
} as const;
export type PosterFormat = keyof typeof posterFormats;

/** Seeds lie below this, which keeps the number of different pictures, and so the cache, bounded. */
export const seeds = 4096;

export type Poster = {
  readonly motif: Motif;
  readonly ink: Ink;
  readonly seed: number;
  readonly format: PosterFormat;
};

/** The inks each composition was drawn for; every motif has two at least, so neighbours can differ. */
const preferred: Readonly<Record<Motif, readonly [Ink, Ink, ...Ink[]]>> = {
  mirrorball: ['poniente', 'cala', 'siesta'],
  microphone: ['siesta', 'poniente', 'cala'],
  tents: ['levante', 'arena', 'poniente'],
  arches: ['siesta', 'cala', 'poniente'],
  parasol: ['levante', 'poniente', 'arena'],
  volleyball: ['arena', 'levante', 'poniente'],
  balconies: ['levante', 'poniente', 'arena'],
  villa: ['levante', 'arena', 'poniente'],
  sailboat: ['poniente', 'siesta', 'levante'],
  jetski: ['levante', 'poniente', 'cala'],
  bicycle: ['poniente', 'levante', 'arena'],
  convertible: ['arena', 'levante', 'poniente'],
  paella: ['arena', 'levante'],
  cocktail: ['cala', 'siesta', 'poniente'],
  record: ['siesta', 'cala', 'poniente'],
  bell: ['poniente', 'cala', 'levante'],
  compass: ['levante', 'cala', 'poniente'],
  sunhat: ['arena', 'levante', 'poniente'],
  lifebuoy: ['levante', 'arena', 'poniente'],
  suitcase: ['poniente', 'levante', 'arena'],
};

/** FNV-1a folded to twelve bits: the same listing always gets the same seed. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  }
  return (hash ^ (hash >>> 12) ^ (hash >>> 24)) & (seeds - 1);
}

/** The ink of one poster; `not` is the ink of its neighbour, which it avoids. */
export function inkOf(motif: Motif, seed: number, not?: Ink): Ink {
  const choice = preferred[motif];
  const first = seed % choice.length;
  for (let step = 0; step < choice.length; step++) {
    const ink = choice[(first + step) % choice.length];
    if (ink !== undefined && ink !== not) return ink;
  }
  return choice[0];
}

/** Inks for posters that stand in a row: no two equal side by side. */
export function inksOf(list: readonly Pick<Poster, 'motif' | 'seed'>[]): Ink[] {
  const row: Ink[] = [];
  for (const { motif, seed } of list) row.push(inkOf(motif, seed, row.at(-1)));
  return row;
}

/** The poster of a listing as a picture of 1200 × 630 pixels, for the sites on which it is shared. */
export function sharedPosterUrl(motif: Motif, seed: number): string {
  return `/art/poster/${motif}-${inkOf(motif, seed)}-${seed}-share.day.png`;
}

export function posterUrl({ motif, ink, seed, format }: Poster, hour: Hour): string {
  return `/art/poster/${motif}-${ink}-${seed}-${format}.${hour}.svg`;
}
