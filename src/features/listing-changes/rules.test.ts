import { expect, it } from 'vitest';
import { clashesOf, lastSeen } from './rules.ts';

it('a change clashes where its field became something else than it was or shall be', () => {
  const change = { before: { title: { en: 'A' }, price: 100 }, after: { title: { en: 'B' }, price: 200 } };
  expect(clashesOf(change, { title: { en: 'A' }, price: 100, other: 1 })).toEqual([]);
  expect(clashesOf(change, { title: { en: 'B' }, price: 100 })).toEqual([]);
  expect(clashesOf(change, { title: { en: 'A' }, price: 90 })).toEqual(['price']);
});

it('the desk saw last what stood before the first of the changes that went out since', () => {
  expect(lastSeen([{ before: { price: 100 } }, { before: { price: 90, time: '20:00' } }])).toEqual({
    price: 100,
    time: '20:00',
  });
  expect(lastSeen([])).toEqual({});
});
