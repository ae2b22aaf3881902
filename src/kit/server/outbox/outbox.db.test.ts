import { asc, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { hourMs } from '#kit/shared/durations.ts';
import type { Database } from '../db.ts';
import { createLog } from '../log.ts';
import { testDatabase } from '../testing.ts';
import { createOutbox, enqueue } from './outbox.ts';
import type { Task } from './task.ts';
import { tasks } from './table.ts';

let database: Database;
let now: Date;
let done: string[];
let failures: number;
const opened: ReturnType<typeof createOutbox>[] = [];
beforeAll(async () => {
  database = await testDatabase(inject('prepared'));
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(tasks);
  now = new Date('2026-08-21T18:00:00Z');
  done = [];
  failures = 0;
});
// Not waited for: of a test that failed something may hang, and none may do the work of the next.
afterEach(() => opened.splice(0).forEach((outbox) => void outbox.stop()));

/** A busy machine takes its time; nothing here is measured. */
const soon = { timeout: 15_000 };

/** Sends a postcard, unless the post is closed for a while. */
const postcard: Task<{ to: string }> = {
  name: 'postcard',
  payload: z.strictObject({ to: z.string() }),
  run: async ({ to }) => {
    if (failures > 0) {
      failures -= 1;
      throw new TypeError(`no answer for ${to}`);
    }
    done.push(to);
  },
};
const open = (...more: Task[]) => {
  const tasks = [postcard, ...more];
  const outbox = createOutbox({ db: database.db, clock: () => now, log: createLog('silent'), tasks });
  opened.push(outbox);
  return outbox;
};
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const waiting = () => database.db.select().from(tasks).orderBy(asc(tasks.runAt));
const send = (to: string, at = now) => enqueue(database.db, 'postcard', { to }, at);

describe('a task', () => {
  it('runs once and is gone', async () => {
    const outbox = open();
    await send('Ana');
    expect(await outbox.runDue()).toBe(1);
    expect(await outbox.runDue()).toBe(0);
    expect(done).toEqual(['Ana']);
    expect(await waiting()).toEqual([]);
  });

  it('waits for its time by the clock', async () => {
    const outbox = open();
    await send('Ana', new Date(now.getTime() + 60_000));
    later(59);
    expect(await outbox.runDue()).toBe(0);
    later(1);
    expect(await outbox.runDue()).toBe(1);
    expect(done).toEqual(['Ana']);
  });

  it('that was asked for in a rolled back transaction never runs', async () => {
    const outbox = open();
    await database.db
      .transaction(async (db) => {
        await enqueue(db, 'postcard', { to: 'Ana' }, now);
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    await database.db.transaction(async (db) => {
      await enqueue(db, 'postcard', { to: 'Blas' }, now);
      expect(done).toEqual([]);
    });
    expect(await outbox.runDue()).toBe(1);
    expect(done).toEqual(['Blas']);
  });

  it('runs with all others that are due, however many', async () => {
    const outbox = open();
    const names = Array.from({ length: 60 }, (_, i) => `guest ${i}`);
    for (const name of names) await send(name);
    expect(await outbox.runDue()).toBe(60);
    expect(done.toSorted()).toEqual(names.toSorted());
  });
});

describe('a task that fails', () => {
  it('comes back after 2, 4, 8 … seconds by the clock, until it succeeds', async () => {
    const outbox = open();
    await send('Ana');
    failures = 4;
    const delays: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect(await outbox.runDue()).toBe(1);
      const [row] = await waiting();
      expect(row).toMatchObject({ attempts: attempt, lockedUntil: null, lastError: 'TypeError' });
      delays.push(((row?.runAt.getTime() ?? 0) - now.getTime()) / 1000);
      later((delays.at(-1) ?? 0) - 1);
      expect(await outbox.runDue()).toBe(0);
      later(1);
    }
    expect(delays).toEqual([2, 4, 8, 16]);
    expect(await outbox.runDue()).toBe(1);
    expect(done).toEqual(['Ana']);
    expect(await waiting()).toEqual([]);
  });

  it('never waits longer than an hour', async () => {
    await send('Ana');
    await database.db.update(tasks).set({ attempts: 40 });
    failures = 1;
    await open().runDue();
    expect((await waiting())[0]?.runAt.getTime()).toBe(now.getTime() + hourMs);
  });

  it('does not hold up the others', async () => {
    const outbox = open({ name: 'broken', payload: z.object({}), run: () => Promise.reject(new Error('never')) });
    await enqueue(database.db, 'broken', {}, now);
    await send('Ana');
    await outbox.runDue();
    expect(done).toEqual(['Ana']);
    expect((await waiting()).map(({ name }) => name)).toEqual(['broken']);
  });

  it('stays when its payload is wrong, so that a later version can do it', async () => {
    await enqueue(database.db, 'postcard', { to: 5 }, now);
    await open().runDue();
    expect((await waiting()).map(({ name, attempts }) => `${name} ${attempts}`)).toEqual(['postcard 1']);
  });

  it('keeps the reason by name only: its message may hold an address', async () => {
    await send('ana@correo.example');
    failures = 1;
    await open().runDue();
    expect((await waiting())[0]?.lastError).toBe('TypeError');
  });
});

it('a task that nobody here knows waits untouched for a process that knows it', async () => {
  await enqueue(database.db, 'fireworks', {}, now);
  await send('Ana');
  expect(await open().runDue()).toBe(1);
  expect(await waiting()).toMatchObject([{ name: 'fireworks', attempts: 0, lockedUntil: null, lastError: null }]);
  const fireworks: Task = { name: 'fireworks', payload: z.object({}), run: async () => void done.push('boom') };
  expect(await open(fireworks).runDue()).toBe(1);
  expect(done).toEqual(['Ana', 'boom']);
});

describe('a kind of task that is stuck', () => {
  /** Tasks that wait for the test to let them go. */
  const stuck = (atOnce: number) => {
    const doors: (() => void)[] = [];
    const task: Task = {
      name: 'stuck',
      payload: z.object({}),
      atOnce,
      run: () => new Promise<void>((resolve) => void doors.push(resolve)),
    };
    return { task, doors };
  };
  const ask = (count: number) =>
    Promise.all(Array.from({ length: count }, () => enqueue(database.db, 'stuck', {}, now)));
  /** A postcard that was just sent may be locked too: it goes away a moment after it is done. */
  const locked = async () =>
    (await waiting()).filter(({ name, lockedUntil }) => name === 'stuck' && lockedUntil !== null).length;

  it('holds up no other kind, however much of it waits', async () => {
    const { task, doors } = stuck(3);
    const outbox = open(task);
    await ask(40);
    outbox.start(50);
    await expect.poll(() => doors.length, soon).toBe(3);
    for (const name of ['Ana', 'Blas', 'Clara']) {
      await send(name);
      outbox.nudge();
      await expect.poll(() => done, soon).toContain(name);
    }
    expect(doors).toHaveLength(3);
    // What waits for a place is not locked: no lock can run out while it waits.
    expect(await locked()).toBe(3);
    const stopped = outbox.stop();
    doors.forEach((open) => open());
    await stopped;
    expect((await waiting()).map(({ name }) => name)).toEqual(Array(37).fill('stuck'));
  });

  it('is begun as often as there are places, by whatever plan the database looks for it', async () => {
    const { task, doors } = stuck(3);
    await ask(40);
    await database.db.transaction(async (db) => {
      // What is left is to look at each row and to look for what is due again for each of them.
      const ways = ['bitmapscan', 'hashagg', 'hashjoin', 'indexonlyscan', 'indexscan', 'material', 'mergejoin', 'sort'];
      for (const way of ways) await db.execute(sql.raw(`set local enable_${way} = off`));
      await db.execute(sql`set local plan_cache_mode = force_custom_plan`);
      const outbox = createOutbox({ db, clock: () => now, log: createLog('silent'), tasks: [task] });
      const all = outbox.runDue();
      await expect.poll(() => doors.length, soon).toBeGreaterThan(0);
      expect(doors).toHaveLength(3);
      for (let opened = 0; opened < 40; opened += 1) {
        await expect.poll(() => doors.length, soon).toBeGreaterThan(opened);
        doors[opened]?.();
      }
      expect(await all).toBe(40);
    });
  });

  it('goes on with the next ones as places come free, without waiting for a tick', async () => {
    const { task, doors } = stuck(2);
    const outbox = open(task);
    await ask(5);
    outbox.start(hourMs);
    outbox.nudge();
    for (let freed = 0; freed < 5; freed += 1) {
      await expect.poll(() => doors.length, soon).toBeGreaterThan(freed);
      doors[freed]?.();
    }
    await expect.poll(async () => (await waiting()).length, soon).toBe(0);
    await outbox.stop();
  });
});

describe('two runners at once', () => {
  it('run each task once', async () => {
    const names = Array.from({ length: 80 }, (_, i) => `guest ${i}`);
    for (const name of names) await send(name);
    const counts = await Promise.all([open().runDue(), open().runDue(), open().runDue()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(80);
    expect(done.toSorted()).toEqual(names.toSorted());
  });
});

it('a nudge runs what is due now, also one that comes while it runs, and stopping waits for both', async () => {
  const outbox = open();
  await send('Ana');
  outbox.start(hourMs);
  outbox.nudge();
  await send('Blas');
  outbox.nudge();
  await expect.poll(() => done.length).toBe(2);
  await outbox.stop();
  expect(await waiting()).toEqual([]);
});

it('a nudge by name wakes that kind alone', async () => {
  const outbox = open({ name: 'paint', payload: z.object({}), run: async () => void done.push('painted') });
  await enqueue(database.db, 'paint', {}, now);
  await send('Ana');
  outbox.start(hourMs);
  outbox.nudge('postcard');
  await expect.poll(() => done, soon).toEqual(['Ana']);
  outbox.nudge();
  await expect.poll(() => done, soon).toEqual(['Ana', 'painted']);
  await outbox.stop();
});

it('runs nothing by itself before it is started', async () => {
  const outbox = open();
  await send('Clara');
  outbox.nudge();
  await outbox.stop();
  expect(done).toEqual([]);
  await outbox.runDue();
  expect(done).toEqual(['Clara']);
});
