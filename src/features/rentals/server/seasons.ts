/** The periods of rentals with prices of their own, as whoever prices a stay reads them. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import type { NewSeason } from '../contract.ts';
import type { Season } from '../seasons.ts';
import { isByPerson } from '../stay.ts';
import { hasWeekends } from '../stay-price.ts';
import type { Prices } from '../stay-price.ts';
import { rentalSeasons } from './table.ts';
import type { RentalRow } from './table.ts';

type SeasonRow = typeof rentalSeasons.$inferSelect;

const toSeason = ({ firstDay: from, lastDay: to, priceCents, weekendPriceCents, minUnits }: SeasonRow): Season => ({
  from,
  to,
  priceCents,
  weekendPriceCents,
  minUnits,
});

/** The periods of these rentals, by their ids; in the order of their days. */
export async function readSeasonsOf(
  db: Db,
  rentalIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Season[]>> {
  if (rentalIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(rentalSeasons)
    .where(inArray(rentalSeasons.rentalId, [...rentalIds]))
    .orderBy(asc(rentalSeasons.firstDay));
  const found = Map.groupBy(rows, ({ rentalId }) => rentalId);
  return new Map([...found].map(([id, ofOne]) => [id, ofOne.map(toSeason)]));
}

/** Of one; whoever sells by them has locked it. */
export const readSeasons = async (db: Db, rentalId: string): Promise<readonly Season[]> =>
  (await readSeasonsOf(db, [rentalId])).get(rentalId) ?? [];

/** Refuses 422 what a period of a rental can't ask, at its field behind `at`. */
export function requireFitting(
  { priceUnit, maxUnits }: Pick<RentalRow, 'priceUnit' | 'maxUnits'>,
  { minUnits, weekendPrice }: Pick<NewSeason, 'minUnits' | 'weekendPrice'>,
  at = '',
): void {
  if (minUnits !== null && isByPerson({ priceUnit })) throw refusal(`${at}minUnits`, 'Means nothing by person');
  if (minUnits !== null && minUnits > maxUnits)
    throw refusal(`${at}minUnits`, `Is more than the ${maxUnits} that are booked at most`);
  if (weekendPrice !== null && !hasWeekends(priceUnit))
    throw refusal(`${at}weekendPrice`, 'Means nothing by week and person');
}

/** What is wrong with a period, by its field. */
export const refusal = (path: string, message: string) => invalidField(path, message, 'This period is not acceptable.');

/** The row of a new one. */
export const rowOf = (
  rentalId: string,
  { from, to, price, weekendPrice, minUnits }: NewSeason,
  at: Date,
): SeasonRow => ({
  id: newId(),
  rentalId,
  firstDay: from,
  lastDay: to,
  priceCents: price,
  weekendPriceCents: weekendPrice,
  minUnits,
  createdAt: at,
});

/** Gives new rentals their periods; whoever made them has looked whether they fit. */
export async function insertSeasons(
  db: Db,
  some: readonly { readonly rentalId: string; readonly seasons: readonly NewSeason[] }[],
  at: Date,
): Promise<void> {
  const rows = some.flatMap(({ rentalId, seasons }) => seasons.map((season) => rowOf(rentalId, season, at)));
  // A statement has at most 65,535 values.
  for (let from = 0; from < rows.length; from += atOnce)
    await db.insert(rentalSeasons).values(rows.slice(from, from + atOnce));
}
const atOnce = 5000;

/** Gives a copy the periods of what it is like. */
export async function copySeasons(db: Db, from: string, to: string, at: Date): Promise<void> {
  const rows = await db.select().from(rentalSeasons).where(eq(rentalSeasons.rentalId, from));
  if (rows.length === 0) return;
  await db.insert(rentalSeasons).values(rows.map((row) => ({ ...row, id: newId(), rentalId: to, createdAt: at })));
}

/** The columns that make the price of a stay, beside the periods. */
type PricedRow = Pick<
  RentalRow,
  'priceUnit' | 'priceCents' | 'weekendPriceCents' | 'cleaningFeeCents' | 'weekDiscount' | 'monthDiscount'
>;

/** What makes the price of a stay in a rental. */
export function pricesOfRow(row: PricedRow, seasons: readonly Season[]): Prices {
  const { priceUnit, priceCents, weekendPriceCents, cleaningFeeCents, weekDiscount, monthDiscount } = row;
  const units = { priceUnit, priceCents: priceCents ?? 0, weekendPriceCents, seasons };
  return { ...units, cleaningFeeCents, weekDiscount, monthDiscount };
}
