import { describe, expect, test } from 'vitest';
import { minPaidCents } from '#kit/shared/money.ts';
import { codeState, discountedCents, isWord, spelled } from './rules.ts';

const share = (percent: number) => ({ percent, amountCents: null });
const amount = (amountCents: number) => ({ percent: null, amountCents });

test('a word is the same however it is typed', () => {
  for (const typed of ['sol20', ' SÓL 20 ', 'Sol-20', 'so_l.20', 'sol–20']) expect(spelled(typed)).toBe('SOL20');
  expect(spelled('niño')).toBe('NINO');
  expect(['SOL', 'A'.repeat(21), 'SOL€', '', 'солнце'].map((typed) => isWord(spelled(typed)))).toEqual(
    Array(5).fill(false),
  );
  expect(['SOL2', '2026', 'A'.repeat(20)].every(isWord)).toBe(true);
});

describe('what a ticket costs', () => {
  test.each([
    [2500, share(20), 2000],
    [1995, share(50), 997],
    [1999, share(33), 1339],
    [999, share(1), 989],
    [2500, share(100), 0],
    [2500, amount(500), 2000],
    [2500, amount(2500), 0],
    [2500, amount(9000), 0],
    // No bank takes less than half a euro.
    [2500, share(99), 0],
    [2500, amount(2451), 0],
    [2500, amount(2450), 50],
    [40, share(1), 40],
    [40, share(10), 0],
  ])('%i cents with %o: %i', (price, off, left) => expect(discountedCents(price, off)).toBe(left));

  test('is never more than before, nor between nothing and what a bank takes', () => {
    for (let price = minPaidCents; price < 4000; price += 37)
      for (let percent = 1; percent <= 100; percent += 1) {
        const left = discountedCents(price, share(percent));
        expect(left === 0 || (left >= minPaidCents && left <= price)).toBe(true);
        if (left > 0) expect(Math.abs(price - left - (price * percent) / 100)).toBeLessThanOrEqual(0.5);
      }
  });
});

test('the last day counts whole, and what ended is ended first of all', () => {
  const code = { endedAt: null, until: '2026-08-21', limit: 2, uses: 0 };
  expect(codeState(code, '2026-08-21')).toBe('open');
  expect(codeState(code, '2026-08-22')).toBe('past');
  expect(codeState({ ...code, uses: 2 }, '2026-08-21')).toBe('used');
  expect(codeState({ ...code, limit: null, uses: 900 }, '2026-08-21')).toBe('open');
  expect(codeState({ ...code, endedAt: new Date(0), uses: 2 }, '2026-08-22')).toBe('ended');
});
