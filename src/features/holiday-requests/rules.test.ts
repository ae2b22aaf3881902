import { describe, expect, it } from 'vitest';
import { faultsIn } from '#kit/shared/form-shape.ts';
import { days, daysOf, holidayForm, holidayStatuses, holidayTransitions, packageLengths } from './rules.ts';

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
  const empty = Object.fromEntries(holidayForm.fields.map((field) => [field, ''])) as Parameters<
    typeof faultsIn<(typeof holidayForm.fields)[number]>
  >[1];
  expect(faultsIn(holidayForm, empty)).toEqual({
    client_name: 'missing',
    client_email: 'missing',
    vacation_description: 'missing',
  });
});
