import { describe, expect, it } from 'vitest';
import { directionsUrl } from './directions.ts';
import { paragraphsOf, summaryOf } from './text.ts';

describe('a text', () => {
  it('is one line for search engines, cut between words', () => {
    expect(summaryOf(' Sun,\n sea. ')).toBe('Sun, sea.');
    const long = summaryOf('salt '.repeat(80));
    expect(long.length).toBeLessThanOrEqual(156);
    expect(long).toMatch(/ salt…$/);
    expect(summaryOf('x'.repeat(400)).length).toBeLessThanOrEqual(156);
  });
  it('keeps its paragraphs', () => expect(paragraphsOf('One.\n\n Two. \n')).toEqual(['One.', 'Two.']));
});

it('the way leads to the point, else to the address in the town', () => {
  const place = { location: 'Puerto', address: 'Muelle 2' };
  const to = (latitude: number | null, longitude: number | null) =>
    new URL(directionsUrl({ ...place, latitude, longitude })).searchParams.get('destination');
  expect(to(38.5, -0.13)).toBe('38.5,-0.13');
  expect(to(null, null)).toBe('Puerto, Muelle 2, Benidorm');
});
