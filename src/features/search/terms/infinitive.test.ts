import { expect, it } from 'vitest';
import { infinitive, verbsOf } from './infinitive.ts';

it.each([
  ['cortarme', 'cortar'],
  ['alquilarla', 'alquilar'],
  ['comerlo', 'comer'],
  ['divertirnos', 'divertir'],
  ['dejarmelas', 'dejar'],
  ['bailar', 'bailar'],
  ['martes', 'martes'],
  ['perlas', 'perlas'],
  ['camarero', 'camarero'],
])('%s is %s', (word, verb) => expect(infinitive(word)).toBe(verb));

it.each([
  ['baila', 'bailar'],
  ['comemos', 'comer'],
  ['vivimos', 'vivir'],
  ['buceando', 'bucear'],
  ['juego', 'jugar'],
  ['duermo', 'dormir'],
  ['sirven', 'servir'],
  ['pierdo', 'perder'],
  ['working', 'work'],
  ['dancing', 'dance'],
  ['swimming', 'swim'],
  ['climbed', 'climb'],
  ['tries', 'try'],
])('%s may be of %s', (word, verb) => expect(verbsOf(word)).toContain(verb));

it.each(['mar', 'sol', 'bar', 'bus'])('%s is of no verb', (word) => expect(verbsOf(word)).toEqual([]));
