import { describe, expect, it } from 'vitest';
import { priorities, priorityOf, readScore, scoresOf } from './rules.ts';

describe('the priority of a prospect', () => {
  it.each([
    [10, 'high'],
    [8, 'high'],
    [7, 'medium'],
    [6, 'medium'],
    [5, 'low'],
    [1, 'low'],
  ] as const)('at %i is %s', (score, priority) => expect(priorityOf(score)).toBe(priority));

  it.each(priorities)('%s stands for the scores that have that label', (priority) => {
    const { min, max } = scoresOf(priority);
    const scores = Array.from({ length: 10 }, (_, index) => index + 1);
    expect(scores.filter((score) => priorityOf(score) === priority)).toEqual(
      scores.filter((score) => score >= min && score <= max),
    );
  });
});

describe('a score as it is typed', () => {
  it.each([
    ['7', 7],
    [' 9 ', 9],
    ['', 1],
    ['lots', 1],
    ['0', 1],
    ['-3', 1],
    ['99', 10],
    ['6.9', 6],
  ])('“%s” is %i', (typed, score) => expect(readScore(typed)).toBe(score));
});
