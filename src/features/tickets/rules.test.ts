import { describe, expect, it } from 'vitest';
import { codeIn, doorsInOrder, firstName, spacedCode, ticketState, ticketsToGive } from './rules.ts';

describe('a code', () => {
  it.each(['K7MPQ2XR', 'k7mp q2xr', ' K7MP-Q2XR\n'])('is read from %j', (text) => {
    expect(codeIn(text)).toBe('K7MPQ2XR');
  });
  it.each(['', 'K7MPQ2X', 'K7MPQ2XRR', 'https://menu.example/1', 'K7MPQ2XÑ'])('is not read from %j', (text) => {
    expect(codeIn(text)).toBeUndefined();
  });
  it('is written in two halves', () => expect(spacedCode('K7MPQ2XR')).toBe('K7MP Q2XR'));
});

describe('a ticket', () => {
  const none = { asked: '0', done: '0', failed: '0' } as const;
  const paper = { date: '2026-08-21', time: '23:00', until: null } as const;
  const ticket = { ...paper, status: 'confirmed', usedAt: null, cancelledAt: null, back: none, dispute: null } as const;
  const state = (over: object, at = '2026-08-21T20:00:00Z') => ticketState({ ...ticket, ...over }, new Date(at));

  it('is good until its night is over', () => {
    expect(state({})).toBe('good');
    // 05:59 and 06:01 in Benidorm.
    expect(state({}, '2026-08-22T03:59:00Z')).toBe('good');
    expect(state({}, '2026-08-22T04:01:00Z')).toBe('over');
  });
  it('of a party after midnight is of the night before', () => {
    expect(state({ date: '2026-08-22', time: '01:00' }, '2026-08-22T04:01:00Z')).toBe('over');
  });
  it('without a date waits for one', () => expect(state({ date: null, time: null })).toBe('good'));
  it('is used once somebody came in, also when the night is over', () => {
    const usedAt = '2026-08-21T21:12:00Z';
    expect(state({ usedAt })).toBe('used');
    expect(state({ usedAt }, '2026-08-23T12:00:00Z')).toBe('used');
  });
  it('opens nothing once it was cancelled, and says that its money went back only when all of it did', () => {
    const refunded = { status: 'refunded', usedAt: '2026-08-21T21:12:00Z' };
    expect(state({ ...refunded, back: { ...none, done: '25.00' } })).toBe('refunded');
    expect(state({ ...refunded, back: { ...none, done: '20.00', asked: '5.00' } })).toBe('refunding');
    expect(state({ ...refunded, back: { ...none, asked: '20.00', failed: '5.00' } })).toBe('stuck');
    expect(state({ status: 'cancelled' })).toBe('cancelled');
    expect(state({ cancelledAt: '2026-08-20T21:12:00Z' })).toBe('cancelled');
  });
  it('opens nothing while a bank asks for its money, and after it got it', () => {
    expect(state({ dispute: 'open' })).toBe('disputed');
    expect(state({ dispute: 'lost', usedAt: '2026-08-21T21:12:00Z' })).toBe('lost');
  });
  it('of two nights is good again on the second, until somebody came in with it then', () => {
    const nights = { date: '2026-08-21', lastDay: '2026-08-22', usedAt: '2026-08-21T21:12:00Z' };
    expect(state(nights, '2026-08-22T03:59:00Z')).toBe('used');
    expect(state(nights, '2026-08-22T04:00:00Z')).toBe('good');
    expect(state({ ...nights, usedAt: '2026-08-22T19:00:00Z' }, '2026-08-22T20:00:00Z')).toBe('used');
    expect(state({ ...nights, usedAt: null }, '2026-08-23T04:00:00Z')).toBe('over');
  });
  it('is given to a friend while it is good and its buyer’s, and of a night', () => {
    const order = { ...ticket, kind: 'event' } as const;
    const [mine, used, back, given] = [
      { id: 'mine', usedAt: null, cancelledAt: null },
      { id: 'used', usedAt: '2026-08-21T21:12:00Z', cancelledAt: null },
      { id: 'back', usedAt: null, cancelledAt: '2026-08-20T21:12:00Z' },
      { id: 'given', usedAt: null, cancelledAt: null, given: {} },
    ];
    const tickets = [mine, used, back, given];
    const at = new Date('2026-08-21T20:00:00Z');
    expect(ticketsToGive({ ...order, tickets }, at)).toEqual([mine]);
    for (const over of [
      { kind: 'rental' },
      { status: 'cancelled' },
      { dispute: 'open' },
      { date: '2026-08-20' },
    ] as const)
      expect(ticketsToGive({ ...order, tickets, ...over }, at)).toEqual([]);
  });
  it('of a rental ends with it', () => {
    const until = { date: '2026-08-24', time: '11:00' };
    expect(state({ until }, '2026-08-24T08:59:00Z')).toBe('good');
    expect(state({ until }, '2026-08-24T09:00:00Z')).toBe('over');
  });
});

it.each([
  ['Marta Ferrer', 'Marta'],
  ['  José  Luis Gil', 'José'],
  ['', ''],
])('of the name %j the door sees %j', (name, first) => expect(firstName(name)).toBe(first));

it('tonight’s doors come first, then those ahead, then those behind', () => {
  const door = (startsAt: string, lastDay: string | null = null) => ({
    date: startsAt.slice(0, 10),
    startsAt,
    lastDay,
  });
  const fair = door('2026-08-18T15:00:00Z', '2026-08-21');
  const [behind, earlier, tonight, late, ahead] = [
    door('2026-08-20T20:00:00Z'),
    door('2026-08-19T20:00:00Z'),
    door('2026-08-21T20:00:00Z'),
    door('2026-08-22T00:30:00Z'),
    door('2026-08-22T20:00:00Z'),
  ];
  const sorted = doorsInOrder([ahead, earlier, behind, late, fair, tonight], new Date('2026-08-21T23:30:00Z'));
  expect(sorted).toEqual([fair, tonight, late, ahead, behind, earlier]);
});
