import { expect, test } from 'vitest';
import { placeOf, readTsvector, weightOf } from './tsvector.ts';

function read(vector: string) {
  const found: [string, ...string[]][] = [];
  readTsvector(vector, (text, begin, end, positions, count) => {
    const told = [...positions.subarray(0, count)].map((one) => `${placeOf(one)}${'DCBA'[weightOf(one)]}`);
    found.push([text.slice(begin, end), ...told]);
  });
  return found;
}

test('lexemes have their positions, marks have none', () => {
  expect(read(`'=place/levante' 'en/beach':3A,7C,16383 'es/mar':1B`)).toEqual([
    ['=place/levante'],
    ['en/beach', '3A', '7C', '16383D'],
    ['es/mar', '1B'],
  ]);
  expect(read('')).toEqual([]);
});

test('quotes and backslashes stand twice', () => {
  expect(read(String.raw`'''' 'a b:1' 'it''s':1 'o''''clock'`)).toEqual([
    [`'`],
    ['a b:1'],
    [`it's`, '1D'],
    [`o''clock`],
  ]);
  expect(read(String.raw`'\\':2 'a\\''b' 'c'`)).toEqual([['\\', '2D'], [String.raw`a\'b`], ['c']]);
});

test.each([`beach`, `'beach`, `'beach':`, `'beach':0`, `'beach':16384`, `'beach':3E`, `'beach':3A,`, `'a''b`, `'a'b'`])(
  'what PostgreSQL does not write is refused: %s',
  (vector) => expect(() => read(vector)).toThrow('tsvector'),
);
