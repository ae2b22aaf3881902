import { expect, test } from 'vitest';
import { walksFrom } from './walks.ts';

test('who stands at the harbour walks to the Old Town in minutes and to Rincón de Loix for most of an hour', () => {
  const walks = walksFrom({ latitude: 38.5348, longitude: -0.1342 });
  expect(walks[0]).toEqual({ name: { en: 'Old Town', es: 'Casco Antiguo' }, minutes: 4 });
  expect(walks.map(({ name }) => name.en)).toEqual(['Old Town', 'Poniente', 'Levante', 'Rincón de Loix', 'La Cala']);
  expect(walks.at(3)?.minutes).toBe(35);
});

test('minutes are fives beyond a quarter of an hour, and what is over an hour away is no walk', () => {
  for (const { minutes } of walksFrom({ latitude: 38.5348, longitude: -0.1342 }))
    if (minutes > 15) expect(minutes % 5).toBe(0);
  // Alicante.
  expect(walksFrom({ latitude: 38.3452, longitude: -0.481 })).toEqual([]);
});
