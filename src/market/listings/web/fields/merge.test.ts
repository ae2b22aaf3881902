import { expect, it } from 'vitest';
import { merge } from './merge.ts';

const base = { title: { en: 'Late', es: 'Tarde' }, price: '10.00', tags: ['a'], city: 'x' };

it('takes what only one of two changed from whoever did', () => {
  const mine = { ...base, price: '12.00' };
  const theirs = { ...base, city: 'y', tags: ['a', 'b'] };
  expect(merge(base, mine, theirs)).toEqual({ ...base, price: '12.00', city: 'y', tags: ['a', 'b'] });
});

it('keeps mine where both changed the same', () => {
  expect(merge(base, { ...base, price: '12.00' }, { ...base, price: '15.00' }).price).toBe('12.00');
});

it('looks into texts of two languages', () => {
  const mine = { ...base, title: { en: 'Later', es: 'Tarde' } };
  const theirs = { ...base, title: { en: 'Late', es: 'Más tarde' } };
  expect(merge(base, mine, theirs).title).toEqual({ en: 'Later', es: 'Más tarde' });
});
