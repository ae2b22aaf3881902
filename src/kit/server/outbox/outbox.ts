/** The outbox: outside calls wait in the database, are retried with back-off, and never sit inside a transaction. */
import { and, eq, exists, sql } from 'drizzle-orm';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '../db.ts';
import { prepared, preparedInsert } from '../db.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { beatMs, createLane, isDue, renewLeases } from './lane.ts';
import { tasks } from './table.ts';
import type { Task } from './task.ts';

/** Asks for a task, in the transaction of the change that needs it. */
export async function enqueue(db: Db, name: string, payload: object, at: Date): Promise<void> {
  await addTask(db, { id: newId(), name, payload, runAt: at });
}

const addTask = preparedInsert(tasks, ['id', 'name', 'payload', 'runAt']);

/** Of these kinds those that have something to do. */
const dueKinds = prepared((db) => {
  const name = sql<string>`kinds.name`;
  const one = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.name, name), isDue(sql.placeholder('at'))));
  return db
    .select({ name })
    .from(sql`unnest(${sql.placeholder('names')}::text[]) as kinds(name)`)
    .where(exists(one));
});

/** Does the tasks that it is given; tasks of other names wait, untouched, for a process that knows them. */
export function createOutbox(options: { db: Db; clock: Clock; log: Log; tasks: readonly Task[] }) {
  let timer: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  const isOpen = () => timer !== undefined;
  const lanes = new Map(options.tasks.map((task) => [task.name, createLane({ ...options, task, isOpen })]));
  const names = [...lanes.keys()];
  const idle = () => Promise.all([...lanes.values()].map((lane) => lane.idle()));
  let looking: Promise<unknown> = Promise.resolve();
  let isAsked = false;

  /** One question for all kinds: the lanes that have something to do. */
  const lanesWhereDue = async () => {
    const kinds = await dueKinds(options.db, { names, at: options.clock() });
    return kinds.flatMap(({ name }) => lanes.get(name) ?? []);
  };

  const lookWhereDue = async (): Promise<void> => {
    isAsked = false;
    if (!isOpen()) return;
    for (const lane of await lanesWhereDue()) lane.look();
  };

  /** Asking again before it has begun is asking once. */
  const lookAll = (): void => {
    if (isAsked || !isOpen()) return;
    isAsked = true;
    looking = looking
      .then(lookWhereDue)
      .catch((error: unknown) => options.log.error({ error }, 'the outbox could not be read'));
  };

  /** Runs everything that is due, and waits for what is being run; gives how many it took. */
  const runDue = async (): Promise<number> => {
    for (let count = 0; ;) {
      const due = await lanesWhereDue();
      const counts = await Promise.all(due.map((lane) => lane.take()));
      const taken = counts.reduce((sum, one) => sum + one, 0);
      await idle();
      if (taken === 0) return count;
      count += taken;
    }
  };

  /** Keeps what is being done from being taken for left, and what hangs from keeping its place. */
  const beat = async (): Promise<void> => {
    for (const lane of lanes.values()) lane.letHungGo();
    const held = [...lanes.values()].flatMap((lane) => lane.held());
    await renewLeases(options.db, held, options.clock());
  };
  const beatOrSay = () =>
    void beat().catch((error: unknown) => options.log.error({ error }, 'what is being done could not be kept'));

  return {
    runDue,
    beat,
    /**
     * Looks now instead of at the next tick: called after a write that asked for a task, by its name where only one can
     * have been. Before `start` nothing runs by itself.
     */
    nudge: (name?: string) => (name === undefined ? lookAll() : lanes.get(name)?.look()),
    start: (everyMilliseconds = 1000) => {
      timer = setInterval(lookAll, everyMilliseconds);
      beating = setInterval(beatOrSay, beatMs);
    },
    /** Takes no more, and comes back when what was begun is done. */
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      await looking;
      await idle();
      clearInterval(beating);
    },
  };
}
