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
