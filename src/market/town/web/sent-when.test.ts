import { expect, it } from 'vitest';
import { sentWhen } from './sent-when.tsx';

const now = new Date('2026-08-21T18:00:00Z');
it.each([
  ['2026-08-21T09:42:00Z', 'today, 11:42', 'hoy, 11:42'],
  ['2026-08-20T22:30:00Z', 'today, 00:30', 'hoy, 00:30'],
  ['2026-08-20T20:03:00Z', 'yesterday, 22:03', 'ayer, 22:03'],
  ['2026-08-19T20:03:00Z', '19 Aug 2026, 22:03', '19 ago 2026, 22:03'],
])('says when %s was', (at, english, spanish) => {
  expect(sentWhen(new Date(at), now, 'en')).toBe(english);
  expect(sentWhen(new Date(at), now, 'es')).toBe(spanish);
});
