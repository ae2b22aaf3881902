import { expect, it } from 'vitest';
import * as draft from './draft-values.ts';

it('reads a comma list: trimmed, empty entries dropped (specification section 5)', () => {
  expect(draft.listOf(' free WiFi ,, sea view, ')).toEqual(['free WiFi', 'sea view']);
  expect(draft.listOf(' , ')).toEqual([]);
});

it('leaves a list that nobody touched as it was, commas in its entries included', () => {
  const before = ['English, spoken at night', 'A driving licence'];
  expect(draft.listOf(draft.lineOf(before), before)).toEqual(before);
  expect(draft.listOf(`${draft.lineOf(before)}, patience`, before)).toHaveLength(4);
});

it('sends only the languages that were written in', () => {
  expect(draft.localizedOf({ en: ' Late ', es: ' ' })).toEqual({ en: 'Late' });
  expect(draft.localizedLists({ en: '', es: 'Inglés, paciencia' })).toEqual({ es: ['Inglés', 'paciencia'] });
});

it('knows a place by both of its numbers', () => {
  expect(draft.placeOf({ latitude: '38.5', longitude: '-0.13' })).toEqual({ latitude: 38.5, longitude: -0.13 });
  expect(draft.placeOf({ latitude: '38.5', longitude: '' })).toEqual({ latitude: null, longitude: null });
  expect(draft.placeText({ latitude: 38.5, longitude: null })).toEqual({ latitude: '38.5', longitude: '' });
});

it('writes free as an amount', () => {
  expect(draft.priceText('0')).toBe('0.00');
  expect(draft.priceText('12.50')).toBe('12.50');
});
