/** What is written to an event is heard, whichever column it is, except for a ticket that changes no page. */
import { getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { TestHouse } from '#app/server/testing.ts';
import { events } from '#features/events/server/table.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

test('the trigger that tells of changed events names every column but the places taken', async () => {
  const { rows } = (await house.db.execute(sql`
    select attname as name from pg_trigger, pg_attribute
    where tgname = 'events_changed' and attrelid = tgrelid and attnum = any (tgattr)`)) as { rows: { name: string }[] };
  const named = rows.map(({ name }) => name);
  const all = Object.values(getTableColumns(events)).map((column) => toSnakeCase(column.name));
  expect(all.filter((name) => !named.includes(name))).toEqual(['places_taken']);
});
