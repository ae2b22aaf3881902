import { type Poster, type PosterFormat, posterFormats, seedOf, seeds } from '../poster.ts';
import type { Hour } from '#market/town/hours.ts';
import type { PosterContext } from './context.ts';
import { drawings } from './drawings.ts';
import { sheets } from './formats.ts';
import { palettes } from './palettes.ts';
import { generator } from './random.ts';
import { stage } from './staging.ts';
import { clipper, sheet } from './svg.ts';

export type Print = Poster & { readonly hour: Hour };

/** What a print is drawn with: its sheet, its ink and the chances of its seed. */
export function contextOf({ motif, ink, seed, format, hour }: Print): PosterContext {
  const { x, y } = sheets[format];
  const chance = generator(seed % seeds);
  const side = chance() < 0.5 ? -1 : 1;
  const tilt = (chance() * 2 - 1) * 8;
  return {
    ink: palettes[ink][hour],
    width: x[1] - x[0],
    height: y[1] - y[0],
    left: x[0],
    right: x[1],
    top: y[0],
    bottom: y[1],
    side,
    tilt,
    count: (least, most, step = 1) => least + Math.floor(chance() * ((most - least) / step + 1)) * step,
    chance,
    hand: generator(seedOf(motif)),
    clip: clipper(),
  };
}

/** Some of a print as a document with its measures. */
export function framedIn(format: PosterFormat, inner: string): string {
  const { x, y } = sheets[format];
  const viewBox = [x[0], y[0], x[1] - x[0], y[1] - y[0]] as const;
  return sheet({ ...posterFormats[format], viewBox, anchor: 'xMidYMid slice' }, inner);
}

/** One poster as a complete SVG document. The same print always gives the same bytes. */
export const drawPoster = (print: Print): string =>
  framedIn(print.format, stage(contextOf(print), drawings[print.motif], print));
