/** A lane of the outbox: one kind of task, a few at once. What is slow or stuck in one lane holds up no other. */
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '../db.ts';
import { prepared } from '../db.ts';
import type { Log } from '../log.ts';
import type { Task } from './task.ts';
import { tasks } from './table.ts';

const usualWidth = 25;
const usualMaxSeconds = 60;
const maxBackOffSeconds = 3600;
/**
 * So long whoever begins a task has it for themselves, and anew with each beat while they are at it: what a killed
 * process had begun is taken over soon (decision 0032). Two beats may be missed.
 */
const leaseMs = 15_000;
export const beatMs = 5000;

type TaskRow = typeof tasks.$inferSelect;

/**
 * What was lost once is begun anew at once, what was lost again later each time: a task that ends its process can't keep
 * the house closed.
 */
const pause = sql`make_interval(secs => least(2 ^ least(${tasks.attempts}, 20), ${sql.raw(String(maxBackOffSeconds))}) - 2)`;

/** What may begin at this time: its own has come, and nobody is at it. */
export const isDue = (at: SQLWrapper) =>
  and(lte(tasks.runAt, at), or(isNull(tasks.lockedUntil), lt(sql`${tasks.lockedUntil} + ${pause}`, at)));

/**
 * Takes due tasks of a kind so that no other process takes them too. As an array they are looked for once: joined, a
 * plan may look for them anew at each row, and finds others than those it has taken by then, more than the limit.
 */
const claimTasks = prepared((db) => {
  const due = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.name, sql.placeholder('name')), isDue(sql.placeholder('at'))))
    .orderBy(tasks.runAt)
    .limit(sql.placeholder('limit'))
    .for('update', { skipLocked: true });
  return db
    .update(tasks)
    .set({ lockedUntil: sql`${sql.placeholder('until')}`, attempts: sql`${tasks.attempts} + 1` })
    .where(sql`${tasks.id} = any(array${due})`)
    .returning();
});

/** Every claim counts one attempt more: whoever lost a task to another touches it no more. */
const isOurs = and(eq(tasks.id, sql.placeholder('id')), eq(tasks.attempts, sql.placeholder('attempts')));

const dropTask = prepared((db) => db.delete(tasks).where(isOurs));

const putBack = prepared((db) =>
  db
    .update(tasks)
    .set({
      lockedUntil: null,
      runAt: sql`${sql.placeholder('runAt')}`,
      lastError: sql`${sql.placeholder('lastError')}`,
    })
    .where(isOurs),
);

/** Those who are at these tasks have them for some time more. */
export async function renewLeases(db: Db, held: readonly Claim[], at: Date): Promise<void> {
  if (held.length === 0) return;
  const ids = sql.param(held.map(({ id }) => id));
  const attempts = sql.param(held.map((claim) => claim.attempts));
  const isHeld = sql`(${tasks.id}, ${tasks.attempts}) in (select * from unnest(${ids}::text[], ${attempts}::int[]))`;
  await db
    .update(tasks)
    .set({ lockedUntil: new Date(at.getTime() + leaseMs) })
    .where(isHeld);
}

type Claim = Pick<TaskRow, 'id' | 'attempts'>;
type LaneOptions = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly task: Task;
  /** Whether the lane may take more by itself. */
  readonly isOpen: () => boolean;
};

export function createLane({ db, clock, log, task, isOpen }: LaneOptions) {
  const width = task.atOnce ?? usualWidth;
  const maxMs = (task.maxSeconds ?? usualMaxSeconds) * 1000;
  const busy = new Set<Promise<void>>();
  /** What is being done, until when that is believed, and the way to its place when it is not. */
  const claims = new Map<Claim, { readonly until: number; readonly letGo: () => void }>();
  let turns: Promise<unknown> = Promise.resolve();
  let isAsked = false;
  let mayBeMore = false;

  const claim = (limit: number): Promise<TaskRow[]> => {
    const at = clock();
    return claimTasks(db, { name: task.name, at, until: new Date(at.getTime() + leaseMs), limit });
  };

  const run = async (row: TaskRow): Promise<void> => {
    try {
      await task.run(task.payload.parse(row.payload), db);
      await dropTask(db, row);
    } catch (error) {
      const seconds = Math.min(maxBackOffSeconds, 2 ** row.attempts);
      log.warn({ error, task: row.name, attempts: row.attempts, seconds }, 'a task failed and will be tried again');
      const runAt = new Date(clock().getTime() + seconds * 1000);
      await putBack(db, { ...row, runAt, lastError: error instanceof Error ? error.name : 'Error' });
    }
  };

  const start = (row: TaskRow): void => {
    const { promise: hung, resolve: letGo } = Promise.withResolvers<void>();
    claims.set(row, { until: clock().getTime() + maxMs, letGo });
    const running = Promise.race([run(row), hung])
      // The database is away: the lock runs out, then the task is taken again.
      .catch((error: unknown) => log.error({ error, task: row.name }, 'a task could not be put back'))
      .finally(() => {
        busy.delete(running);
        claims.delete(row);
        if (mayBeMore && busy.size * 2 <= width) look();
      });
    busy.add(running);
  };

  /** Fills the free places: what is taken begins at once, so that no lock runs out while its task waits for a place. */
  const fill = async (): Promise<number> => {
    const free = width - busy.size;
    if (free <= 0) return 0;
    const rows = await claim(free);
    mayBeMore = rows.length === free;
    rows.forEach(start);
    return rows.length;
  };

  /** Takes turns, so that two callers never fill one place. */
  const take = (): Promise<number> => {
    const turn = turns.then(fill);
    turns = turn.catch(() => undefined);
    return turn;
  };

  /** Looks for work soon; asking again before it has begun is asking once. */
  function look(): void {
    if (isAsked || !isOpen()) return;
    isAsked = true;
    turns = turns
      .then(() => {
        isAsked = false;
        return isOpen() ? fill() : 0;
      })
      .catch((error: unknown) => log.error({ error, task: task.name }, 'the outbox could not be read'));
  }

  /** Comes back when nothing of this kind is being done. */
  const idle = async (): Promise<void> => {
    await turns;
    while (busy.size > 0) await Promise.all(busy);
  };

  /** Gives the places of those who have been at it for too long to others: they hang. */
  const letHungGo = (): void => {
    const now = clock().getTime();
    for (const [{ attempts }, { until, letGo }] of claims) {
      if (now < until) continue;
      log.error({ task: task.name, attempts }, 'a task hangs: its place is given to another');
      letGo();
    }
  };

  /** What is being done here and may take longer. */
  const held = (): Claim[] => {
    const now = clock().getTime();
    return [...claims].filter(([, { until }]) => now < until).map(([claim]) => claim);
  };

  return { take, look, idle, letHungGo, held };
}
