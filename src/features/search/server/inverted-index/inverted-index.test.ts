import { expect, test } from 'vitest';
import { createInvertedIndex } from './inverted-index.ts';
import { parseTsquery } from './tsquery.ts';

function indexOf(vectors: readonly string[]) {
  const index = createInvertedIndex();
  vectors.forEach((vector, ordinal) => index.add(ordinal, vector));
  return { index, find: (query: string) => [...index.find(parseTsquery(query)).toArray()] };
}

test('what was added later is found by what was asked before', () => {
  const { index, find } = indexOf([`'=bar' 'en/wine':1`, `'en/beer':1`]);
  const asked = [`'en/wine'`, `!'en/wine'`, `'en/w':*`, `'en/red' <-> 'en/wine'`];
  expect(asked.map(find)).toEqual([[0], [1], [0], []]);
  index.add(40, `'en/red':1 'en/water':3 'en/wine':2`);
  expect(asked.map(find)).toEqual([[0, 40], [1], [0, 40], [40]]);
  expect(() => index.add(40, `'en/wine':1`)).toThrow('40');
});

test('what is remembered is not changed by what is made of it', () => {
  const { find } = indexOf([`'a':1 'b':2`, `'a':1`, `'b':1`]);
  const phrase = `('a' <1> 'b' | 'a' <2> 'b')`;
  expect(find(phrase)).toEqual([0]);
  expect(find(`${phrase} | 'a'`)).toEqual([0, 1]);
  expect(find(`${phrase} & !'a'`)).toEqual([]);
  expect(find(`!${phrase}`)).toEqual([1, 2]);
  expect(find(phrase)).toEqual([0]);
});

test('of thousands of lexemes those that begin so are found, new ones too', () => {
  const { index, find } = indexOf(Array.from({ length: 3000 }, (_, ordinal) => `'=title/${ordinal}' 'en/word':1`));
  expect(find(`'=title/299':*`)).toEqual([299, ...Array.from({ length: 10 }, (_, more) => 2990 + more)]);
  index.add(3000, `'=title/2999 and more'`);
  expect(find(`'=title/2999':*`)).toEqual([2999, 3000]);
  for (let ordinal = 3001; ordinal < 4500; ordinal += 1) index.add(ordinal, `'=title/${ordinal}'`);
  expect(find(`'=title/399':*`)).toEqual([399, ...Array.from({ length: 10 }, (_, more) => 3990 + more)]);
  expect(find(`'en/word' & '=title/17'`)).toEqual([17]);
});
