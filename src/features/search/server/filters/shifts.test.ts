import { expect, it } from 'vitest';
import { aroundShifts, isWorkedIn } from './shifts.ts';

it.each([
  [['mornings'], ['mornings'], true],
  [['mornings', 'evenings'], ['evenings', 'nights'], true],
  [['mornings'], ['nights'], false],
  [[], ['nights'], false],
  [['mornings', 'nights'], ['mornings', '-nights'], false],
  [['mornings'], ['-nights'], true],
  [[], ['-nights', '-weekends'], true],
  [['weekends'], ['-nights', '-weekends'], false],
] as const)('work in %j, asked for %j: %s', (parts, asked, isFound) => expect(isWorkedIn(parts, asked)).toBe(isFound));

it.each([
  [['mornings'], ['-evenings', '-nights']],
  [['mornings', 'evenings'], ['-nights']],
  [
    ['nights', '-weekends'],
    ['-weekends', '-mornings', '-afternoons'],
  ],
  [['weekends'], []],
] as const)('around %j is all but %j', (asked, around) => expect(aroundShifts(asked)).toEqual(around));
