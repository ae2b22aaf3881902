/** Periods with a price of their own, as a rental's owner, their editors and the desk make, change and end them (decisions 0176 and 0192). */
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { databaseFault } from '#kit/server/db.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { wallClock } from '#market/town/dates.ts';
import type { NewSeason, Season } from '../contract.ts';
import { maxSeasons } from '../days.ts';
import { lockOwnRental, recordDays, requireOwnRental } from './own-rental.ts';
import { refusal, requireFitting, rowOf } from './seasons.ts';
import { rentalSeasons } from './table.ts';

type SeasonRow = typeof rentalSeasons.$inferSelect;

/** All of a rental, in the order of their days; one that is over can still be taken away. */
export async function listSeasons(db: Db, rentalId: string, by: By): Promise<Season[]> {
  await requireOwnRental(db, rentalId, by);
  return (await readRows(db, rentalId)).map(toSeason);
}

/** Gives some days a price; 409 conflict where another period has one of them, 422 for what makes no sense. */
export async function addSeason(db: Db, rentalId: string, input: NewSeason, by: By): Promise<Season> {
  return db.transaction(async (db) => {
    const rental = await lockOwnRental(db, rentalId, by);
    if (input.to < wallClock(by.at).date) throw refusal('to', 'Is past');
    requireFitting(rental, input);
    if ((await readRows(db, rentalId)).length >= maxSeasons)
      throw refusal('from', `There are ${maxSeasons} periods already`);
    const row = rowOf(rentalId, input, by.at);
    await requireApart(db, async (db) => void (await db.insert(rentalSeasons).values(row)));
    await recordDays(db, rental, by, { after: told(row) });
    return toSeason(row);
  });
}

/** Gives one other days, another price or another shortest stay. What is held or booked keeps what it was sold for. */
export async function changeSeason(db: Db, rentalId: string, id: string, input: NewSeason, by: By): Promise<Season> {
  return db.transaction(async (db) => {
    const rental = await lockOwnRental(db, rentalId, by);
    const before = (await readRows(db, rentalId)).find((row) => row.id === id);
    if (!before) throw missing();
    if (input.to < wallClock(by.at).date) throw refusal('to', 'Is past');
    requireFitting(rental, input);
    const after = { ...rowOf(rentalId, input, before.createdAt), id };
    await requireApart(
      db,
      async (db) => void (await db.update(rentalSeasons).set(after).where(eq(rentalSeasons.id, id))),
    );
    await recordDays(db, rental, by, { before: told(before), after: told(after) });
    return toSeason(after);
  });
}

/** Takes one away. What is held or booked keeps what it was sold for. */
export async function removeSeason(db: Db, rentalId: string, id: string, by: By): Promise<void> {
  await db.transaction(async (db) => {
    const rental = await lockOwnRental(db, rentalId, by);
    const [row] = await db
      .delete(rentalSeasons)
      .where(and(eq(rentalSeasons.id, id), eq(rentalSeasons.rentalId, rentalId)))
      .returning();
    if (!row) throw missing();
    await recordDays(db, rental, by, { before: told(row) });
  });
}

const readRows = (db: Db, rentalId: string): Promise<SeasonRow[]> =>
  db.select().from(rentalSeasons).where(eq(rentalSeasons.rentalId, rentalId)).orderBy(asc(rentalSeasons.firstDay));

const missing = () => new Problem('not_found', 'There is no such period.');

/** The database has the last word on days that two periods would share. */
async function requireApart(db: Db, write: (db: Db) => Promise<void>): Promise<void> {
  try {
    await db.transaction(write);
  } catch (error) {
    if (databaseFault(error)?.constraint !== 'rental_seasons_apart') throw error;
    throw new Problem('conflict', 'Another period of this rental has one of these days.');
  }
}

const toSeason = ({ id, firstDay: from, lastDay: to, priceCents, weekendPriceCents, minUnits }: SeasonRow): Season => ({
  id,
  from,
  to,
  price: priceOf(priceCents),
  weekendPrice: weekendPriceCents === null ? null : priceOf(weekendPriceCents),
  minUnits,
});

/** What the log keeps of one. */
const told = (row: SeasonRow) => {
  const { id: _id, ...season } = toSeason(row);
  return { season };
};
