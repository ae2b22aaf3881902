/** What stands beside few answers, and before others, on searches that nobody tuned for (decision 0196). */
import { describe, expect, test } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { SearchResult } from '../../contract.ts';
import { judgedNow } from '../judged/judgment.ts';
import { search } from '../service.ts';

const house = aTestHouse({ demoOf: judgedNow });

const ask = (query: string, at = judgedNow) => search(house.db, serverKinds, { query }, 'en', at);
const titlesOf = (part: SearchResult | SearchResult['near']) =>
  part.shelves.flatMap((type) => part[type].map((one) => ('title' in one ? one.title : one.name)));

describe('what is near', () => {
  test.each([
    // A kind stands last in its line and is looked at all the same
    ['yoga tomorrow morning', 'Easy Five Before Coffee'],
    // What is near the word that heads a line is near its other words
    ['tennis court', 'Padel for Strangers'],
    // What another table says of what nobody here has
    ['pharmacy open now', 'Ultramarinos La Noche'],
    // What opens later is near who wants it now
    ['vegan food open now', 'Huerta en Llamas'],
    // Who names a mood and a night wants to do something then
    ['what can i do tonight on my own without drinking', 'Drum Circle at Dusk'],
    // All of the words elsewhere, where some were left out to find anything here
    ['tecno club open till 6', 'Slow Burn'],
    // A hotel does not say how many it takes
    ['place to stay for 8', 'Hotel Persiana Verde'],
  ])('to %s is %s', async (query, title) => {
    expect(titlesOf((await ask(query)).near)).toContain(title);
  });

  test('first is what is on where the words were found: a techno club’s night that does not say so', async () => {
    const { near, businesses, events } = await ask('techno friday');
    expect([businesses[0]?.name, events.length]).toEqual(['Búnker 38', 0]);
    expect(titlesOf(near)[0]).toBe('Concrete Hours');
  });

  test('by its meaning comes first of what has some of the words: a sandwich, for a burger', async () => {
    expect(titlesOf((await ask('hambugesa')).near).indexOf('Bocata de Guardia')).toBeLessThan(3);
  });
});

describe('what comes first', () => {
  test.each([
    ['chambre pour deux nuits', 'businesses'],
    ['habitacion', 'businesses'],
    ['pub crawl', 'businesses'],
    ['soirée bateau', 'rentals'],
    ['bar with football', 'businesses'],
  ] as const)('of %s are %s', async (query, kind) => {
    expect((await ask(query)).shelves[0]).toBe(kind);
  });

  test('is a name that was typed, whatever kind it was called beside it', async () => {
    for (const query of ['marea baja club', 'club Marea Baja', 'discoteca marea baja']) {
      const { best, businesses } = await ask(query);
      expect([best[0], businesses[0]?.name]).toEqual([businesses[0]?.id, 'Marea Baja']);
    }
  });

  test('of a birthday’s dinner is where one eats, however many come', async () => {
    const { shelves, businesses } = await ask('birthday dinner for 10');
    expect(shelves[0]).toBe('businesses');
    for (const { category } of businesses) expect(category).toBe('restaurant');
  });

  test('for a month is what one lives in', async () => {
    const { rentals } = await ask('alquiler un mes');
    expect(rentals.slice(0, 6).map(({ category }) => category)).not.toContain('car');
  });

  test('of a scooter is what has two wheels or two seats', async () => {
    for (const query of ['scooter', 'moto'])
      expect(titlesOf(await ask(query))).toEqual(expect.arrayContaining(['Electric Two-Seater']));
  });

  test('in the night is what is open', async () => {
    const late = new Date('2026-07-16T00:10:00Z');
    for (const query of ['food', 'restaurant', 'comida'])
      expect((await ask(query, late)).businesses[0]?.name).toBe('Bocata de Guardia');
    expect((await ask('restaurant')).businesses[0]?.name).not.toBe('Bocata de Guardia');
    // Who names an hour asks for that one.
    expect((await ask('restaurant tomorrow', late)).businesses[0]?.name).not.toBe('Bocata de Guardia');
  });
});

test('a number of people leaves nothing out that never says how many it takes', async () => {
  const { totals, rentals } = await ask('hen party ideas for 12');
  expect(totals.events.count).toBeGreaterThan(5);
  expect(totals.businesses.count).toBeGreaterThan(3);
  for (const { capacity } of rentals) expect(capacity).toBeGreaterThanOrEqual(12);
  // A place to sleep for so many is only near where nobody knows it.
  expect((await ask('place to stay for 8')).totals.businesses.count).toBe(0);
});
