import { expect, test } from 'vitest';
import { knownAmenities, priceUnits, rentalCategories } from '../../rules.ts';
import { hoursOf, termsFault, usualTerms } from '../../stay.ts';
import { rentalCatalogue } from './catalogue.ts';
import { toldOfRentals } from './told.ts';

/** Every sentence of every description, in both languages. */
const sentences = rentalCatalogue.flatMap(({ description }) =>
  [description.en, description.es].flatMap((text) => text.split(/(?<=[.!?])\s+/)),
);

test('there are at least 42 rentals, each with a slug of its own', () => {
  expect(rentalCatalogue.length).toBeGreaterThanOrEqual(42);
  const slugs = rentalCatalogue.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every rental speaks both languages, and neither is a copy', () => {
  for (const { title, description } of rentalCatalogue) {
    for (const text of [title.en, title.es, description.en, description.es]) expect(text.trim()).not.toBe('');
    expect(title.en).not.toBe(title.es);
    expect(description.en).not.toBe(description.es);
    expect(title.en.length).toBeLessThanOrEqual(48);
    expect(title.es.length).toBeLessThanOrEqual(54);
  }
});

test('no two descriptions share a sentence', () => {
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('every category appears at least four times', () => {
  for (const category of rentalCategories) {
    expect(rentalCatalogue.filter((rental) => rental.category === category).length, category).toBeGreaterThanOrEqual(4);
  }
});

test('prices, ratings, amenities and contacts are what the house knows', () => {
  for (const rental of rentalCatalogue) {
    expect(Number.isInteger(rental.priceCents) && rental.priceCents > 0).toBe(true);
    expect(priceUnits).toContain(rental.priceUnit);
    expect(rental.capacity).toBeGreaterThanOrEqual(1);
    expect(rental.rating >= 3.9 && rental.rating <= 5 && Number.isInteger(Math.round(rental.rating * 1000) / 100)).toBe(
      true,
    );
    for (const amenity of rental.amenities) expect(knownAmenities).toContain(amenity);
    expect(new Set(rental.amenities).size).toBe(rental.amenities.length);
    expect(rental.contactPhone).toMatch(/^\+349650000\d\d$/);
    expect(rental.contactEmail).toMatch(/^[a-z0-9]+@example\.com$/);
  }
});

test('six are featured, and an apartment, a boat and a jet ski lead as the list sorts them', () => {
  const featured = rentalCatalogue.filter((rental) => rental.featured).toSorted((a, b) => b.rating - a.rating);
  expect(featured).toHaveLength(6);
  expect(featured.slice(0, 3).map(({ category }) => category)).toEqual(['apartment', 'boat', 'jetski']);
  expect(new Set(featured.slice(0, 4).map(({ rating }) => rating)).size).toBe(4);
});

test('every rental lies in the town', () => {
  for (const { slug, latitude, longitude } of rentalCatalogue) {
    expect(latitude >= 38.52 && latitude <= 38.56, slug).toBe(true);
    expect(longitude >= -0.17 && longitude <= -0.09, slug).toBe(true);
  }
});

test('everything can be booked as its terms say, and there are several of what a shop rents out', () => {
  for (const { slug, ...rental } of rentalCatalogue) {
    const terms = { ...usualTerms(rental.priceUnit), ...rental };
    expect(termsFault(terms), slug).toBeUndefined();
    if (rental.priceUnit === 'hour') expect(hoursOf(terms).length, slug).toBeGreaterThanOrEqual(terms.maxUnits);
    if (rental.category === 'bike') expect(terms.quantity, slug).toBeGreaterThan(1);
  }
});

test('what pages tell besides is of a rental; licences, sizes and pets are of homes alone, each with its own number', () => {
  const bySlug = new Map(rentalCatalogue.map((rental) => [rental.slug, rental]));
  for (const [slug, { floorArea, pets, licence, houseRules }] of Object.entries(toldOfRentals)) {
    const rental = bySlug.get(slug);
    expect(rental, slug).toBeDefined();
    expect(houseRules?.en?.length, slug).toBe(houseRules?.es?.length);
    const isHome = rental?.category === 'apartment' || rental?.category === 'villa';
    for (const told of [floorArea, pets, licence]) expect(told !== undefined, slug).toBe(isHome);
  }
  const licences = Object.values(toldOfRentals).flatMap(({ licence }) => licence ?? []);
  expect(new Set(licences).size).toBe(licences.length);
  for (const { slug } of rentalCatalogue) {
    expect(toldOfRentals[slug]?.host, slug).toBeTruthy();
    expect(toldOfRentals[slug]?.houseRules?.en?.length, slug).toBeGreaterThan(0);
  }
});
