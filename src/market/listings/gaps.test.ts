import { expect, test } from 'vitest';
import { gapsIn } from './gaps.ts';

const needs = ['title', 'price', ['imageUrl', 'photos']] as const;
const whole = { title: { en: 'Late' }, price: 0, imageUrl: null, photos: [{ alt: { es: 'Escenario' } }] };

test.each([
  ['nothing', whole, []],
  ['a text in no language', { ...whole, title: { en: undefined } }, ['title']],
  ['what nobody named', { ...whole, price: null }, ['price']],
  ['a line without a word', { ...whole, title: '' }, ['title']],
  [
    'a photo of which nobody said what it shows',
    { ...whole, photos: [...whole.photos, { alt: {} }] },
    ['photos.1.alt'],
  ],
  ['one of two, the first of them', { ...whole, photos: [] }, ['imageUrl']],
  ['everything', {}, ['title', 'price', 'imageUrl']],
])('is open: %s', (_, written, open) => expect(gapsIn(needs, written)).toEqual(open));
