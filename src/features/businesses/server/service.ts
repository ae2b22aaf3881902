/** The directory: (db, input) → result. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { cutPage, maxPage, readMark } from '#kit/server/listing.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Business, BusinessFilter, NewBusiness } from '../contract.ts';
import { businesses } from './table.ts';
import type { BusinessRow } from './table.ts';

const missing = () => new Problem('not_found', 'There is no such place.');

/** A list's order as numbers: featured first, then best rated; the unrated come last. */
const rank = sql<number>`(case when ${businesses.featured} then 10 else 0 end + coalesce(${businesses.rating}, 0))::float8`;

/** Published places: featured first, then best rated. */
export async function listBusinesses(
  db: Db,
  filter: BusinessFilter,
  language: Language,
): Promise<{ businesses: Business[]; next: string | undefined }> {
  const limit = filter.limit ?? maxPage;
  const mark = readMark(filter.after, ['number', 'text']);
  const rows = await db
    .select({ row: businesses, rank })
    .from(businesses)
    .where(
      and(
        eq(businesses.status, 'published'),
        filter.featured === undefined ? undefined : eq(businesses.featured, filter.featured),
        filter.category && eq(businesses.category, filter.category),
        mark && sql`(-${rank}, ${businesses.id}) > (-${mark[0]}::float8, ${mark[1]}::text)`,
      ),
    )
    .orderBy(desc(rank), asc(businesses.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, (entry) => [entry.rank, entry.row.id]);
  return { businesses: page.rows.map(({ row }) => toBusiness(row, language)), next: page.next };
}

export async function readBusiness(db: Db, id: string, language: Language): Promise<Business> {
  const [row] = await db
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, id), eq(businesses.status, 'published')));
  if (!row) throw missing();
  return toBusiness(row, language);
}

export async function createBusiness(db: Db, input: NewBusiness, language: Language): Promise<Business> {
  const [row] = await db
    .insert(businesses)
    .values({ id: newId(), ...input })
    .returning();
  return toBusiness(row as BusinessRow, language);
}

export async function updateBusiness(db: Db, id: string, input: NewBusiness, language: Language): Promise<Business> {
  const [row] = await db
    .update(businesses)
    .set({ ...input, updatedAt: sql`now()` })
    .where(and(eq(businesses.id, id), eq(businesses.status, 'published')))
    .returning();
  if (!row) throw missing();
  return toBusiness(row, language);
}

/** Takes a place off the lists; what points at it keeps its row. */
export async function removeBusiness(db: Db, id: string): Promise<void> {
  const removed = await db
    .update(businesses)
    .set({ status: 'withdrawn', updatedAt: sql`now()` })
    .where(and(eq(businesses.id, id), eq(businesses.status, 'published')))
    .returning({ id: businesses.id });
  if (removed.length === 0) throw missing();
}

export function toBusiness(row: BusinessRow, language: Language): Business {
  return {
    id: row.id,
    name: row.name,
    description: inLanguage(row.description, language),
    imageUrl: row.imageUrl,
    category: row.category,
    location: row.location,
    address: row.address,
    phone: row.phone,
    email: row.email,
    website: row.website,
    images: row.images,
    openingHours: row.openingHours,
    priceRange: row.priceRange,
    rating: row.rating,
    featured: row.featured,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
