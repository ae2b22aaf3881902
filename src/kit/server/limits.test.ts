import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Problem } from '#kit/shared/problem.ts';
import { createLimiter } from './limits.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-08-21T18:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const refusal = (spending: Promise<void>) =>
  spending.then(
    () => undefined,
    (error: unknown) => error,
  );

it('lets so many calls through, then answers 429 with the seconds to wait', async () => {
  const limiter = createLimiter({ calls: 3, seconds: 60 });
  for (let i = 0; i < 3; i += 1) expect(await refusal(limiter.spend('a'))).toBeUndefined();
  vi.advanceTimersByTime(20_000);
  const refused = await refusal(limiter.spend('a'));
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({ code: 'too_many_requests', status: 429, retryAfter: 40 });
});

it('counts each caller alone', async () => {
  const limiter = createLimiter({ calls: 1, seconds: 60 });
  expect(await refusal(limiter.spend('a'))).toBeUndefined();
  expect(await refusal(limiter.spend('b'))).toBeUndefined();
  expect(await refusal(limiter.spend('a'))).toMatchObject({ status: 429 });
});

it('opens again when its time is over, and being refused does not make it longer', async () => {
  const limiter = createLimiter({ calls: 1, seconds: 60 });
  await limiter.spend('a');
  for (let i = 0; i < 5; i += 1) {
    vi.advanceTimersByTime(11_000);
    expect(await refusal(limiter.spend('a'))).toMatchObject({ status: 429 });
  }
  vi.advanceTimersByTime(5_001);
  expect(await refusal(limiter.spend('a'))).toBeUndefined();
});
