import { describe, expect, it } from 'vitest';
import { weekendFrom } from './date-words.ts';
import { namedCategories, parseTerms } from './query-terms.ts';
import { normalize, singular, tokenize } from './tokenize.ts';

const marksOf = (query: string) => parseTerms(tokenize(query)).map(({ marks }) => [...marks]);

describe('words', () => {
  it('are small letters without accents, whatever stands between them', () => {
    expect(tokenize('  Música-EN directo, ¡ya!')).toEqual(['musica', 'en', 'directo', 'ya']);
    expect(normalize('Año Ñoño')).toBe('ano nono');
    expect(tokenize('¿?')).toEqual([]);
  });

  it('are at most twelve', () => {
    expect(tokenize('a '.repeat(50))).toHaveLength(12);
  });

  it('are one in singular and plural, in both languages', () => {
    for (const [one, many] of [
      ['hotel', 'hoteles'],
      ['hotel', 'hotels'],
      ['bike', 'bikes'],
      ['coche', 'coches'],
      ['bar', 'bares'],
    ] as const)
      expect(singular(many)).toBe(singular(one));
  });
});

describe('a phrase', () => {
  it('stands for a whole category in either language', () => {
    expect(marksOf('jet sky')).toEqual([['=rentals/jetski']]);
    expect(marksOf('motos de agua')).toEqual([['=rentals/jetski']]);
    expect(marksOf('música en directo')).toEqual([['=events/concert']]);
    expect(marksOf('nightclub')).toEqual([['=events/club', '=businesses/club']]);
  });

  it('is read as long as it can be, and the words around it by themselves', () => {
    expect(parseTerms(['cheap', 'jet', 'ski', 'tour']).map(({ words }) => words)).toEqual([
      ['cheap'],
      ['jet', 'ski'],
      ['tour'],
    ]);
  });

  it('means only itself when nobody knows it', () => {
    expect(parseTerms(['socarrat'])).toEqual([{ words: ['socarrat'], synonyms: [], marks: [] }]);
  });

  it('brings the words that mean the same', () => {
    expect(parseTerms(['buceo'])[0]?.synonyms).toContain('diving');
  });
});

it('on a Sunday the weekend is what is left of it, and on a Monday the next', () => {
  expect(weekendFrom('2026-08-23')).toEqual(['2026-08-23']);
  expect(weekendFrom('2026-08-24')).toEqual(['2026-08-28', '2026-08-29', '2026-08-30']);
});

it('every category has a name in both languages, written as it is compared', () => {
  const named = Map.groupBy(namedCategories, ({ type, category }) => `${type}/${category}`);
  expect(named.size).toBe(27);
  for (const [key, names] of named) {
    expect(names.length, key).toBeGreaterThan(1);
    for (const { name } of names) expect(tokenize(name).join(' '), key).toBe(name);
  }
});
