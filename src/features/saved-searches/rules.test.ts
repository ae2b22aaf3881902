import { describe, expect, test } from 'vitest';
import { readSearch } from '#features/search/address.ts';
import { readQuestion } from '#kit/shared/question.ts';
import { isOver, keptSearch, questionOf, searchIn } from './rules.ts';

const asked = (question: string) => questionOf(readSearch(readQuestion(question)));

describe('what is kept of a search', () => {
  test.each([
    [
      'its words, filters, dates and place',
      'query=flat&type=rentals&location=Levante&date=2026-08-01&until=2026-08-08&people=4&priceMax=90',
    ],
    ['a circle, which the map asks', 'type=rentals&lat=38.5365&lng=-0.1172&radius=1.5'],
    ['an order that is named beside the filters', 'query=hotel&sort=price'],
  ])('%s', (_, question) => expect(asked(question)).toBe(question));

  test.each([
    ['the page and the map', 'type=jobs&query=waiter&page=3&view=map', 'query=waiter&type=jobs'],
    ['an order that is only looked by', 'query=waiter&sort=date', 'query=waiter'],
    ['where somebody stands who wants the nearest first', 'query=bar&sort=distance&lat=38.5&lng=-0.1', 'query=bar'],
    [
      'what is no filter, or does not fit the rest',
      'query=bar&colour=red&category=nightclub&type=jobs&until=2026-08-01',
      'query=bar&type=jobs',
    ],
    ['that all kinds are asked', 'type=all&query=bar', 'query=bar'],
    ['everything where nothing is asked', 'view=map&page=2&sort=rating', ''],
  ])('not %s', (_, question, kept) => expect(asked(question)).toBe(kept));

  test('is read again as it was written, whatever it holds', () => {
    const address = keptSearch({ query: 'música & «sol» 100% 🌞', type: 'events', amenities: 'pool,wifi' });
    expect(searchIn(questionOf(address))).toEqual(address);
  });
});

describe('a search is over', () => {
  const tonight = '2026-08-21';
  test.each([
    ['without dates never', {}, false],
    ['not on its night', { date: tonight }, false],
    ['the night after', { date: '2026-08-20' }, true],
    ['not within its dates', { date: '2026-08-19', until: tonight }, false],
    ['after the last of them', { date: '2026-08-10', until: '2026-08-20' }, true],
    ['not while another date will do', { date: '2026-08-14', also: '2026-08-15,2026-08-22' }, false],
  ])('%s', (_, address, over) => expect(isOver(address, tonight)).toBe(over));
});
