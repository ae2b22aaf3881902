import { describe, expect, it } from 'vitest';
import { distanceBetween } from './geo.ts';

describe('distanceBetween', () => {
  it('is a degree of latitude on the meridian', () => {
    expect(distanceBetween({ latitude: 38, longitude: 0 }, { latitude: 39, longitude: 0 })).toBeCloseTo(111.19, 1);
  });

  it('is shorter for a degree of longitude, so far north', () => {
    expect(distanceBetween({ latitude: 38.5, longitude: 0 }, { latitude: 38.5, longitude: 1 })).toBeCloseTo(87.02, 1);
  });

  it('is nothing from a place to itself', () => {
    const spot = { latitude: 38.5385, longitude: -0.1312 };
    expect(distanceBetween(spot, spot)).toBe(0);
  });
});
