/** Wishes as the desk sees them: counted by their words, over a week, a month and a quarter of a year. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { phraseKey } from '#features/search/query-terms.ts';
import type { Db } from '#kit/server/db.ts';
import { matches } from '#kit/server/desk-list.ts';
import type { DeskQuery } from '#kit/server/desk-list.ts';
import { deskPageSize } from '#kit/shared/desk.ts';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import type { Wish, WishQuery } from '../contract.ts';
import { trendOf } from '../rules.ts';
import { searchSynonyms, searchWishes as wishes } from './table.ts';

const days = { week: 7, month: 30, before: 60, quarter: 90 } as const;

type Row = Omit<Wish, 'id' | 'trend' | 'isAnswered'> & { readonly before: number };

/** A page of them, the most wanted of thirty days first unless told. */
export async function listWishes(db: Db, query: WishQuery & DeskQuery, at: Date) {
  const today = wallClock(at).date;
  const answered = await answeredWords(db);
  const isAnswered = ({ words, language }: Pick<Row, 'words' | 'language'>) =>
    answered.has(`all ${phraseKey(words)}`) || answered.has(`${language} ${phraseKey(words)}`);
  const rows = (await countedSince(db, query, today)).filter(
    (row) => query.answered === undefined || isAnswered(row) === query.answered,
  );
  const size = query.size ?? deskPageSize;
  const from = ((query.page ?? 1) - 1) * size;
  const items = rows.slice(from, from + size).map(({ before, ...row }) => ({
    ...row,
    id: [row.language, row.found, row.words].join(' '),
    trend: trendOf(row.month, before),
    isAnswered: isAnswered(row),
  }));
  return { items, total: rows.length };
}

/** Forgets the days before one; done twice is done once. */
export async function forgetWishes(db: Db, before: Date): Promise<void> {
  await db.delete(wishes).where(lt(wishes.day, wallClock(before).date));
}

/** The words that have a meaning, behind the language of their pages. */
async function answeredWords(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.select({ key: searchSynonyms.key, language: searchSynonyms.language }).from(searchSynonyms);
  return new Set(rows.map(({ key, language }) => `${language} ${key}`));
}

/** More different ones than anybody reads: the least wanted of a flood are left out. */
const maxRead = 5000;

async function countedSince(db: Db, query: WishQuery, today: string): Promise<Row[]> {
  const since = (span: keyof typeof days) => sql`${wishes.day} > ${addDays(today, -days[span])}`;
  const sumOf = (which: SQL) => sql<number>`coalesce(sum(${wishes.count}) filter (where ${which}), 0)::int`;
  const counted = {
    week: sumOf(since('week')),
    month: sumOf(since('month')),
    quarter: sumOf(sql`true`),
  };
  const last = sql<string>`max(${wishes.day})::text`;
  const orders = { ...counted, words: sql`${wishes.words}`, last };
  const sort = query.sort ?? '-month';
  const by = orders[sort.replace('-', '') as keyof typeof orders];
  return db
    .select({
      words: wishes.words,
      language: wishes.language,
      found: wishes.found,
      ...counted,
      before: sumOf(sql`${since('before')} and not ${since('month')}`),
      lastDay: last,
    })
    .from(wishes)
    .where(
      and(
        gt(wishes.day, addDays(today, -days.quarter)),
        query.language && eq(wishes.language, query.language),
        query.found && eq(wishes.found, query.found),
        ...matches(query.q, ['words']),
      ),
    )
    .groupBy(wishes.words, wishes.language, wishes.found)
    .orderBy(sql`${by} ${sql.raw(sort.startsWith('-') ? 'desc' : 'asc')}`, wishes.words, wishes.language, wishes.found)
    .limit(maxRead);
}
