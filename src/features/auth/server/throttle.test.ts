import { expect, test } from 'vitest';
import { createSignInThrottle } from './throttle.ts';

const start = Date.parse('2026-08-21T20:00:00Z');
const after = (seconds: number) => new Date(start + seconds * 1000);

test('ten checks pass, the eleventh waits, and the wait doubles', () => {
  const throttle = createSignInThrottle();
  for (let i = 0; i < 10; i += 1) throttle.spend('+34600123456', after(i));
  expect(() => throttle.spend('+34600123456', after(10))).toThrow(
    expect.objectContaining({ code: 'too_many_requests', retryAfter: 29 }),
  );
  throttle.spend('+34600123456', after(40));
  expect(() => throttle.spend('+34600123456', after(41))).toThrow(expect.objectContaining({ retryAfter: 59 }));
});

test('another phone is not held up, and the right password clears the count', () => {
  const throttle = createSignInThrottle();
  for (let i = 0; i < 10; i += 1) throttle.spend('+34600123456', after(i));
  throttle.spend('+34600999999', after(11));
  throttle.forgive('+34600123456');
  throttle.spend('+34600123456', after(12));
});

test('after a quiet quarter of an hour the count begins anew', () => {
  const throttle = createSignInThrottle();
  for (let i = 0; i < 9; i += 1) throttle.spend('+34600123456', after(i));
  for (let i = 0; i < 9; i += 1) throttle.spend('+34600123456', after(16 * 60 + i));
});
