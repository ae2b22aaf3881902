/** Runs each kind's seed in order, and gives the town a past, once, on a database without any listing. */
import { eq } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { businessCatalogue } from '#features/businesses/server/catalogue/catalogue.ts';
import { rentalCatalogue } from '#features/rentals/server/catalogue/catalogue.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { seedGuestReviews } from '#features/guest-reviews/server/seed.ts';
import { seedVisits } from '#features/brought/server/seed.ts';
import { aHouseTrader } from '#features/traders/server/factory.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { serverKinds } from './kinds.ts';
import { seedPast } from './past/past.ts';

/** What the reviews of the catalogue come to. */
export const rated = {
  rentals: rentalCatalogue.map(({ slug, category, rating }) => ({ id: idOf(`rental:${slug}`), category, rating })),
  businesses: businessCatalogue.map(({ slug, category, rating }) => ({
    id: idOf(`business:${slug}`),
    category,
    rating,
  })),
};

/** Whether nobody has an account yet, not even the desk: a house that was never opened. */
export const isNewHouse = async (db: Db): Promise<boolean> => (await db.$count(users)) === 0;

/** Whether this is a demo town: the catalogue's first rental is in it, be it withdrawn since. */
export const hasCatalogue = async (db: Db): Promise<boolean> => {
  const [first] = rated.rentals;
  return first !== undefined && (await db.$count(rentals, eq(rentals.id, first.id))) > 0;
};

/** What happens after the catalogue and its reviews are written, and before its visits are. */
type Past = (db: Db, at: Date) => Promise<void>;

/** The catalogue with the past that a new house shows at its first start; gives how many listings the catalogue has. */
export const seedTown = (db: Db, at: Date): Promise<number> => seedDemo(db, at, serverKinds, seedPast);

/** The catalogue alone, as tests and journeys find it. Gives how many listings were written: 0 when there were some already. */
export async function seedDemo(db: Db, at: Date, kinds = serverKinds, past?: Past): Promise<number> {
  return db.transaction(async (db) => {
    for (const { table } of Object.values(kinds)) if ((await db.$count(table)) > 0) return 0;
    await aHouseTrader(db, at);
    let written = 0;
    for (const { seed } of Object.values(kinds)) written += await seed(db, at);
    await seedGuestReviews(db, rated, at);
    await past?.(db, at);
    await seedVisits(db, kinds, at);
    return written;
  });
}
