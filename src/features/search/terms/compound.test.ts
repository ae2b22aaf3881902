import { expect, it } from 'vitest';
import { headOf, partsOf } from './compound.ts';
import { ownLexicon } from '../query-terms.ts';

it.each([
  ['nachtmarkt', ['nacht', 'markt']],
  ['strandparty', ['strand', 'party']],
  ['technofestival', ['techno', 'festival']],
  ['konzertkarten', undefined],
  ['bar', undefined],
])('reads %s as %j', (word, parts) => expect(partsOf(word, ownLexicon())).toEqual(parts));

it('reads the end of a word that is else unknown', () => {
  expect(headOf('speciaalbier', ownLexicon())).toBe('bier');
  expect(headOf('socarrat', ownLexicon())).toBeUndefined();
});
