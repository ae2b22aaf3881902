/** Lists of the desk: searched, filtered, sorted and cut into pages by the database (issue 4). */
import { and, asc, Column, count, desc, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { deskPageSize, totalHeader } from '#kit/shared/desk.ts';
import type { Db } from './db.ts';
import { searchText } from './search-text.ts';

/** What a desk asks every list: words, an order (`-` before it turns it round) and a page, counted from 1. */
export type DeskQuery = {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly page?: number | undefined;
  /** How many of them a page has: asked by the house alone, where a list is written into a file. */
  readonly size?: number;
};

type List<T extends PgTable> = {
  readonly table: T;
  readonly query: DeskQuery;
  readonly where?: SQL | undefined;
  /** The columns that the table's search index holds, in its order. */
  readonly searchColumns: readonly string[];
  /** A column, or an expression that is never null. */
  readonly sorts: Readonly<Record<string, AnyPgColumn | SQL>>;
  /** The order where none is asked for. */
  readonly sort: string;
  /** In which order equal ones are read, upwards whichever way the list is turned: the nights of a summer change together. */
  readonly alikeBy?: AnyPgColumn | undefined;
  /** Makes the order of equal ones sure. */
  readonly tie: AnyPgColumn;
};

/** One page of a table, and how many rows there are in all. */
export async function readDeskPage<T extends PgTable>(
  db: Db,
  list: List<T>,
): Promise<{ rows: T['$inferSelect'][]; total: number }> {
  const { query, alikeBy, tie } = list;
  // The builder's types can't follow a table that is a parameter; what comes back is the table's own row.
  const source: PgTable = list.table;
  const where = and(list.where, ...matches(query.q, list.searchColumns));
  const name = query.sort ?? list.sort;
  const by = list.sorts[name.replace('-', '')] ?? tie;
  const [counted] = await db.select({ total: count() }).from(source).where(where);
  const total = counted?.total ?? 0;
  const size = query.size ?? deskPageSize;
  const from = ((query.page ?? 1) - 1) * size;
  const length = Math.min(size, total - from);
  if (length <= 0) return { rows: [], total };
  // Pages of the second half are read from the end: the database walks over everything before a page.
  const isLate = from > total / 2;
  const rows = await db
    .select()
    .from(source)
    .where(where)
    .orderBy(...orderOf(by, alikeBy, tie, name.startsWith('-'), isLate))
    .limit(length)
    .offset(isLate ? total - from - length : from);
  return { rows: isLate ? rows.toReversed() : rows, total };
}

/** What is missing comes last, whichever way a list is turned; said only where it can be, for an index does not know it. */
function orderOf(
  by: AnyPgColumn | SQL,
  alikeBy: AnyPgColumn | undefined,
  tie: AnyPgColumn,
  isDown: boolean,
  isTurned: boolean,
): SQL[] {
  const turn = isDown === isTurned ? asc : desc;
  const mayMiss = by instanceof Column && !by.notNull;
  const alike = alikeBy === undefined ? [] : [isTurned ? desc(alikeBy) : asc(alikeBy)];
  return [mayMiss ? sql`${turn(by)} nulls ${sql.raw(isTurned ? 'first' : 'last')}` : turn(by), ...alike, turn(tie)];
}

/** By how long something waits, the longest first; what does not wait any more comes after all that does, the last one first. */
export function waitingFirst(since: AnyPgColumn, waits: SQL): SQL {
  const at = sql`extract(epoch from ${since})`;
  return sql`(case when ${waits} then ${at} else 1e12 - ${at} end)::float8`;
}

/** Every word must be found somewhere, without regard to accents and capitals; one or two letters begin a word. */
export function matches(q: string | undefined, columns: readonly string[]): SQL[] {
  const words = (q ?? '').split(/\s+/).filter(Boolean).slice(0, 8);
  return words.map((word) => {
    const sought = sql`searchable(${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}::text)`;
    // The index knows letters by threes, where two blanks begin a word; shorter ones it can't find inside of words.
    return /^[\p{L}\p{N}]{1,2}$/u.test(word)
      ? sql`${searchText(...columns)} like any (array['% ' || ${sought} || '%', ${sought} || '%'])`
      : sql`${searchText(...columns)} like '%' || ${sought} || '%'`;
  });
}

/** Tells the reader how many there are in all. */
export function tellTotal(headers: Headers, total: number): void {
  headers.set(totalHeader, String(total));
}
