import type { PosterFormat } from '../poster.ts';

export type Range = readonly [from: number, to: number];

/** The part of the drawing that a format shows, in the units of the drawing. */
export type Sheet = {
  readonly x: Range;
  readonly y: Range;
  /** What none of the frames it hangs in cuts away (frames.test.ts): there lies what the poster shows. */
  readonly safe: { readonly x: Range; readonly y: Range };
};

export const sheets: Readonly<Record<PosterFormat, Sheet>> = {
  // In a list on a phone a ticket may be twice as high as its picture is wide.
  tall: { x: [-200, 200], y: [-250, 250], safe: { x: [-127, 127], y: [-148, 148] } },
  square: { x: [-180, 180], y: [-180, 180], safe: { x: [-165, 165], y: [-165, 165] } },
  // A shop's awning hangs over the upper eighth.
  wide: { x: [-261, 261], y: [-190, 158], safe: { x: [-148, 148], y: [-148, 152] } },
  share: { x: [-330, 330], y: [-184, 162.5], safe: { x: [-300, 300], y: [-160, 150] } },
  strip: { x: [-1008, 1008], y: [-252, 252], safe: { x: [-400, 400], y: [-144, 144] } },
};
