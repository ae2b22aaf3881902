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
  it.each(motifs)('draws %s well-formed in every ink, hour and format', (motif) => {
    for (const ink of inks) {
      for (const hour of hours) {
        for (const format of formats) {
          for (const seed of [0, 7, 4095]) {
            const svg = drawPoster({ motif, ink, seed, format, hour });
            expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(/);
            expect(balanced(svg)).toBe(true);
          }
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

  it('changes nothing but the ink with the hour', () => {
    const bare = (svg: string): string => svg.replace(/#[0-9A-F]{6}/g, '#');
    for (const motif of motifs) {
      const print = { motif, ink: 'cala', seed: 99, format: 'wide' } as const;
      expect(bare(drawPoster({ ...print, hour: 'night' }))).toBe(bare(drawPoster({ ...print, hour: 'day' })));
    }
  });

  it('uses at most nine colours', () => {
    for (const motif of motifs) {
      const svg = drawPoster({ motif, ink: 'levante', seed: 3, format: 'tall', hour: 'day' });
      expect(new Set(svg.match(/#[0-9A-F]{6}/g)).size).toBeLessThanOrEqual(9);
    }
  });

  it('carries the measures of its format', () => {
    const svg = drawPoster({ motif: 'villa', ink: 'arena', seed: 1, format: 'share', hour: 'day' });
    expect(svg).toContain('width="1200" height="630"');
  });
});
