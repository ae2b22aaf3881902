/** Counting in the database: guarded statements, so that of any number of callers at once only those within the limit pass. */
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { prepared } from '../db.ts';
import { hashSecret } from '../ids.ts';
import { counters } from './table.ts';

/** What a counter stands under: names and keys are hashed, because keys are phones, addresses and mailboxes. */
export const counterKey = (name: string, of: string): string => hashSecret(`${name} ${of}`);

const at = sql`${sql.placeholder('at')}::timestamptz`;
const isOver = sql`${counters.until} <= ${at}`;
const number = (name: string) => sql`${sql.placeholder(name)}::float8`;
const later = (from: unknown, seconds: unknown) => sql`${from} + make_interval(secs => ${seconds})`;

type Taking = {
  readonly key: string;
  readonly cost: number;
  /** Taken while the count is still below this. */
  readonly below: number;
  readonly at: Date;
  readonly seconds: number;
};
type Taken = { readonly count: number; readonly until: Date };

/**
 * Adds to a counter that begins anew every `seconds`; undefined, and nothing is written, once it has come to `below`.
 * For what is counted in the transaction of what it allows.
 */
export async function take(db: Db, taking: Taking): Promise<Taken | undefined> {
  const [taken] = await added(db, taking);
  return taken;
}

/**
 * The same, without waiting for the disk: a count of the last instant before a power failure may be lost. Never inside a
 * transaction, which would lose its own word with it.
 */
export async function takeLightly(db: Db, taking: Taking): Promise<Taken | undefined> {
  const [taken] = await addedLightly(db, taking);
  return taken;
}

const adding = (db: Db) => {
  const cost = sql`${sql.placeholder('cost')}::int`;
  const until = later(at, number('seconds'));
  return db
    .insert(counters)
    .values({ key: sql`${sql.placeholder('key')}`, count: cost, opensAt: at, until })
    .onConflictDoUpdate({
      target: counters.key,
      set: {
        count: sql`case when ${isOver} then ${cost} else ${counters.count} + ${cost} end`,
        until: sql`case when ${isOver} then ${until} else ${counters.until} end`,
      },
      setWhere: sql`${isOver} or ${counters.count} < ${sql.placeholder('below')}::int`,
    });
};
const result = { count: counters.count, until: counters.until };
const added = prepared((db) => adding(db).returning(result));
// The setting is local to the transaction, and one statement is one.
const addedLightly = prepared((db) =>
  adding(db).returning({ ...result, commit: sql`set_config('synchronous_commit', 'off', true)` }),
);

export type Delays = {
  readonly name: string;
  /** How many pass freely, while fewer than `seconds` lie between them. */
  readonly free: number;
  readonly seconds: number;
  /** The first pause in seconds, which doubles with every further one up to the longest. */
  readonly first: number;
  readonly longest: number;
};

/**
 * Lets the first through, then makes each next wait longer. Tells how many have passed; or when it opens again, and
 * nothing is written: being refused makes no pause longer.
 */
export async function takeOrWait(
  db: Db,
  { name, ...delays }: Delays,
  of: string,
  now: Date,
): Promise<{ count: number } | { opensAt: Date }> {
  const key = counterKey(name, of);
  const [passed] = await delayed(db, { key, at: now, ...delays });
  if (passed) return passed;
  const [row] = await db.select({ opensAt: counters.opensAt }).from(counters).where(eq(counters.key, key));
  return row ?? { opensAt: now };
}

const delayed = prepared((db) => {
  const count = sql`case when ${isOver} then 1 else ${counters.count} + 1 end`;
  const window = number('seconds');
  const pause = (counted: unknown) => sql`case when ${counted} < ${number('free')} then 0
    else least(${number('longest')}, ${number('first')} * power(2, least(60, ${counted} - ${number('free')}))) end`;
  const opensAt = (counted: unknown) => later(at, pause(counted));
  return db
    .insert(counters)
    .values({
      key: sql`${sql.placeholder('key')}`,
      count: 1,
      opensAt: opensAt(sql`1`),
      until: later(opensAt(sql`1`), window),
    })
    .onConflictDoUpdate({
      target: counters.key,
      set: { count, opensAt: opensAt(sql`(${count})`), until: later(opensAt(sql`(${count})`), window) },
      setWhere: sql`${isOver} or ${counters.opensAt} <= ${at}`,
    })
    .returning({ count: counters.count });
});

/** When a counter is forgotten. */
export async function endOf(db: Db, key: string): Promise<Date | undefined> {
  const [row] = await db.select({ until: counters.until }).from(counters).where(eq(counters.key, key));
  return row?.until;
}

/** Begins a count anew. */
export async function forget(db: Db, name: string, of: string): Promise<void> {
  await db.delete(counters).where(eq(counters.key, counterKey(name, of)));
}

/** Sweeps the counters whose time is over. */
export async function dropOldCounters(db: Db, now: Date): Promise<void> {
  await db.delete(counters).where(lt(counters.until, now));
}
