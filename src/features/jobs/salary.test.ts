import { expect, it } from 'vitest';
import { salaryIn } from './salary.ts';

it.each([
  ['€1,680 monthly', 1680, 1680],
  ['1.680 € al mes', 1680, 1680],
  ['€12.50 an hour, tips on top', 12.5, 12.5],
  ['12,5 €/hora', 12.5, 12.5],
  ['€1,400–1,600 a month', 1400, 1600],
  ['entre 1.400 y 1.600 € al mes', 1400, 1600],
  ['€90 to €120 a night', 90, 120],
  ['1600 euros', 1600, 1600],
  ['EUR 22000 a year, after 3 months 24000', 22000, 22000],
])('%s pays from %d to %d', (words, from, to) => expect(salaryIn(words)).toEqual({ from, to }));

it.each(['Minimum wage', 'By agreement', '40 hours a week', '', '$500', '€0'])('%s names no amount', (words) =>
  expect(salaryIn(words)).toBeUndefined(),
);
