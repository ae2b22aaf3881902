/** What a submission is perhaps the same as: published listings of its type, and other submissions that wait. */
import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#kit/server/db.ts';
import type { ServerKind } from '#market/listings/server/listing-kind.ts';
import { searchText } from '#kit/server/search-text.ts';
import type { Duplicate } from '../contract.ts';
import { likeness } from '../rules.ts';
import { submissions } from './table.ts';
import type { SubmissionRow } from './table.ts';

/** How alike a title is to the best of some others, from 0 to 1. */
const likenessOf = (title: string, others: readonly SQL[]) => {
  const each = others.map((other) => sql`coalesce(similarity(searchable(${other}), searchable(${title}::text)), 0)`);
  return sql<number>`greatest(${sql.join(each, sql`, `)})`;
};
const sameAddress = (address: AnyPgColumn, row: SubmissionRow) => sql`lower(${address}) = lower(${row.address}::text)`;
const isLikely = (score: SQL, address: AnyPgColumn, row: SubmissionRow) =>
  or(sql`${score} >= ${likeness.title}`, and(sameAddress(address, row), sql`${score} >= ${likeness.sameAddress}`));

/** Among the listings of its kind and the submissions that wait, at most five, the likeliest first. */
export async function findDuplicates(db: Db, kind: ServerKind, row: SubmissionRow): Promise<Duplicate[]> {
  const [listings, waiting] = await db.transaction(async (db) => {
    // The index finds what has about these letters in a row; how alike the titles are is measured on what it found.
    await db.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness.title)}::text, true)`,
    );
    return [await likeListings(db, kind, row), await likeSubmissions(db, row)];
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

async function likeListings(db: Db, kind: ServerKind, row: SubmissionRow) {
  const { table, searchColumns } = kind;
  const titles = [...kind.titles(row.language)];
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
    .orderBy(desc(score), table.id)
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
    .orderBy(desc(score), id)
    .limit(likeness.shown);
}
