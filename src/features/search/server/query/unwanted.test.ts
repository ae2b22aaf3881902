/** What somebody does not want comes last, what a plain name is seldom said for after the rest, and a beach is no quarter. */
import { describe, expect, test } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { SearchQuery, SearchResult } from '../../contract.ts';
import { judgedNow } from '../judged/judgment.ts';
import { search } from '../service.ts';

const house = aTestHouse({ demoOf: judgedNow });

const ask = (query: SearchQuery) => search(house.db, serverKinds, query, 'en', judgedNow);
const titlesOf = (part: SearchResult | SearchResult['near']) =>
  part.shelves.flatMap((type) => part[type].map((one) => ('title' in one ? one.title : one.name)));

describe('what is not wanted', () => {
  test.each([
    ['club but not techno', 'techno club', ['Búnker 38', 'Concrete Hours', 'Slow Burn', 'Machines Without a Screen']],
    ['fiesta sin reguetón', 'fiesta de reguetón', ['Perreo Under the Towers', 'Sala Hormigón']],
    ['tour without a bike', 'bike tour', ['Dos Ruedas al Faro']],
  ])('comes last: %s', async (query, wish, unwanted) => {
    const found = await ask({ query });
    const shelves = found.shelves.map((type) => found[type].map((one) => ('title' in one ? one.title : one.name)));
    const isUnwanted = (title: string) => unwanted.includes(title);
    // Who wants them finds them: they are there, under these names.
    expect(titlesOf(await ask({ query: wish })).filter(isUnwanted)).not.toEqual([]);
    expect(shelves.flat().some((title) => !isUnwanted(title))).toBe(true);
    for (const shelf of shelves) {
      const first = shelf.findIndex(isUnwanted);
      if (first !== -1) expect(shelf.slice(first).every(isUnwanted), shelf.join(', ')).toBe(true);
    }
    expect(titlesOf(found.near).filter(isUnwanted)).toEqual([]);
  });

  test('is left out and not counted where something else of the kind is there', async () => {
    const [all, some] = await Promise.all([ask({ query: 'bar' }), ask({ query: 'bar without karaoke' })]);
    expect(titlesOf(all)).toContain('Buenas Intenciones');
    expect(titlesOf(some)).not.toContain('Buenas Intenciones');
    expect(some.totals.businesses.count).toBe(all.totals.businesses.count - 1);
    expect(some.facets.type.find(({ value }) => value === 'businesses')?.count).toBe(some.totals.businesses.count);
  });

  test('is not what a title says that is just what was typed', async () => {
    expect(titlesOf(await ask({ query: 'machines without a screen' }))[0]).toBe('Machines Without a Screen');
    expect(titlesOf(await ask({ query: 'no cover at marea baja' }))[0]).toBe('No Cover at Marea Baja');
  });

  test('of a place is not asked for', async () => {
    expect((await ask({ query: 'techno far from the old town' })).understood).toEqual({ query: 'techno' });
  });
});

test('what is told beside an occasion and a kind is left out where both are there without it', async () => {
  for (const [query, leftOut] of [
    ['alone club music', ['music']],
    ['date night flat night', ['night']],
  ] as const) {
    const found = await ask({ query });
    expect(titlesOf(found), query).not.toEqual([]);
    expect(found, query).toMatchObject({ hasAllWords: false, leftOut });
  }
});

test('who rents a car wants none to sleep in, unless they say so', async () => {
  for (const query of ['car hire', 'alquilar coche', 'auto mieten']) {
    const cars = (await ask({ query })).rentals.filter(({ category }) => category === 'car');
    expect(cars.at(-1)?.title, query).toBe('Camper La Caracola');
  }
  expect((await ask({ query: 'camper van hire' })).rentals[0]?.title).toBe('Camper La Caracola');
});

test('who asks for a beach is shown what lies at it, and for the quarter all of it', async () => {
  const [beach, quarter] = await Promise.all([
    ask({ query: 'bar on levante beach' }),
    ask({ query: 'bar in levante' }),
  ]);
  expect(beach.understood?.location).toBe('Playa de Levante');
  expect(quarter.understood?.location).toBe('Levante');
  expect(quarter.totals.businesses.count).toBeGreaterThan(beach.totals.businesses.count);
});

test('the best paid work comes first by the hour, whatever time its pay is named for', async () => {
  const { jobs, understood } = await ask({ query: 'best paid jobs' });
  expect(understood).toEqual({ sort: 'pay', query: 'jobs' });
  expect(jobs[0]?.title).toBe('Night Walk Storyteller');
  const waiters = await ask({ query: 'mejor pagado camarero' });
  expect(waiters.understood?.sort).toBe('pay');
});
