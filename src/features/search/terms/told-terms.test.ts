import { expect, test } from 'vitest';
import { parseTerms } from '../query-terms.ts';
import { isHead, isSound } from './told-terms.ts';
import { tokenize } from '../tokenize.ts';

const told = (typed: string) => {
  const terms = parseTerms(tokenize(typed));
  const said = (some: typeof terms) => some.flatMap(({ words }) => words);
  return { sounds: said(terms.filter(isSound)), heads: said(terms.filter(isHead)) };
};

test.each([
  ['noche de reggaeton', ['reggaeton'], ['noche']],
  ['techno nights', ['techno'], ['nights']],
  ['salsa party', ['salsa'], ['party']],
  ['night shift', [], []],
])('of %s a genre is told from what stands beside it', (typed, sounds, heads) =>
  expect(told(typed)).toMatchObject({ sounds, heads }),
);
