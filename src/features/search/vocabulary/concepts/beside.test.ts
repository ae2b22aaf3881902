/** What is near a thing that nobody has, and near all that stands in one line with it. */
import { expect, it, test } from 'vitest';
import { parseTerms, phraseKey, ownLexicon } from '../../query-terms.ts';
import { tokenize } from '../../tokenize.ts';
import { beside } from './beside.ts';
import { meaningOf } from './line.ts';

const nearOf = (phrase: string) => parseTerms(tokenize(phrase)).flatMap(({ near }) => near);

it('is told of words that other tables know, and tells what is near', () => {
  for (const line of beside) {
    const { groups, asked, serves, near } = meaningOf(line);
    for (const name of [...groups.flat(), ...asked]) expect(ownLexicon().has(phraseKey(name)), name).toBe(true);
    expect([line, serves, near.length > 2]).toEqual([line, [], true]);
  }
});

test.each([
  ['apotheke', 'tiritas'],
  ['drugstore', 'supermarket'],
  ['pista de tenis', 'padel'],
  ['heladeria', 'dessert'],
  ['gelateria', 'postre'],
  ['comedy club', 'drag'],
  ['kunst', 'prints'],
  ['eiland', 'snorkel'],
  ['spielplatz', 'sandcastle'],
  ['german speaking', 'languages'],
  ['chippy', 'pescado'],
  ['sundown', 'rooftop'],
])('of %s is %s', (phrase, near) => {
  expect(nearOf(phrase)).toContain(near);
});

it('leaves what a word stands for as it is', () => {
  const [pharmacy] = parseTerms(['pharmacy']);
  expect(pharmacy?.synonyms).toContain('farmacia');
  expect(pharmacy?.synonyms).not.toContain('supermarket');
});
