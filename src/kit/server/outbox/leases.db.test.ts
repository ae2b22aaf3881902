/** Leases: a task is its runner's while it is at it, and soon another's when the runner is gone (decision 0032). */
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../db.ts';
import { createLog } from '../log.ts';
import { testDatabase } from '../testing.ts';
import { createOutbox, enqueue } from './outbox.ts';
import type { Task } from './task.ts';
import { tasks } from './table.ts';

let database: Database;
let now: Date;
beforeAll(async () => {
  database = await testDatabase(inject('prepared'));
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(tasks);
  now = new Date('2026-08-21T18:00:00Z');
});

/** A busy machine takes its time; nothing here is measured. */
const soon = { timeout: 15_000 };
const open = (task: Task) =>
  createOutbox({ db: database.db, clock: () => now, log: createLog('silent'), tasks: [task] });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const waiting = () => database.db.select().from(tasks);

/** A task whose runs end when the test ends them, one way or the other. */
const slowly = (more: Partial<Task> = {}) => {
  const runs: { finish: () => void; fail: (error: Error) => void }[] = [];
  const run = () => new Promise<void>((finish, fail) => void runs.push({ finish, fail }));
  const task: Task = { name: 'slow', payload: z.object({}), run, ...more };
  return { task, runs, ask: () => enqueue(database.db, 'slow', {}, now) };
};

it('a task that is being done is left to whoever does it, however long that takes', async () => {
  const { task, runs, ask } = slowly();
  await ask();
  const outbox = open(task);
  const first = outbox.runDue();
  await expect.poll(() => runs.length, soon).toBe(1);
  for (let seconds = 0; seconds < 50; seconds += 10) {
    later(10);
    await outbox.beat();
    expect(await open(task).runDue()).toBe(0);
  }
  runs[0]?.finish();
  expect(await first).toBe(1);
  expect(runs).toHaveLength(1);
});

it('one that is done for longer than it ever takes is taken to hang, and what hung leaves it to the next', async () => {
  const { task, runs, ask } = slowly({ maxSeconds: 300 });
  await ask();
  const outbox = open(task);
  const first = outbox.runDue();
  await expect.poll(() => runs.length, soon).toBe(1);
  for (let seconds = 0; seconds < 290; seconds += 10) {
    later(10);
    await outbox.beat();
  }
  expect(await open(task).runDue()).toBe(0);
  later(10);
  await outbox.beat();
  // It is let go here: time may pass only then, or this one looks again and takes what it has lost.
  expect(await first).toBe(1);
  later(6);
  const second = open(task).runDue();
  await expect.poll(() => runs.length, soon).toBe(2);
  runs[0]?.finish();
  expect(await waiting()).toMatchObject([{ attempts: 2 }]);
  runs[1]?.finish();
  expect(await second).toBe(1);
  expect(await waiting()).toEqual([]);
});

it('one that hangs keeps its place no longer than that: the next of its kind is done, and a house can leave', async () => {
  const { task, runs, ask } = slowly({ atOnce: 1, maxSeconds: 300 });
  await ask();
  const outbox = open(task);
  const ends = outbox.runDue();
  await expect.poll(() => runs.length, soon).toBe(1);
  await ask();
  later(299);
  await outbox.beat();
  expect(await waiting()).toHaveLength(2);
  expect(runs).toHaveLength(1);
  later(1);
  await outbox.beat();
  await expect.poll(() => runs.length, soon).toBe(2);
  runs[1]?.finish();
  expect(await ends).toBe(2);
  expect(await waiting()).toHaveLength(1);
});

it('what a runner that died had begun is taken over within half a minute', async () => {
  const { task, runs, ask } = slowly();
  await ask();
  void open(task).runDue();
  await expect.poll(() => runs.length, soon).toBe(1);
  later(14);
  expect(await open(task).runDue()).toBe(0);
  later(2);
  const second = open(task).runDue();
  await expect.poll(() => runs.length, soon).toBe(2);
  runs[1]?.finish();
  expect(await second).toBe(1);
});

it('what ends every process that begins it is begun later each time: in between the house is open', async () => {
  const { task, runs, ask } = slowly();
  await ask();
  void open(task).runDue();
  await expect.poll(() => runs.length, soon).toBe(1);
  for (const [times, seconds] of [15, 17, 21, 29].entries()) {
    later(seconds);
    expect(await open(task).runDue()).toBe(0);
    later(1);
    void open(task).runDue();
    await expect.poll(() => runs.length, soon).toBe(times + 2);
  }
});

it('the failure of one that lost its task changes nothing for whoever has it', async () => {
  const { task, runs, ask } = slowly();
  await ask();
  const ends = [open(task).runDue()];
  await expect.poll(() => runs.length, soon).toBe(1);
  later(16);
  ends.push(open(task).runDue());
  await expect.poll(() => runs.length, soon).toBe(2);
  runs[0]?.fail(new Error('too late'));
  await ends[0];
  expect(await waiting()).toMatchObject([{ attempts: 2, lastError: null, lockedUntil: expect.any(Date) }]);
  runs[1]?.fail(new Error('in time'));
  await ends[1];
  expect(await waiting()).toMatchObject([{ attempts: 2, lastError: 'Error', lockedUntil: null }]);
});

it('a beat keeps nothing that another has by now', async () => {
  const { task, runs, ask } = slowly();
  await ask();
  const late = open(task);
  const ends = [late.runDue()];
  await expect.poll(() => runs.length, soon).toBe(1);
  later(16);
  ends.push(open(task).runDue());
  await expect.poll(() => runs.length, soon).toBe(2);
  const [before] = await waiting();
  later(5);
  await late.beat();
  expect(await waiting()).toEqual([before]);
  for (const { finish } of runs) finish();
  await Promise.all(ends);
});
