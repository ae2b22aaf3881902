import { expect, it } from 'vitest';
import { listIn, listPath } from './list-address.ts';
import { maxSaved, type SavedRef } from './rules.ts';

const refs: SavedRef[] = [
  { type: 'rental', id: 'rnt00000001' },
  { type: 'event', id: 'evt00000001' },
];
const fragmentOf = (path: string) => path.split('#')[1] ?? '';

it('names in its own order what it was made of', () => {
  const path = listPath('es', refs);
  expect(path).toBe('/saved?lang=es#list=rental.rnt00000001,event.evt00000001');
  expect(listIn(fragmentOf(path))).toEqual(refs);
});

it('has room for as much as somebody can keep, and shows no more', () => {
  const many = Array.from({ length: maxSaved + 1 }, (_, n): SavedRef => ({ type: 'job', id: `job${10_000_000 + n}` }));
  expect(listIn(fragmentOf(listPath('en', many)))).toEqual(many.slice(0, maxSaved));
});

it('passes over what names no listing, and what is there twice', () => {
  expect(listIn('list=rental.rnt00000001,hotel.rnt00000001,event.x,event.<b>,rental.rnt00000001,')).toEqual([refs[0]]);
  expect(listIn('list=')).toEqual([]);
});

it.each(['', 'main', 'list', 'List=rental.rnt00000001'])('is none where the address ends with %j', (fragment) => {
  expect(listIn(fragment)).toBeUndefined();
});
