import { describe, expect, it } from 'vitest';
import { sharedPrice } from './shared-price.ts';

const flat = { price: '248.00', priceUnit: 'night', capacity: 9, currency: 'EUR' } as const;

describe('the price that rentals are compared by', () => {
  it('is shared by all that it takes', () => {
    expect(sharedPrice(flat)).toEqual({ cents: 2756, per: 'night' });
    expect(sharedPrice({ ...flat, price: '90.00', priceUnit: 'hour', capacity: 2 })).toEqual({
      cents: 4500,
      per: 'hour',
    });
  });

  it('is shared by those who come, and never by more than it takes', () => {
    expect(sharedPrice(flat, 4)).toEqual({ cents: 6200, per: 'night' });
    expect(sharedPrice(flat, 20)).toEqual({ cents: 2756, per: 'night' });
  });

  it('of a week is that of a day', () => {
    expect(sharedPrice({ ...flat, price: '70.00', priceUnit: 'week', capacity: null })).toEqual({
      cents: 1000,
      per: 'day',
    });
  });

  it.each([
    ['it is sold by the person', { priceUnit: 'person' }],
    ['one alone takes it', { capacity: 1 }],
    ['it is free', { price: '0' }],
    ['it is asked in other money', { currency: 'GBP' }],
    ['it is to be announced', { price: null, priceUnit: null }],
  ] as const)('is not told again where %s', (_, said) => {
    expect(sharedPrice({ ...flat, ...said })).toBeUndefined();
  });
});
