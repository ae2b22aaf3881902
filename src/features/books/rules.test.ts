import { expect, it } from 'vitest';
import { monthSpan, monthsTo } from './rules.ts';

it('a month ends where the next one begins, over the year too', () => {
  expect(monthSpan('2026-08')).toEqual({ from: '2026-08-01', until: '2026-09-01' });
  expect(monthSpan('2026-12')).toEqual({ from: '2026-12-01', until: '2027-01-01' });
});

it('months are counted back over the year', () => {
  expect(monthsTo('2027-02', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsTo('2026-12', 1)).toEqual(['2026-12']);
});
