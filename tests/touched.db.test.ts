/** What is written to a table is heard by every reply that shows it, and a sold ticket by none that it does not change. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { TestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { takePlaces } from '#features/events/server/service.ts';
import { eventPlaces } from '#features/events/server/table.ts';
import { keyOf } from '#kit/server/kept.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

/** The bits of `tgtype` for a statement that inserted, deleted, updated or truncated. */
const everyWrite = 4 + 8 + 16 + 32;

/** Tables whose every write is told, whichever columns it changed: as the catalogue of the database has it. */
async function toldTables(): Promise<string[]> {
  const { rows } = (await house.db.execute(sql`
    select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where proname = 'touched' and tgtype = ${everyWrite} and tgenabled = 'O' and tgqual is null and tgattr = ''`)) as {
    rows: { name: string }[];
  };
  return rows.map(({ name }) => name);
}

/** Tables that kept replies show: those of the contracts, and of what is served beside them. */
async function shownTables(): Promise<string[]> {
  const { id } = await anEvent(house.db);
  const beside = ['/sitemap.xml', `/api/events/${id}/calendar`];
  for (const path of beside) expect((await house.call('GET', path)).status).toBe(200);
  const tags = beside.flatMap((path) => house.api.kept.find(keyOf('en', path))?.tags ?? []);
  expect(tags).not.toEqual([]);
  const promised = house.api.contracts.flatMap((endpoints) =>
    Object.values(endpoints).flatMap(({ keeps = [], keepsWith = {} }) => [
      ...keeps,
      ...Object.values(keepsWith).flat(),
    ]),
  );
  return [...new Set([...tags, ...promised])];
}

test('every table that a kept reply names tells of every write to it', async () => {
  const [told, shown] = [await toldTables(), await shownTables()];
  expect(shown.length).toBeGreaterThan(4);
  expect(shown.filter((table) => !told.includes(table))).toEqual([]);
});

describe('a place of an event', () => {
  const etagOf = async (id: string) => (await house.call('GET', `/api/events/${id}`)).headers.get('etag');
  const versionOf = async (id: string) => {
    const { rows } = (await house.db.execute(sql`select xmin::text as version from events where id = ${id}`)) as {
      rows: { version: string }[];
    };
    return rows[0]?.version;
  };
  const isSoldOut = async (id: string) => (await house.call('GET', `/api/events/${id}`)).body.soldOut as boolean;

  test('changes its page when it is the last one or the last one comes back, and else not even its row', async () => {
    const { id } = await anEvent(house.db, { capacity: 3 });
    const [etag, version] = [await etagOf(id), await versionOf(id)];
    await takePlaces(house.db, id, 2);
    expect([await isSoldOut(id), await etagOf(id), await versionOf(id)]).toEqual([false, etag, version]);
    await takePlaces(house.db, id, 1);
    expect(await isSoldOut(id)).toBe(true);
    expect(await etagOf(id)).not.toBe(etag);
    await takePlaces(house.db, id, -1);
    expect([await isSoldOut(id), await etagOf(id)]).toEqual([false, etag]);
  });

  test('is weighed against the capacity by the database, whichever of the two is written', async () => {
    const { id } = await anEvent(house.db, { capacity: 3, placesTaken: 2 });
    const set = (taken: number) => house.db.update(eventPlaces).set({ taken }).where(eq(eventPlaces.eventId, id));
    for (const taken of [4, -1]) await expect(set(taken)).rejects.toThrow();
    for (const capacity of [1, -1])
      await expect(house.db.execute(sql`update events set capacity = ${capacity} where id = ${id}`)).rejects.toThrow();
    await expect(house.db.execute(sql`update event_places set capacity = 9 where event_id = ${id}`)).rejects.toThrow();
    expect([await takePlaces(house.db, id, 2), await takePlaces(house.db, id, 1)]).toEqual([false, true]);
  });

  test('follows the capacity: what is made smaller is sold out, what is made larger open again', async () => {
    const { id } = await anEvent(house.db, { capacity: 5, placesTaken: 3 });
    const resize = (capacity: number) =>
      house.db.execute(sql`update events set capacity = ${capacity} where id = ${id}`);
    expect(await isSoldOut(id)).toBe(false);
    await resize(3);
    expect(await isSoldOut(id)).toBe(true);
    await resize(4);
    expect(await isSoldOut(id)).toBe(false);
  });
});
