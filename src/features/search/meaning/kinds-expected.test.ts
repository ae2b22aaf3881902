import { expect, test } from 'vitest';
import { kindsExpected, understand } from './meaning.ts';

test.each(['travail de nuit', 'nachtarbeit', 'nachtwerk', 'turno nocturno', 'warehouse', 'gobernanta'])(
  '%s is looked for among the jobs',
  (words) => expect([...kindsExpected(words)]).toEqual(['jobs']),
);

test('a house for a stag do is a house: what the occasion is spent at is not named beside it', () => {
  expect([...kindsExpected('stag do')]).toContain('events');
  expect([...kindsExpected('stag do house')]).toEqual(['rentals']);
});

test.each([
  'flat without a pool',
  'piso sin piscina',
  'boat without captain',
  'barco sin dj',
  'wohnung ohne parkplatz',
])('%s asks for no amenity', (words) => expect(understand(words, '2026-07-15').filters.amenities).toBeUndefined());
