import { describe, expect, it } from 'vitest';
import { dueCents, splitPrice } from './split-price.ts';

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

describe('a price split among tickets', () => {
  it('adds up to it, and the last one takes the rest', () => {
    expect(splitPrice(5985, 3)).toEqual([1995, 1995, 1995]);
    expect(splitPrice(1000, 3)).toEqual([333, 333, 334]);
    for (const amount of [0, 1, 2, 99, 1001, 5985])
      for (const count of [1, 2, 3, 7]) expect(sum(splitPrice(amount, count))).toBe(amount);
  });
});

describe('what is due back', () => {
  const standing = { refundPercent: null };
  it('is each ticket’s share by the percent of its own day', () => {
    expect(dueCents(5985, [standing, { refundPercent: 100 }, standing])).toBe(1995);
    expect(dueCents(5985, [{ refundPercent: 50 }, { refundPercent: 100 }, standing])).toBe(2993);
    expect(dueCents(5985, [{ refundPercent: 0 }, standing, standing])).toBe(0);
  });
  it('is the same for one after the other as for all together, however it is rounded', () => {
    for (const percent of [0, 33, 50, 100])
      for (const amount of [1, 99, 1000, 5985, 9999]) {
        const steps = [0, 1, 2, 3].map((gone) =>
          dueCents(
            amount,
            [0, 1, 2].map((place) => (place < gone ? { refundPercent: percent } : standing)),
          ),
        );
        const shares = steps.slice(1).map((cents, place) => cents - (steps[place] ?? 0));
        expect(shares.every((share) => share >= 0)).toBe(true);
        expect(sum(shares)).toBe(Math.round((amount * percent) / 100));
      }
  });
});
