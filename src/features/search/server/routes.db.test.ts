import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Marker } from '../contract.ts';

const house = aTestHouse();
beforeEach(async () => {
  for (const table of [events, rentals, businesses, jobs]) await house.db.delete(table);
});

const find = async (query: Record<string, string>, path = '/api/search/advanced') =>
  (await house.call('GET', `${path}?${new URLSearchParams(query)}`)).body;
const titles = (list: { title?: string; name?: string }[]) => list.map(({ title, name }) => title ?? name);
const option = (options: { value: string }[], value: string) => options.find((one) => one.value === value);

describe('words', () => {
  test('find events, rentals, places and jobs in both languages at once, grouped', async () => {
    await anEvent(house.db, { title: { en: 'Moon party', es: 'Fiesta de la luna' } });
    await aRental(house.db, { title: { en: 'Moon flat', es: 'Piso luna' }, priceCents: 9000, priceUnit: 'night' });
    await aBusiness(house.db, { name: 'Luna Bar' });
    await aJob(house.db, { title: { en: 'Moon keeper', es: 'Guardián de la luna' } });
    const found = await find({ query: 'lunas', lang: 'es' });
    expect(titles(found.events)).toEqual(['Fiesta de la luna']);
    expect(found.rentals).toEqual([
      expect.objectContaining({ title: 'Piso luna', pricePerUnit: '90.00', unit: 'night' }),
    ]);
    expect(titles(found.businesses)).toEqual(['Luna Bar']);
    expect(titles(found.jobs)).toEqual(['Guardián de la luna']);
    expect(found.totals.jobs).toEqual({ count: 1, isMore: false });
    expect(titles((await find({ query: 'MOON' })).events)).toEqual(['Moon party']);
  });

  test('put the very title first, then titles, then what only mentions it', async () => {
    await anEvent(house.db, { title: { en: 'Other' }, description: { en: 'A sunset.' }, time: '20:00' });
    await anEvent(house.db, { title: { en: 'Sunset sunset sail' }, time: '21:00' });
    await anEvent(house.db, { title: { en: 'Sunset' }, time: '23:00' });
    expect(titles((await find({ query: 'sunset' })).events)).toEqual(['Sunset', 'Sunset sunset sail', 'Other']);
  });

  test('that nobody has are corrected, and the reply says to what', async () => {
    await aBusiness(house.db, { name: 'Paella Viva', category: 'restaurant' });
    const found = await find({ query: 'paela' });
    expect([titles(found.businesses), found.correction, found.hasAllWords]).toEqual([['Paella Viva'], 'paella', true]);
    expect((await find({ query: 'paella' })).correction).toBeNull();
  });

  test('that nothing has all of show what has some', async () => {
    await aBusiness(house.db, { name: 'Paella Viva', category: 'restaurant' });
    const found = await find({ query: 'paella xylophone' });
    expect([titles(found.businesses), found.hasAllWords]).toEqual([['Paella Viva'], false]);
  });

  test('that mean nothing find nothing, and that is said', async () => {
    await aBusiness(house.db, { name: 'Paella Viva' });
    const found = await find({ query: 'qwxyzk' });
    expect(found.totals.businesses).toEqual({ count: 0, isMore: false });
    expect([found.correction, found.hasAllWords]).toEqual([null, true]);
  });

  test.each([
    "' or 1=1 --",
    '& | ! : * ( ) <->',
    "it's \\' a:*B",
    '%_%',
    '🌞🌞',
    '\\',
    ':*',
    'a'.repeat(100),
    '((((',
    '"',
    'ﬀ ß İ',
    '١٢٣',
  ])('like %s are only words', async (query) => {
    await anEvent(house.db);
    for (const path of ['advanced', 'nearby', 'suggest']) {
      const reply = await house.call('GET', `/api/search/${path}?${new URLSearchParams({ query })}`);
      expect([path, reply.status]).toEqual([path, 200]);
    }
    const place = await house.call('GET', `/api/search/advanced?${new URLSearchParams({ location: query })}`);
    expect(place.status).toBe(200);
  });
});

describe('what is hidden', () => {
  test('is never found: drafts, withdrawn, past, closed', async () => {
    for (const status of ['draft', 'withdrawn'] as const) {
      await anEvent(house.db, { status });
      await aRental(house.db, { status });
      await aBusiness(house.db, { status });
      await aJob(house.db, { status });
    }
    await anEvent(house.db, { date: '2026-08-20' });
    await aJob(house.db, { listedUntil: new Date('2026-08-21T17:59:59Z') });
    for (const path of ['/api/search/advanced', '/api/search/nearby']) {
      const { events, rentals, businesses, jobs } = await find({}, path);
      expect([events, rentals, businesses, jobs]).toEqual([[], [], [], []]);
    }
    expect(await find({ query: 'mirrorball' }, '/api/search/suggest')).not.toContainEqual(
      expect.objectContaining({ kind: 'listing' }),
    );
  });

  test('shows no contact of an owner who did not allow it', async () => {
    await aRental(house.db, { contactPhone: '+34600555111', contactEmail: 'owner@example.com', contactPublic: false });
    expect(JSON.stringify(await find({}))).not.toMatch(/600555111|owner@example/);
  });
});

describe('filters', () => {
  test.each([
    ['type=hotels', 'type'],
    ['category=palace', 'category'],
    ['type=rentals&category=restaurant', 'category'],
    ['type=jobs&category=nightclub', 'category'],
    ['priceMin=20&priceMax=10', 'priceMax'],
    ['priceMin=abc', 'priceMin'],
    ['priceMax=-1', 'priceMax'],
    ['rating=5', 'rating'],
    ['date=2026-02-30', 'date'],
    ['until=2026-09-02', 'date'],
    ['date=2026-09-02&until=2026-09-01', 'until'],
    ['date=2026-09-01&until=2026-12-31', 'until'],
    ['people=0', 'people'],
    ['amenities=kitchen,throne', 'amenities.1'],
    ['sort=newest', 'sort'],
    ['sort=distance', 'lat'],
    ['lat=38.5', 'lng'],
    ['lat=91&lng=0', 'lat'],
    ['page=0', 'page'],
    ['page=41', 'page'],
    ['colour=red', 'colour'],
    [`query=${'a'.repeat(101)}`, 'query'],
    ['query=%00', 'query'],
  ])('%s is refused, naming %s', async (query, field) => {
    const reply = await house.call('GET', `/api/search/advanced?${query}`);
    expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([422, field]);
  });

  test('leave only what meets all of them', async () => {
    await anEvent(house.db, {
      title: { en: 'cheap' },
      priceCents: 500,
      category: 'club',
      location: 'Playa de Levante',
    });
    await anEvent(house.db, {
      title: { en: 'dear' },
      priceCents: 5000,
      category: 'club',
      location: 'Playa de Levante',
      time: '23:00',
    });
    await anEvent(house.db, { title: { en: 'unpriced' }, priceCents: null, category: 'club', date: '2026-08-22' });
    await aBusiness(house.db, {
      name: 'Open on Fridays',
      openingHours: [{ days: [4], opens: '20:00', closes: '02:00' }],
    });
    await aBusiness(house.db, { name: 'Rated club', rating: 4.2, category: 'club', openingHours: [] });
    expect(titles((await find({ type: 'events', priceMax: '10' })).events)).toEqual(['cheap']);
    expect(titles((await find({ priceMin: '10.50' })).events)).toEqual(['dear']);
    // Places say a range: from 15 euro a person on.
    expect((await find({ priceMin: '0' })).businesses).toHaveLength(2);
    expect((await find({ priceMax: '14' })).businesses).toEqual([]);
    expect(titles((await find({ location: 'LEVÁNTE', sort: '-price' })).events)).toEqual(['dear', 'cheap']);
    const clubs = await find({ category: 'nightclub' });
    expect([clubs.totals.events.count, titles(clubs.businesses), clubs.rentals]).toEqual([3, ['Rated club'], []]);
    const friday = await find({ date: '2026-08-21' });
    expect([titles(friday.events), titles(friday.businesses)]).toEqual([['cheap', 'dear'], ['Open on Fridays']]);
    expect(titles((await find({ rating: '4' })).businesses)).toEqual(['Rated club']);
    expect((await find({ rating: '4' })).events).toEqual([]);
  });

  test('say how many each choice would leave beside the other filters', async () => {
    for (const priceCents of [0, 900, 2400]) await anEvent(house.db, { priceCents, category: 'party' });
    await anEvent(house.db, { priceCents: 0, category: 'club', date: '2026-08-22', location: 'Mal Pas' });
    await aBusiness(house.db, { category: 'club', rating: 3.5 });
    const all = (await find({})).facets;
    expect(all.category.map(({ value, count }: { value: string; count: number }) => [value, count])).toEqual([
      ['party', 3],
      ['club', 2],
    ]);
    expect(option(all.type, 'businesses')).toEqual({ value: 'businesses', count: 1, isMore: false });
    expect(all.price.map(({ count }: { count: number }) => count)).toEqual([2, 3, 5, 5, 5, 5]);
    expect(all.rating.map(({ count }: { count: number }) => count)).toEqual([0, 1, 1]);
    // A place may open on any of them: beside one, nights are not counted.
    expect(all.date).toEqual([]);
    const nights = (await find({ type: 'events' })).facets.date;
    expect(nights.slice(0, 3)).toEqual([
      { value: '2026-08-21', count: 3, isMore: false },
      { value: '2026-08-22', count: 1, isMore: false },
      { value: '2026-08-23', count: 0, isMore: false },
    ]);
    expect(nights).toHaveLength(14);
    expect(option(all.location, 'Mal Pas')).toEqual({ value: 'Mal Pas', count: 1, isMore: false });
    const free = (await find({ type: 'events', category: 'party', priceMax: '0' })).facets;
    // The category is counted without the category, the price without the price, the type without either.
    expect([option(free.category, 'club'), option(free.price, '25')]).toMatchObject([{ count: 1 }, { count: 3 }]);
    expect(option(free.type, 'businesses')).toMatchObject({ count: 0 });
    expect(option((await find({ type: 'rentals', category: 'villa' })).facets.category, 'villa')).toMatchObject({
      count: 0,
    });
  });
});

describe('order and pages', () => {
  test('by date, price, rating and distance, with what lacks it last', async () => {
    await aRental(house.db, { title: { en: 'a' }, priceCents: 300, rating: null, latitude: 38.54, longitude: -0.13 });
    await aRental(house.db, { title: { en: 'b' }, priceCents: null, rating: 4, latitude: 38.53, longitude: -0.13 });
    await aRental(house.db, { title: { en: 'c' }, priceCents: 100, rating: 5, latitude: null, longitude: null });
    const by = async (sort: string) =>
      titles((await find({ type: 'rentals', sort, lat: '38.53', lng: '-0.13' })).rentals).join('');
    expect([await by('price'), await by('-price'), await by('rating'), await by('distance')]).toEqual([
      'cab',
      'acb',
      'cba',
      'bac',
    ]);
    await aJob(house.db, { title: { en: 'old' }, isUrgent: true, listedUntil: new Date('2026-08-23T00:00:00Z') });
    await aJob(house.db, { title: { en: 'new' }, listedUntil: new Date('2026-08-30T00:00:00Z') });
    expect(titles((await find({ type: 'jobs', sort: 'date' })).jobs)).toEqual(['new', 'old']);
    expect(titles((await find({ type: 'jobs' })).jobs)).toEqual(['old', 'new']);
  });

  test('everything at once shows six of each, one type a page of twenty-four', async () => {
    for (let i = 0; i < 26; i += 1) await anEvent(house.db, { title: { en: `n${i}` }, time: `2${i % 3}:0${i % 10}` });
    expect((await find({})).events).toHaveLength(6);
    const first = await find({ type: 'events' });
    const second = await find({ type: 'events', page: '2' });
    expect([first.events.length, first.pages, second.events.length, second.page]).toEqual([24, 2, 2, 2]);
    expect(new Set([...titles(first.events), ...titles(second.events)]).size).toBe(26);
    expect((await find({ type: 'events', page: '3' })).events).toEqual([]);
  });
});

describe('nearby', () => {
  test('is a circle, nearest first, with a marker for each in the language asked for', async () => {
    await aBusiness(house.db, { name: 'far', latitude: 38.6, longitude: -0.13 });
    await aBusiness(house.db, { name: 'near', latitude: 38.5386, longitude: -0.1312 });
    await anEvent(house.db, { title: { en: 'Here', es: 'Aquí' }, latitude: 38.54, longitude: -0.1312 });
    await aBusiness(house.db, { name: 'nowhere', latitude: null, longitude: null });
    const found = await find({ radius: '1', lang: 'es' }, '/api/search/nearby');
    expect(titles(found.businesses)).toEqual(['near']);
    expect(found.markers.map(({ title }: { title: string }) => title)).toEqual(['near', 'Aquí']);
    expect(found.isMore).toBe(false);
    expect(titles((await find({ radius: '20' }, '/api/search/nearby')).businesses)).toEqual(['near', 'far']);
    const filtered = await find({ radius: '20', query: 'far' }, '/api/search/nearby');
    expect(filtered.markers).toHaveLength(1);
  });

  test('has pins that say price, day and hour, each in its own currency', async () => {
    const here = { latitude: 38.54, longitude: -0.1312 };
    await anEvent(house.db, { ...here, date: '2026-08-21', time: '22:30', priceCents: 2550 });
    await anEvent(house.db, { ...here, date: '2026-08-22', time: null, priceCents: 0 });
    await aRental(house.db, { ...here, priceCents: 9000, currency: 'GBP', priceUnit: 'night' });
    await aBusiness(house.db, here);
    const { markers } = await find({ radius: '1' }, '/api/search/nearby');
    const said = markers.map(({ type, price, currency, date, time }: Marker) => [type, price, currency, date, time]);
    expect(said.toSorted()).toEqual([
      ['businesses', null, null, null, null],
      ['events', '0', 'EUR', '2026-08-22', null],
      ['events', '25.50', 'EUR', '2026-08-21', '22:30'],
      ['rentals', '90.00', 'GBP', null, null],
    ]);
  });

  test('comes in the order of the lists when asked to, so that a map changes no order', async () => {
    await anEvent(house.db, {
      title: { en: 'later, near' },
      date: '2026-08-29',
      latitude: 38.5386,
      longitude: -0.1312,
    });
    await anEvent(house.db, { title: { en: 'sooner, far' }, date: '2026-08-22', latitude: 38.55, longitude: -0.1312 });
    const ask = { radius: '10', type: 'events' };
    const nearby = (sort: object) => find({ ...ask, ...sort }, '/api/search/nearby');
    expect(titles((await nearby({})).events)).toEqual(['later, near', 'sooner, far']);
    expect(titles((await nearby({ sort: 'relevance' })).events)).toEqual(['sooner, far', 'later, near']);
  });
});
