/** What the doors stand on: the worker's database is empty whenever it is lent, and nobody has it twice. */
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import type { Db } from './db.ts';
import { tasks } from './outbox/table.ts';
import { testDatabase } from './testing.ts';

const open = (options?: { fresh: boolean }) => testDatabase(inject('prepared'), options);
const write = (db: Db) =>
  db.insert(tasks).values({ id: 'one', name: 'sweep', payload: {}, runAt: new Date('2026-08-21T18:00:00Z') });

test('what one wrote the next does not find, nor do two who have one at the same time', async () => {
  const first = await open();
  await write(first.db);
  const meanwhile = await open();
  expect(await meanwhile.db.$count(tasks)).toBe(0);
  await meanwhile.close();
  await first.close();
  const next = await open();
  expect(await next.db.$count(tasks)).toBe(0);
  await next.close();
}, 60_000);

test('who still asks after giving it back is refused, so that nothing of theirs is in the next one’s', async () => {
  const first = await open();
  await first.close();
  const next = await open();
  expect(() => write(first.db)).toThrow('given back');
  expect(await next.db.$count(tasks)).toBe(0);
  await next.close();
}, 60_000);

test.each([
  [
    'a column',
    sql`alter table tasks add column colour text`,
    sql`select count(*)::int as count from pg_attribute where attrelid = 'tasks'::regclass and attname = 'colour'`,
    { before: 0, changed: 1 },
  ],
  [
    'a constraint',
    sql`alter table rental_slots drop constraint rental_slots_free`,
    sql`select count(*)::int as count from pg_constraint where conname = 'rental_slots_free'`,
    { before: 1, changed: 0 },
  ],
  [
    'a trigger',
    sql`alter table events disable trigger events_touched`,
    sql`select count(*)::int as count from pg_trigger where tgname = 'events_touched' and tgenabled = 'D'`,
    { before: 0, changed: 1 },
  ],
])('a change of %s is told, and the next one gets what was there before', { timeout: 60_000 }, async (...told) => {
  const [, change, counting, { before, changed }] = told;
  const counted = async ({ db }: Awaited<ReturnType<typeof open>>) => {
    const found: unknown = await db.execute(counting);
    return (found as { rows: object[] }).rows;
  };
  const first = await open();
  expect(await counted(first)).toEqual([{ count: before }]);
  await first.db.execute(change);
  expect(await counted(first)).toEqual([{ count: changed }]);
  await expect(first.close()).rejects.toThrow('fresh: true');
  const next = await open();
  expect(await counted(next)).toEqual([{ count: before }]);
  await next.close();
});

test('rows of any number are no change', async () => {
  const database = await open();
  await write(database.db);
  await database.db.execute(sql`analyze`);
  await database.db.delete(tasks);
  await database.close();
  const own = await open({ fresh: true });
  await own.db.execute(sql`alter table tasks add column colour text`);
  await own.close();
}, 60_000);
