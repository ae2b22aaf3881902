/** What a house of tests hears of writes, and how a test waits until all of its connections have. */
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Database } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';

/** Listens to what is touched, and passes it on. */
export async function touchedIn(
  { db, engine, onTouched }: Pick<Database, 'db' | 'engine' | 'onTouched'>,
  drop: (table: string) => void,
): Promise<{ readonly settled: () => Promise<void> }> {
  const heard: string[] = [];
  await onTouched((table) => {
    heard.push(table);
    drop(table);
  });

  /** One word, heard by every connection there is. */
  const allHear = async (): Promise<void> => {
    const word = newId();
    await db.execute(sql`select pg_notify('touched', ${word})`);
    const activity = sql`select count(*)::int as count from pg_stat_activity 
      where datname = current_database() and backend_type = 'client backend'`;
    const { rows } = (await db.execute(activity)) as { rows: { count: number }[] };
    const ears = engine === 'PGlite' ? 1 : (rows[0]?.count ?? 0);
    const haveHeard = () => expect(heard.filter((one) => one === word).length).toBeGreaterThanOrEqual(ears);
    // Not for long: whoever missed this word hears the next (`settled`).
    await vi.waitFor(haveHeard, { timeout: 1000 });
  };

  /**
   * Waits until every connection has told of the writes so far. A write is heard before its reply, but the other
   * connections to a server tell of it too, a little later: whoever counts what is drawn again must wait for them.
   * One that was only being opened has missed the word: it hears the next.
   */
  const settled = (): Promise<void> => vi.waitFor(allHear, { timeout: 45_000 });

  return { settled };
}
