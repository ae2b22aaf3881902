import { describe, expect, test } from 'vitest';
import { ticketsPath, turnOf, whomToTell } from './rules.ts';
import type { Waiting } from './rules.ts';

const at = new Date('2026-08-21T18:00:00Z');
const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const whoWaits = (userId: string, places: number, over: Partial<Waiting> = {}): Waiting => ({
  userId,
  places,
  toldAt: null,
  turnEndsAt: null,
  missedAt: null,
  isHolding: false,
  isReached: true,
  ...over,
});
const told = (minutes = 30) => ({ toldAt: after(-30), turnEndsAt: after(minutes) });
const names = (queue: readonly Waiting[], left: number) => whomToTell(queue, left, at).map(({ userId }) => userId);

test.each([
  ['a week', 7 * 24 * 60, 60],
  ['twelve hours', 12 * 60, 60],
  ['six hours', 6 * 60, 30],
  ['two hours and a half', 150, 12],
  ['half an hour', 30, 5],
  ['nothing: it is on', -90, 5],
])('places are left to who was told for a while: before it begins in %s', (_, minutes, turn) => {
  expect(turnOf(after(minutes), at)).toBe(turn * 60_000);
});

test('the way leads straight to as many tickets', () => {
  expect(ticketsPath('AbC', 3)).toBe('/checkout?type=event&id=AbC&quantity=3');
});

describe('of who waits', () => {
  test('as many are told as there are places for, in their order', () => {
    const queue = ['ana', 'bea', 'cleo'].map((name) => whoWaits(name, 1));
    expect(names(queue, 2)).toEqual(['ana', 'bea']);
    expect(names(queue, 0)).toEqual([]);
    expect(names(queue, 50)).toEqual(['ana', 'bea', 'cleo']);
  });

  test('who wants more than there are is passed over, and is first when there are enough', () => {
    const queue = [whoWaits('ana', 4), whoWaits('bea', 2), whoWaits('cleo', 1)];
    expect(names(queue, 2)).toEqual(['bea']);
    expect(names(queue, 4)).toEqual(['ana']);
  });

  test('places are left to who was told of them, until their turn is over', () => {
    const next = whoWaits('bea', 1);
    expect(names([whoWaits('ana', 1, told()), next], 1)).toEqual([]);
    expect(names([whoWaits('ana', 1, told()), next], 2)).toEqual(['bea']);
    expect(names([whoWaits('ana', 1, told(0)), next], 1)).toEqual(['bea']);
  });

  test('nobody is told of the same places twice; who missed theirs is told again', () => {
    expect(names([whoWaits('ana', 1, told(0))], 1)).toEqual([]);
    expect(names([whoWaits('ana', 1, { ...told(), missedAt: after(-5) })], 1)).toEqual(['ana']);
  });

  test('who holds places knows, and these are counted once', () => {
    const holding = whoWaits('ana', 1, { ...told(), isHolding: true });
    expect(names([holding, whoWaits('bea', 1)], 1)).toEqual(['bea']);
    expect(names([whoWaits('ana', 1, { isHolding: true })], 1)).toEqual([]);
  });

  test('whom no letter reaches holds nobody up', () => {
    expect(names([whoWaits('ana', 1, { isReached: false }), whoWaits('bea', 1)], 1)).toEqual(['bea']);
  });
});
