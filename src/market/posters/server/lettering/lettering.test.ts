import { describe, expect, it, test } from 'vitest';
import { openSharp } from '#kit/server/sharp.ts';
import { hours } from '#market/town/hours.ts';
import { proposePosters } from '../../choosing/propose-posters.ts';
import { placed, printedNames } from '../../lettered-places.ts';
import { inkOf, inks, type Motif, motifs, type PosterFormat, posterFormats } from '../../poster.ts';
import { compose } from '../composition.ts';
import { drawings } from '../drawings.ts';
import { sheets } from '../formats.ts';
import { contrast, inkAt, moments } from '../moments.ts';
import { palettes } from '../palettes.ts';
import { contextOf, framedIn } from '../poster.ts';
import { fieldOf } from '../scenes/backdrop.ts';
import { staged } from '../staging.ts';
import { minContrast, letterOn, pairsOf } from './draw-lettering.ts';
import { letteringOf, manners } from './lettering.ts';
import { faces } from './outlines.ts';

const formats = Object.keys(posterFormats) as PosterFormat[];
const lettersOf = (motif: Motif, seed: number) =>
  letteringOf(motif, seed, compose(motif, drawings[motif].stands, seed).scene.letters);

/** Some lettered posters of each motif, in the manners it has, with names short and long. */
const lettered = motifs.flatMap((motif) =>
  Array.from({ length: 60 }, (_, k) => placed((k * 947 + 31) % 65_536, [0, 4, 6, 7, 9][k % 5] ?? 0))
    .filter((seed) => lettersOf(motif, seed) !== undefined)
    .slice(0, 9)
    .map((seed) => ({ motif, seed })),
);

const part = 4;

/** Where something is drawn, a square of four by four units each. */
async function inked(format: PosterFormat, inner: string): Promise<{ at: number[]; wide: number }> {
  const { x, y } = sheets[format];
  const [wide, high] = [Math.round((x[1] - x[0]) / part), Math.round((y[1] - y[0]) / part)];
  const sharp = await openSharp();
  const svg = framedIn(format, inner).replace(/ width="\d+" height="\d+"/, ` width="${wide}" height="${high}"`);
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  const at: number[] = [];
  // Half a square at least: what only touches one is at its edge.
  pixels.forEach((alpha, i) => alpha > 127 && at.push(i));
  return { at, wide };
}

describe('a word', () => {
  it('is never under what the poster shows, nor over it, in any manner', async () => {
    const seen = new Set<string>();
    for (const { motif, seed } of lettered) {
      for (const format of ['tall', 'wide', 'square'] as const) {
        const print = { motif, seed, format, hour: 'day', ink: inkOf(motif, seed) } as const;
        const { drawn, word } = staged(contextOf(print), drawings[motif], print);
        const key = `${motif} ${lettersOf(motif, seed)?.manner} ${format}`;
        if (word === undefined || seen.has(key)) continue;
        seen.add(key);
        const [letters, subject] = [await inked(format, word.letters), await inked(format, drawn)];
        expect(letters.at.length, key).toBeGreaterThan(20);
        const covered = new Set(subject.at);
        expect(letters.at.filter((place) => covered.has(place)).length, `${key} ${seed}`).toBe(0);
      }
    }
    for (const manner of manners)
      expect(
        [...seen].some((key) => key.includes(` ${manner} `)),
        manner,
      ).toBe(true);
  });

  it('lies wholly in what every frame shows, or is left out', async () => {
    for (const { motif, seed } of lettered.filter((_, i) => i % 5 === 0)) {
      for (const format of formats) {
        const print = { motif, seed, format, hour: 'day', ink: inkOf(motif, seed) } as const;
        const { word } = staged(contextOf(print), drawings[motif], print);
        if (word === undefined) continue;
        const { at, wide } = await inked(format, word.letters);
        const { x, y, safe } = sheets[format];
        const [columns, rows] = [at.map((place) => place % wide), at.map((place) => Math.floor(place / wide))];
        const name = `${motif} ${seed} ${format}`;
        expect(x[0] + Math.min(...columns) * part, name).toBeGreaterThanOrEqual(safe.x[0] - part / 2);
        expect(x[0] + (Math.max(...columns) + 1) * part, name).toBeLessThanOrEqual(safe.x[1] + part / 2);
        expect(y[0] + Math.min(...rows) * part, name).toBeGreaterThanOrEqual(safe.y[0] - part / 2);
        expect(y[0] + (Math.max(...rows) + 1) * part, name).toBeLessThanOrEqual(safe.y[1] + part / 2);
      }
    }
  });

  it('is left out of strips, which have no room for one', () => {
    for (const { motif, seed } of lettered.filter((_, i) => i % 9 === 0)) {
      const print = { motif, seed, format: 'strip', hour: 'day', ink: inkOf(motif, seed) } as const;
      expect(staged(contextOf(print), drawings[motif], print).word).toBeUndefined();
    }
  });

  it('is the same by day and by night', () => {
    const shapes = (inner = '') => [...inner.matchAll(/ d="([^"]+)"/g)].map(([, shape]) => shape);
    for (const { motif, seed } of lettered.filter((_, i) => i % 7 === 0)) {
      const [day, night] = hours.map((hour) => {
        const print = { motif, seed, format: 'square', hour, ink: inkOf(motif, seed) } as const;
        return staged(contextOf(print), drawings[motif], print).word;
      });
      expect(shapes(day?.letters)).toEqual(shapes(night?.letters));
    }
  });
});

describe('the inks of a word', () => {
  const palettesOfAll = inks.flatMap((ink) =>
    hours.flatMap((hour) => moments.map((moment) => inkAt(palettes[ink][hour], hour, moment))),
  );

  it('can be read on each of its plates, by day and by night', () => {
    for (const ink of palettesOfAll) {
      expect(pairsOf(ink).length).toBeGreaterThan(2);
      for (const { plate, letter } of pairsOf(ink)) expect(contrast(plate, letter)).toBeGreaterThanOrEqual(minContrast);
      expect(contrast(ink.light, ink.dark)).toBeGreaterThanOrEqual(minContrast);
    }
  });

  it('can be read in the sun and in the moon', () => {
    for (const { motif, seed } of lettered.filter((_, i) => i % 3 === 0)) {
      for (const hour of hours) {
        const print = { motif, seed, format: 'tall', hour, ink: inkOf(motif, seed) } as const;
        const { context } = staged(contextOf(print), drawings[motif], print);
        const disc = fieldOf(context);
        expect(contrast(letterOn(context.ink, disc), disc)).toBeGreaterThanOrEqual(minContrast);
      }
    }
  });
});

test('every letter of every name is cut, in both widths', () => {
  for (const letter of new Set(printedNames.join('').replaceAll(' ', ''))) {
    for (const { outlines } of Object.values(faces)) expect(Object.keys(outlines), letter).toContain(letter);
  }
});

test('a good half of all posters stays calm, and what is lettered has four manners at least', () => {
  const all = Array.from({ length: 2000 }, (_, seed) => lettersOf(motifs[seed % motifs.length] ?? 'bell', seed * 31));
  const some = all.filter((one) => one !== undefined);
  expect(some.length / all.length).toBeGreaterThan(0.35);
  expect(some.length / all.length).toBeLessThan(0.5);
  const counts = manners.map((manner) => some.filter((one) => one.manner === manner).length / some.length);
  expect(counts.filter((share) => share > 0.05).length).toBeGreaterThanOrEqual(4);
});

test('the six proposals for a listing vary in their lettering too', () => {
  const look = { motif: 'balconies', families: ['homes'] } as const;
  const shakes = Array.from({ length: 60 }, (_, shake) =>
    proposePosters({ title: 'Loft with a pool', description: '' }, look, shake).map(
      ({ motif, seed }) => lettersOf(motif, seed)?.manner ?? 'none',
    ),
  );
  const varied = shakes.filter((six) => new Set(six).size >= 2);
  // Chance gives now and then six calm ones.
  expect(varied.length / shakes.length).toBeGreaterThan(0.85);
});
