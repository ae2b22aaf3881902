import { type Poster, posterFormats, seedOf } from '../poster.ts';
import type { Hour } from '#market/town/hours.ts';
import type { PosterContext } from './context.ts';
import { drawings } from './drawings.ts';
import { sheets } from './formats.ts';
import { palettes } from './palettes.ts';
import { generator } from './random.ts';
import { stage } from './staging.ts';
import { clipper, sheet } from './svg.ts';

export type Print = Poster & { readonly hour: Hour };

/** One poster as a complete SVG document. The same print always gives the same bytes. */
export function drawPoster(print: Print): string {
  const { motif, ink, seed, format, hour } = print;
  const { x, y } = sheets[format];
  const [width, height] = [x[1] - x[0], y[1] - y[0]];
  const chance = generator(seed);
  const side = chance() < 0.5 ? -1 : 1;
  const tilt = (chance() * 2 - 1) * 8;
  const context: PosterContext = {
    ink: palettes[ink][hour],
    width,
    height,
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
  return sheet(
    { ...posterFormats[format], viewBox: [x[0], y[0], width, height], anchor: 'xMidYMid slice' },
    stage(context, drawings[motif], print),
  );
}
