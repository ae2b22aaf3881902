import { expect, test } from 'vitest';
import { actOf, eventCategories, opensLate } from '../../rules.ts';
import { eventCatalogue } from './catalogue.ts';
import { toldOfEvents } from './told.ts';

/** Every sentence of every description, in both languages. */
const sentences = eventCatalogue.flatMap(({ description }) =>
  [description.en, description.es].flatMap((text) => text.split(/(?<=[.!?])\s+/)),
);

test('there are at least 52 events, each with a slug of its own', () => {
  expect(eventCatalogue.length).toBeGreaterThanOrEqual(52);
  const slugs = eventCatalogue.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every event speaks both languages, and neither is a copy', () => {
  for (const { title, description, duration } of eventCatalogue) {
    for (const text of [title, description, duration]) {
      expect(text.en.trim()).not.toBe('');
      expect(text.es.trim()).not.toBe('');
    }
    expect(title.en).not.toBe(title.es);
    expect(description.en).not.toBe(description.es);
    expect(title.en.length).toBeLessThanOrEqual(48);
    expect(title.es.length).toBeLessThanOrEqual(54);
  }
});

test('no two descriptions share a sentence', () => {
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('every category appears several times', () => {
  for (const category of eventCategories) {
    expect(eventCatalogue.filter((event) => event.category === category).length, category).toBeGreaterThanOrEqual(5);
  }
});

test('tonight and tomorrow are busy, and no event is further away than 119 days', () => {
  for (const { day, time } of eventCatalogue) {
    expect(Number.isInteger(day) && day >= 0 && day <= 119).toBe(true);
    expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
  }
  const tonight = eventCatalogue.filter(({ day }) => day === 0);
  expect(tonight.length).toBeGreaterThanOrEqual(5);
  for (const { time } of tonight) expect(time >= '18:00').toBe(true);
  expect(eventCatalogue.filter(({ day }) => day === 1).length).toBeGreaterThanOrEqual(5);
});

test('prices are whole cents and at least eight events are free, one of them tonight', () => {
  for (const { priceCents, capacity } of eventCatalogue) {
    expect(Number.isInteger(priceCents) && priceCents >= 0).toBe(true);
    expect(Number.isInteger(capacity) && capacity > 0).toBe(true);
  }
  const free = eventCatalogue.filter(({ priceCents }) => priceCents === 0);
  expect(free.length).toBeGreaterThanOrEqual(8);
  expect(free.some(({ day }) => day === 0)).toBe(true);
});

test('six are featured: two tonight with a party of €25, a free beach tomorrow, a concert, a festival, a sport', () => {
  const featured = eventCatalogue.filter((event) => event.featured);
  expect(featured).toHaveLength(6);
  const tonight = featured.filter(({ day }) => day === 0);
  expect(tonight).toHaveLength(2);
  expect(
    tonight.some((event) => event.category === 'party' && event.priceCents === 2500 && event.capacity >= 500),
  ).toBe(true);
  expect(featured.some((event) => event.day === 1 && event.category === 'beach' && event.priceCents === 0)).toBe(true);
  const later = featured.filter(({ day }) => day > 1).map(({ category }) => category);
  expect(later.toSorted()).toEqual(['concert', 'festival', 'sports']);
});

test('what pages tell besides is of an event, opens in time and names who is announced', () => {
  const bySlug = new Map(eventCatalogue.map((event) => [event.slug, event]));
  for (const [slug, { doors = null, lineUp = [], included }] of Object.entries(toldOfEvents)) {
    const event = bySlug.get(slug);
    expect(event, slug).toBeDefined();
    expect(opensLate(doors, event?.time ?? null), slug).toBe(false);
    expect(included?.en?.length, slug).toBe(included?.es?.length);
    if (event?.performer !== undefined && lineUp.length > 0)
      expect(lineUp.map((line) => actOf(line).name)).toContain(event.performer);
  }
});

test('every event lies in the town', () => {
  for (const { slug, latitude, longitude } of eventCatalogue) {
    expect(latitude >= 38.52 && latitude <= 38.56, slug).toBe(true);
    expect(longitude >= -0.17 && longitude <= -0.09, slug).toBe(true);
  }
});
