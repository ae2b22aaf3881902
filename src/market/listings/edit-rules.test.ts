import { describe, expect, it } from 'vitest';
import { changedShare, fieldsToReview, isSame, type EditRules } from './edit-rules.ts';

const rules: EditRules = {
  risks: {
    title: 'any',
    text: 'text',
    price: 'higher',
    unit: 'any',
    least: 'none',
    link: 'new',
    photos: 'new',
    note: 'words',
  },
  together: [['price', 'unit', 'least']],
};
const photo = (id: string, en = 'The beach') => ({ id, width: 8, height: 8, alt: { en } });
const five = 'rice for two hundred people';
const current = {
  title: { en: 'Paella', es: 'Paella' },
  text: { en: five },
  price: 1000,
  unit: 'night',
  least: 1,
  link: 'https://a.example/1.jpg',
  photos: [photo('a'), photo('b')],
  note: 'by the sea',
};
const waits = (wanted: object, seen = {}) => fieldsToReview(rules, current, { ...current, ...wanted }, seen);

describe('what waits for the desk', () => {
  it.each([
    ['another name', { title: { en: 'CASINO BONUS', es: 'Paella' } }, ['title']],
    ['the same name, its keys in another order', { title: { es: 'Paella', en: 'Paella' } }, []],
    ['a higher price', { price: 1001 }, ['price']],
    ['a lower price', { price: 999 }, []],
    ['a price taken back', { price: null }, []],
    ['another text', { text: { en: 'casino bonus for you' } }, ['text']],
    ['a corrected text', { text: { en: 'Rice for three hundred people!' } }, []],
    ['a text in a language that had none', { text: { en: five, es: 'bono de casino' } }, ['text']],
    ['another text in capitals', { text: { en: five.toUpperCase() } }, []],
    ['a link in a text', { text: { en: `${five} casino.example` } }, ['text']],
    ['a mailbox in a text', { text: { en: `${five} a@b` } }, ['text']],
    ['a mailbox behind a bracket', { note: 'by the sea (write to ana@casino.example)' }, ['note']],
    ['a link behind a long word', { note: `${'a'.repeat(3000)} -casino.example/a` }, ['note']],
    ['a link where only links matter', { note: 'www.casino.example by the sea' }, ['note']],
    ['other words there', { note: 'anything at all' }, []],
    ['another link', { link: 'https://casino.example/1.jpg' }, ['link']],
    ['a link taken away', { link: null }, []],
    ['another photo', { photos: [photo('a'), photo('c')] }, ['photos']],
    ['photos fewer and turned round', { photos: [photo('b')] }, []],
    ['other words for a photo', { photos: [photo('a', 'The sea at noon'), photo('b')] }, []],
    ['a link in the words for a photo', { photos: [photo('a', 'casino.example'), photo('b')] }, ['photos']],
    ['what nobody minds', { least: 2 }, []],
  ])('%s', (_what, wanted, expected) => expect(waits(wanted)).toEqual(expected));

  it('is what belongs together, and never what did not change', () => {
    expect(waits({ price: 500, unit: 'hour', least: 2 })).toEqual(['price', 'unit', 'least']);
    expect(waits({ price: 1001, note: 'by the beach' })).toEqual(['price']);
  });

  it('is any field that no table knows', () => {
    expect(fieldsToReview(rules, { other: 1 }, { other: 2 })).toEqual(['other']);
  });

  it('counts small changes together since the desk saw it, and lets come back what it saw', () => {
    const seen = { text: { en: 'fish for two thousand guests' }, price: 1200 };
    expect(waits({ text: { en: 'rice for two hundred friends' } }, seen)).toEqual(['text']);
    expect(waits({ text: { en: 'rice for two hundred friends' } })).toEqual([]);
    expect(waits({ price: 1200 }, seen)).toEqual([]);
    expect(waits({ price: 1201 }, seen)).toEqual(['price']);
  });
});

it('the share of changed words is measured against the longer text', () => {
  expect(changedShare('a b c d', 'a b c d')).toBe(0);
  expect(changedShare('a b c d', 'd c b a')).toBe(0);
  expect(changedShare('a b c d', 'a b x y')).toBe(0.5);
  expect(changedShare('a b', 'a b a b')).toBe(0.5);
  expect(changedShare('a b c d', 'a')).toBe(0.75);
  expect(changedShare('', '')).toBe(0);
});

it('values are the same whatever the order of their keys, not of their entries', () => {
  expect(isSame({ a: [{ b: 1, c: null }] }, { a: [{ c: null, b: 1 }] })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame(null, undefined)).toBe(true);
});
