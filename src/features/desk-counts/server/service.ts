import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { DeskCounts, Judged, Run } from '../contract.ts';

/** The same counts as expressions of a statement. */
type Counted<T> = { readonly [K in keyof T]: T[K] extends object ? Counted<T[K]> : SQL<T[K]> };

/** What each room counts of its own, for whoever judges content and for whoever runs the house; the roof brings them. */
export type Counters = {
  readonly judged: (db: Db) => Counted<Judged>;
  readonly run: (db: Db, at: Date) => Counted<Run>;
};

/** All that somebody of this role may know of what waits, in one statement: every open desk asks it again and again. */
export async function countWaiting(db: Db, counters: Counters, role: string, at: Date): Promise<DeskCounts> {
  const one = sql`(select 1) as one`;
  const judged = counters.judged(db);
  const [row] =
    role === 'admin'
      ? await db.select({ ...judged, ...counters.run(db, at) }).from(one)
      : await db.select(judged).from(one);
  return row as DeskCounts;
}
