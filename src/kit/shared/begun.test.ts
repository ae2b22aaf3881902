import { expect, it } from 'vitest';
import { begun } from './begun.ts';
import { formatDate } from './dates.ts';

it('begins a day with a large letter, and leaves what has one or none', () => {
  expect(begun(formatDate('2026-06-26', 'long', 'es'))).toBe('Viernes, 26 de junio de 2026');
  expect(begun(formatDate('2026-06-26', 'long', 'en'))).toBe(formatDate('2026-06-26', 'long', 'en'));
  expect(begun('árbol')).toBe('Árbol');
  expect(begun('26 de junio')).toBe('26 de junio');
  expect(begun('')).toBe('');
});
