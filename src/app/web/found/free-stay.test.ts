import { expect, test } from 'vitest';
import { freeStayOf } from './free-stay.ts';

const cost = { price: '60.00', total: '420.00' };

test.each([
  ['night', 7, { last: '2027-02-08', unit: 'n' }],
  ['week', 2, { last: '2027-02-15', unit: 'w' }],
  ['day', 3, { last: '2027-02-03', unit: 'd' }],
] as const)('of what is let by the %s says from when until when it is free', (priceUnit, units, said) => {
  const stay = { from: '2027-02-01', units, quantity: 1 };
  expect(freeStayOf({ priceUnit, stay, cost })).toEqual({ first: '2027-02-01', units, price: '420.00', ...said });
});

test('says nothing of what is not free then, of an hour that is still to be chosen, or of an event', () => {
  const stay = { from: '2027-02-01', quantity: 1 };
  expect(freeStayOf({ priceUnit: 'night', stay: null, cost: null })).toBeUndefined();
  expect(freeStayOf({ priceUnit: 'hour', stay, cost: { price: '60.00' } })).toBeUndefined();
  expect(freeStayOf({ title: 'a night out' })).toBeUndefined();
});
