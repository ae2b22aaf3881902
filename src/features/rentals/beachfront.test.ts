import { expect, it } from 'vitest';
import { isBeachfront } from './beachfront.ts';

/** The middle of Levante's waterline, and so many metres inland of it. */
const inland = (metres: number) => ({ latitude: 38.5367 + metres / 111_320, longitude: -0.12 });

it.each([
  ['on the sand', 'apartment', 20, true],
  ['in the first row', 'villa', 110, true],
  ['in the second', 'apartment', 160, false],
  ['up the hill', 'villa', 900, false],
  ['a bike on the sand', 'bike', 20, false],
] as const)('%s', (_, category, metres, isIt) => expect(isBeachfront({ category, ...inland(metres) })).toBe(isIt));

it('is nothing that nobody has put on the map', () =>
  expect(isBeachfront({ category: 'apartment', latitude: null, longitude: null })).toBe(false));
