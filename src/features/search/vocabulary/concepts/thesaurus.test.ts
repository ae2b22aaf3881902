import { expect, it } from 'vitest';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { parseTerms } from '../../query-terms.ts';
import { categoryNames } from '../synonyms.ts';
import { tokenize } from '../../tokenize.ts';
import { apart, meaningOf } from './line.ts';
import { isKindName, thesaurus } from './thesaurus.ts';

const term = (phrase: string) => parseTerms(tokenize(phrase));

it('a line tells what is the same, what is beside it, what is only asked, what answers it and what is near', () => {
  expect(meaningOf('squid, calamar; octopus, pulpo | inktvis > seafood ~ fish, businesses:restaurant')).toEqual({
    groups: [
      ['squid', 'calamar'],
      ['octopus', 'pulpo'],
    ],
    asked: ['inktvis'],
    serves: ['seafood'],
    near: ['fish', 'businesses:restaurant'],
  });
  expect(meaningOf('| locked out')).toEqual({ groups: [], asked: ['locked out'], serves: [], near: [] });
});

it('a line of wares is a line for each: what one shop has is not near to one another', () => {
  expect(apart('soap, jabon; comb | loo roll, pads, savon > toiletries ~ grocer')).toEqual([
    'soap, jabon > toiletries ~ grocer',
    'comb > toiletries ~ grocer',
    'loo roll > toiletries ~ grocer',
    '| pads, savon > toiletries ~ grocer',
  ]);
  expect(term('toothbrush')[0]?.near).toContain('ultramarinos');
  expect(term('sd card')[0]?.words).toEqual(['sd', 'card']);
});

it('knows more than five thousand words and phrases, written as they are compared', () => {
  const names = new Set(thesaurus().map(({ name }) => name));
  expect(names.size).toBeGreaterThan(5000);
  for (const name of names) expect(tokenize(name).join(' ')).toBe(name);
});

it('names kinds that there are', () => {
  const kinds = thesaurus()
    .flatMap(({ serves, also, near }) => [...serves, ...also, ...near])
    .filter(isKindName);
  const known = listingKinds.flatMap((type) => Object.keys(categoryNames[type]).map((one) => `${type}:${one}`));
  expect([...new Set(kinds)].filter((kind) => !known.includes(kind))).toEqual([]);
});

it('what is beside a thing is near to it and no answer', () => {
  const [squid] = term('squid');
  expect(squid?.synonyms).toContain('calamar');
  expect(squid?.synonyms).not.toContain('octopus');
  expect(squid?.near).toContain('octopus');
  expect(term('sushi')[0]?.synonyms).toEqual([]);
  expect(term('sushi')[0]?.near).toContain('korean');
});

it('a trouble stands for what helps, and for all that that stands for', () => {
  expect(term('me he quemado')[0]?.synonyms).toContain('crema solar');
  expect(term('leave my bags')[0]?.synonyms).toContain('luggage storage');
});

it('what is composed of things that are known is read word by word, with what is near to it', () => {
  const terms = term('bar con terraza');
  expect(terms.map(({ words }) => words.join(' '))).toEqual(['bar', 'con', 'terraza']);
  expect(terms[0]?.near).toContain('rooftop');
  expect(term('rooftop cocktails').map(({ words }) => words.join(' '))).toEqual(['rooftop', 'cocktails']);
});

it.each([
  ['sewing class', 'needlework', 'makers'],
  ['hot air balloon', 'scenic flight', 'viewpoint'],
  ['truck driver', 'heavy goods driver', 'shuttle'],
  ['legal contract', 'contrato', 'season'],
])('what nobody offers is known, with what is near to it: %s', (asked, serves, near) => {
  const [first] = term(asked);
  expect(first?.synonyms).toContain(serves);
  expect(first?.near).toContain(near);
});

it('what is a name of a kind stands for no mention of it', () => {
  expect(term('piso')[0]?.synonyms).toEqual([]);
});
