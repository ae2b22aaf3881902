import { expect, test } from 'vitest';
import { readSearch } from '#features/search/address.ts';
import type { Found } from '#features/search/web/queries.ts';
import { asAsked, atTheirTime, bestOf, listingsOf, withoutBest } from './listings.ts';

const one = (id: string) => ({ id, title: id, name: id, latitude: null, longitude: null, poster: {} });
const found = {
  events: [one('night'), one('later')],
  rentals: [],
  businesses: [one('club'), one('bar')],
  jobs: [],
  near: { events: [one('near')], rentals: [], businesses: [], jobs: [], shelves: ['events'] },
  shelves: ['events', 'businesses'],
  best: ['club', 'night'],
} as unknown as Found;

test('the best stand in their own order, before all others', () => {
  expect(bestOf(found).map(({ id, type }) => [id, type])).toEqual([
    ['club', 'businesses'],
    ['night', 'events'],
  ]);
  expect([...listingsOf(found).keys()]).toEqual(['club', 'night', 'later', 'near', 'bar']);
});

test('what stands among the best is not shown again in the list of its kind', () => {
  expect(withoutBest(found).events.map(({ id }) => id)).toEqual(['later']);
  expect(withoutBest(found).businesses.map(({ id }) => id)).toEqual(['bar']);
});

test('a rental whose stay is not known yet is opened in the month that was asked for', () => {
  const stay = { from: '2027-02-03', quantity: 1 };
  const rentals = [
    { ...one('villa'), stay: null },
    { ...one('boat'), stay },
  ];
  const searched = { ...found, rentals, near: { ...found.near, rentals: [{ ...one('flat'), stay: null }] } };
  const shown = asAsked(searched as unknown as Found, { date: '2027-02-01' });
  expect(shown?.rentals).toMatchObject([
    { id: 'villa', month: '2027-02' },
    { id: 'boat', stay },
  ]);
  expect(shown?.rentals[1]).not.toHaveProperty('month');
  expect(shown?.near.rentals).toMatchObject([{ id: 'flat', month: '2027-02' }]);
  expect(asAsked(found, {})).toBe(found);
});

test('a home is opened for as many people as were asked for, and a bike as ever', () => {
  const rentals = [
    { ...one('villa'), category: 'villa', priceUnit: 'night', stay: null },
    { ...one('boat'), category: 'boat', priceUnit: 'hour', stay: { from: '2027-02-03', quantity: 1 } },
    { ...one('trip'), category: 'boat', priceUnit: 'person', stay: null },
    { ...one('bike'), category: 'bike', priceUnit: 'day', stay: null },
  ];
  const shown = asAsked({ ...found, rentals } as unknown as Found, { people: 5 });
  expect(shown?.rentals.map((rental) => [rental.id, 'guests' in rental ? rental.guests : undefined])).toEqual([
    ['villa', 5],
    ['boat', 5],
    ['trip', undefined],
    ['bike', undefined],
  ]);
});

test.each([
  ['a date', { date: '2026-08-25' }],
  ['a part of the day', { part: 'evening' }],
  ['a time', { open: '21:00' }],
  ['tonight', { date: '2026-08-18', part: 'evening' }],
] as const)('a place has no hours to tell of now for whoever asked for %s, neither found nor near', (_, asked) => {
  const openingHours = [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '20:00', closes: '04:00' }];
  const openingExceptions = [{ from: '2026-12-24', until: '2026-12-25', spans: [], name: null }];
  const bar = { ...one('bar'), openingHours, openingExceptions };
  const searched = { ...found, businesses: [bar], near: { ...found.near, businesses: [bar] } } as unknown as Found;
  const quiet = { ...bar, openingHours: [], openingExceptions: [] };
  const shown = atTheirTime(searched, readSearch(asked));
  expect([shown?.businesses, shown?.near.businesses]).toEqual([[quiet], [quiet]]);
  expect(shown?.events).toBe(searched.events);
  expect(atTheirTime(searched, readSearch({ query: 'bar' }))).toBe(searched);
});
