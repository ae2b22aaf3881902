import { describe, expect, test } from 'vitest';
import { averageOf, mayReview, namedIn, ownReviewPath, shownName } from './rules.ts';
import { starsFor } from './server/catalogue/stars.ts';

test.each([
  ['Ana Pla Ferrer', 'Ana F.'],
  ['  Óscar  ñíguez ', 'Óscar Ñ.'],
  ['Madonna', 'Madonna'],
  ['', ''],
])('%j is shown as %j', (fullName, name) => expect(shownName(fullName)).toBe(name));

test('no review is no rating, and not a bad one', () => {
  expect([averageOf(0, 0), averageOf(3, 14), averageOf(1, 1)]).toEqual([null, 4.67, 1]);
});

test('the page knows a key from an order of one’s own', () => {
  expect(namedIn('a-key')).toEqual({ token: 'a-key' });
  expect(namedIn(ownReviewPath('AbCdEfGh').split('#')[1] ?? '')).toEqual({ order: 'AbCdEfGh' });
});

describe('a booking offers a review', () => {
  const at = new Date('2026-08-22T12:00:00Z');
  const scanned = { usedAt: '2026-08-21T21:00:00Z' };
  const night = { kind: 'event', status: 'confirmed', dispute: null, tickets: [{ usedAt: null }, scanned] };
  const stay = { ...night, kind: 'rental', tickets: [{ usedAt: null }] };
  const ended = new Date('2026-08-22T09:00:00Z');
  test('after a scan at the door, for 30 days', () => {
    expect(mayReview(night, null, at)).toBe(true);
    expect(mayReview({ ...night, tickets: [{ usedAt: null }] }, null, at)).toBe(false);
    expect(mayReview(night, null, new Date('2026-09-21T00:00:00Z'))).toBe(false);
  });
  test('after a stay has ended, and not when it was given back or a bank asks for the money', () => {
    expect(mayReview(stay, ended, at)).toBe(true);
    expect(mayReview(stay, new Date('2026-08-23T09:00:00Z'), at)).toBe(false);
    expect(mayReview({ ...stay, status: 'refunded' }, ended, at)).toBe(false);
    expect(mayReview({ ...stay, dispute: 'open' }, ended, at)).toBe(false);
  });
});

test('stars of the demo come to what the catalogue says', () => {
  for (const rating of [3.9, 4, 4.1, 4.2, 4.3, 4.4, 4.5, 4.6, 4.7, 4.8, 4.9, 5])
    for (const seed of [0, 7, 100_003]) {
      const stars = starsFor(rating, seed);
      expect(stars.length).toBeGreaterThanOrEqual(10);
      expect(stars.every((one) => Number.isInteger(one) && one >= 1 && one <= 5)).toBe(true);
      expect((stars.reduce((sum, one) => sum + one, 0) / stars.length).toFixed(1)).toBe(rating.toFixed(1));
    }
});
