import { describe, expect, it } from 'vitest';
import { countsGuests, partyFault, partyOf, withGuests } from './party.ts';
import type { Stay } from './stay.ts';

const villa = { category: 'villa', priceUnit: 'night', capacity: 6 } as const;
const boat = { category: 'boat', priceUnit: 'hour', capacity: 5 } as const;
const bike = { category: 'bike', priceUnit: 'day', capacity: 1 } as const;
const trip = { category: 'boat', priceUnit: 'person', capacity: 12 } as const;
const stay: Stay = { from: '2026-08-22', units: 3, quantity: 1 };

describe('how many people come', () => {
  it('is asked of homes and boats that are let whole, and of nothing else', () =>
    expect([villa, boat, bike, trip].map(countsGuests)).toEqual([true, true, false, false]));

  it('is two unless somebody says, and never more than there is room for', () => {
    expect(partyOf(villa, stay)).toEqual({ guests: 2, most: 6 });
    expect(partyOf(villa, { guests: 5, quantity: 1 })).toEqual({ guests: 5, most: 6 });
    expect(partyOf(villa, { guests: 9, quantity: 1 })).toEqual({ guests: 6, most: 6 });
    expect(partyOf({ ...villa, capacity: 1 }, stay)).toEqual({ guests: 1, most: 1 });
    expect(partyOf(boat, { guests: 9, quantity: 2 })).toEqual({ guests: 9, most: 10 });
  });

  it('is known of a home that does not say how many it holds, too', () =>
    expect(partyOf({ ...villa, capacity: null }, { guests: 9, quantity: 1 })?.guests).toBe(9));

  it('goes with a stay where it is asked alone', () => {
    expect(withGuests(villa, stay)).toEqual({ ...stay, guests: 2 });
    expect(withGuests(bike, { ...stay, guests: 2 })).toEqual(stay);
  });

  it.each([
    [villa, undefined, undefined],
    [villa, 6, undefined],
    [villa, 7, 'tooMany'],
    [boat, 6, 'tooMany'],
    [bike, 1, 'notAsked'],
    [trip, 1, 'notAsked'],
  ] as const)('of %o is refused where it can’t be: %s', (rental, guests, reason) =>
    expect(partyFault(rental, { ...stay, guests })?.reason).toBe(reason),
  );
});
