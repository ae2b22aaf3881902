import { type Poster, type PosterFormat, posterFormats, seedOf } from '../poster.ts';
import type { Hour } from '#market/town/hours.ts';
import { compositions } from './compositions.ts';
import { suitcase } from './motifs/suitcase.ts';
import { palettes } from './palettes.ts';
import { generator } from './random.ts';
import { clipper, sheet } from './svg.ts';

/** The drawing surface of each format; the share card is drawn at about half its size, so the motif fills it. */
const surfaces: Readonly<Record<PosterFormat, { readonly width: number; readonly height: number }>> = {
  tall: posterFormats.tall,
  square: posterFormats.square,
  wide: posterFormats.wide,
  share: { width: 640, height: 336 },
};

export type Print = Poster & { readonly hour: Hour };

/** One poster as a complete SVG document. The same print always gives the same bytes. */
export function drawPoster({ motif, ink, seed, format, hour }: Print): string {
  const { width, height } = surfaces[format];
  const chance = generator(seed);
  const side = chance() < 0.5 ? -1 : 1;
  const tilt = (chance() * 2 - 1) * 8;
  const composition = compositions[motif] ?? suitcase;
  const inner = composition({
    ink: palettes[ink][hour],
    width,
    height,
    left: -width / 2,
    right: width / 2,
    top: -height / 2,
    bottom: height / 2,
    side,
    tilt,
    count: (least, most, step = 1) => least + Math.floor(chance() * ((most - least) / step + 1)) * step,
    chance,
    hand: generator(seedOf(motif)),
    clip: clipper(),
  });
  return sheet(
    { ...posterFormats[format], viewBox: [-width / 2, -height / 2, width, height], anchor: 'xMidYMid slice' },
    inner,
  );
}
