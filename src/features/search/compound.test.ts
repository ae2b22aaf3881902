import { expect, it } from 'vitest';
import { partsOf } from './compound.ts';
import { ownLexicon } from './query-terms.ts';

it.each([
  ['nachtmarkt', undefined],
  ['strandparty', ['strand', 'party']],
  ['hafenrestaurant', undefined],
  ['bootstour', ['boot', 'tour']],
  ['konzertkarten', undefined],
  ['technofestival', ['techno', 'festival']],
  ['bar', undefined],
])('reads %s as %j', (word, parts) => expect(partsOf(word, ownLexicon)).toEqual(parts));
