/** The index of words finds and ranks what PostgreSQL does: asked both, of the demo catalogue, what searches ask and what none would. */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { parseTerms } from '../../query-terms.ts';
import { tokenize } from '../../tokenize.ts';
import { judgedNow } from '../judged/judgment.ts';
import { meaningQueryOf, nearQueryOf, nearWordsOf } from '../near/near-query.ts';
import { judgedSearches } from '../relevance.ts';
import { rowsOf } from '../rows.ts';
import { stemsOf } from '../query/stems.ts';
import type { TextQuery } from '../query/text-query.ts';
import { described, textQueryOf, wordsOf } from '../query/text-query.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { createInvertedIndex } from './inverted-index.ts';
import type { RankWeights } from './ts-rank.ts';
import { defaultWeights, rank } from './ts-rank.ts';
import { parseTsquery } from './tsquery.ts';

const columns = ['names', 'document'] as const;
type Column = (typeof columns)[number];

const house = aTestHouse({ demoOf: judgedNow });
const indexes = { names: createInvertedIndex(), document: createInvertedIndex() };
let size = 0;
beforeAll(async () => {
  const rows = await rowsOf<Record<Column, string>>(
    house.db,
    sql`select names::text, document::text from search_entries order by listing_id`,
  );
  size = rows.length;
  rows.forEach((row, ordinal) => columns.forEach((column) => indexes[column].add(ordinal, row[column])));
});

/**
 * The same vectors by their ordinals, and queries by their places: each read once and not for every pair, so the vectors
 * are made anew (a long one is stored packed).
 */
const withBoth = (queries: readonly string[]) => sql`with entries as materialized (
    select (row_number() over (order by listing_id) - 1)::int as ordinal,
      names || ''::tsvector as names, document || ''::tsvector as document from search_entries),
  queries as materialized (
    select place, query::tsquery as parsed
    from jsonb_array_elements_text(${JSON.stringify(queries)}::jsonb) with ordinality as asked (query, place))`;

/** What each query finds, in two columns. */
const foundInPostgres = (queries: readonly string[]) =>
  rowsOf<Record<Column, readonly number[]>>(
    house.db,
    sql`${withBoth(queries)}
    select coalesce(jsonb_agg(ordinal order by ordinal) filter (where names @@ parsed), '[]') as names,
      coalesce(jsonb_agg(ordinal order by ordinal) filter (where document @@ parsed), '[]') as document
    from queries cross join entries group by place order by place`,
  );

/** Queries of which the two find different things; none, where all is well. */
async function foundOtherwise(queries: readonly string[]) {
  const rows = await foundInPostgres(queries);
  expect(rows).toHaveLength(queries.length);
  return queries.flatMap((query, at) =>
    columns.flatMap((column) => {
      const inPostgres = rows[at]?.[column];
      const here = [...indexes[column].find(parseTsquery(query)).toArray()];
      return JSON.stringify(here) === JSON.stringify(inPostgres) ? [] : [{ query, column, here, inPostgres }];
    }),
  );
}

async function rankedOtherwise(queries: readonly string[], column: Column, weights: RankWeights) {
  const rows = await rowsOf<{ ranks: readonly number[] }>(
    house.db,
    sql`${withBoth(queries)}
    select jsonb_agg(ts_rank(${`{${weights.join()}}`}::float4[], ${sql.raw(column)}, parsed)::float8 order by ordinal) as ranks
    from queries cross join entries group by place order by place`,
  );
  expect(rows).toHaveLength(queries.length);
  const ordinals = Array.from({ length: size }, (_, ordinal) => ordinal);
  return queries.flatMap((query, at) => {
    const here = rank(indexes[column], weights, parseTsquery(query), ordinals);
    const inPostgres = rows[at]?.ranks ?? [];
    const worst = Math.max(...ordinals.map((ordinal) => Math.abs((here[ordinal] ?? 9) - (inPostgres[ordinal] ?? -9))));
    return worst < 1e-6 ? [] : [{ query, worst }];
  });
}

const present = (query: string | undefined): query is string => query !== undefined;

/** All that a search asks of its words. */
function queriesIn(query: TextQuery | undefined): readonly string[] {
  if (query === undefined) return [];
  const { literal, kinds, synonyms, nearby = [] } = query;
  const words = literal.map(({ word }) => word);
  const { filter, ranking, exactTitle, occasion, best, leans, like, related, others, nearRanking } = query;
  const { level, seldom, unwanted } = query;
  const some = [filter, ranking, exactTitle, occasion, best, leans, like, related, others, nearRanking];
  return [
    ...[...some, level, seldom, unwanted].filter(present),
    ...[...words, ...synonyms, unwanted].filter(present).flatMap((one) => [one, described(one)]),
    ...kinds.map(({ mark }) => mark),
    ...nearby,
  ];
}

/** Every so many of the judged searches, read in each way a search is read. */
async function textQueries(): Promise<readonly (TextQuery | undefined)[]> {
  const searches = Object.values(judgedSearches).flat();
  const some = [...new Set(searches.map(({ query }) => query))].filter((_, at) => at % 9 === 0);
  expect(some.length).toBeGreaterThan(100);
  const terms = some.map((query) => parseTerms(tokenize(query)));
  const stems = await stemsOf(house.db, [...terms.flatMap(wordsOf), ...terms.flatMap(nearWordsOf)]);
  return terms.flatMap((one) => [
    textQueryOf(one, stems, 'all'),
    textQueryOf(one, stems, 'any'),
    nearQueryOf(one, stems, ['=businesses/bar', '=events/concert']),
    meaningQueryOf(one, stems),
  ]);
}

const different = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

describe('what judged searches ask', () => {
  test('is found as in PostgreSQL', { timeout: 240_000 }, async () => {
    const queries = different((await textQueries()).flatMap(queriesIn));
    const otherwise = await foundOtherwise(queries);
    expect(otherwise).toEqual([]);
    const counts = queries.map((query) => indexes.document.find(parseTsquery(query)).count());
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(queries.length / 3);
  });

  test('is ranked as in PostgreSQL', async () => {
    const queries = (await textQueries()).filter((query) => query !== undefined);
    const of = (list: readonly (string | undefined)[]) => different(list.filter(present));
    expect(await rankedOtherwise(of(queries.map(({ ranking }) => ranking)), 'names', defaultWeights)).toEqual([]);
    const occasions = of(queries.map(({ occasion }) => occasion));
    expect(await rankedOtherwise(occasions, 'document', [0.1, 0.2, 0.2, 0.2])).toEqual([]);
    const near = of(queries.map(({ nearRanking }) => nearRanking));
    expect(await rankedOtherwise(near, 'document', [0.1, 0.2, 0.4, 0.6])).toEqual([]);
    expect([occasions.length, near.length].every((length) => length > 10)).toBe(true);
  });
});

/** Marks of places have no position in the demo catalogue; words and marks of categories have. */
const hostile = [
  '',
  `'en/bar'`,
  `!'en/bar'`,
  `!!'en/bar'`,
  `'nobody/has this'`,
  `!'nobody/has this'`,
  `'=businesses/bar':A | '=events/concert':B`,
  `'=place/calle':A`,
  `'=place/calle':D | 'en/bar':D`,
  `'en/bar':A`,
  `'en/bar':abcd`,
  `'en/bar':`,
  `'en/b':*`,
  `'en/b':*D`,
  `'en/b':B* & !'en/bar'`,
  `'=pla':*`,
  `'=pla':*C`,
  `'=place/a':* & '=place/c':*`,
  `'e':* | 'en/bar'`,
  `'=place/calle' <-> 'es/call'`,
  `('=place/calle' | 'en/beach') <-> 'es/call'`,
  `('en/beach' | 'es/play') <1> ('en/bar' | 'es/bar')`,
  `'en/b':* <-> 'en/b':*`,
  `'en/b':* <3> 'en/b':*`,
  `'e':* <2> 'e':*`,
  `'e':*A <2> 'e':*B`,
  `'e':*A <-> 'e':*A <-> 'e':*A`,
  `'=':* <-> 'e':*`,
  `'e':* <0> 'e':*`,
  `'en/b':* <0> 'en/c':*`,
  `'e':* <16384> 'e':*`,
  `!'en/bar' <-> 'e':*`,
  `'e':* <-> !'en/bar'`,
  `'en/b':* <-> !('en/c':* | 'en/d':*)`,
  `!'en/b':* <-> !'en/c':*`,
  `!(!'en/b':* <-> !'en/c':*)`,
  `('en/b':* & 'en/ba':*) <-> 'e':*`,
  `('en/b':* & !'en/bar') <-> 'e':*`,
  `('en/b':* | !'en/bar') <-> 'en/c':*`,
  `(!'en/b':* | !'en/bar') <2> 'en/c':*`,
  `('en/b':* <-> 'e':*) <2> 'e':*`,
  `'en/b':* <2> ('e':* <-> 'e':*)`,
  `'en/b':* <2> ('e':* <-> 'e':* | 'en/c':*)`,
  `('en/a':* <2> 'en/b':* | 'en/c':*) <-> ('en/d':* & ('en/e':* | 'en/d':*))`,
  `!('en/a':* <-> 'en/b':*) <-> 'en/c':*`,
  `('en/c':* <-> !('en/a':* <2> 'en/b':*)) <-> 'e':*`,
  `!('=place/calle' <-> 'es/call')`,
  `!'=place/calle' <-> 'es/call'`,
  `(!'=place/calle' | 'en/bar') <-> 'e':*`,
  `'en/bar' | 'en/beach' & !'en/bar' | !'en/beach' & 'es/bar'`,
  `('en/bar' | 'en/beach') & !('en/bar' & 'en/beach')`,
  `!'en/bar' & !'en/beach'`,
  `!('en/bar' | !'en/beach')`,
  `  ( ('en/bar')|( 'en/beach' ))&   ! 'es/bar'  `,
  `en/bar|en/beach&!es/bar`,
  `en/bar:* & es/bar:AB*`,
  `'it''s' | 'back\\\\slash' | 'es/a\\'b'`,
  `'a b' | 'a:b' | 'en/bar'`,
];

describe('what no search asks', () => {
  test('is found as in PostgreSQL', { timeout: 240_000 }, async () => {
    expect(await foundOtherwise(hostile)).toEqual([]);
  });

  test('is ranked as in PostgreSQL', async () => {
    for (const column of columns)
      for (const weights of [defaultWeights, [0.05, 0.3, 0.7, 0.9]] as const)
        expect(await rankedOtherwise(hostile, column, weights)).toEqual([]);
  });

  test.each([
    `'a' |`,
    `'a' 'b'`,
    `('a'`,
    `'a')`,
    `'a`,
    `''`,
    `'a' <16385> 'b'`,
    `'a' <> 'b'`,
    `& 'a'`,
    `'a' & !`,
    `'a' :A`,
    `'a':E`,
  ])('is refused as in PostgreSQL: %s', async (query) => {
    expect(() => parseTsquery(query)).toThrow('character');
    await expect(rowsOf(house.db, sql`select ${query}::tsquery`)).rejects.toThrow();
  });

  test('is found and ranked so in texts that nobody wrote, in whatever order listings are ranked', async () => {
    const index: InvertedIndex = createInvertedIndex();
    const vectors = [`'a':1 'b':2A`, '', `'it''s':1,3B 'back\\\\slash' 'c'`, `'a':3C,4B,5,16383A 'b':5,9`];
    vectors.forEach((vector, ordinal) => index.add(ordinal, vector));
    const queries = [
      `!'x'`,
      `'it''s'`,
      `'back\\\\slash':A`,
      `'a' <-> 'b'`,
      `'a':B <-> 'b'`,
      `'a' & 'b'`,
      `'a' <9> 'b'`,
    ];
    const rows = await rowsOf<{ found: number[]; ranks: number[] }>(
      house.db,
      sql`select coalesce(jsonb_agg(ordinal - 1 order by ordinal) filter (where vector @@ query::tsquery), '[]') as found,
        jsonb_agg(ts_rank(vector, query::tsquery)::float8 order by ordinal) as ranks
      from jsonb_array_elements_text(${JSON.stringify(queries)}::jsonb) with ordinality as asked (query, place)
      cross join (select ordinal, vector::tsvector from jsonb_array_elements_text(${JSON.stringify(vectors)}::jsonb)
        with ordinality as vectors (vector, ordinal)) as entries group by place order by place`,
    );
    queries.forEach((query, at) => {
      expect([...index.find(parseTsquery(query)).toArray()], query).toEqual(rows[at]?.found);
      const ranks = rank(index, defaultWeights, parseTsquery(query), [3, 0, 1, 2]);
      [3, 0, 1, 2].forEach((ordinal, place) =>
        expect(ranks[place], `${query} of ${ordinal}`).toBeCloseTo(rows[at]?.ranks[ordinal] ?? -1, 6),
      );
    });
  });
});
