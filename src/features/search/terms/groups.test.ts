import { expect, test } from 'vitest';
import { isOfGroup } from './groups.ts';
import { parseTerms } from '../query-terms.ts';
import { tokenize } from '../tokenize.ts';

test.each([
  ['villa for a hen party', true],
  ['alojamiento para despedida de soltero', true],
  ['apartment for a birthday', true],
  ['place to stay for team building', true],
  ['villa romantica', false],
  ['apartment', false],
])('%s: a group comes: %s', (typed, isFor) => expect(parseTerms(tokenize(typed)).some(isOfGroup)).toBe(isFor));
