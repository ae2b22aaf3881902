import { expect, it } from 'vitest';
import { partsOf } from './compound.ts';
import { ownLexicon } from './query-terms.ts';

it.each([
  ['nachtmarkt', ['nacht', 'markt']],
  ['strandparty', ['strand', 'party']],
  ['technofestival', ['techno', 'festival']],
  ['konzertkarten', undefined],
  ['bar', undefined],
])('reads %s as %j', (word, parts) => expect(partsOf(word, ownLexicon)).toEqual(parts));
