import { expect, test } from 'vitest';
import { starsFor } from './stars.ts';

test('stars of the demo come to what the catalogue says', () => {
  for (const rating of [3.9, 4, 4.1, 4.2, 4.3, 4.4, 4.5, 4.6, 4.7, 4.8, 4.9, 5])
    for (const seed of [0, 7, 100_003]) {
      const stars = starsFor(rating, seed);
      expect(stars.length).toBeGreaterThanOrEqual(10);
      expect(stars.every((one) => Number.isInteger(one) && one >= 1 && one <= 5)).toBe(true);
      expect((stars.reduce((sum, one) => sum + one, 0) / stars.length).toFixed(1)).toBe(rating.toFixed(1));
    }
});
