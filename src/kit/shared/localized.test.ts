import { expect, it } from 'vitest';
import { inLanguage, listInLanguage } from './localized.ts';

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
