import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database, Db } from '../db.ts';
import { databaseFault, ping } from '../db.ts';
import { tasks } from '../outbox/table.ts';
import { testDatabase } from '../testing.ts';
import { columnsOf, prepared, preparedInsert, preparedShapes } from './prepared.ts';
import { together } from './together.ts';

let database: Database;
let db: Db;
beforeAll(async () => {
  database = await testDatabase(inject('prepared'));
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.delete(tasks);
});

const at = new Date('2026-08-21T18:00:00.123Z');
const addTask = preparedInsert(tasks, ['id', 'name', 'payload', 'runAt']);
const aTask = (id: string) => ({ id, name: 'sweep', payload: {}, runAt: at });
const idsBefore = prepared((db) =>
  db
    .select({ id: tasks.id })
    .from(tasks)
    .where(eq(tasks.name, sql.placeholder('name')))
    .orderBy(asc(tasks.id)),
);
const idsIn = async (db: Db) => (await idsBefore(db, { name: 'sweep' })).map(({ id }) => id);

describe('a prepared statement', () => {
  it('sees in a transaction what that wrote, and after a rollback nothing of it', async () => {
    await addTask(db, aTask('kept'));
    const undone = db.transaction(async (db) => {
      await addTask(db, aTask('undone'));
      expect(await idsIn(db)).toEqual(['kept', 'undone']);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await idsIn(db)).toEqual(['kept']);
  });

  it('takes other values each time, on many connections at once', async () => {
    const ids = Array.from({ length: 60 }, (_, i) => `task ${i}`);
    await Promise.all(ids.map((id) => db.transaction((db) => addTask(db, aTask(id)))));
    expect(await idsIn(db)).toEqual(ids.toSorted());
    expect(await idsBefore(db, { name: 'paint' })).toEqual([]);
  });
});

it('a prepared statement stands ready once for a connection, however often it is asked there', async () => {
  const found: unknown = await db.transaction(async (db) => {
    for (let i = 0; i < 3; i += 1) await idsIn(db);
    return db.execute(sql`
      select count(*)::int as n from pg_prepared_statements where statement like 'select "id" from "tasks"%'`);
  });
  expect(found).toMatchObject({ rows: [{ n: 1 }] });
});

it('a statement in shapes asks for what is given, and has no more shapes than that', async () => {
  const written: string[] = [];
  const find = preparedShapes((db, given: ReadonlySet<'name' | 'id'>) => {
    written.push([...given].join(' '));
    return db
      .select({ id: tasks.id })
      .from(tasks)
      .where(
        and(
          given.has('name') ? eq(tasks.name, sql.placeholder('name')) : undefined,
          given.has('id') ? eq(tasks.id, sql.placeholder('id')) : undefined,
        ),
      )
      .orderBy(asc(tasks.id));
  });
  const idsOf = async (name?: string, id?: string) => (await find(db, { name, id })).map((row) => row.id);
  await addTask(db, aTask('one'), { ...aTask('two'), name: 'other' });
  expect(await idsOf()).toEqual(['one', 'two']);
  expect(await idsOf('other')).toEqual(['two']);
  expect(await idsOf('sweep')).toEqual(['one']);
  expect(await idsOf(undefined, 'one')).toEqual(['one']);
  expect(await idsOf('other', 'one')).toEqual([]);
  expect(written).toEqual(['', 'name', 'id', 'name id']);
});

describe('a prepared insert', () => {
  const addWhole = preparedInsert(tasks, columnsOf(tasks));

  it('writes rows as plain ones are written: times, what is empty, and JSON', async () => {
    const row = { ...aTask('whole'), payload: { a: [1, null] }, attempts: 2, lastError: null, createdAt: at };
    await addWhole(db, { ...row, lockedUntil: null }, { ...row, id: 'whole too', lockedUntil: at });
    const rows = await db.select().from(tasks).orderBy(asc(tasks.id));
    expect(rows).toEqual([
      { ...row, lockedUntil: null },
      { ...row, id: 'whole too', lockedUntil: at },
    ]);
  });

  it('gives columns that are not named what the table gives them', async () => {
    await addTask(db, aTask('short'));
    expect(await db.select().from(tasks)).toMatchObject([{ attempts: 0, lockedUntil: null }]);
  });

  it('leaves what is there already only where that is asked for', async () => {
    const addOnce = preparedInsert(tasks, ['id', 'name', 'payload', 'runAt'], { once: true });
    await addTask(db, aTask('one'));
    await addOnce(db, aTask('one'), aTask('two'));
    expect(await idsIn(db)).toEqual(['one', 'two']);
    const again: unknown = await addTask(db, aTask('one')).catch((error: unknown) => error);
    expect(databaseFault(again)?.code).toBe('23505');
  });
});

describe('things asked together', () => {
  it('are done in their order and answered one by one', async () => {
    const seen = await db.transaction(async (db) =>
      together([idsIn(db), addTask(db, aTask('a')), idsIn(db), undefined, addTask(db, aTask('b')), idsIn(db)]),
    );
    expect(seen).toEqual([[], undefined, ['a'], undefined, undefined, ['a', 'b']]);
  });

  it('all fail with the first that fails, and none is left to be done after the transaction', async () => {
    const failed: unknown = await db
      .transaction(async (db) => {
        await addTask(db, aTask('there'));
        await together([addTask(db, aTask('a')), addTask(db, aTask('there')), addTask(db, aTask('b'))]);
      })
      .catch((error: unknown) => error);
    expect(databaseFault(failed)).toEqual({ code: '23505', constraint: 'tasks_pkey' });
    expect(await idsIn(db)).toEqual([]);
  });
});

it('a connection that breaks inside a transaction fails it, writes nothing, and the next one is another', async () => {
  if (database.engine === 'PGlite') return;
  const broken = db.transaction(async (db) => {
    await addTask(db, aTask('lost'));
    await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    await addTask(db, aTask('never'));
  });
  await expect(broken).rejects.toThrow();
  await expect.poll(() => ping(db).then(() => 'well', String)).toBe('well');
  expect(await idsIn(db)).toEqual([]);
});
