/** What the house remembers of the entries is what stands in them, whoever writes, in whichever order they end. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { aTestHouse, openTestHouse } from '#app/server/testing.ts';
import type { TestHouse } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { testServerUrl } from '#kit/server/testing.ts';
import { namesOf } from '#market/listings/server/listing-kind.ts';
import type { Entry } from './entries.ts';
import type { KindIndex } from './kind-index.ts';
import { searchIndex } from './search-index.ts';
import { withWords } from './words-in.ts';

const house = aTestHouse();

const entriesIn = ({ entries, ordered }: KindIndex): Entry[] => ordered.map((ordinal) => entries[ordinal] as Entry);

/** All that is known of a kind, in its order, and what some words find. */
const toldBy = (index: KindIndex) => ({
  entries: entriesIn(index),
  found: ["'=free'", "'en/pedalo'", "'en/boat' | 'es/barc'", "!'en/pedalo'"].map((query) => {
    const has = withWords(index).inDocument(query);
    return index.ordered.filter((ordinal) => has.has(ordinal)).map((ordinal) => (index.entries[ordinal] as Entry).id);
  }),
});

const told = async (db: Db) => {
  const index = await searchIndex(db, serverKinds, house.time.now);
  return namesOf(serverKinds).map((name) => toldBy(index[name]));
};

/** As somebody tells it who reads it for the first time. */
const toldAnew = () => house.db.transaction((db) => told(db));

const rentalNames = async () =>
  entriesIn((await searchIndex(house.db, serverKinds, house.time.now)).rentals).map(({ titleEn }) => titleEn);

test('after each of many writes what is remembered is what a new reading gives', async () => {
  const { db } = house;
  await told(db);
  const [pedalo, canoe] = [
    await aRental(db, { title: { en: 'Pedalo' } }),
    await aRental(db, { title: { en: 'Canoe' } }),
  ];
  const writes: readonly (() => Promise<unknown>)[] = [
    () => anEvent(db, { title: { en: 'Pedalo race' }, priceCents: 0 }),
    () => aBusiness(db, { name: 'Boats and more' }),
    () => aJob(db, { title: { en: 'Pedalo mender' } }),
    () => db.update(rentals).set({ rating: 4.9, featured: true }).where(eq(rentals.id, canoe.id)),
    () =>
      db
        .update(rentals)
        .set({ title: { en: 'Boat' } })
        .where(eq(rentals.id, pedalo.id)),
    () => db.update(rentals).set({ status: 'withdrawn' }).where(eq(rentals.id, canoe.id)),
    () => db.update(rentals).set({ status: 'published' }).where(eq(rentals.id, canoe.id)),
    () =>
      Promise.all(Array.from({ length: 60 }, (_, i) => aRental(db, { title: { en: `Pedalo ${i}` }, rating: i / 20 }))),
    () => db.update(rentals).set({ capacity: 7, amenities: ['wifi'] }),
    () => db.delete(rentals).where(eq(rentals.id, pedalo.id)),
  ];
  for (const write of writes) {
    await write();
    expect(await told(db)).toEqual(await toldAnew());
  }
});

test('a kind of which most was written anew is read as a whole, and misses nothing that is written meanwhile', async () => {
  const { db } = house;
  await Promise.all(Array.from({ length: 50 }, () => aRental(db)));
  const { length } = await rentalNames();
  for (let written = 0; written <= length + 1000; written += length) {
    await db.update(rentals).set({ capacity: 1 + (written % 9) });
    await rentalNames();
  }
  const isReadAnew = async () => {
    await aRental(db, { title: { en: 'Meanwhile' } });
    expect((await searchIndex(db, serverKinds, house.time.now)).rentals.entries.length).toBeLessThan(length + 1000);
  };
  await vi.waitFor(isReadAnew, { timeout: 15_000 });
  expect(await told(db)).toEqual(await toldAnew());
});

test('whoever asks while it is being read hears of what was written before they asked', async () => {
  const asked: Promise<string[]>[] = [];
  for (const name of ['First', 'Second', 'Third']) {
    await aRental(house.db, { title: { en: name } });
    asked.push(rentalNames(), rentalNames());
  }
  const [first, , second, , third] = await Promise.all(asked);
  expect(first).toContain('First');
  expect(second).toEqual(expect.arrayContaining(['First', 'Second']));
  expect(third).toEqual(expect.arrayContaining(['First', 'Second', 'Third']));
});

// The embedded database does one transaction after the other.
test.runIf(testServerUrl())('a transaction that began before another and ends after it is heard of', async () => {
  const isWritten = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const slow = house.db.transaction(async (db) => {
    await aRental(db, { title: { en: 'Slow' } });
    isWritten.resolve();
    await mayEnd.promise;
  });
  await isWritten.promise;
  await aRental(house.db, { title: { en: 'Quick' } });
  expect(await rentalNames()).toEqual(expect.arrayContaining(['Quick']));
  expect(await rentalNames()).not.toContain('Slow');
  mayEnd.resolve();
  await slow;
  expect(await rentalNames()).toEqual(expect.arrayContaining(['Quick', 'Slow']));
});

describe('on a database of its own', () => {
  let own: TestHouse;
  beforeAll(async () => {
    own = await openTestHouse({ fresh: true });
  });
  afterAll(() => own.close());
  const titles = async () =>
    entriesIn((await searchIndex(own.db, serverKinds, own.time.now)).rentals).map(({ titleEn }) => titleEn);
  const rename = (from: string, to: string) =>
    own.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);

  test('a look that fails fails for who asked then, and the next knows what was written', async () => {
    await aRental(own.db, { title: { en: 'First' } });
    await expect(searchIndex(own.db, serverKinds, own.time.now, AbortSignal.abort())).rejects.toThrow(/abort/i);
    await rename('search_entries_jobs', 'elsewhere');
    await expect(titles()).rejects.toThrow();
    await rename('elsewhere', 'search_entries_jobs');
    expect(await titles()).toEqual(['First']);
    await aRental(own.db, { title: { en: 'Second' } });
    await rename('search_changes', 'elsewhere');
    const asked = await Promise.allSettled([titles(), titles(), titles()]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await rename('elsewhere', 'search_changes');
    expect((await titles()).toSorted()).toEqual(['First', 'Second']);
  });

  test('changes of a database that had counted further are not read at each look', async () => {
    await titles();
    const rental = await aRental(own.db, { title: { en: 'Read once' } });
    await titles();
    await own.db.execute(
      sql`insert into search_changes (transaction, type, listing_id) values ('900000000000', 'rentals', ${rental.id})`,
    );
    await own.db.execute(sql`alter table search_entries disable trigger search_entries_changed`);
    await own.db.execute(sql`update search_entries set title_en = 'Read again' where listing_id = ${rental.id}`);
    await own.db.execute(sql`alter table search_entries enable trigger search_entries_changed`);
    expect(await titles()).toContain('Read once');
  });
});
