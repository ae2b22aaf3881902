import { describe, expect, it } from 'vitest';
import type { SearchQuery, SearchResult } from '#features/search/contract.ts';
import { ofEachKind } from '#market/listings/listing-kinds.ts';
import { isPhrase, leadsBack } from './meanings.ts';
import { countedWords, missOf } from './missed.ts';
import { phrasesOf, trendOf } from './rules.ts';

describe('the words of a search are counted', () => {
  it.each([
    ['Vespa', 'vespa'],
    ['  ¿Pádel  de noche? ', 'padel de noche'],
    ['€20 ticket', '20 ticket'],
    ['party 31 december 2026', undefined],
    ['concert 2027', 'concert 2027'],
    ['hogueras de San Juan', 'hogueras de san juan'],
    ['st patricks bar', 'st patricks bar'],
    ['marina berth', 'marina berth'],
  ])('%s as %s', (query, words) => expect(countedWords(query)).toBe(words));

  it.each([
    ['ana@correo.example'],
    ['call 600 123 456'],
    ['+34600123456'],
    ['4242 4242 4242 4242'],
    ['12345678Z'],
    ['https://aftersun.example'],
    ['www aftersun.example'],
    ['aftersun.example'],
    ['ana (at) correo dot example, gmail'],
    ['ana arroba correo punto es'],
    ['Maria Garcia'],
    ['where does John Smith live'],
    ['José Luis fontanero'],
    ['Günter Müller'],
    ['my name is ana and i live in the tower by the sea'],
    ['a'.repeat(25)],
    ['word '.repeat(14)],
    ['x'],
    ['2026'],
    ['???'],
  ])('never %s', (query) => expect(countedWords(query)).toBeUndefined());
});

describe('a search missed', () => {
  const answer = (count: number, hasAllWords = true) =>
    ({ totals: ofEachKind(() => ({ count, isMore: false })), hasAllWords }) as Pick<
      SearchResult,
      'totals' | 'hasAllWords'
    >;

  it('when it found nothing, or only what has some of the words', () => {
    expect(missOf({ query: 'Vespa' }, answer(0))).toEqual({ words: 'vespa', found: 'nothing' });
    expect(missOf({ query: 'red vespa' }, answer(2, false))).toEqual({ words: 'red vespa', found: 'near' });
    expect(missOf({ query: 'vespa' }, answer(1))).toBeUndefined();
  });

  it.each<[string, SearchQuery]>([
    ['a filter', { query: 'vespa', date: '2026-08-21' }],
    ['a kind', { query: 'vespa', type: 'rentals' }],
    ['a page', { query: 'vespa', page: 2 }],
    ['an order', { query: 'vespa', sort: 'price' }],
    ['no words', { date: '2026-08-21' }],
    ['nothing', {}],
  ])('is not said of %s', (_, query) => expect(missOf(query, answer(0))).toBeUndefined());
});

it.each([
  [1, 0, 'new'],
  [5, 4, 'up'],
  [4, 4, 'same'],
  [3, 4, 'down'],
  [0, 4, 'down'],
])('%i after %i is %s', (now, before, trend) => expect(trendOf(now, before)).toBe(trend));

describe('a meaning', () => {
  it('is phrases parted by commas', () => {
    expect(phrasesOf(' scooter, jet ski ,, ?,')).toEqual(['scooter', 'jet ski']);
    expect(phrasesOf(null)).toEqual([]);
    expect([isPhrase('a b c d e'), isPhrase('a b c d e f'), isPhrase('¿?')]).toEqual([true, false, false]);
  });

  it('must not lead back to its words, also not through others', () => {
    const others = [
      { words: 'scooters', meaning: 'moped, two wheels' },
      { words: 'two wheels', meaning: 'Véspas' },
    ];
    expect(leadsBack({ words: 'vespa', meaning: 'Vespas' }, [])).toBe(true);
    expect(leadsBack({ words: 'vespa', meaning: 'scooter' }, others)).toBe(true);
    expect(leadsBack({ words: 'vespa', meaning: 'moped' }, others)).toBe(false);
    expect(leadsBack({ words: 'lambretta', meaning: 'scooter' }, others)).toBe(false);
  });
});
