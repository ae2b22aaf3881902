import { describe, expect, it } from 'vitest';
import { editDistance, maxEdits, rankCorrections } from './spelling.ts';

describe('edits', () => {
  it.each([
    ['paella', 'paella', 0],
    ['paela', 'paella', 0.6],
    ['restaurnat', 'restaurant', 0.8],
    ['camarreo', 'camarero', 0.8],
    ['kayac', 'kayak', 1],
    ['boat', 'boats', 1],
    ['', 'abc', 3],
  ])('%s is %s with %d', (typed, meant, edits) => {
    expect(editDistance(typed, meant)).toBeCloseTo(edits);
  });

  it('count the same from either side', () => {
    for (const [a, b] of [
      ['tapas', 'pasta'],
      ['hostel', 'hotel'],
      ['aab', 'ab'],
    ] as const)
      expect(editDistance(a, b)).toBeCloseTo(editDistance(b, a));
  });
});

it('short words are not guessed at; one edit from four letters, two from eight', () => {
  expect([3, 4, 7, 8].map(maxEdits)).toEqual([0, 1, 1, 2]);
});

describe('what was meant', () => {
  it('is the nearest word first', () => {
    expect(rankCorrections('paela', ['pala', 'paella', 'panel', 'paella'])).toEqual(['paella', 'pala']);
  });

  it('is never too far, and never a word of three letters', () => {
    expect(rankCorrections('surf', ['sur', 'serf', 'turf'])).toEqual(['serf', 'turf']);
    expect(rankCorrections('yoga', ['playa', 'boda'])).toEqual([]);
    expect(rankCorrections('abc', ['abd'])).toEqual([]);
  });

  it('may be longer than what was typed by two letters, when it is a long word', () => {
    expect(rankCorrections('regeton', ['reggaeton', 'region'])).toEqual(['reggaeton']);
  });
});

it('finds the same words as comparing each with all', () => {
  const typed = ['paela', 'restaurnat', 'discotca', 'apartmento', 'hotle', 'aabbcc', 'concierrto', 'mmusic'];
  const words = [
    'paella',
    'restaurant',
    'discoteca',
    'apartamento',
    'hotel',
    'hostel',
    'abc',
    'concierto',
    'music',
    'musica',
  ];
  const near = (one: string, word: string) =>
    word.length > 3 && word !== one && editDistance(one, word) <= maxEdits(Math.max(one.length, word.length));
  for (const one of typed)
    expect(rankCorrections(one, words).toSorted(), one).toEqual(words.filter((word) => near(one, word)).toSorted());
});

it('what begins with another letter has nothing else wrong', () => {
  expect(rankCorrections('noleggio', ['colegio'])).toEqual([]);
  expect(rankCorrections('wheres', ['beer', 'beers'])).toEqual([]);
  expect(rankCorrections('testaurant', ['restaurant'])).toEqual(['restaurant']);
});
