/** Rentals: (db, input) → result. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { listingChanges } from '#features/listing-changes/server/service.ts';
import { owners } from '#features/auth/server/service.ts';
import { tellOwner } from '#features/reviews/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { preparedShapes } from '#kit/server/db.ts';
import { unsellable } from '#market/listings/server/unsellable.ts';
import { listingDesk } from '#market/listings/server/listing-desk.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { cutPage, maxPage, readCursor, shownColumns } from '#market/listings/server/listing.ts';
import { isOneOf, rowVersion, tellOnce } from '#market/listings/server/told-once.ts';
import { titleOrder } from '#kit/server/search-text.ts';
import { textsIn } from '#kit/shared/localized.ts';
import type { ListingStep } from '#market/listings/listing-schemas.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import { wallClock } from '#market/town/dates.ts';
import type {
  ChangedRental,
  NewSeason,
  Rental,
  RentalDeskFilter,
  RentalDetail,
  RentalFilter,
  RentalRecord,
  SavedRental,
} from '../contract.ts';
import { rentalEdits, rentalNeeds } from '../edit-rules.ts';
import { rentalInput, toColumns, type WrittenRental } from './columns.ts';
import { rentalPageColumns, rentals, rentalSlots, rentalsSearchColumns } from './table.ts';
import type { RentalRow } from './table.ts';
import { shownPrice, toRental, toRentalRecord } from './tellings.ts';
import { requireFitsSeasons } from './season-units.ts';
import { copySeasons, insertSeasons, readSeasons, readSeasonsOf, requireFitting } from './seasons.ts';

export { pricesOfRow, readSeasons } from './seasons.ts';
export { rentalInput } from './columns.ts';
export { posterOfRental, toRental } from './tellings.ts';
export { dropCopies, isCopy, putOutside, readTakenBut } from './outside.ts';
export { readAvailability } from './availability.ts';
export { findRentalRows, freeSlots, isBookableRow, keepSlots, lockRental, takeBeside, takeSlots } from './slots.ts';
export type { BookableRental } from './slots.ts';

const missing = 'There is no such rental.';

const desk = listingDesk({
  table: rentals,
  record: recordChange,
  tell: tellOwner,
  changes: listingChanges,
  edits: rentalEdits,
  needs: rentalNeeds,
  inputOf: rentalInput,
  owners,
  keeps: (at) => ({
    where: sql`not exists (
      select from ${rentalSlots} where rental_id = ${rentals.id} and order_id is not null
        and upper(during) > ${at.toISOString()}::timestamptz
        and (expires_at is null or expires_at > ${at.toISOString()}::timestamptz))`,
    refusal: async () => new Problem('has_bookings', 'There are bookings of this rental, and they are still to come.'),
  }),
  refusal: (row) => (row.status === 'published' ? unsellable(row) : undefined),
  titleOf: ({ title }: RentalRow) => title,
  missing,
  searchColumns: rentalsSearchColumns,
  sorts: { price: rentals.priceCents, rating: rentals.rating },
  featured: rentals.featured,
});

/** A list's order as numbers: featured first, then best rated; the unrated come last. */
const rank = sql<number>`(case when ${rentals.featured} then 10 else 0 end + coalesce(${rentals.rating}, 0))::float8`;

/** What the public lists show: all that is published. */
export const isListed = () => eq(rentals.status, 'published');

const { placeholder } = sql;

const readListed = preparedShapes((db, given: ReadonlySet<'featured' | 'category' | 'rank' | 'id' | 'limit'>) =>
  db
    .select({ id: rentals.id, rank, version: rowVersion })
    .from(rentals)
    .where(
      and(
        isListed(),
        given.has('featured') ? eq(rentals.featured, placeholder('featured')) : undefined,
        given.has('category') ? eq(rentals.category, placeholder('category')) : undefined,
        given.has('id')
          ? sql`(-${rank}, ${rentals.id}) > (-${placeholder('rank')}::float8, ${placeholder('id')}::text)`
          : undefined,
      ),
    )
    .orderBy(desc(rank), asc(rentals.id))
    .limit(placeholder('limit')),
);

const tellRentals = tellOnce(
  (db, ids) =>
    db
      .select({ ...shownColumns(rentals, rentalPageColumns), version: rowVersion })
      .from(rentals)
      .where(isOneOf(rentals.id, ids)),
  toRental,
);

/** Published rentals: featured first, then best rated. */
export async function listRentals(
  db: Db,
  { featured, category, after, limit = maxPage }: RentalFilter,
  language: Language,
): Promise<{ rentals: Rental[]; next: string | undefined }> {
  const [from, id] = readCursor(after, ['number', 'text']) ?? [];
  const values = { featured, category, rank: from, id, limit: limit + 1 };
  const { told, next } = await tellRentals(db, language, async () =>
    cutPage(await readListed(db, values), limit, (row) => [row.rank, row.id]),
  );
  return { rentals: told, next };
}

/** A page of the desk's list, or of an owner's own, and how many there are in all. */
export async function listRentalRecords(db: Db, query: RentalDeskFilter, language: Language, actor: By['actor']) {
  const { rows, total } = await desk.list(db, query, actor, { title: titleOrder(language) });
  return { items: rows.map(toRentalRecord), total };
}

/** One rental in any state; 404 when it is another business account’s. */
export async function readRentalRecord(db: Db, id: string, actor: By['actor']): Promise<RentalRecord> {
  return toRentalRecord(await desk.read(db, id, actor));
}

export async function readRental(db: Db, id: string, language: Language, at: Date): Promise<RentalDetail> {
  const [row] = await db
    .select()
    .from(rentals)
    .where(and(eq(rentals.id, id), eq(rentals.status, 'published')));
  if (!row) throw new Problem('not_found', missing);
  const { title, description, houseRules, floorArea, pets, host, licence, weekDiscount, monthDiscount } = row;
  const { depositWay } = row;
  const weekendPrice = shownPrice(row.weekendPriceCents);
  const texts = textsIn(language, { title, description }, { houseRules });
  const extras = { cleaningFee: priceOf(row.cleaningFeeCents), deposit: priceOf(row.depositCents), depositWay };
  const prices = { weekendPrice, ...extras, weekDiscount, monthDiscount };
  const today = wallClock(at).date;
  const coming = (await readSeasons(db, id)).filter(({ to }) => to >= today);
  const seasons = coming.map(({ priceCents, weekendPriceCents, ...season }) => ({
    ...season,
    price: priceOf(priceCents),
    weekendPrice: shownPrice(weekendPriceCents),
  }));
  return { ...toRental(row, language), ...texts, floorArea, pets, host, licence, ...prices, seasons };
}

/** Publishes a rental or keeps it as a draft. */
export async function createRental(db: Db, input: NewRental, language: Language, by: By): Promise<Rental> {
  return db.transaction(async (db) => {
    const row = await desk.create(db, newColumns(input), by);
    await insertSeasons(db, [{ rentalId: row.id, seasons: input.seasons ?? [] }], by.at);
    return toRental(row, language);
  });
}

/** Many of them at once: an id for each, or what refuses it, with all that belongs to it. */
export const createRentals = (db: Db, inputs: readonly NewRental[], by: By) =>
  db.transaction(async (db) => {
    const made = await desk.createMany(db, inputs, newColumns, by);
    const seasons = made.map((one, i) =>
      one instanceof Problem ? [] : [{ rentalId: one, seasons: inputs[i]?.seasons ?? [] }],
    );
    await insertSeasons(db, seasons.flat(), by.at);
    return made;
  });

type NewRental = WrittenRental & { readonly seasons?: readonly NewSeason[] | undefined };

/** The columns of a new one, whose periods fit to them. */
function newColumns({ seasons = [], ...input }: NewRental) {
  const columns = toColumns(input);
  for (const [place, season] of seasons.entries()) requireFitting(columns, season, `seasons.${place}.`);
  return columns;
}

/** What is written of rentals beside their rows, by their ids. */
export async function writtenBeside(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, object>> {
  return new Map([...(await readSeasonsOf(db, ids))].map(([id, seasons]) => [id, { seasons }]));
}

/** Takes many off the lists; for each what refuses it, if anything does. */
export const withdrawRentals = desk.withdrawMany;

/** Replaces a rental in any state; 422 for what its periods don’t go with. */
export async function updateRental(
  db: Db,
  id: string,
  { version, ...input }: ChangedRental,
  language: Language,
  by: By,
): Promise<SavedRental> {
  return db.transaction(async (db) => {
    const wanted: Pick<RentalRow, 'priceUnit' | 'maxUnits'>[] = [];
    let before: RentalRow | undefined;
    const { row, waits } = await desk.update(db, id, version, by, input, (found, written) => {
      const columns = toColumns(written);
      before = found;
      // Also what waits for the desk first: whoever saves hears now what could not be approved.
      wanted.push(columns);
      return columns;
    });
    if (before) await requireFitsSeasons(db, id, before, wanted, by.at);
    return { ...toRental(row, language), waits };
  });
}

/** A draft like one of one’s own, with the periods of its prices, without its bookings and what is kept back. */
export async function copyRental(db: Db, id: string, by: By): Promise<RentalRecord> {
  return db.transaction(async (db) => {
    const copy = await desk.copy(db, id, by, (input) => toColumns(input));
    await copySeasons(db, id, copy.id, by.at);
    return toRentalRecord(copy);
  });
}

/** One step of its review or of its pause (`listingSteps`). */
export async function stepRental(db: Db, id: string, step: ListingStep, by: By): Promise<RentalRecord> {
  return toRentalRecord(await desk.step(db, id, step, by));
}

/** Takes a rental off the lists, unless somebody holds or booked it and has not given it back yet (409 has_bookings). */
export async function removeRental(db: Db, id: string, seen: number | undefined, by: By): Promise<void> {
  await desk.withdraw(db, id, seen, by);
}
