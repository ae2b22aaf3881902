import { expect, test } from 'vitest';
import { menuOf } from '../../menu.ts';
import { isOpenAt, type OpeningHours } from '../../opening.ts';
import { businessCategories, priceRanges, servesFood } from '../../rules.ts';
import { businessCatalogue } from './catalogue.ts';
import { cards } from './menus.ts';
import { offers } from './offers.ts';

/** Every sentence of every description, in both languages. */
const weekly = (openingHours: readonly OpeningHours[]) => ({ openingHours, openingExceptions: [] });
const sentences = businessCatalogue.flatMap(({ description }) =>
  [description.en, description.es].flatMap((text) => text.split(/(?<=[.!?])\s+/)),
);

test('there are at least 42 places, each with a slug and a name of its own', () => {
  expect(businessCatalogue.length).toBeGreaterThanOrEqual(42);
  const slugs = businessCatalogue.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(new Set(businessCatalogue.map(({ name }) => name)).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every place speaks both languages, and neither is a copy', () => {
  for (const { name, description } of businessCatalogue) {
    expect(description.en.trim()).not.toBe('');
    expect(description.es.trim()).not.toBe('');
    expect(description.en).not.toBe(description.es);
    expect(name.length).toBeLessThanOrEqual(48);
  }
});

test('no two descriptions share a sentence', () => {
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('every category appears at least five times', () => {
  for (const category of businessCategories) {
    expect(
      businessCatalogue.filter((business) => business.category === category).length,
      category,
    ).toBeGreaterThanOrEqual(5);
  }
});

test('hours, ratings and contacts are well formed', () => {
  for (const business of businessCatalogue) {
    expect(business.openingHours.length).toBeGreaterThan(0);
    for (const { days, opens, closes } of business.openingHours) {
      expect(days.length).toBeGreaterThan(0);
      expect(new Set(days).size).toBe(days.length);
      for (const day of days) expect(Number.isInteger(day) && day >= 0 && day <= 6).toBe(true);
      for (const time of [opens, closes]) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }
    expect(priceRanges).toContain(business.priceRange);
    expect(
      business.rating >= 3.9 && business.rating <= 5 && Number.isInteger(Math.round(business.rating * 1000) / 100),
    ).toBe(true);
    expect(business.phone).toMatch(/^\+349650001\d\d$/);
    expect(business.email).toMatch(/^[a-z0-9]+@example\.com$/);
  }
});

test('at half past one on a Saturday night there is somewhere to go; a shop with a siesta is shut at three', () => {
  const night = new Date('2026-07-18T23:30:00Z');
  expect(
    businessCatalogue.filter(({ openingHours }) => isOpenAt(weekly(openingHours), night)).length,
  ).toBeGreaterThanOrEqual(8);
  const siesta = new Date('2026-07-15T13:00:00Z');
  const flipFlops = businessCatalogue.find(({ slug }) => slug === 'chancla-izquierda');
  expect(flipFlops && isOpenAt(weekly(flipFlops.openingHours), siesta)).toBe(false);
});

test('six are featured, and a restaurant, a club and a tour lead as the list sorts them', () => {
  const featured = businessCatalogue.filter((business) => business.featured).toSorted((a, b) => b.rating - a.rating);
  expect(featured).toHaveLength(6);
  expect(featured.slice(0, 3).map(({ category }) => category)).toEqual(['restaurant', 'club', 'tour']);
  expect(new Set(featured.slice(0, 4).map(({ rating }) => rating)).size).toBe(4);
});

test('every place lies in the town', () => {
  for (const { slug, latitude, longitude } of businessCatalogue) {
    expect(latitude >= 38.52 && latitude <= 38.56, slug).toBe(true);
    expect(longitude >= -0.17 && longitude <= -0.09, slug).toBe(true);
  }
});

test('every place says what it has, as much in both languages, with the same prices', () => {
  const told = { ...cards, ...offers };
  expect(Object.keys(told)).toHaveLength(Object.keys(cards).length + Object.keys(offers).length);
  expect(Object.keys(told).toSorted()).toEqual(businessCatalogue.map(({ slug }) => slug).toSorted());
  for (const { slug } of businessCatalogue.filter(({ category }) => servesFood(category)))
    expect(cards, slug).toHaveProperty(slug);
  const pricesOf = (text: string) => menuOf(text).map(({ items }) => items.map(({ price }) => price));
  for (const [slug, { menu }] of Object.entries(told)) {
    expect(pricesOf(menu.es), slug).toEqual(pricesOf(menu.en));
    expect(menuOf(menu.en).flat().length, slug).toBeGreaterThan(0);
  }
});
