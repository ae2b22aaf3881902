import { expect, it } from 'vitest';
import { infinitive } from './infinitive.ts';

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
