import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { planOnce } from '#kit/server/db.ts';

/** The rows of a statement that no table describes; both engines give them under this name. */
export async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: T[] }).rows;
}

/** The same, planned once for all values (a generic plan), where that suits whatever is looked for. */
export const rowsWithGenericPlan = <T>(db: Db, statement: SQL): Promise<T[]> =>
  rowsOf<T>(db, sql`${sql.raw(planOnce)}${statement}`);

/**
 * Numbers rows as they come, for who wants any so many of those that have some words (`where nth <= 200` around it):
 * reading ends with the last of them, as with a limit. A limit makes the planner read a table from its beginning, for it
 * takes a look for words into a text to be as cheap as a look at a number, and words to stand together by chance.
 */
export const nth = sql`row_number() over () as nth`;
