import { expect, test } from 'vitest';
import { kindsExpected } from './meaning.ts';

test.each(['travail de nuit', 'nachtarbeit', 'nachtwerk', 'turno nocturno'])(
  '%s is looked for among the jobs',
  (words) => expect([...kindsExpected(words)]).toEqual(['jobs']),
);

test('a house for a stag do is a house: what the occasion is spent at is not named beside it', () => {
  expect([...kindsExpected('stag do')]).toContain('events');
  expect([...kindsExpected('stag do house')]).toEqual(['rentals']);
});
