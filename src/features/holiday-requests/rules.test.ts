import { describe, expect, it } from 'vitest';
import { wishFacts } from './facts.ts';
import { days, daysOf, holidayStatuses, holidayTransitions, packageLengths } from './rules.ts';

describe('package lengths', () => {
  it('stand for days inside of them', () => expect(packageLengths.map(daysOf)).toEqual([4, 8, 5]));
  it('stay within the limits of the form', () => {
    for (const length of packageLengths) {
      expect(daysOf(length)).toBeGreaterThanOrEqual(days.min);
      expect(daysOf(length)).toBeLessThanOrEqual(days.max);
    }
  });
});

it('a wish goes the ways of the decisions, and no other', () => {
  expect(holidayStatuses.map((from) => [from, holidayTransitions[from]])).toEqual([
    ['pending', ['planning', 'quoted']],
    ['planning', ['quoted', 'confirmed']],
    ['quoted', ['confirmed']],
    ['confirmed', ['completed']],
    ['completed', []],
  ]);
});

it('a wish needs a name, an email and what a good day looks like', () => {
  const needed = Object.entries(wishFacts).filter(([, { blank }]) => blank === undefined);
  expect(needed.map(([name]) => name)).toEqual(['client_name', 'client_email', 'vacation_description']);
});
