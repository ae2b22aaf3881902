import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { Database } from '../db.ts';
import { openPglite } from '../db.ts';
import { planOnce } from './preparing-pglite.ts';
import type { PreparingPglite } from './preparing-pglite.ts';

let folder: string;
let database: Database;
let client: PreparingPglite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aftersun-preparing-'));
  await cp(inject('prepared').embedded.fresh, folder, { recursive: true });
  database = await openPglite({ dataDir: folder });
  if (!database.embedded) throw new Error('It is embedded.');
  client = database.embedded;
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => client.exec('drop table if exists notes; create table notes (id int primary key, body text)'));

const add = 'insert into notes values ($1, $2)';
const rowsOf = async (text: string, values?: unknown[]) => (await client.query(text, values)).rows;
const prepared = async () =>
  (await client.query<{ n: number }>('select count(*)::int as n from pg_prepared_statements')).rows[0]?.n;

/** How often a statement was run by one plan for all values, and by a plan of its own. */
const plansOf = async (text: string) => {
  const [plans] = await rowsOf(
    'select generic_plans::int as shared, custom_plans::int as own from pg_prepared_statements where statement = $1',
    [text],
  );
  return plans;
};

it('plans a statement once for all values when its plan suits all', async () => {
  const text = 'select body from notes where id = $1';
  for (let id = 0; id < 20; id += 1) await client.query(text, [id]);
  expect(await plansOf(text)).toEqual({ shared: 15, own: 5 });
});

it('plans at once for all values what says so, and nothing else, whatever a transaction undid', async () => {
  const once = `${planOnce}select body from notes where id = $1`;
  const plain = 'select id from notes where id = $1';
  await client.query(once, [1]);
  await client.query(plain, [1]);
  const undone = client.transaction(async (tx) => {
    await tx.query(once, [2]);
    await tx.rollback();
  });
  await undone;
  await client.query(plain, [2]);
  await client.query(once, [3]);
  expect(await plansOf(once)).toEqual({ shared: 3, own: 0 });
  expect(await plansOf(plain)).toEqual({ shared: 0, own: 2 });
});

it('writes and reads values of every kind as they are', async () => {
  const values = [null, 'ñ “quoted” \\', 42, true, ['a', null, 'b,c'], { deep: [1] }, new Date('2026-08-21T18:00:00Z')];
  const text =
    'select $1::text as a, $2::text as b, $3::int as c, $4::bool as d, $5::text[] as e, $6::jsonb as f, $7::timestamptz as g';
  const row = Object.fromEntries(values.map((value, i) => ['abcdefg'.charAt(i), value]));
  expect(await rowsOf(text, values)).toEqual([row]);
  expect(await rowsOf(text, values), 'the second time, already prepared').toEqual([row]);
  const { rows } = await client.query(text, values, { rowMode: 'array', parsers: { 1184: (told: string) => told } });
  expect(rows).toEqual([[...values.slice(0, -1), '2026-08-21 18:00:00+00']]);
});

it('reads a long list whole, with what is neither short nor plain', async () => {
  const long = 'ñ“🌅”'.repeat(5000);
  await client.query('insert into notes select n, $1 || n from generate_series(1, 40) n', [long]);
  const rows = (await client.query<{ body: string }>('select body from notes order by id')).rows;
  expect(rows.map(({ body }) => body)).toEqual(Array.from({ length: 40 }, (_, i) => `${long}${i + 1}`));
});

it('hears each notice once, of a statement and of a transaction, until it stops listening', async () => {
  const heard: string[] = [];
  const stop = await client.listen('bell', (payload) => heard.push(payload));
  await client.query(`select pg_notify('bell', 'one')`);
  await client.transaction((tx) => tx.query(`select pg_notify('bell', 'two')`));
  expect(heard).toEqual(['one', 'two']);
  await stop();
  await client.query(`select pg_notify('bell', 'three')`);
  expect(heard).toEqual(['one', 'two']);
});

it('says how many rows were written', async () => {
  const { affectedRows } = await client.query('insert into notes select generate_series(1, 3)');
  expect(affectedRows).toBe(3);
});

it('leaves what comes after a failed statement alone', async () => {
  await client.query(add, [1, 'one']);
  await expect(client.query(add, [1, 'again'])).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' });
  await expect(client.query(add, ['no number', 'x'])).rejects.toMatchObject({ code: '22P02' });
  await client.query(add, [2, 'two']);
  expect(await rowsOf('select id from notes order by id')).toEqual([{ id: 1 }, { id: 2 }]);
});

it('asks anew what could not be prepared before', async () => {
  await expect(client.query('select x from later')).rejects.toMatchObject({ code: '42P01' });
  await client.exec('create table later (x int)');
  expect(await rowsOf('select x from later')).toEqual([]);
});

it('keeps what was prepared in a transaction that was undone', async () => {
  await expect(
    client.transaction(async (tx) => {
      await tx.query(add, [1, 'one']);
      await tx.query(add, [1, 'again']);
    }),
  ).rejects.toMatchObject({ code: '23505' });
  expect(await rowsOf('select id from notes')).toEqual([]);
  await client.transaction((tx) => tx.query(add, [1, 'one']));
  expect(await rowsOf('select id, body from notes')).toEqual([{ id: 1, body: 'one' }]);
});

it('refuses a transaction that is over', async () => {
  const over = await client.transaction(async (tx) => tx);
  await expect(over.query('select 1')).rejects.toThrow('Transaction is closed');
});

it('lets one transaction end before the next statement begins', async () => {
  const slow = client.transaction(async (tx) => {
    await tx.query(add, [1, 'one']);
    await tx.query('update notes set body = $1', ['first']);
  });
  const after = client.query('select body from notes');
  await slow;
  expect((await after).rows).toEqual([{ body: 'first' }]);
});

it('forgets what was not asked for the longest, and knows it again', async () => {
  const first = 'select $1::int as first';
  await client.query(first, [1]);
  for (let i = 0; i < 250; i += 1) await client.query(`select ${i} as other`);
  expect(await prepared()).toBe(200);
  expect(await rowsOf(first, [2])).toEqual([{ first: 2 }]);
});
