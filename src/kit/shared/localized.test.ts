import { expect, it } from 'vitest';
import { inLanguage, listInLanguage, textsIn } from './localized.ts';

it.each([
  [{ en: 'Sun', es: 'Sol' }, 'en', 'Sun'],
  [{ en: 'Sun', es: 'Sol' }, 'es', 'Sol'],
  [{ en: 'Sun' }, 'es', 'Sun'],
  [{ es: 'Sol' }, 'en', 'Sol'],
  [{ en: undefined, es: 'Sol' }, 'en', 'Sol'],
  [{}, 'en', ''],
] as const)('%j in %s is "%s"', (text, language, shown) => expect(inLanguage(text, language)).toBe(shown));

it('reads lists alike: an empty list is an answer, a missing one is not', () => {
  expect(listInLanguage({ en: ['a'], es: ['b', 'c'] }, 'es')).toEqual(['b', 'c']);
  expect(listInLanguage({ en: ['a'] }, 'es')).toEqual(['a']);
  expect(listInLanguage({ en: ['a'], es: [] }, 'es')).toEqual([]);
  expect(listInLanguage({}, 'es')).toEqual([]);
});

it('gives a list of one’s own', () => {
  const stored = { en: ['a'] };
  listInLanguage(stored, 'en').push('b');
  expect(stored.en).toEqual(['a']);
});

it('says which of several texts another language stands in for', () => {
  const texts = { title: { es: 'Sol' }, place: { en: 'Beach', es: 'Playa' }, note: {} };
  const lists = { asks: { es: ['Calma'] }, gives: { es: [] }, has: { en: [], es: ['Pan'] } };
  const chosen = { title: 'Sol', place: 'Beach', note: '', asks: ['Calma'], gives: [], has: [] };
  expect(textsIn('en', texts, lists)).toEqual({ ...chosen, foreign: { title: 'es', asks: 'es' } });
  expect(textsIn('es', texts)).toEqual({ title: 'Sol', place: 'Playa', note: '' });
});
