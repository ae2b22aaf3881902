import { expect, test } from 'vitest';
import type { QueryTerm } from '../../query-terms.ts';
import { findersOf, findingAll, alternativesOf } from './text-query.ts';

const stems = new Map([
  ['beach', "('en/beach')"],
  ['beaches', "('en/beach')"],
  ['bar', "('en/bar' | 'es/bar')"],
  ['roof', "('en/roof')"],
  ['sunset', "('en/sunset')"],
]);

const term = (words: string[], synonyms: string[]): QueryTerm => ({
  words,
  synonyms,
  marks: ['=businesses/bar'],
  lacks: [],
  near: [],
  best: [],
  leans: [],
  isOccasion: false,
  isAbroad: false,
});

test('a phrase is left out beside a word of it that finds whatever it finds', () => {
  expect(findingAll(['beach', 'beach bar', 'roof bar', 'bar beaches'], stems)).toEqual(['beach', 'roof bar']);
});

test('a phrase stays beside words that are no part of it, and beside those that are searched for nowhere', () => {
  expect(findingAll(['sunset', 'roof bar'], stems)).toEqual(['sunset', 'roof bar']);
  expect(findingAll(['the', 'the bar'], stems)).toEqual(['the', 'the bar']);
});

test('what was typed finds the phrases that begin or end with it; the phrase that was typed is no word', () => {
  expect(findersOf(term(['bar'], ['beach bar', 'sunset']), stems)).toEqual(
    alternativesOf(term(['bar'], ['sunset']), stems),
  );
  expect(findersOf(term(['roof', 'bar'], ['beach bar', 'sunset']), stems)).toEqual(
    alternativesOf(term(['roof', 'bar'], ['beach bar', 'sunset']), stems),
  );
});
