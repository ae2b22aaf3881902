/** The outbox: outside calls wait in the database, are retried with back-off, and never sit inside a transaction. */
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { createLane } from './lane.ts';
import { tasks } from './table.ts';

/** A kind of background work: what it needs and what it does. It may run twice, so it must be idempotent. */
export type Task<P = unknown> = {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  /** How many of its kind run at once in this process; 25 unless told. */
  readonly atOnce?: number;
  /** Longer than a run ever takes: after it, whoever began is taken for dead and another one begins. 60 unless told. */
  readonly lockSeconds?: number;
  run(payload: P, db: Db): Promise<void>;
};

/** Asks for a task, in the transaction of the change that needs it. */
export async function enqueue(db: Db, name: string, payload: object, at: Date): Promise<void> {
  await db.insert(tasks).values({ id: newId(), name, payload, runAt: at });
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Does the tasks that it is given; tasks of other names wait, untouched, for a process that knows them. */
export function createOutbox(options: { db: Db; clock: Clock; log: Log; tasks: readonly Task[] }) {
  let timer: NodeJS.Timeout | undefined;
  const isOpen = () => timer !== undefined;
  const lanes = options.tasks.map((task) => createLane({ ...options, task, isOpen }));
  const lookAll = () => lanes.forEach((lane) => lane.look());
  const idle = () => Promise.all(lanes.map((lane) => lane.idle()));

  /** Runs everything that is due, and waits for what is being run; gives how many it took. */
  const runDue = async (): Promise<number> => {
    for (let count = 0; ;) {
      const taken = (await Promise.all(lanes.map((lane) => lane.take()))).reduce((sum, one) => sum + one, 0);
      await idle();
      if (taken === 0) return count;
      count += taken;
    }
  };

  return {
    runDue,
    /** Looks now instead of at the next tick: called after a write that asked for a task. Before `start` nothing runs by itself. */
    nudge: lookAll,
    start: (everyMilliseconds = 1000) => {
      timer = setInterval(lookAll, everyMilliseconds);
    },
    /** Takes no more, and comes back when what was begun is done. */
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      await idle();
    },
  };
}
