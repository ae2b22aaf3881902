import { describe, expect, test } from 'vitest';
import { hashFor, ticketsPath, turnOf, wantedIn, whomToTell } from './rules.ts';
import type { Left, Waiting } from './rules.ts';

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
  anyTicket: true,
  ticketTypeId: null,
  toldTypeId: null,
  ...over,
});
const told = (minutes = 30) => ({ toldAt: after(-30), turnEndsAt: after(minutes) });
const regular = (left: number) => ({ typeId: null, left, each: null });
const names = (queue: readonly Waiting[], left: number) =>
  whomToTell(queue, { tickets: [regular(left)], places: left }, at).map(({ wait }) => wait.userId);

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
  expect(ticketsPath('AbC', 3, null)).toBe('/checkout?type=event&id=AbC&quantity=3');
  expect(ticketsPath('AbC', 3, 'vip')).toBe('/checkout?type=event&id=AbC&quantity=3&ticketType=vip');
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

describe('of who waits for one ticket of several', () => {
  const vip = (left: number, each: number | null = null): Left => ({ typeId: 'vip', left, each });
  const forVip = { anyTicket: false, ticketTypeId: 'vip' };
  const forRegular = { anyTicket: false, ticketTypeId: null };
  const told = (queue: readonly Waiting[], tickets: readonly Left[], places: number) =>
    whomToTell(queue, { tickets, places }, at).map(
      ({ wait, ticket }) => `${wait.userId} ${ticket.typeId ?? 'regular'}`,
    );

  test('each is told of theirs, whoever waits for another before them', () => {
    const queue = [whoWaits('ana', 1, forRegular), whoWaits('bea', 1, forVip), whoWaits('cleo', 1, forVip)];
    expect(told(queue, [vip(1)], 9)).toEqual(['bea vip']);
    expect(told(queue, [regular(2), vip(2)], 9)).toEqual(['ana regular', 'bea vip', 'cleo vip']);
  });

  test('who takes any is told of the first that has enough, in their turn', () => {
    const queue = [whoWaits('ana', 2), whoWaits('bea', 1, forVip), whoWaits('cleo', 1)];
    expect(told(queue, [regular(1), vip(2)], 9)).toEqual(['ana vip', 'cleo regular']);
  });

  test('there are never more than the event has places for', () => {
    const queue = [whoWaits('ana', 1, forVip), whoWaits('bea', 1, forRegular)];
    expect(told(queue, [regular(1), vip(1)], 1)).toEqual(['ana vip']);
  });

  test('a turn keeps the ticket that was told of, and its place in the event', () => {
    const theirs = { toldAt: after(-30), turnEndsAt: after(30), toldTypeId: 'vip' };
    const queue = [whoWaits('ana', 1, theirs), whoWaits('bea', 1, forVip), whoWaits('cleo', 1, forRegular)];
    expect(told(queue, [regular(2), vip(1)], 2)).toEqual(['cleo regular']);
    expect(told(queue, [regular(2), vip(1)], 1)).toEqual([]);
  });

  test('nobody is told of more than one person may have', () => {
    expect(told([whoWaits('ana', 3)], [vip(9, 2)], 9)).toEqual([]);
    expect(told([whoWaits('ana', 2)], [vip(9, 2)], 9)).toEqual(['ana vip']);
  });
});

test('the way through the door leads back to what was wanted', () => {
  for (const wanted of ['any', 'regular', 'AbCdEfGh']) expect(wantedIn(hashFor(wanted))).toBe(wanted);
  expect(wantedIn('reviews')).toBeUndefined();
  expect(wantedIn(undefined)).toBeUndefined();
});
