import { expect, it } from 'vitest';
import * as text from './text-values.ts';

it('reads a comma list: trimmed, empty entries dropped (specification section 5)', () => {
  expect(text.listOf(' free WiFi ,, sea view, ')).toEqual(['free WiFi', 'sea view']);
  expect(text.listOf(' , ')).toEqual([]);
});

it('leaves an entry as it was, commas of its own included, whatever is written beside it', () => {
  const before = ['English, spoken at night', 'A driving licence'];
  expect(text.listOf(text.lineOf(before), before)).toEqual(before);
  expect(text.listOf(`patience,${text.lineOf(before)}, English`, before)).toEqual(['patience', ...before, 'English']);
  expect(text.listOf('English, spoken, A driving licence', before)).toEqual(['English', 'spoken', 'A driving licence']);
});

it('sends only the languages that were written in', () => {
  expect(text.localizedOf({ en: ' Late ', es: ' ' })).toEqual({ en: 'Late' });
  expect(text.localizedLists({ en: '', es: 'Inglés, paciencia' })).toEqual({ es: ['Inglés', 'paciencia'] });
});

it('writes free as an amount', () => {
  expect(text.priceText('0')).toBe('0.00');
  expect(text.priceText('12.50')).toBe('12.50');
});
