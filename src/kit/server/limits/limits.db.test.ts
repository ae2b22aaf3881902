/** Counters hold in sum, whoever counts: parallel callers, two processes, a restart. */
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { Problem } from '#kit/shared/problem.ts';
import type { Db } from '../db.ts';
import { testDatabase } from '../testing.ts';
import type { TestDatabase } from '../testing.ts';
import { dropOldCounters, forget, takeOrWait } from './counters.ts';
import { createLimiter } from './limits.ts';
import type { Limiter } from './limits.ts';
import { counters } from './table.ts';

let database: TestDatabase;
let db: Db;
let second: Awaited<ReturnType<TestDatabase['beside']>>;
beforeAll(async () => {
  database = await testDatabase(inject('prepared'));
  second = await database.beside();
  db = database.db;
});
afterAll(async () => {
  await second.close();
  await database.close();
});
beforeEach(async () => void (await db.delete(counters)));

const start = Date.parse('2026-08-21T18:00:00Z');
const after = (seconds: number) => new Date(start + seconds * 1000);
/** Whoever asks this one fails. */
const nowhere = undefined as unknown as Db;
/** How many of so many calls at once pass. */
async function passing(count: number, spend: (i: number) => Promise<void>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: count }, (_, i) => spend(i)));
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'too_many_requests' });
  return results.filter(({ status }) => status === 'fulfilled').length;
}
const refusal = (spending: Promise<unknown>) =>
  spending.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a limit', () => {
  test('lets so many calls through, then answers 429 with the seconds to wait', async () => {
    const limiter = createLimiter({ name: 'tea', calls: 3, seconds: 60 });
    for (let i = 0; i < 3; i += 1) await limiter.spend(db, 'a', after(i));
    const refused = await refusal(limiter.spend(db, 'a', after(20)));
    expect(refused).toBeInstanceOf(Problem);
    expect(refused).toMatchObject({ code: 'too_many_requests', status: 429, retryAfter: 40 });
    await limiter.spend(db, 'b', after(20));
  });

  test('opens again when its time is over, and being refused does not make it longer', async () => {
    const limiter = createLimiter({ name: 'tea', calls: 1, seconds: 60 });
    await limiter.spend(db, 'a', after(0));
    for (let i = 1; i < 6; i += 1) expect(await refusal(limiter.spend(db, 'a', after(i * 11)))).toBeDefined();
    await limiter.spend(db, 'a', after(60));
  });

  test.each([7, 12, 100, 240])('of %i holds for any number of callers at once', async (calls) => {
    const limiter = createLimiter({ name: 'rush', calls, seconds: 60 });
    expect(await passing(500, () => limiter.spend(db, 'a', after(0)))).toBe(calls);
  });

  test('is one for two processes, and for those that begin again', async () => {
    const limit = { name: 'rush', calls: 100, seconds: 60 };
    const processes: [Db, Limiter][] = [
      [db, createLimiter(limit)],
      [second.db, createLimiter(limit)],
    ];
    const spend = (i: number) => {
      const [theirs, limiter] = processes[i % 2] as [Db, Limiter];
      return limiter.spend(theirs, 'a', after(0));
    };
    expect(await passing(300, spend)).toBe(100);
    const restarted = createLimiter(limit);
    expect(await passing(50, () => restarted.spend(db, 'a', after(1)))).toBe(0);
    expect(await passing(300, () => restarted.spend(db, 'a', after(60)))).toBe(100);
  });

  test('asks the database once for a twentieth of it, and of a flood of refused calls never', async () => {
    const limiter = createLimiter({ name: 'rush', calls: 100, seconds: 60 });
    for (let i = 0; i < 100; i += 1) await limiter.spend(i % 5 === 0 ? db : nowhere, 'a', after(0));
    expect(await refusal(limiter.spend(db, 'a', after(0)))).toMatchObject({ retryAfter: 60 });
    expect(await passing(500, () => limiter.spend(nowhere, 'a', after(1)))).toBe(0);
  });

  test('takes a call back that did not count', async () => {
    const limiter = createLimiter({ name: 'codes', calls: 4, seconds: 60 });
    for (let i = 0; i < 20; i += 1) {
      await limiter.spend(db, 'a', after(0));
      limiter.giveBack('a', after(0));
    }
    expect(await passing(10, () => limiter.spend(db, 'a', after(0)))).toBe(4);
    limiter.giveBack('a', after(1));
    await limiter.spend(db, 'a', after(1));
    expect(await refusal(limiter.spend(db, 'a', after(1)))).toMatchObject({ status: 429 });
  });

  test('keeps no word of whom it counts, and is swept when its time is over', async () => {
    await createLimiter({ name: 'tea', calls: 3, seconds: 60 }).spend(db, '203.0.113.9', after(0));
    expect(JSON.stringify(await db.select().from(counters))).not.toContain('203.0.113');
    await dropOldCounters(db, after(59));
    expect(await db.$count(counters)).toBe(1);
    await dropOldCounters(db, after(61));
    expect(await db.$count(counters)).toBe(0);
  });
});

describe('a delay that grows', () => {
  const delays = { name: 'knock', free: 10, seconds: 900, first: 30, longest: 900 };
  const knock = (seconds: number, of = 'a', on = db) => takeOrWait(on, delays, of, after(seconds));

  test('lets ten pass, then waits 30 seconds, then twice that, and at last a quarter of an hour', async () => {
    for (let i = 0; i < 10; i += 1) expect(await knock(i)).toEqual({ count: i + 1 });
    expect(await knock(10)).toEqual({ opensAt: after(39) });
    expect(await knock(39)).toEqual({ count: 11 });
    expect(await knock(40)).toEqual({ opensAt: after(99) });
    let now = 99;
    for (const pause of [120, 240, 480, 900, 900, 900]) {
      expect(await knock(now)).toEqual({ count: expect.any(Number) });
      expect(await knock(now + 1)).toEqual({ opensAt: after(now + pause) });
      now += pause;
    }
  });

  test('counts each alone, forgets after a quiet time, and when told', async () => {
    for (let i = 0; i < 10; i += 1) await knock(i);
    expect(await knock(11, 'b')).toEqual({ count: 1 });
    expect(await knock(39 + 900)).toEqual({ count: 1 });
    for (let i = 0; i < 9; i += 1) await knock(940);
    expect(await knock(940)).toEqual({ opensAt: after(970) });
    await forget(db, delays.name, 'a');
    expect(await knock(940)).toEqual({ count: 1 });
  });

  test('lets exactly ten of many at once pass, in two processes', async () => {
    const all = await Promise.all(Array.from({ length: 100 }, (_, i) => knock(0, 'a', i % 2 ? db : second.db)));
    expect(all.filter((one) => 'count' in one)).toHaveLength(10);
  });
});
