/** What people mean, asked of the database: numbers, hours and places, and counts that say what a press gives. */
import { describe, expect, test } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { aTestHouse } from '#app/server/testing.ts';
import { isOpenAt } from '#features/businesses/opening.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { kinds } from '#features/listings/kinds.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { addDays } from '#kit/shared/dates.ts';
import { nightOf } from '#market/town/dates.ts';
import { judgedNow } from './judged/judgment.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import type { SearchQuery, SearchResult } from '../contract.ts';
import type { ShiftChoice } from '../rules.ts';
import { hasCategory } from '../rules.ts';
import { search } from './service.ts';

const house = aTestHouse({ demoOf: judgedNow });
const tonight = nightOf(judgedNow);

const ask = (query: SearchQuery, at = judgedNow) => search(house.db, serverKinds, query, 'en', at);
const titles = (found: SearchResult) => [
  ...[...found.events, ...found.rentals, ...found.jobs].map(({ title }) => title),
  ...found.businesses.map(({ name }) => name),
];
const totalOf = ({ totals }: SearchResult) => listingKinds.reduce((sum, kind) => sum + totals[kind].count, 0);

describe('words', () => {
  test('are understood beside the filters that are set, and the reply says as what', async () => {
    const found = await ask({ query: 'cheap flat for 4 in levante', people: 2 });
    expect(found.understood).toEqual({ query: 'flat', sort: 'price', location: 'Levante' });
    expect(found.rentals.length).toBeGreaterThan(0);
    expect(found.businesses).toEqual([]);
    expect((await ask({ query: 'flamenco' })).understood).toBeNull();
  });

  test('that only praise narrow nothing beside a place, and are left out of what a thing must have', async () => {
    const there = await ask({ query: 'iets leuks bij la cala' });
    expect(titles(there)).toContain('An Hour for the Beach');
    expect((await ask({ query: 'where can i leave my luggage for a few hours' })).businesses[0]?.name).toBe(
      'Consigna La Tregua',
    );
  });

  test('of a phrase that nothing has lead to the thing itself, and it is said', async () => {
    const salsa = await ask({ query: 'clases de salsa' });
    expect(salsa.events.map(({ title }) => title)).toContain('Barefoot Salsa');
    const pool = await ask({ query: 'pool party' });
    expect(pool).toMatchObject({ hasAllWords: false });
    expect(pool.events).toHaveLength(1);
    expect(totalOf(await ask({ query: 'escape room' }))).toBe(0);
  });

  test('of a trade that only other listings speak of find it not exactly', async () => {
    expect(await ask({ query: 'taxi' })).toMatchObject({ hasAllWords: false, businesses: [] });
  });

  test('name single places first by their own address, then what lies around', async () => {
    const found = await ask({ query: 'mal pas' });
    for (const places of [found.events, found.rentals])
      expect(places.slice(0, 2).map(({ location }) => location)).toEqual(['Mal Pas', 'Mal Pas']);
    expect(found.events.length).toBeGreaterThan(2);
  });

  test('compare prices for those who come: one person pays for all of a flat', async () => {
    const one = await ask({ query: 'cheap flat just me' });
    expect(one.rentals[0]?.title).toBe('The Berth, Levante');
    const nine = await ask({ query: 'cheap flat for 9' });
    expect(nine.rentals[0]?.title).toBe('Crew Flat in Rincón de Loix');
  });

  test('for so many hours find what is sold by the person and goes on for them', async () => {
    const titled = async (query: string) => (await ask({ query })).rentals.map(({ title }) => title);
    expect(await titled('sail for 2 hours')).toContain('Gaviota Dos, sunset seat');
    expect(await titled('sail for 4 hours')).not.toContain('Gaviota Dos, sunset seat');
  });

  test('find no house by its number', async () => {
    await anEvent(house.db, { title: { en: 'At number seventy-seven' }, address: 'Calle Mayor 77', date: tonight });
    expect(titles(await ask({ query: '77' }))).toEqual([]);
    expect(titles(await ask({ location: 'Calle Mayor 77' }))).toContain('At number seventy-seven');
  });

  test('have the stems of their own language: tapas are no taps', async () => {
    await aBusiness(house.db, {
      name: 'Dripping',
      openingHours: [],
      description: { en: 'Two water taps.', es: 'Dos grifos.' },
    });
    const found = titles(await ask({ query: 'tapas' }));
    expect(found).not.toContain('Dripping');
    expect(found).toContain('Palillo Largo');
  });

  test.each([
    ['seasonal', 9],
    ['D1 licence', 1],
    ['staff room', 2],
  ])('of what a job asks for and gives: %s finds %d', async (query, least) => {
    expect((await ask({ query, type: 'jobs' })).totals.jobs.count).toBeGreaterThanOrEqual(least);
  });
});

describe('what is open', () => {
  test('is what the opening hours say, at any minute of the week', async () => {
    const places = await house.db.select().from(businesses);
    for (let minute = 0; minute < 7 * 24 * 60; minute += 397) {
      const at = new Date(judgedNow.getTime() + minute * 60_000);
      const open = places.filter((place) => isOpenAt(place, at)).map(({ name }) => name);
      const found = await ask({ open: 'now', type: 'businesses' }, at);
      expect(
        found.businesses.filter(({ name }) => !open.includes(name)),
        String(at),
      ).toEqual([]);
      expect(found.totals.businesses.count, String(at)).toBe(open.length);
    }
  });

  test('at three in the morning is of the night before', async () => {
    const names = (await ask({ query: 'supermarket open at 3am' })).businesses.map(({ name }) => name);
    expect(names).toEqual(['Ultramarinos La Noche']);
  });
});

describe('prices', () => {
  test('are compared for one person and one night', async () => {
    const terms = { category: 'villa', latitude: null, longitude: null, location: 'Comparison' } as const;
    await aRental(house.db, { ...terms, title: { en: 'by week' }, priceCents: 70_000, priceUnit: 'week', capacity: 2 });
    await aRental(house.db, {
      ...terms,
      title: { en: 'for ten' },
      priceCents: 40_000,
      priceUnit: 'night',
      capacity: 10,
    });
    await aRental(house.db, { ...terms, title: { en: 'for one' }, priceCents: 6000, priceUnit: 'night', capacity: 1 });
    const found = await ask({ location: 'Comparison', sort: 'price', type: 'rentals' });
    expect(found.rentals.map(({ title }) => title)).toEqual(['for ten', 'by week', 'for one']);
  });

  test('that are bounded keep places by their range, and nothing that costs something is free', async () => {
    const names = (await ask({ query: 'restaurant under 20 euros' })).businesses.map(({ priceRange }) => priceRange);
    expect(names.length).toBeGreaterThan(0);
    expect(names).not.toContain('€€€');
    expect((await ask({ priceMax: 0 })).businesses).toEqual([]);
  });
});

describe('a count', () => {
  const searches: readonly SearchQuery[] = [
    {},
    { type: 'rentals' },
    { type: 'rentals', location: 'Playa de Levante', people: 4 },
    { type: 'businesses', open: 'now' },
    { type: 'businesses', location: 'Casco Antiguo', category: 'restaurant' },
    { type: 'events', location: 'Poniente', date: tonight, until: addDays(tonight, 30) },
    { query: 'pool' },
    { query: 'place to sleep' },
    { type: 'events' },
    { type: 'events', part: 'evening' },
    { type: 'events', date: tonight, until: addDays(tonight, 6), category: 'party' },
    { type: 'events', query: 'live music', priceMax: 2000 },
    { date: tonight },
    { type: 'businesses', rating: 4, category: 'bar' },
    { type: 'jobs' },
    { type: 'jobs', shifts: ['mornings', '-nights'] },
  ];
  test.each(searches.map((query) => [JSON.stringify(query), query] as const))(
    'says what pressing it gives: %s',
    async (_, query) => {
      const { facets } = await ask(query);
      const pressed = async (change: SearchQuery) => totalOf(await ask({ ...query, ...change }));
      for (const { value, count } of facets.location)
        expect([value, await pressed({ location: value })]).toEqual([value, count]);
      for (const { value, count } of facets.people)
        expect([value, await pressed({ people: Number(value) })]).toEqual([value, count]);
      for (const { count } of facets.open) expect(await pressed({ open: 'now' })).toBe(count);
      if (query.type === 'jobs')
        for (const { value, count } of facets.shifts)
          expect([value, await pressed({ shifts: [...(query.shifts ?? []), value as ShiftChoice] })]).toEqual([
            value,
            count,
          ]);
      if (query.type === 'rentals')
        for (const { value, count } of facets.amenities)
          expect([value, await pressed({ amenities: [value] })]).toEqual([value, count]);
      for (const { value, count } of facets.price)
        expect([value, await pressed({ priceMax: Number(value) * 100 })]).toEqual([value, count]);
      for (const { value, count } of facets.rating)
        expect([value, await pressed({ rating: Number(value) })]).toEqual([value, count]);
      for (const { value, count } of facets.date)
        expect([value, await pressed({ date: value, until: undefined })]).toEqual([value, count]);
      for (const { value, count } of facets.category)
        expect([value, await pressed({ category: value as SearchQuery['category'] })]).toEqual([value, count]);
      // A category that the other type does not have is left behind.
      const kept = (type: string) =>
        listingKinds.some(
          (kind) => kind === type && query.category !== undefined && hasCategory(kinds[kind], query.category),
        )
          ? query.category
          : undefined;
      for (const { value, count } of facets.type)
        expect([value, await pressed({ type: value as SearchQuery['type'], category: kept(value) })]).toEqual([
          value,
          count,
        ]);
    },
    60_000,
  );
});

test('nights are counted where nothing but what is announced for one is found', async () => {
  const nightsOf = async (query: SearchQuery) => (await ask(query)).facets.date.length;
  expect(
    await Promise.all([{ type: 'events' as const }, { query: 'techno', type: 'events' as const }].map(nightsOf)),
  ).toEqual([14, 14]);
  expect(
    await Promise.all(
      [{}, { type: 'businesses' as const }, { type: 'rentals' as const }, { date: tonight }].map(nightsOf),
    ),
  ).toEqual([0, 0, 0, 0]);
});

describe('kinds stand in the order of their best answers (issue 20)', () => {
  test.each([
    ['paella', ['businesses', 'events', 'jobs']],
    ['bartender', ['jobs']],
    // A house by its name alone; beside a night, what happens in it
    ['discoteca', ['businesses', 'events']],
    ['nightclubs', ['businesses', 'events']],
    ['discoteca esta noche', ['events', 'businesses']],
    ['after', ['businesses']],
    ['rooftop at moonrise', ['events']],
  ])('%s', async (query, [...first]) => {
    const { shelves } = await ask({ query });
    expect(shelves.slice(0, first.length)).toEqual(first);
  });
});

describe('where nothing has all the words', () => {
  const isNear = async (query: string) => {
    const found = await ask({ query });
    expect([query, found.hasAllWords, found.correction]).toEqual([query, false, null]);
    return found;
  };

  test('those that praise or say what one does with it are left out first', async () => {
    const { businesses, shelves } = await isNear('get quiet barber');
    expect([shelves, businesses.map(({ name }) => name)]).toEqual([['businesses'], ['Navaja y Brocha']]);
  });

  test('a kind that was named stays', async () => {
    expect((await isNear('bar work trampoline')).shelves).not.toEqual([]);
    expect((await isNear('job trampoline bike')).shelves).toEqual(['jobs']);
  });

  test('what mentions a kind is not of it', async () => {
    expect((await isNear('clubs open at noon')).shelves).not.toEqual([]);
    expect((await ask({ query: 'clubs open on saturday' })).hasAllWords).toBe(true);
  });
});
