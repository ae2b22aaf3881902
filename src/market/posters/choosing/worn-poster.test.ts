import { expect, it } from 'vitest';
import { namesAt } from '../lettered-places.ts';
import { seeds } from '../poster.ts';
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

it('says where a listing is as far as that is known, and nothing that is not true', () => {
  const namesOf = (thing: object) => namesAt(Math.floor(wornPoster({ ...trip, ...thing }, looks).seed / seeds));
  const levante = { latitude: 38.5371, longitude: -0.1215 };
  expect(namesOf(levante)).toContain('LEVANTE');
  expect(namesOf({ ...levante, location: 'Playa de Levante' })).toContain('LEVANTE');
  expect(namesOf({ ...levante, location: 'Calle Gerona' })).not.toContain('LEVANTE');
  expect(namesOf({ latitude: 38.5342, longitude: -0.1328, location: 'Mal Pas' })).toContain('MAL PAS');
  expect(namesOf({ latitude: 38.5342, longitude: -0.1328, location: 'Club Náutico' })).not.toContain('MAL PAS');
  expect(namesOf({ latitude: 38.5335, longitude: -0.1455 })).toContain('PONIENTE');
  expect(namesOf({ latitude: 38.5275, longitude: -0.162 })).not.toContain('BENIDORM');
  expect(namesOf({})).toContain('BENIDORM');
  expect(namesOf({ latitude: 38.599, longitude: -0.051 })).toEqual(['COSTA BLANCA']);
  expect(namesOf({ latitude: 40.4, longitude: -3.7 })).toEqual([]);
});

it('keeps of a chosen poster what was seen, unless its name is not true where the listing lies', () => {
  const chosen = { ...trip, chosenPoster: 'ramen-412' };
  expect(wornPoster({ ...chosen, latitude: 38.5371, longitude: -0.1215 }, looks)).toEqual({
    motif: 'ramen',
    seed: 412,
  });
  const altea = wornPoster({ ...chosen, latitude: 38.599, longitude: -0.051 }, looks);
  expect([altea.seed % seeds, namesAt(Math.floor(altea.seed / seeds))]).toEqual([412, ['COSTA BLANCA']]);
});
