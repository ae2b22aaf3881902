import { expect, it } from 'vitest';
import { asMostlyWritten } from './one-word.ts';
import { ownLexicon } from '../query-terms.ts';
import { tokenize } from '../tokenize.ts';

const read = (query: string) => tokenize(asMostlyWritten(query, ownLexicon())).join(' ');

it.each([
  ['check-in', 'check in', 'checkin'],
  ['all-inclusive', 'all inclusive', 'allinclusive'],
  ['todo-incluido', 'todo incluido', 'todoincluido'],
  ['aire-acondicionado', 'aire acondicionado', 'aireacondicionado'],
  ['pet-friendly', 'pet friendly', 'petfriendly'],
  ['E-Bike', 'e bike', 'ebike'],
  ['beach-front', 'beach front', 'beachfront'],
  ['sea-food', 'sea food', 'seafood'],
  ['vídeo-juegos', 'vídeo juegos', 'videojuegos'],
])('%s, %s and %s are read the same', (hyphen, space, one) => {
  expect([read(hyphen), read(space)]).toEqual([read(one), read(one)]);
});

it.each([
  'bar con terraza para sol',
  'beach club by the sea',
  'live jazz bar tonight',
  'fri-sun',
  'Cala del Tío Ximo',
  'apartamento 2-3 noches',
])('%s stays as it was typed', (query) => expect(asMostlyWritten(query, ownLexicon())).toBe(query));
