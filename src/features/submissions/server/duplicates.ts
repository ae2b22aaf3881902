/** What a submission is perhaps the same as: published listings of its type, and other submissions that wait. */
import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { businesses, businessesSearchColumns } from '#features/businesses/server/table.ts';
import { events, eventsSearchColumns } from '#features/events/server/table.ts';
import { jobs, jobsSearchColumns } from '#features/jobs/server/table.ts';
import { rentals, rentalsSearchColumns } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { searchText } from '#kit/server/search-text.ts';
import { writtenFor } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Duplicate } from '../contract.ts';
import { likeness } from '../rules.ts';
import type { SubmissionType } from '../rules.ts';
import { submissions } from './table.ts';
import type { SubmissionRow } from './table.ts';

type Catalogue = {
  readonly table: PgTable & Record<'id' | 'status' | 'location' | 'address', AnyPgColumn>;
  readonly searchColumns: readonly string[];
  /** What it is called, in each language it has, one of them first. */
  readonly titles: (firstIn: Language) => readonly SQL[];
};

const titlesOf = (title: AnyPgColumn) => (firstIn: Language) =>
  writtenFor(firstIn).map((one) => sql`${title}->>${sql.raw(`'${one}'`)}`);
const catalogues: Readonly<Record<SubmissionType, Catalogue>> = {
  event: { table: events, searchColumns: eventsSearchColumns, titles: titlesOf(events.title) },
  rental: { table: rentals, searchColumns: rentalsSearchColumns, titles: titlesOf(rentals.title) },
  business: { table: businesses, searchColumns: businessesSearchColumns, titles: () => [sql`${businesses.name}`] },
  job: { table: jobs, searchColumns: jobsSearchColumns, titles: titlesOf(jobs.title) },
};

/** How alike a title is to the best of some others, from 0 to 1. */
const likenessOf = (title: string, others: readonly SQL[]) => {
  const each = others.map((other) => sql`coalesce(similarity(searchable(${other}), searchable(${title}::text)), 0)`);
  return sql<number>`greatest(${sql.join(each, sql`, `)})`;
};
const sameAddress = (address: AnyPgColumn, row: SubmissionRow) => sql`lower(${address}) = lower(${row.address}::text)`;
const isLikely = (score: SQL, address: AnyPgColumn, row: SubmissionRow) =>
  or(sql`${score} >= ${likeness.title}`, and(sameAddress(address, row), sql`${score} >= ${likeness.sameAddress}`));

/** At most five, the likeliest first. */
export async function findDuplicates(db: Db, row: SubmissionRow): Promise<Duplicate[]> {
  const [listings, waiting] = await db.transaction(async (db) => {
    // The index finds what has about these letters in a row; how alike the titles are is measured on what it found.
    await db.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness.title)}::text, true)`,
    );
    return [await likeListings(db, row), await likeSubmissions(db, row)];
  });
  const found = [
    ...listings.map((one) => ({ ...one, kind: 'listing' as const })),
    ...waiting.map((one) => ({ ...one, kind: 'submission' as const })),
  ];
  return found
    .toSorted((a, b) => b.score - a.score)
    .slice(0, likeness.shown)
    .map((one) => ({ ...one, score: Math.round(Math.min(1, one.score) * 100) / 100 }));
}

async function likeListings(db: Db, row: SubmissionRow) {
  const { table, searchColumns, titles: titlesFrom } = catalogues[row.type];
  const titles = [...titlesFrom(row.language)];
  const score = likenessOf(row.title, titles);
  const near = sql`(select id from ${table} where searchable(${row.title}::text) <% ${searchText(...searchColumns)}
    union select id from ${table} where lower(address) = lower(${row.address}::text))`;
  const rows = await db
    .select({
      id: table.id,
      title: sql<string>`coalesce(${sql.join(titles, sql`, `)}, '')`,
      location: table.location,
      score,
    })
    .from(table)
    .where(and(eq(table.status, 'published'), inArray(table.id, near), isLikely(score, table.address, row)))
    .orderBy(desc(score))
    .limit(likeness.shown);
  return rows as { id: string; title: string; location: string; score: number }[];
}

async function likeSubmissions(db: Db, row: SubmissionRow) {
  const { id, title, location, status, type, address } = submissions;
  const score = likenessOf(row.title, [sql`${title}`]);
  return db
    .select({ id, title, location, score })
    .from(submissions)
    .where(and(eq(status, 'pending'), eq(type, row.type), ne(id, row.id), isLikely(score, address, row)))
    .orderBy(desc(score))
    .limit(likeness.shown);
}
