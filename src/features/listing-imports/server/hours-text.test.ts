import { expect, test } from 'vitest';
import { hoursOf } from './hours-text.ts';

test.each([
  ['mon-wed 10:00-02:00', [{ days: [0, 1, 2], opens: '10:00', closes: '02:00' }]],
  ['  fri ,  sáb   12:00  –\t04:00 ;', [{ days: [4, 5], opens: '12:00', closes: '04:00' }]],
  [`mon${' '.repeat(10_000)}10:00-02:00`, [{ days: [0], opens: '10:00', closes: '02:00' }]],
  [`mon${' '.repeat(10_000)}`, undefined],
  ['mon 10:00', undefined],
])('%.30j says when it is open', (text, hours) => {
  expect(hoursOf(text)).toEqual(hours);
});
