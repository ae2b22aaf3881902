import { describe, expect, it } from 'vitest';
import { changesBetween, readableValue, sumIn } from './rules.ts';

it('keeps the fields that differ, as they were and as they are', () => {
  expect(changesBetween({ a: 1, b: 'x', c: [1, 2] }, { a: 1, b: 'y', c: [1, 2] })).toEqual({
    before: { b: 'x' },
    after: { b: 'y' },
  });
});

it('says null for a field that one side does not have', () => {
  expect(changesBetween({ gone: 1 }, { come: { en: 'Now' } })).toEqual({
    before: { gone: 1, come: null },
    after: { gone: null, come: { en: 'Now' } },
  });
});

it('takes a missing field and an empty one for the same', () => {
  expect(changesBetween({ a: null }, {})).toEqual({ before: {}, after: {} });
});

it.each([
  ['44.00 EUR', '44.00'],
  ['2 × EUR, 88.00', undefined],
  ['Foam night, 44.00 EUR', undefined],
])('knows whether the title %j is a sum', (title, sum) => expect(sumIn(title)).toBe(sum));

describe('a stored value as people read it', () => {
  it.each([
    ['a text', 'Foam night', 'Foam night'],
    ['a number', 1250, '1250'],
    ['a flag', false, 'false'],
    ['both languages', { en: 'Foam night', es: 'Noche de espuma' }, 'en: Foam night\nes: Noche de espuma'],
    ['a list', ['pool', 'kitchen'], 'pool\nkitchen'],
    ['a list of things', [{ opens: '20:00', closes: '04:00' }], 'opens: 20:00\ncloses: 04:00'],
    ['nothing', null, undefined],
    ['an empty text', '', undefined],
    ['an empty list', [], undefined],
    ['a thing that says nothing', { en: null }, undefined],
  ])('%s', (_, value, text) => expect(readableValue(value)).toBe(text));
});
