import { describe, expect, it } from 'vitest';
import { cardFaults, groupCardNumber, groupExpiry, holdEndsAt, passesLuhn, wantedBy } from './rules.ts';

const now = new Date('2026-08-21T20:00:00Z');
const good = { cardNumber: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

describe('a card', () => {
  it('passes when number, date and code are sound', () => expect(cardFaults(good, now)).toEqual({}));
  it('fails on one wrong digit', () => expect(passesLuhn('4242424242424241')).toBe(false));
  it('is good through the end of its month', () => {
    expect(cardFaults({ ...good, expiry: '08 / 26' }, now)).toEqual({});
    expect(cardFaults({ ...good, expiry: '07 / 26' }, now)).toEqual({ expiry: 'expiredFault' });
  });
  it('names every field that is wrong', () =>
    expect(cardFaults({ cardNumber: '', expiry: '13 / 30', cvc: '12' }, now)).toEqual({
      cardNumber: 'cardNumberFault',
      expiry: 'expiryFault',
      cvc: 'cvcFault',
    }));
});

describe('typing', () => {
  it('groups the number in fours', () => expect(groupCardNumber('42424242x4242')).toBe('4242 4242 4242'));
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['12 / 30', '12 / 30'],
    ['4', '04'],
    ['12/2030', '12 / 20'],
  ])('writes the date %s as %s', (typed, shown) => expect(groupExpiry(typed)).toBe(shown));
});

describe('the address of the checkout', () => {
  it('asks for an event', () => expect(wantedBy({ type: 'event', id: 'abc12345' })).toEqual({ event: 'abc12345' }));
  it('asks for a rental', () => expect(wantedBy({ type: 'rental', id: 'abc12345' })).toEqual({ rental: 'abc12345' }));
  it('asks for a plan that has a price', () => {
    expect(wantedBy({ plan: 'premium' })).toEqual({ plan: 'premium' });
    for (const plan of ['starter', 'gold', '']) expect(wantedBy({ plan })).toBe('unpriced');
  });
  it('asks for nothing known', () => {
    expect(wantedBy({})).toBe('nothing');
    expect(wantedBy({ type: 'event' })).toBe('nothing');
    expect(wantedBy({ type: 'rental' })).toBe('nothing');
    expect(wantedBy({ type: 'yacht', id: 'abc12345' })).toBe('nothing');
  });
});

describe('a hold', () => {
  it('ends when the server says', () =>
    expect(holdEndsAt('2026-08-21T20:10:00Z', now.getTime(), 15)).toBe(now.getTime() + 600_000));
  it('counts the whole time on a clock that is plainly wrong', () => {
    expect(holdEndsAt('2026-08-21T19:00:00Z', now.getTime(), 15)).toBe(now.getTime() + 900_000);
    expect(holdEndsAt('2026-08-21T23:00:00Z', now.getTime(), 15)).toBe(now.getTime() + 900_000);
  });
});
