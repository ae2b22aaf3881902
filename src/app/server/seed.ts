/** Runs each kind's seed in order, and gives the town a past, once, on a database without any listing. */
import { seedVisits } from '#features/brought/server/seed.ts';
import type { Db } from '#kit/server/db.ts';
import { serverKinds } from './kinds.ts';

/** Gives how many listings were written: 0 when there were some already. */
export async function seedDemo(db: Db, at: Date, kinds = serverKinds): Promise<number> {
  return db.transaction(async (db) => {
    for (const { table } of Object.values(kinds)) if ((await db.$count(table)) > 0) return 0;
    let written = 0;
    for (const { seed } of Object.values(kinds)) written += await seed(db, at);
    await seedVisits(db, kinds, at);
    return written;
  });
}
