import { describe, expect, it } from 'vitest';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { categoriesOf, ownCategory, searchCategories } from './rules.ts';

describe('categoriesOf', () => {
  it('knows every category of a type, by all its names', () => {
    expect(categoriesOf('events')).toContain('nightclub');
    expect(categoriesOf('businesses')).toEqual(expect.arrayContaining(['restaurant', 'club', 'nightclub']));
    expect(categoriesOf('rentals')).not.toContain('restaurant');
    expect(categoriesOf('jobs')).toContain('food-service');
  });

  it('leaves no category without a type that has it', () => {
    const had = new Set(listingKinds.flatMap((type) => categoriesOf(type)));
    expect(searchCategories.filter((category) => !had.has(category))).toEqual([]);
    expect(categoriesOf()).toEqual(searchCategories);
  });
});

it('a nightclub is a club', () => {
  expect(ownCategory('nightclub')).toBe('club');
  expect(ownCategory('bar')).toBe('bar');
});
