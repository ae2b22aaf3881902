import { describe, expect, it } from 'vitest';
import { readQuestion, writeQuestion } from '#kit/shared/question.ts';
import {
  type SearchAddress,
  activeFilters,
  askedOf,
  changed,
  isNearby,
  meantAddress,
  readSearch,
  soughtCategory,
  soughtTypes,
  through,
  without,
} from './address.ts';
import { askedBy, draftOf, faultOf } from './draft.ts';

const everything = {
  query: 'paella',
  type: 'businesses',
  category: 'restaurant',
  location: 'Levante',
  date: '2026-11-21',
  until: '2026-11-23',
  people: 4,
  amenities: 'swimming pool,kitchen',
  per: 'night',
  priceMin: 10,
  priceMax: 25.5,
  rating: 4,
  sort: 'rating',
  page: 3,
  view: 'map',
  lat: 38.5385,
  lng: -0.1312,
  radius: 2.5,
} as const satisfies SearchAddress;

describe('an address', () => {
  it('says a whole search, and is read back as the same one', () => {
    expect(readSearch(everything)).toEqual(everything);
    expect(readSearch(readQuestion(writeQuestion(everything)))).toEqual(everything);
  });

  it('keeps what a search knows and leaves the rest out', () => {
    expect(readSearch({ query: 'paella', type: 'businesses', category: 'restaurant', utm: 'x', lang: 'es' })).toEqual({
      query: 'paella',
      type: 'businesses',
      category: 'restaurant',
    });
    expect(readSearch({ query: '', type: 'hotels', category: 'pool', sort: 'best', view: 'globe' })).toEqual({});
  });

  it.each([
    { date: '2026-02-31' },
    { date: 20_261_121 },
    { until: '2026-11-23' },
    { people: 0 },
    { people: 'many' },
    { amenities: 'throne' },
    { priceMin: 'ten' },
    { priceMax: -1 },
    { priceMax: '' },
    { rating: 5 },
    { rating: 1 },
    { page: 0 },
    { page: 41, type: 'events' },
    { page: 'two', type: 'events' },
    { lat: 91, lng: 0, radius: 1 },
    { lat: 38.5, radius: 1 },
    { radius: 3 },
    { query: ' ' },
    { query: 'a\0b' },
    { query: { a: 1 } },
    { query: 2024 },
    { location: [] },
  ])('drops what makes no sense: %o', (raw) => {
    const { type, ...left } = readSearch(raw);
    expect(left).toEqual({});
    expect(type).toBe('type' in raw ? raw.type : undefined);
  });

  it('never asks for more letters than the endpoint takes', () => {
    expect(String(readSearch({ query: 'x'.repeat(300) }).query)).toHaveLength(100);
    expect(String(readSearch({ query: `${'x'.repeat(99)}😎` }).query).isWellFormed()).toBe(true);
  });

  it('drops a category of another type, and keeps one that any type has when all are searched', () => {
    expect(readSearch({ type: 'rentals', category: 'restaurant' })).toEqual({ type: 'rentals' });
    expect(readSearch({ category: 'party' })).toEqual({ category: 'party' });
  });

  it('takes a nightclub for a club', () => {
    const search = readSearch({ type: 'events', category: 'nightclub' });
    expect(soughtCategory(search)).toBe('club');
    expect(draftOf(search).category).toBe('club');
  });

  it('drops a highest price below the lowest', () => {
    expect(readSearch({ priceMin: 20, priceMax: 10 })).toEqual({ priceMin: 20 });
    expect(readSearch({ priceMax: 0 })).toEqual({ priceMax: 0 });
    expect(readSearch({ per: 'night' })).toEqual({});
  });

  it('keeps a place only where it is used, and an order only where it is not the usual one', () => {
    const spot = { lat: 38.5, lng: -0.1 };
    expect(readSearch({ ...spot, sort: 'price' })).toEqual({ sort: 'price' });
    expect(readSearch({ ...spot, sort: 'distance' })).toEqual({ ...spot, sort: 'distance' });
    expect(readSearch({ sort: 'distance' })).toEqual({});
    expect(readSearch({ sort: 'relevance' })).toEqual({});
    expect(readSearch({ view: 'map', sort: 'distance' })).toEqual({ view: 'map' });
    expect(readSearch({ view: 'map', sort: 'relevance' })).toEqual({ view: 'map' });
    const circle = { ...spot, radius: 1 };
    expect(readSearch({ ...circle, sort: 'relevance' })).toEqual({ ...circle, sort: 'relevance' });
  });

  it('has pages of one type only', () => {
    expect(readSearch({ page: 2 })).toEqual({});
    expect(readSearch({ type: 'jobs', page: 2 })).toEqual({ type: 'jobs', page: 2 });
    expect(readSearch({ type: 'jobs', page: 1 })).toEqual({ type: 'jobs' });
  });

  it('drops a last day that is no later than the first, or too far from it', () => {
    const date = '2026-11-21';
    expect(readSearch({ date, until: '2026-11-23' })).toEqual({ date, until: '2026-11-23' });
    for (const until of ['2026-11-21', '2026-11-20', '2027-03-02'])
      expect(readSearch({ date, until })).toEqual({ date });
  });

  it('has other dates behind the first that will do as well, where it has no last one', () => {
    const date = '2026-11-21';
    expect(readSearch({ date, also: '2026-11-25,2026-11-23,2026-11-23' })).toEqual({
      date,
      also: '2026-11-23,2026-11-25',
    });
    expect(readSearch({ date, also: '2026-11-23', until: '2026-11-24' })).toEqual({ date, until: '2026-11-24' });
    for (const also of ['2026-11-21', '2026-11-20', '2027-03-02', 'soon'])
      expect(readSearch({ date, also })).toEqual({ date });
    expect(readSearch({ also: '2026-11-23' })).toEqual({});
    const both = { date, also: '2026-11-23' };
    expect(without(both, ['date'])).toEqual({});
    expect(askedBy({ ...draftOf(both), location: 'x' }, both)).toEqual({ ...both, location: 'x' });
    expect(askedBy({ ...draftOf(both), date: '2026-11-22' }, both)).toEqual({ date: '2026-11-22' });
  });

  it('is in the order of pay where work is looked through', () => {
    expect(readSearch({ sort: 'pay' })).toEqual({ sort: 'pay' });
    expect(readSearch({ type: 'jobs', sort: 'pay' })).toEqual({ type: 'jobs', sort: 'pay' });
    expect(readSearch({ type: 'events', sort: 'pay' })).toEqual({ type: 'events' });
    expect(activeFilters({ sort: 'pay' })).toEqual(['order']);
  });

  it('has the hours of work that are known, and only where work is looked for', () => {
    expect(readSearch({ shifts: ['-nights', 'mornings', 'noon'] })).toEqual({ shifts: 'mornings,-nights' });
    expect(readSearch({ type: 'jobs', shifts: 'nights' })).toEqual({ type: 'jobs', shifts: 'nights' });
    expect(readSearch({ type: 'rentals', shifts: 'nights' })).toEqual({ type: 'rentals' });
    expect(activeFilters({ shifts: 'nights' })).toEqual(['shifts']);
    expect(without({ query: 'bar', shifts: 'nights' }, ['shifts'])).toEqual({ query: 'bar' });
  });

  it('has the amenities that are known, in one order, from boxes too', () => {
    expect(readSearch({ amenities: ['kitchen', 'free WiFi', 'throne'] })).toEqual({ amenities: 'free WiFi,kitchen' });
    expect(readSearch({ amenities: 'kitchen,free WiFi' })).toEqual({ amenities: 'free WiFi,kitchen' });
  });

  it('takes the last of two that is filled, as a form sends them without a script', () => {
    expect(readSearch({ date: ['2026-11-22', ''] })).toEqual({ date: '2026-11-22' });
    expect(readSearch({ date: ['2026-11-22', '2026-11-25'] })).toEqual({ date: '2026-11-25' });
  });
});

describe('what the endpoints are asked', () => {
  it('is text, and only what is filled', () => {
    const { search, radius } = askedOf(everything);
    expect(search).toMatchObject({
      people: '4',
      per: 'night',
      priceMin: '10',
      priceMax: '25.5',
      rating: '4',
      page: '3',
      lat: '38.5385',
    });
    expect(radius).toBe('2.5');
    expect(Object.values(askedOf({ query: '2024' }).search).filter(Boolean)).toEqual(['2024']);
  });

  it('is a circle on the map and wherever there is a radius', () => {
    expect(
      [{}, { view: 'map' }, { radius: 2 }, { lat: 1, lng: 1 }].map((address) =>
        isNearby(readSearch({ lat: 1, lng: 1, ...address })),
      ),
    ).toEqual([false, true, true, false]);
  });
});

describe('filters', () => {
  it('are named when they are set', () => {
    expect(activeFilters(everything)).toEqual([
      'category',
      'location',
      'date',
      'people',
      'amenities',
      'price',
      'rating',
      'area',
    ]);
    expect(activeFilters({ query: 'x', type: 'jobs', view: 'map' })).toEqual([]);
    expect(activeFilters({ priceMax: 0 })).toEqual(['price']);
  });

  it('are taken away one by one, and the pages begin anew', () => {
    const { per: _, priceMin: __, priceMax: ___, page: ____, ...rest } = everything;
    expect(without(everything, ['price'])).toEqual(rest);
    expect(without(everything, activeFilters(everything))).toEqual({
      query: 'paella',
      type: 'businesses',
      sort: 'rating',
      view: 'map',
    });
  });

  it('stay when the type changes, but for the category it does not have', () => {
    expect(through({ query: 'x', type: 'events', category: 'party', date: '2026-11-21', page: 2 }, 'rentals')).toEqual({
      query: 'x',
      type: 'rentals',
      date: '2026-11-21',
    });
    expect(through({ type: 'events', category: 'party' }, 'all')).toEqual({ category: 'party' });
  });

  it('are asked as they stand in the form, and the rest stays', () => {
    const draft = { ...draftOf(everything), query: ' tapas ', priceMin: '', rating: '', date: '2026-11-30' };
    expect(askedBy(draft, everything)).toEqual({
      ...changed(everything, { query: 'tapas', date: '2026-11-30' }),
      priceMin: undefined,
      rating: undefined,
    });
    expect(askedBy(draftOf({}), { type: 'jobs', page: 2 })).toEqual({ type: 'jobs' });
  });

  it('say which of two contradicts the other', () => {
    const price = (priceMin: string, priceMax: string) => faultOf({ ...draftOf({}), priceMin, priceMax });
    expect([price('20', '10'), price('9', '10'), price('', '10'), price('20', ''), price('5', '5')]).toEqual([
      'priceMax',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const days = (date: string, until: string) => faultOf({ ...draftOf({}), date, until });
    expect(days('2026-11-21', '2026-11-21')).toBe('until');
    expect([days('2026-11-21', '2026-11-22'), days('2026-11-21', '')]).toEqual([undefined, undefined]);
  });
});

describe('meantAddress', () => {
  it('puts what the words mean in their place, so that a filter that is taken away stays away', () => {
    const meant = meantAddress(
      { query: 'villa for 8 tonight', type: 'rentals', page: 2 },
      { query: 'villa', people: 8, date: '2026-11-21' },
    );
    expect(meant).toEqual({ query: 'villa', type: 'rentals', people: 8, date: '2026-11-21' });
    expect(without(meant ?? {}, ['people'])).toEqual({ query: 'villa', type: 'rentals', date: '2026-11-21' });
    expect(meantAddress({ query: 'open now' }, { query: '', open: 'now' })).toEqual({ open: 'now' });
    expect(meantAddress({ query: 'jazz' }, null)).toBeUndefined();
  });
});

describe('soughtTypes', () => {
  it('looks everywhere unless told', () => {
    expect(soughtTypes({})).toEqual(['events', 'rentals', 'businesses', 'jobs']);
    expect(soughtTypes({ type: 'jobs' })).toEqual(['jobs']);
  });
});
