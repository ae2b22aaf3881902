/** Rentals: (db, input) → result. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { cutPage, maxPage, readMark } from '#kit/server/listing.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { NewRental, Rental, RentalFilter } from '../contract.ts';
import { rentals } from './table.ts';
import type { RentalRow } from './table.ts';

const missing = () => new Problem('not_found', 'There is no such rental.');

/** A list's order as numbers: featured first, then best rated; the unrated come last. */
const rank = sql<number>`(case when ${rentals.featured} then 10 else 0 end + coalesce(${rentals.rating}, 0))::float8`;

/** Published rentals: featured first, then best rated. */
export async function listRentals(
  db: Db,
  filter: RentalFilter,
  language: Language,
): Promise<{ rentals: Rental[]; next: string | undefined }> {
  const limit = filter.limit ?? maxPage;
  const mark = readMark(filter.after, ['number', 'text']);
  const rows = await db
    .select({ row: rentals, rank })
    .from(rentals)
    .where(
      and(
        eq(rentals.status, 'published'),
        filter.featured === undefined ? undefined : eq(rentals.featured, filter.featured),
        filter.category && eq(rentals.category, filter.category),
        mark && sql`(-${rank}, ${rentals.id}) > (-${mark[0]}::float8, ${mark[1]}::text)`,
      ),
    )
    .orderBy(desc(rank), asc(rentals.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, (entry) => [entry.rank, entry.row.id]);
  return { rentals: page.rows.map(({ row }) => toRental(row, language)), next: page.next };
}

export async function readRental(db: Db, id: string, language: Language): Promise<Rental> {
  const [row] = await db
    .select()
    .from(rentals)
    .where(and(eq(rentals.id, id), eq(rentals.status, 'published')));
  if (!row) throw missing();
  return toRental(row, language);
}

export async function createRental(db: Db, input: NewRental, language: Language): Promise<Rental> {
  const [row] = await db
    .insert(rentals)
    .values({ id: newId(), ...toColumns(input) })
    .returning();
  return toRental(row as RentalRow, language);
}

export async function updateRental(db: Db, id: string, input: NewRental, language: Language): Promise<Rental> {
  const [row] = await db
    .update(rentals)
    .set({ ...toColumns(input), updatedAt: sql`now()` })
    .where(and(eq(rentals.id, id), eq(rentals.status, 'published')))
    .returning();
  if (!row) throw missing();
  return toRental(row, language);
}

/** Takes a rental off the lists; what points at it keeps its row. */
export async function removeRental(db: Db, id: string): Promise<void> {
  const removed = await db
    .update(rentals)
    .set({ status: 'withdrawn', updatedAt: sql`now()` })
    .where(and(eq(rentals.id, id), eq(rentals.status, 'published')))
    .returning({ id: rentals.id });
  if (removed.length === 0) throw missing();
}

function toColumns({ price, ...rest }: NewRental) {
  return { ...rest, priceCents: price };
}

/** The public face of a row: without the owner's phone and e-mail. */
export function toRental(row: RentalRow, language: Language): Rental {
  return {
    id: row.id,
    title: inLanguage(row.title, language),
    description: inLanguage(row.description, language),
    imageUrl: row.imageUrl,
    category: row.category,
    price: priceOf(row.priceCents),
    currency: row.currency,
    priceUnit: row.priceUnit,
    location: row.location,
    address: row.address,
    capacity: row.capacity,
    amenities: row.amenities,
    images: row.images,
    featured: row.featured,
    rating: row.rating,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
