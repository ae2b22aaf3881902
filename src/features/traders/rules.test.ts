import { describe, expect, it } from 'vitest';
import { goodUntil, latestBirth } from './rules.ts';

describe('a declaration', () => {
  it.each([
    ['2026-08-21T18:00:00Z', '2027-08-21T18:00:00.000Z'],
    // There is no such day next year.
    ['2028-02-29T10:00:00Z', '2029-03-01T10:00:00.000Z'],
  ])('of %s is good until %s', (declared, until) => {
    expect(goodUntil(new Date(declared)).toISOString()).toBe(until);
  });

  it.each([
    ['2026-08-21', '2008-08-21'],
    ['2028-02-29', '2010-02-29'],
  ])('of %s takes who was born until %s', (today, birth) => {
    expect(latestBirth(today)).toBe(birth);
  });
});
