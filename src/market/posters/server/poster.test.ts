import { describe, expect, it } from 'vitest';
import { inks, motifs, type PosterFormat, posterFormats } from '../poster.ts';
import { hours } from '#market/town/hours.ts';
import { drawPoster } from './poster.ts';

const formats = Object.keys(posterFormats) as PosterFormat[];

/** Well-formed enough for an image element: every tag closed, in order. */
function balanced(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name, , empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!empty) open.push(name ?? '');
  }
  return open.length === 0 && svg.split('<').length === svg.split('>').length;
}

describe('drawPoster', () => {
  it.each(motifs)('draws %s well-formed in every format, by day and by night', (motif) => {
    for (const hour of hours) {
      for (const format of formats) {
        for (const [seed, ink] of inks.entries()) {
          const svg = drawPoster({ motif, ink, seed: seed * 819, format, hour });
          expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(/);
          expect(balanced(svg)).toBe(true);
        }
      }
    }
  });

  it('gives the same bytes for the same print and others for another seed', () => {
    for (const motif of motifs) {
      const print = { motif, ink: 'poniente', seed: 12, format: 'tall', hour: 'day' } as const;
      expect(drawPoster(print)).toBe(drawPoster(print));
    }
    const boat = { motif: 'sailboat', ink: 'poniente', format: 'tall', hour: 'day' } as const;
    expect(drawPoster({ ...boat, seed: 1 })).not.toBe(drawPoster({ ...boat, seed: 2 }));
  });

  it('uses at most nine colours', () => {
    for (const motif of motifs) {
      for (let seed = 0; seed < 6; seed++) {
        const svg = drawPoster({ motif, ink: 'levante', seed, format: 'tall', hour: 'night' });
        expect(new Set(svg.match(/#[0-9A-F]{6}/g)).size).toBeLessThanOrEqual(9);
      }
    }
  });

  it('carries the measures of its format', () => {
    const svg = drawPoster({ motif: 'villa', ink: 'arena', seed: 1, format: 'share', hour: 'day' });
    expect(svg).toContain('width="1200" height="630"');
  });
});
