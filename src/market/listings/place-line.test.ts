import { expect, it } from 'vitest';
import { placeLine } from './place-line.ts';

it.each([
  ['Puerto', 'Muelle 2', 'Puerto\u00a0· Muelle 2'],
  ['Calle Gerona', 'Calle Gerona 19', 'Calle Gerona 19'],
  ['Puerto', '', 'Puerto'],
])('a place %s at %s reads %s', (location, address, line) => expect(placeLine(location, address)).toBe(line));

it('is parted as it is told', () => {
  expect(placeLine('Puerto', 'Muelle 2', ', ')).toBe('Puerto, Muelle 2');
  expect(placeLine('Plaza Mayor', 'Plaza Mayor, s/n', ', ')).toBe('Plaza Mayor, s/n');
});
