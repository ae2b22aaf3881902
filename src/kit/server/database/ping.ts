import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Answers when the database does. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
