import { expect, test } from 'vitest';
import { areDaysInOrder, typeState } from './rules.ts';

const open = { endedAt: null, soldFrom: null, soldUntil: null, soldOut: false };

test('a ticket type without days is to be had until it is gone or ended', () => {
  expect(typeState(open, '2026-07-01')).toBe('open');
  expect(typeState({ ...open, soldOut: true }, '2026-07-01')).toBe('soldOut');
  expect(typeState({ ...open, soldOut: true, endedAt: new Date(0) }, '2026-07-01')).toBe('ended');
});

test('its first and its last day count whole', () => {
  const july = { ...open, soldFrom: '2026-07-02', soldUntil: '2026-07-03' };
  const states = ['2026-07-01', '2026-07-02', '2026-07-03', '2026-07-04'].map((today) => typeState(july, today));
  expect(states).toEqual(['early', 'open', 'open', 'past']);
});

test('what is past its last day is told so, be it gone or not, and what is gone before its first day is gone', () => {
  expect(typeState({ ...open, soldOut: true, soldUntil: '2026-06-30' }, '2026-07-01')).toBe('past');
  expect(typeState({ ...open, soldOut: true, soldFrom: '2026-07-02' }, '2026-07-01')).toBe('soldOut');
});

test('days are in order where the last is not before the first', () => {
  expect(areDaysInOrder('2026-07-02', '2026-07-02')).toBe(true);
  expect(areDaysInOrder('2026-07-02', '2026-07-01')).toBe(false);
  expect([areDaysInOrder(null, '2026-07-01'), areDaysInOrder('2026-07-02', null)]).toEqual([true, true]);
});
