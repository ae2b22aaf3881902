import { describe, expect, it } from 'vitest';
import { addressOf } from './doors.ts';

describe('addressOf', () => {
  it('sends dining to the restaurants', () => {
    expect(addressOf(' arroz ', 'dining')).toEqual({ query: 'arroz', type: 'businesses', category: 'restaurant' });
  });

  it('asks for everything when no door was chosen', () => {
    expect(addressOf('boat', undefined)).toEqual({ query: 'boat' });
    expect(addressOf('  ', 'jobs')).toEqual({ type: 'jobs' });
  });
});
