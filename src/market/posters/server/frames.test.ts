import { describe, expect, it } from 'vitest';
import { printedNames } from '../lettered-places.ts';
import { inkOf, motifs, type PosterFormat, posterFormats } from '../poster.ts';
import { compose } from './composition.ts';
import { drawings } from './drawings.ts';
import { sheets } from './formats.ts';
import { letteringOf, layoutOf, type Lettering, manners } from './lettering/lettering.ts';
import { drawPoster } from './poster.ts';
import { placeOf, reach } from './staging.ts';

type Frame = {
  readonly format: PosterFormat;
  /** Width and height in pixels, at its narrowest and at its widest. */
  readonly measures: readonly (readonly [width: number, height: number])[];
  /** What hangs over its upper edge, in pixels. */
  readonly covered?: number;
};

/** Every frame that crops its poster (`object-fit: cover`), measured from the styles of its card. */
const frames: Readonly<Record<string, Frame>> = {
  ticket: {
    format: 'tall',
    measures: [
      [292, 296],
      [392, 296],
    ],
  },
  'booking beside its stub': {
    format: 'tall',
    measures: [
      [190, 210],
      [190, 336],
    ],
  },
  saved: {
    format: 'tall',
    measures: [
      [140, 156],
      [140, 245],
    ],
  },
  'popup of the map': {
    format: 'tall',
    measures: [
      [110, 116],
      [110, 194],
    ],
  },
  // Its height is that of what stands beside it (event-card.module.css).
  'ticket in a list on a phone': {
    format: 'tall',
    measures: [
      [120, 190],
      [120, 236],
    ],
  },
  'postcard in a list on a phone': {
    format: 'wide',
    measures: [
      [124, 132],
      [127, 134],
    ],
  },
  'sign in a list on a phone': {
    format: 'wide',
    measures: [
      [120, 128],
      [120, 141],
    ],
    covered: 14,
  },
  'row of a desk': { format: 'square', measures: [[96, 96]] },
  'notice of a job': { format: 'square', measures: [[400, 400]] },
  'square of a shared card': { format: 'square', measures: [[630, 630]] },
  postcard: {
    format: 'wide',
    measures: [
      [294, 196],
      [368, 245],
    ],
  },
  'sign of a shop': {
    format: 'wide',
    measures: [
      [258, 252],
      [354, 252],
    ],
    covered: 30,
  },
  'booking on a phone': {
    format: 'strip',
    measures: [
      [350, 190],
      [720, 190],
    ],
  },
  'booking just paid': {
    format: 'strip',
    measures: [
      [350, 84],
      [560, 84],
      [720, 114],
    ],
  },
  'ticket at the door': {
    format: 'strip',
    measures: [
      [280, 64],
      [444, 64],
    ],
  },
  'sheet of a desk': {
    format: 'strip',
    measures: [
      [288, 150],
      [560, 150],
      [1120, 172],
    ],
  },
  'shared picture': { format: 'share', measures: [[1200, 630]] },
};

/** The part of the drawing that a frame shows, in the drawing's units. */
function shown(format: PosterFormat, width: number, height: number, covered: number) {
  const { x, y } = sheets[format];
  const unit = Math.max(width / (x[1] - x[0]), height / (y[1] - y[0]));
  const [across, down] = [width / unit / 2, height / unit / 2];
  const [centreX, centreY] = [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2];
  return { x: [centreX - across, centreX + across], y: [centreY - down + covered / unit, centreY + down] } as const;
}

describe('the frames', () => {
  it.each(Object.entries(frames))('cut nothing of what a poster shows: %s', (_, { format, measures, covered = 0 }) => {
    const { safe } = sheets[format];
    for (const [width, height] of measures) {
      const { x, y } = shown(format, width, height, covered);
      expect(x[0]).toBeLessThanOrEqual(safe.x[0]);
      expect(x[1]).toBeGreaterThanOrEqual(safe.x[1]);
      expect(y[0]).toBeLessThanOrEqual(safe.y[0]);
      expect(y[1]).toBeGreaterThanOrEqual(safe.y[1]);
    }
  });

  it.each(Object.entries(frames))(
    'show the whole of a word or none of it: %s',
    (_, { format, measures, covered = 0 }) => {
      const words: readonly Lettering[] = manners.flatMap((manner) =>
        printedNames.flatMap((word) => ([-1, 1] as const).map((side) => ({ manner, word, side, turn: 0.5 }))),
      );
      for (const lettering of words) {
        const word = layoutOf(lettering, format)?.word;
        if (word === undefined) continue;
        for (const [width, height] of measures) {
          const { x, y } = shown(format, width, height, covered);
          expect(x[0], JSON.stringify(lettering)).toBeLessThanOrEqual(word.x[0]);
          expect(x[1], JSON.stringify(lettering)).toBeGreaterThanOrEqual(word.x[1]);
          expect(y[0], JSON.stringify(lettering)).toBeLessThanOrEqual(word.y[0]);
          expect(y[1], JSON.stringify(lettering)).toBeGreaterThanOrEqual(word.y[1]);
        }
      }
    },
  );

  it('have a drawing of their own proportions', () => {
    for (const format of Object.keys(posterFormats) as PosterFormat[]) {
      const { x, y } = sheets[format];
      const { width, height } = posterFormats[format];
      expect((x[1] - x[0]) / (y[1] - y[0])).toBeCloseTo(width / height, 2);
    }
  });
});

describe('placeOf', () => {
  it.each(Object.keys(posterFormats) as PosterFormat[])('keeps every subject within the safe frame: %s', (format) => {
    const { safe } = sheets[format];
    for (const motif of motifs) {
      for (let seed = 0; seed < 40; seed++) {
        const composed = compose(motif, drawings[motif].stands, seed);
        const lettering = letteringOf(motif, seed, composed.scene.letters);
        const { x, y, scale } = placeOf(composed, format, lettering && layoutOf(lettering, format));
        expect(x - reach * scale).toBeGreaterThanOrEqual(safe.x[0] - 1e-9);
        expect(x + reach * scale).toBeLessThanOrEqual(safe.x[1] + 1e-9);
        expect(y - reach * scale).toBeGreaterThanOrEqual(safe.y[0] - 1e-9);
        expect(y + reach * scale).toBeLessThanOrEqual(safe.y[1] + 1e-9);
      }
    }
  });

  it('draws the subject where it says, the same by day and by night', () => {
    for (const motif of motifs) {
      const print = { motif, ink: inkOf(motif, 5), seed: 5, format: 'wide' } as const;
      const composed = compose(motif, drawings[motif].stands, 5);
      const lettering = letteringOf(motif, 5, composed.scene.letters);
      const { x, y, scale } = placeOf(composed, 'wide', lettering && layoutOf(lettering, 'wide'));
      const round = (value: number) => Math.round(value * 10) / 10;
      const place = `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})`;
      for (const hour of ['day', 'night'] as const) expect(drawPoster({ ...print, hour })).toContain(place);
    }
  });
});
