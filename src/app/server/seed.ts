/** Runs each feature's seed in order, once, on a database without any listing. */
import { seedBusinesses } from '#features/businesses/server/seed.ts';
import { seedEvents } from '#features/events/server/seed.ts';
import { events } from '#features/events/server/table.ts';
import { seedJobs } from '#features/jobs/server/seed.ts';
import { seedRentals } from '#features/rentals/server/seed.ts';
import type { Db } from '#kit/server/db.ts';

/** Gives how many listings were written: 0 when there were some already. */
export async function seedDemo(db: Db, at: Date): Promise<number> {
  return db.transaction(async (db) => {
    const [any] = await db.select({ id: events.id }).from(events).limit(1);
    if (any) return 0;
    return (await seedEvents(db, at)) + (await seedRentals(db)) + (await seedBusinesses(db)) + (await seedJobs(db, at));
  });
}
