import { expect, it } from 'vitest';
import type { Looks } from './choose-motif.ts';
import { wornPoster } from './worn-poster.ts';

const looks: Looks<'sea' | 'food'> = {
  sea: { motif: 'lifebuoy', families: ['sea'] },
  food: { motif: 'tents', families: ['food'] },
};
const trip = { id: 'a', category: 'sea', title: 'Sailing trip', description: 'Two hours.' } as const;

it('reads the words again when they change, or the category', () => {
  const motifOf = (thing: Parameters<typeof wornPoster<'sea' | 'food'>>[0]) => wornPoster(thing, looks).motif;
  expect([motifOf(trip), motifOf(trip)]).toEqual(['sailboat', 'sailboat']);
  expect(motifOf({ ...trip, title: 'Two jet skis' })).toBe('jetski');
  expect(motifOf({ ...trip, title: 'Two hours', description: 'By kayak.' })).toBe('kayak');
  expect(motifOf({ ...trip, category: 'food' })).toBe('tents');
});

it('gives equal words of two listings one motif and seeds of their own', () => {
  const [one, other] = [wornPoster(trip, looks), wornPoster({ ...trip, id: 'b' }, looks)];
  expect(one.motif).toBe(other.motif);
  expect(one.seed).not.toBe(other.seed);
});
