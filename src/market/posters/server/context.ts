import type { Palette } from './palettes.ts';

/**
 * What a composition is drawn with. One unit is the same length in every format: what a poster shows fills 140 units
 * each way round the origin, and a wider or higher sheet has more of the scene around it.
 */
export type PosterContext = {
  readonly ink: Palette;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Which side the disc stands on, or which way the motif faces. */
  readonly side: 1 | -1;
  /** Degrees, at most eight either way. */
  readonly tilt: number;
  /** A small count that may differ from listing to listing: rays, stripes, mussels. */
  readonly count: (least: number, most: number, step?: number) => number;
  /** The chance of this listing: lit windows, open awnings. */
  readonly chance: () => number;
  /** The hand of the artist: irregular, but the same in every print. */
  readonly hand: () => number;
  readonly clip: (shape: string, inner: string) => string;
};
