import { describe, expect, it } from 'vitest';
import { forgiven, mendsOf, slipsBetween } from './spelling.ts';

describe('slips', () => {
  it.each([
    ['paella', 'paella', 0],
    ['paela', 'paella', 0.6],
    ['restaurnat', 'restaurant', 0.8],
    ['camarreo', 'camarero', 0.8],
    ['kayac', 'kayak', 1],
    ['boat', 'boats', 1],
    ['', 'abc', 3],
  ])('%s is %s with %d', (typed, meant, slips) => {
    expect(slipsBetween(typed, meant)).toBeCloseTo(slips);
  });

  it('count the same from either side', () => {
    for (const [a, b] of [
      ['tapas', 'pasta'],
      ['hostel', 'hotel'],
      ['aab', 'ab'],
    ] as const)
      expect(slipsBetween(a, b)).toBeCloseTo(slipsBetween(b, a));
  });
});

it('short words are not guessed at; one slip from four letters, two from eight', () => {
  expect([3, 4, 7, 8].map(forgiven)).toEqual([0, 1, 1, 2]);
});

describe('what was meant', () => {
  it('is the nearest word first', () => {
    expect(mendsOf('paela', ['pala', 'paella', 'panel', 'paella'])).toEqual(['paella', 'pala']);
  });

  it('is never too far, and never a word of three letters', () => {
    expect(mendsOf('surf', ['sur', 'serf', 'turf'])).toEqual(['serf', 'turf']);
    expect(mendsOf('yoga', ['playa', 'boda'])).toEqual([]);
    expect(mendsOf('abc', ['abd'])).toEqual([]);
  });

  it('may be longer than what was typed by two letters, when it is a long word', () => {
    expect(mendsOf('regeton', ['reggaeton', 'region'])).toEqual(['reggaeton']);
  });
});
