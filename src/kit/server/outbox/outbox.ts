/** The outbox: outside calls wait in the database, are retried with back-off, and never sit inside a transaction. */
import { and, eq, isNull, lte, lt, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { tasks } from './table.ts';

/** A kind of background work: what it needs and what it does. It may run twice, so it must be idempotent. */
export type Task<P = unknown> = {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  run(payload: P, db: Db): Promise<void>;
};

const batchSize = 25;
const lockSeconds = 60;
const maxBackOffSeconds = 3600;

/** Asks for a task, in the transaction of the change that needs it. */
export async function enqueue(db: Db, name: string, payload: object, at: Date): Promise<void> {
  await db.insert(tasks).values({ id: newId(), name, payload, runAt: at });
}

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(options: { db: Db; clock: Clock; log: Log; tasks: readonly Task[] }) {
  const { db, clock, log } = options;
  const known = new Map(options.tasks.map((task) => [task.name, task]));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let isNudged = false;

  /** Takes due tasks so that no other process takes them too. */
  const claim = async () => {
    const at = clock();
    const due = db
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(lte(tasks.runAt, at), or(isNull(tasks.lockedUntil), lt(tasks.lockedUntil, at))))
      .orderBy(tasks.runAt)
      .limit(batchSize)
      .for('update', { skipLocked: true });
    return db
      .update(tasks)
      .set({ lockedUntil: new Date(at.getTime() + lockSeconds * 1000), attempts: sql`${tasks.attempts} + 1` })
      .where(sql`${tasks.id} in ${due}`)
      .returning();
  };

  const runOne = async (row: typeof tasks.$inferSelect): Promise<void> => {
    try {
      const task = known.get(row.name);
      if (!task) throw new Error(`No task is called ${row.name}`);
      await task.run(task.payload.parse(row.payload), db);
      await db.delete(tasks).where(eq(tasks.id, row.id));
    } catch (error) {
      const seconds = Math.min(maxBackOffSeconds, 2 ** row.attempts);
      log.warn({ error, task: row.name, attempts: row.attempts, seconds }, 'a task failed and will be tried again');
      await db
        .update(tasks)
        .set({
          lockedUntil: null,
          runAt: new Date(clock().getTime() + seconds * 1000),
          lastError: error instanceof Error ? error.name : 'Error',
        })
        .where(eq(tasks.id, row.id));
    }
  };

  /** Runs everything that is due; gives how many ran. */
  const runDue = async (): Promise<number> => {
    let count = 0;
    for (;;) {
      const rows = await claim();
      await Promise.all(rows.map(runOne));
      count += rows.length;
      if (rows.length < batchSize) return count;
    }
  };

  const runQuietly = () => {
    if (running) {
      isNudged = true;
      return;
    }
    running = runDue()
      .catch((error: unknown) => {
        log.error({ error }, 'the outbox could not be read');
        return 0;
      })
      .finally(() => {
        running = undefined;
        if (isNudged) {
          isNudged = false;
          runQuietly();
        }
      });
  };

  return {
    runDue,
    /** Comes back when everything due is done, also what is being run at this moment. */
    settle: async () => {
      while (running) await running;
      await runDue();
    },
    /** Looks now instead of at the next tick: called after a write that asked for a task. Before `start` nothing runs by itself. */
    nudge: () => {
      if (timer !== undefined) runQuietly();
    },
    start: (everyMilliseconds = 1000) => {
      timer = setInterval(runQuietly, everyMilliseconds);
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      isNudged = false;
      await running;
    },
  };
}
