/** What is shown beside few answers: within all limits (decision 0081), or where next to nothing is, just beyond one (0211). */
import { describe, expect, test } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { aTestHouse } from '#app/server/testing.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import type { SearchQuery, SearchResult } from '../../contract.ts';
import { namedSize, previewSize } from '../../rules.ts';
import { judgedNow } from '../judged/judgment.ts';
import { search } from '../service.ts';

const house = aTestHouse({ demoOf: judgedNow });

const ask = (query: SearchQuery) => search(house.db, serverKinds, query, 'en', judgedNow);
const titlesOf = (part: SearchResult | SearchResult['near']) =>
  part.shelves.flatMap((type) => part[type].map((one) => ('title' in one ? one.title : one.name)));
const few = (found: SearchResult) =>
  listingKinds.reduce((sum, kind) => sum + found.totals[kind].count, 0) < previewSize;

describe('what is near', () => {
  test('has less of the words in the same place, or the same words beyond it', async () => {
    const found = await ask({ query: 'hotel in poniente' });
    expect(titlesOf(found)).toEqual(['Aparthotel Mar de Fondo']);
    expect(titlesOf(found.near)).toEqual(expect.arrayContaining(['Línea Doce on Poniente', 'Hotel Persiana Verde']));
    expect(titlesOf(found.near)).not.toContain('Aparthotel Mar de Fondo');
  });

  test.each(['villa with pool for 6 under 300 a night', 'flat for 2 under 120 a night'])(
    'breaks neither price nor number of people: %s',
    async (query) => {
      const { near, understood, rentals } = await ask({ query });
      const shown = [...rentals, ...near.rentals];
      expect(shown.length).toBeGreaterThan(0);
      for (const { price, priceUnit, capacity } of shown) {
        expect(Number(price) / (priceUnit === 'week' ? 7 : 1)).toBeLessThanOrEqual(understood?.priceMax ?? 0);
        expect(Number(capacity)).toBeGreaterThanOrEqual(understood?.people ?? 0);
      }
      expect([near.events, near.jobs]).toEqual([[], []]);
    },
  );

  test('is nothing beside enough, on a map, or where only filters are asked', async () => {
    for (const query of [{ query: 'hotel' }, { priceMax: 500 }]) {
      const found = await ask(query);
      expect([few(found), found.near.shelves]).toEqual([false, []]);
    }
  });

  test('is just beyond one limit where next to nothing is within all of them', async () => {
    const { totals, near, understood } = await ask({ query: 'free tonight' });
    expect(totals.events.count).toBeLessThan(3);
    expect(near.shelves).toEqual(['events']);
    const { date: tonight } = understood ?? {};
    const beyond = near.events.map(({ date, price }) => [date === tonight, Number(price) === 0]);
    // Free on another night, or a little dearer tonight: never both.
    expect(beyond).toEqual(expect.arrayContaining([[false, true]]));
    expect(beyond).toEqual(expect.arrayContaining([[true, false]]));
    expect(beyond).not.toEqual(expect.arrayContaining([[false, false]]));
    expect(Math.max(...near.events.map(({ price }) => Number(price)))).toBeLessThanOrEqual(10);
  });

  test('never leaves a day empty of what people go out for, nor offers a party for a lawyer', async () => {
    expect(titlesOf((await ask({ query: 'free music tomorrow' })).near)[0]).toBe('Brass in Plaza Mayor');
    for (const query of ['lawyer tomorrow', 'dentist tomorrow'])
      expect((await ask({ query })).near.shelves).toEqual([]);
  });

  test('is the same kind whenever it is free, where none is free then', async () => {
    const found = await ask({ query: 'apartment tonight' });
    expect(found.rentals).toEqual([]);
    expect(found.near.rentals.map(({ category }) => category)).toContain('apartment');
    // What is free then is an answer: nothing that is not stands beside it.
    const later = await ask({ query: 'apartment', date: '2026-08-20' });
    expect(later.rentals.length).toBeGreaterThan(0);
  });

  test('is no work for who does not speak of it', async () => {
    expect((await ask({ query: 'rooftop bar' })).near.jobs).toEqual([]);
    expect((await ask({ query: 'receptionist job' })).near.jobs.length).toBeGreaterThan(0);
  });

  test('beside a kind that was named stand more of it', async () => {
    const found = await ask({ query: 'apartment' });
    expect(found.rentals.length).toBeGreaterThan(previewSize);
    expect(found.rentals.length).toBeLessThanOrEqual(namedSize);
  });
});

describe('a price in a time', () => {
  test('compares nights with weeks, and no hour with a day', async () => {
    const base = { category: 'apartment', capacity: 2 } as const;
    await aRental(house.db, { ...base, title: { en: 'Weekly zorro' }, priceCents: 70_000, priceUnit: 'week' });
    await aRental(house.db, { ...base, title: { en: 'Nightly zorro' }, priceCents: 12_000, priceUnit: 'night' });
    await aRental(house.db, { ...base, title: { en: 'Hourly zorro' }, priceCents: 900, priceUnit: 'hour' });
    const found = async (query: SearchQuery) => titlesOf(await ask({ query: 'zorro', ...query })).toSorted();
    expect(await found({ priceMax: 10_000, per: 'night' })).toEqual(['Weekly zorro']);
    expect(await found({ priceMax: 90_000, per: 'week' })).toEqual(['Nightly zorro', 'Weekly zorro']);
    expect(await found({ priceMax: 1000, per: 'hour' })).toEqual(['Hourly zorro']);
  });

  test('is the pay of work, in whatever time it is named', async () => {
    const pay = (title: string, salaryType: 'hourly' | 'weekly' | 'monthly' | 'yearly', cents: number) =>
      aJob(house.db, { title: { en: title }, salaryType, payFromCents: cents, payToCents: cents, postedAt: judgedNow });
    await pay('Hourly quokka', 'hourly', 1200);
    await pay('Weekly quokka', 'weekly', 40_000);
    await pay('Monthly quokka', 'monthly', 150_000);
    await pay('Yearly quokka', 'yearly', 3_000_000);
    const found = async (query: string) => titlesOf(await ask({ query })).toSorted();
    expect(await found('quokka job over 1700 euros a month')).toEqual([
      'Hourly quokka',
      'Weekly quokka',
      'Yearly quokka',
    ]);
    expect(await found('quokka job over 11 euros an hour')).toEqual(['Hourly quokka', 'Yearly quokka']);
  });
});

test('what has a skipper asks for no licence, and is counted so', async () => {
  const found = await ask({ query: 'boat', amenities: ['no license needed'], type: 'rentals' });
  expect(titlesOf(found)).toContain('Wooden Llaüt Abuela Vicenta');
  const open = await ask({ query: 'boat', type: 'rentals' });
  const choice = open.facets.amenities.find(({ value }) => value === 'no license needed');
  expect(choice?.count).toBe(found.totals.rentals.count);
});

test.each([
  ['something sporty tomorow morning', { date: '2026-07-16', part: 'morning', query: 'sporty' }],
  ['techno vienres', { date: '2026-07-17', query: 'techno' }],
  // A word that a listing has is spelled.
  ['marea', null],
])('mends mistyped words that set filters: %s', async (query, understood) => {
  expect((await ask({ query })).understood).toEqual(understood);
});

test.each(['pendiente', 'cuero', 'colina'])('a word of every day is no mistyped one: %s', async (query) => {
  const { correction, understood } = await ask({ query });
  expect([correction, understood]).toEqual([null, null]);
});

test.each(['something nice', 'bonito', 'vacaciones'])('what says nothing leaves all there is: %s', async (query) => {
  const [said, all] = [await ask({ query }), await ask({})];
  expect([titlesOf(said), said.totals]).toEqual([titlesOf(all), all.totals]);
});
