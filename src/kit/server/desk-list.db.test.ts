import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from './db.ts';
import { readDeskPage } from './desk-list.ts';
import type { DeskQuery } from './desk-list.ts';
import { sortText } from './search-text.ts';
import { testDatabase } from './testing.ts';

const boats = pgTable('boats', { id: text().primaryKey(), name: text().notNull(), port: text() });
const names = ['Río Grande', 'rio chico', '100% Sal', 'Sal y sol', 'Zorro', 'Ana'];

let database: Database;
beforeAll(async () => {
  database = await testDatabase(inject('prepared'), { fresh: true });
  await database.db.execute(sql`create table boats (id text primary key, name text not null, port text)`);
  await database.db.insert(boats).values(names.map((name, i) => ({ id: `b${i}`, name, port: i < 4 ? 'Dénia' : null })));
});
afterAll(() => database.close());

const read = (query: DeskQuery) =>
  readDeskPage(database.db, {
    table: boats,
    query,
    searchColumns: ['name', 'port'],
    sorts: { name: sortText('name'), port: boats.port },
    sort: 'name',
    tie: boats.id,
  });
const found = async (query: DeskQuery) => (await read(query)).rows.map(({ name }) => name);

test('finds words without accents and capitals, all of them, wherever they stand', async () => {
  expect(await found({ q: 'RIO' })).toEqual(expect.arrayContaining(['Río Grande', 'rio chico']));
  expect(await found({ q: 'denia grande' })).toEqual(['Río Grande']);
  expect(await found({ q: 'rio zorro' })).toEqual([]);
});

test('takes signs of patterns for themselves', async () => {
  expect(await found({ q: '100%' })).toEqual(['100% Sal']);
  expect(await found({ q: '%' })).toEqual(['100% Sal']);
  expect(await found({ q: '_' })).toEqual([]);
  expect(await found({ q: '\\' })).toEqual([]);
});

test('turns an order round, with what is missing last', async () => {
  expect((await found({ sort: '-name' }))[0]).toBe('Zorro');
  expect((await found({ sort: '-port' })).slice(4).toSorted()).toEqual(['Ana', 'Zorro']);
});

test('counts all and gives one page', async () => {
  await database.db.insert(boats).values(Array.from({ length: 60 }, (_, i) => ({ id: `x${i}`, name: `Yate ${i}` })));
  const first = await read({ q: 'yate' });
  expect([first.total, first.rows.length]).toEqual([60, 25]);
  expect((await read({ q: 'yate', page: 3 })).rows.length).toBe(10);
  const seen = new Set<string>();
  for (const page of [1, 2, 3]) for (const { id } of (await read({ q: 'yate', page })).rows) seen.add(id);
  expect(seen.size).toBe(60);
});

test('lets one or two letters begin a word', async () => {
  expect(await found({ q: 'gr' })).toEqual(['Río Grande']);
  expect(new Set(await found({ q: 'sa s' }))).toEqual(new Set(['Sal y sol', '100% Sal']));
  expect(await found({ q: 'ol' })).toEqual([]);
});

test('reads the pages of the second half from the end, in the same order as the others', async () => {
  for (const sort of ['name', '-name', 'port', '-port']) {
    const all = [];
    for (const page of [1, 2, 3]) all.push(...(await found({ sort, page })));
    const { rows } = (await database.db.execute(
      sql.raw(
        `select name from boats order by ${sort.endsWith('name') ? 'searchable(name)' : 'port'}
         ${sort.startsWith('-') ? 'desc nulls last, id desc' : 'asc nulls last, id'}`,
      ),
    )) as { rows: { name: string }[] };
    expect(all).toEqual(rows.map(({ name }) => name));
  }
  expect(await found({ page: 4 })).toEqual([]);
});
