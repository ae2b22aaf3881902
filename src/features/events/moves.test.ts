import { describe, expect, test } from 'vitest';
import { isMoved, returnableUntil } from './moves.ts';
import type { Whereabouts } from './moves.ts';

const before: Whereabouts = {
  date: '2026-08-21',
  time: '22:30',
  startsAt: '2026-08-21T20:30:00.000Z',
  location: 'Sky terrace',
  address: 'Avenida del Mediterráneo, 1',
};

test.each([
  ['another day', { date: '2026-08-22', startsAt: '2026-08-22T20:30:00.000Z' }],
  ['another hour', { time: '23:00', startsAt: '2026-08-21T21:00:00.000Z' }],
  ['the second of two', { startsAt: '2026-08-21T21:30:00.000Z' }],
  ['another place', { location: 'Sala 9' }],
  ['another house of the street', { address: 'Avenida del Mediterráneo, 11' }],
])('%s is a move', (_, over) => {
  expect(isMoved(before, { ...before, ...over })).toBe(true);
});

test('a night less is a move, a night more is none', () => {
  const two = { ...before, lastDay: '2026-08-22' };
  expect(isMoved(two, before)).toBe(true);
  expect(isMoved(two, { ...before, lastDay: null })).toBe(true);
  expect(isMoved(before, two)).toBe(false);
});

test('another comma, capital, space or accent is the same place', () => {
  expect(isMoved(before, { ...before, location: 'SKY Terrace ', address: 'avenida del mediterraneo 1' })).toBe(false);
});

describe('a moved ticket can be returned', () => {
  const movedAt = new Date('2026-08-01T10:00:00Z');
  test.each([
    ['for two weeks', '2026-10-01T20:00:00Z', '2026-08-15T10:00:00.000Z'],
    ['at the latest until it begins', '2026-08-09T20:00:00Z', '2026-08-09T20:00:00.000Z'],
    ['for two days, were it tonight', '2026-08-01T20:00:00Z', '2026-08-03T10:00:00.000Z'],
  ])('%s', (_, startsAt, until) => {
    expect(returnableUntil(movedAt, new Date(startsAt)).toISOString()).toBe(until);
  });
});
