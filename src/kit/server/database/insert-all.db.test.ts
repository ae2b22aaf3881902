import { asc, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { Database, Db } from '../db.ts';
import { testDatabase } from '../testing.ts';
import { insertAll } from './insert-all.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });
const things = pgTable('things', {
  id: integer().primaryKey(),
  nth: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  twice: integer().generatedAlwaysAs(sql`id * 2`),
  saidTwice: text(),
  kind: text({ enum: ['small', 'large'] }),
  share: doublePrecision(),
  isOpen: boolean(),
  day: date({ mode: 'string' }),
  at: timestamp({ withTimezone: true }),
  during: tstzrange(),
  words: text().array(),
  told: jsonb().$type<unknown>(),
  most: integer().notNull().default(7),
  list: jsonb().$type<string[]>().notNull().default([]),
  name: text().$defaultFn(() => 'of chance'),
  madeAt: timestamp({ withTimezone: true })
    .notNull()
    .default(sql`'2026-01-01T00:00:00Z'`),
  bytes: bytea(),
});

let database: Database;
let db: Db;
beforeAll(async () => {
  database = await testDatabase(inject('prepared'), { fresh: true });
  ({ db } = database);
  await db.execute(sql`
    create table things (
      id integer primary key, nth bigint generated always as identity, twice integer generated always as (id * 2) stored,
      said_twice text, kind text, share double precision, is_open boolean, day date, at timestamptz, during tstzrange,
      words text[], told jsonb, most integer not null default 7, list jsonb not null default '[]', name text,
      made_at timestamptz not null default '2026-01-01T00:00:00Z', bytes bytea)`);
});
afterAll(() => database.close());
const begin = () => db.execute(sql`truncate things restart identity`);
beforeEach(async () => {
  await begin();
});

const all = () => db.select().from(things).orderBy(asc(things.id));
const rows: (typeof things.$inferInsert)[] = [
  { id: 3, saidTwice: 'It\'s "so" \\ and\nso, $1 {ñ} 🌅', kind: 'small', share: 0.1 + 0.2, isOpen: false },
  { id: 1, day: '2026-08-21', at: new Date('2026-08-21T18:00:00.123Z'), during: '[2026-08-21,2026-08-22)', most: 0 },
  { id: 2, words: ['a, b', 'c "d"', ''], told: { en: 'Yes', none: null, deep: [1, { two: '2' }] }, list: ['one'] },
  { id: 4, words: [], told: 'a text', saidTwice: 'half \ud83c', name: null, share: -1e300, isOpen: true },
  { id: 5, told: [], name: 'its own', share: null },
];

it('writes what the insert of each value writes, in the order given', async () => {
  await db.insert(things).values(rows);
  const apart = await all();
  await begin();
  await insertAll(db, things, rows);
  expect(await all()).toEqual(apart);
  expect(apart.map(({ nth }) => nth)).toEqual([2, 3, 1, 4, 5]);
  expect(apart[0]).toMatchObject({ most: 0, list: [], name: 'of chance', madeAt: new Date('2026-01-01T00:00:00Z') });
});

it('writes none where there are none, and leaves alone what is there already where that is asked', async () => {
  await insertAll(db, things, []);
  expect(await all()).toEqual([]);
  await insertAll(db, things, [{ id: 1, saidTwice: 'first' }]);
  const both = [1, 2].map((id) => ({ id, saidTwice: 'second' }));
  await expect(insertAll(db, things, both)).rejects.toThrow('Failed query');
  await insertAll(db, things, both, { once: true });
  expect((await all()).map(({ saidTwice }) => saidTwice)).toEqual(['first', 'second']);
});

it('writes more rows than a statement takes values', async () => {
  await insertAll(
    db,
    things,
    Array.from({ length: 20_000 }, (_, id) => ({ id })),
  );
  expect(await db.$count(things)).toBe(20_000);
});

it('takes no bytes, and no row that leaves out what the database makes where another one says it', async () => {
  await expect(insertAll(db, things, [{ id: 1, bytes: new Uint8Array(2) }])).rejects.toThrow('bytes is bytes');
  const uneven = [{ id: 1, madeAt: new Date('2026-08-21T18:00:00Z') }, { id: 2 }];
  await expect(insertAll(db, things, uneven)).rejects.toThrow('Every row or none');
  expect(await all()).toEqual([]);
});

it('works out no types of values, in a transaction neither', async () => {
  const { dialect } = db as unknown as { dialect: { prepareTyping?: unknown } };
  expect(dialect.prepareTyping).toBeUndefined();
  await db.transaction(async (db) => {
    expect((db as unknown as { dialect: unknown }).dialect).toBe(dialect);
  });
});
