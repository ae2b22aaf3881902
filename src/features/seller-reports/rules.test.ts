import { expect, it } from 'vitest';
import { rentalCategories } from '#features/rentals/rules.ts';
import { addSums, dueOn, isNothing, noSums, activityOf, standingOf, wholeEuros, yearOf } from './rules.ts';

const sold = { considerationCents: [0, 8800, 0, 4400], feesCents: [0, 1200, 0, 600], sales: [0, 2, 0, 1] } as const;
const person = { kind: 'person', country: 'ES' } as const;
const nobody = { properties: [], personalServices: noSums, transportRental: noSums };

it('says of everything that can be sold for an owner what it is told of as', () =>
  expect(Object.keys(activityOf).toSorted()).toEqual([...rentalCategories, 'event'].toSorted()));

it.each([
  ['told', { ...nobody, identity: person, personalServices: sold }],
  ['unknown', { ...nobody, identity: null, personalServices: sold }],
  ['abroad', { ...nobody, identity: { ...person, country: 'GB' }, transportRental: sold }],
  ['told', { ...nobody, identity: { ...person, country: 'GB' }, properties: [{ sums: sold }] }],
  ['exempt', { ...nobody, identity: person }],
  ['exempt', { ...nobody, identity: null }],
  ['told', { ...nobody, identity: { kind: 'company', country: 'ES' }, properties: [lettings(2000)] }],
  ['large', { ...nobody, identity: { kind: 'company', country: 'ES' }, properties: [lettings(2001)] }],
  ['told', { ...nobody, identity: person, properties: [lettings(2001)] }],
] as const)('a seller is %s by who they are and what they sold', (standing, year) =>
  expect(standingOf(year)).toBe(standing),
);

function lettings(count: number) {
  return { sums: { ...sold, sales: [count, 0, 0, 0] as const } };
}

it('adds up quarter by quarter', () => {
  const twice = addSums(sold, sold);
  expect(twice.considerationCents).toEqual([0, 17_600, 0, 8800]);
  expect(yearOf(twice.feesCents)).toBe(3600);
  expect([isNothing(noSums), isNothing(sold)]).toEqual([true, false]);
});

it.each([
  [149, 1],
  [150, 2],
  [-150, -2],
  [-49, 0],
  [0, 0],
])('%i cents are %i whole euros', (cents, euros) => expect(wholeEuros(cents)).toBe(euros));

it('is due by the end of the January after', () => expect(dueOn(2026)).toBe('2027-01-31'));
