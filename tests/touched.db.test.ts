/** What is written to a table is heard by every reply that shows it, and a sold ticket by none that it does not change. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { takePlaces } from '#features/events/server/service.ts';
import { eventPlaces } from '#features/events/server/table.ts';
import { ticketTypes } from '#features/ticket-types/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { keyOf } from '#kit/server/kept/kept.ts';

const house = aTestHouse();

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

/** What kept replies show nothing of, of tables whose other columns are told: a count that changes with every ticket (decision 0175). */
const untold: Readonly<Record<string, readonly string[]>> = {
  ticket_types: ['id', 'event_id', 'taken', 'sold_out', 'version', 'created_at'],
};

/** The same of these tables: what is inserted and deleted, and each column but the ones above. */
async function toldByColumns(): Promise<string[]> {
  const { rows } = (await house.db.execute(sql`
    select relname as name, bit_or(tgtype::int) as writes, array(
      select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped
      and not attnum = any (string_to_array(string_agg(nullif(tgattr::text, ''), ' '), ' ')::int[])) as rest
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where proname = 'touched' and tgenabled = 'O' and tgqual is null and relname in (${sql.join(
      Object.keys(untold).map((name) => sql`${name}`),
      sql`, `,
    )}) group by relname, pg_class.oid`)) as { rows: { name: string; writes: number; rest: string[] }[] };
  return rows.flatMap(({ name, writes, rest }) =>
    writes === everyWrite && rest.every((column) => untold[name]?.includes(column)) ? [name] : [],
  );
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
  const [told, shown] = [[...(await toldTables()), ...(await toldByColumns())], await shownTables()];
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

test('a ticket of a type is told where it is the last one, or the last one comes back', async () => {
  const { id } = await anEvent(house.db, { priceCents: 2000 });
  const type = { id: newId(), eventId: id, name: { en: 'Early bird' }, priceCents: 1500, limit: 2, position: 0 };
  await house.db.insert(ticketTypes).values({ ...type, createdAt: house.time.now });
  const stateAfter = async (taken: number) => {
    await house.db.update(ticketTypes).set({ taken }).where(eq(ticketTypes.id, type.id));
    return (await house.call('GET', `/api/events/${id}/ticket-types`)).body.types[0].state as string;
  };
  const states = [await stateAfter(0), await stateAfter(1), await stateAfter(2), await stateAfter(1)];
  expect(states).toEqual(['open', 'open', 'soldOut', 'open']);
});
