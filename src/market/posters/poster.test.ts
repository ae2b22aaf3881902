import { describe, expect, it } from 'vitest';
import { readChosen, writeChosen } from './chosen-poster.ts';
import { inkOf, inks, inksOf, motifs, posterUrl, seedOf, seeds } from './poster.ts';

describe('seedOf', () => {
  it('is stable and stays in range', () => {
    expect(seedOf('party:a')).toBe(seedOf('party:a'));
    expect(seedOf('party:a')).not.toBe(seedOf('party:b'));
    for (const text of ['', 'ñ', 'x'.repeat(500)]) {
      expect(seedOf(text)).toBeGreaterThanOrEqual(0);
      expect(seedOf(text)).toBeLessThan(seeds);
    }
  });

  it('spreads over the range', () => {
    const seen = new Set(Array.from({ length: 1000 }, (_, i) => seedOf(`event-${i}`)));
    expect(seen.size).toBeGreaterThan(800);
  });
});

describe('inkOf', () => {
  it('avoids the ink of the neighbour for every motif, seed and ink', () => {
    for (const motif of motifs) {
      for (const not of inks) {
        for (let seed = 0; seed < 12; seed++) expect(inkOf(motif, seed, not)).not.toBe(not);
      }
    }
  });
});

describe('inksOf', () => {
  it('never puts equal inks side by side', () => {
    const row = inksOf(Array.from({ length: 60 }, (_, seed) => ({ motif: 'paella' as const, seed: seed % 3 })));
    row.forEach((ink, i) => i > 0 && expect(ink).not.toBe(row[i - 1]));
  });
});

describe('readChosen', () => {
  it('knows every poster of the press again, and none beside them', () => {
    for (const seed of [0, 9, 999, 9999, 10_000, seeds - 1])
      expect(readChosen(writeChosen({ motif: 'paella', seed }))).toEqual({ motif: 'paella', seed });
    for (const text of [`paella-${seeds}`, 'paella-00', 'paella-', 'unicorn-1', '', null])
      expect(readChosen(text)).toBeUndefined();
  });
});

describe('posterUrl', () => {
  it('names the picture completely', () => {
    expect(posterUrl({ motif: 'mirrorball', ink: 'poniente', seed: 12, format: 'tall' }, 'day')).toBe(
      '/art/prints/mirrorball-poniente-12-tall.day.svg',
    );
  });
});
