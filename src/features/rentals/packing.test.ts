import { describe, expect, it } from 'vitest';
import { beside, leftOf, roomFor, type Kept } from './packing.ts';
import type { Period } from './stay.ts';

/** This many hours after midnight of some day. */
const at = (hour: number) => new Date(Date.UTC(2026, 8, 1, hour));
const period = (from: number, to: number): Period => ({ startsAt: at(from), endsAt: at(to) });
const kept = (slot: number, from: number, to: number): Kept => ({
  id: `${slot}:${from}-${to}`,
  slot,
  ...period(from, to),
});
const moves = (slots: number, wanted: Period, quantity: number, ...out: Kept[]) => {
  const room = roomFor(slots, wanted, quantity, out);
  return room && Object.fromEntries(room);
};

describe('what other dates take beside those that are booked', () => {
  const several = (quantity: number, from: number, to: number) => ({ ...period(from, to), quantity });

  it('is what is before and after them, and more of things alike while both are', () => {
    expect(beside(several(1, 2, 6), several(1, 2, 8))).toEqual([several(1, 6, 8)]);
    expect(beside(several(1, 2, 6), several(1, 0, 4))).toEqual([several(1, 0, 2)]);
    expect(beside(several(1, 2, 6), several(3, 0, 8))).toEqual([several(3, 0, 2), several(2, 2, 6), several(3, 6, 8)]);
  });
  it('is all of them where they do not meet, and nothing where they are within', () => {
    expect(beside(several(1, 2, 6), several(2, 6, 8))).toEqual([several(2, 6, 8)]);
    expect(beside(several(2, 2, 6), several(1, 3, 5))).toEqual([]);
  });
});

describe('what is left', () => {
  it('is counted at one moment, not over the whole period', () => {
    const out = [kept(1, 0, 4), kept(2, 4, 8), kept(3, 3, 5)];
    expect(leftOf(3, period(0, 8), out)).toBe(1);
    expect(leftOf(3, period(5, 8), out)).toBe(2);
    expect(leftOf(3, period(8, 9), out)).toBe(3);
  });
  it('is nothing, and less than that, where more are out than are let any more', () => {
    expect(leftOf(1, period(0, 2), [kept(7, 0, 1)])).toBe(0);
    expect(leftOf(1, period(0, 2), [kept(7, 0, 1), kept(3, 0, 1)])).toBe(-1);
  });
});

describe('room for a stay', () => {
  it('is made where every moment has one free: who comes later goes elsewhere', () => {
    expect(moves(2, period(1, 4), 1, kept(1, 0, 2), kept(2, 2, 6))).toEqual({ '2:2-6': 1 });
  });
  it('is not there where one moment has none', () => {
    expect(moves(2, period(1, 4), 1, kept(1, 0, 2), kept(2, 1, 6))).toBeUndefined();
    expect(moves(2, period(1, 4), 2, kept(1, 3, 4))).toBeUndefined();
  });
  it('leaves what began before where it is, whoever else must go', () => {
    expect(moves(2, period(2, 6), 1, kept(1, 0, 3), kept(2, 3, 5), kept(1, 5, 9))).toEqual({ '2:3-5': 1 });
  });
  it('lets one after the other go on, as far as it takes', () => {
    const out = [kept(1, 0, 2), kept(2, 2, 4), kept(1, 3, 6), kept(2, 4, 8)];
    expect(moves(2, period(1, 3), 1, ...out)).toEqual({ '2:2-4': 1, '1:3-6': 2, '2:4-8': 1 });
  });
  it('is not what is out of more than are let any more: that leaves one fewer free, whatever its number', () => {
    expect(moves(1, period(0, 2), 1, kept(2, 0, 9))).toBeUndefined();
    expect(moves(2, period(0, 2), 1, kept(3, 0, 9))).toEqual({});
    expect(moves(3, period(1, 4), 1, kept(1, 0, 2), kept(2, 0, 2), kept(3, 2, 6), kept(7, 3, 5))).toEqual({
      '3:2-6': 1,
    });
  });
});
