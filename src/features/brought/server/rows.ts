import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';

/** The rows of a statement whose columns no table has. */
export const rowsOf = async (db: Db, query: SQL): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  ((await db.execute(query)) as { rows: readonly Readonly<Record<string, unknown>>[] }).rows;
