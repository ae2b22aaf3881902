/** The index follows the listings in their own transactions, on both engines. */
import { serverKinds } from '#app/server/kinds.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { anEvent, setPlacesTaken } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { search } from './service.ts';
import { searchEntries } from './table.ts';

const house = aTestHouse();

const names = async (query: string) => {
  const found = await search(house.db, serverKinds, { query }, 'en', house.time.now);
  return [...found.events, ...found.rentals, ...found.jobs].map(({ title }) => title);
};

test('a listing is found from the moment its transaction ends, and no sooner, and never when it is rolled back', async () => {
  await house.db
    .transaction(async (db) => {
      await anEvent(db, { title: { en: 'Neverland' } });
      expect((await search(db, serverKinds, { query: 'neverland' }, 'en', house.time.now)).events).toHaveLength(1);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect(await names('neverland')).toEqual([]);
  const event = await anEvent(house.db, { title: { en: 'Everland' } });
  expect(await names('everland')).toEqual(['Everland']);
  await house.db
    .update(events)
    .set({ title: { en: 'Otherland' } })
    .where(eq(events.id, event.id));
  expect([await names('everland'), await names('otherland')]).toEqual([[], ['Otherland']]);
  await house.db.update(events).set({ status: 'withdrawn' }).where(eq(events.id, event.id));
  expect(await names('otherland')).toEqual([]);
  await house.db.update(events).set({ status: 'published', date: null, startsAt: null }).where(eq(events.id, event.id));
  expect(await names('otherland')).toEqual(['Otherland']);
});

test.each([
  ['tapas', 'tapan', 'Te tapan los ojos'],
  ['libro', 'libre', 'Entrada libre'],
  ['club', 'sandwich', 'Un sándwich club'],
])('"%s" does not find what has "%s", of which a dictionary makes the same', async (other, own, es) => {
  const { id } = await aRental(house.db, { title: { en: 'Rosebud', es } });
  expect([await names(other), await names(own)]).toEqual([[], ['Rosebud']]);
  await house.db.delete(rentals).where(eq(rentals.id, id));
});

test('a write is in the next reply of a kept search', async () => {
  const path = '/api/search/advanced?query=zanzibar';
  expect((await house.call('GET', path)).body.rentals).toEqual([]);
  const rental = await aRental(house.db, { title: { en: 'Zanzibar' } });
  expect((await house.call('GET', path)).body.rentals).toHaveLength(1);
  await house.db.delete(rentals).where(eq(rentals.id, rental.id));
  expect((await house.call('GET', path)).body.rentals).toEqual([]);
});

test('a sold ticket rewrites no entry, but the sold-out flag is fresh', async () => {
  const event = await anEvent(house.db, { title: { en: 'Scarcity' }, capacity: 1 });
  const version = async () =>
    house.db
      .select({ xmin: sql<string>`xmin::text` })
      .from(searchEntries)
      .where(eq(searchEntries.listingId, event.id));
  const before = await version();
  await setPlacesTaken(house.db, event.id, 1);
  expect(await version()).toEqual(before);
  expect((await search(house.db, serverKinds, { query: 'scarcity' }, 'en', house.time.now)).events[0]?.soldOut).toBe(
    true,
  );
});

test('after any writes the index is what a rebuild would make of the listings', async () => {
  let state = 7;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const tables = [events, rentals, businesses, jobs] as const;
  const makers = [anEvent, aRental, aBusiness, aJob] as const;
  const made: { table: (typeof tables)[number]; id: string }[] = [];
  for (let i = 0; i < 120; i += 1) {
    const kind = random(4);
    const table = tables[kind] ?? events;
    const one = made[random(made.length || 1)];
    if (one === undefined || random(3) === 0) made.push({ table, id: (await (makers[kind] ?? anEvent)(house.db)).id });
    else if (random(5) === 0) await house.db.delete(one.table).where(eq(one.table.id, one.id));
    else
      await house.db
        .update(one.table)
        .set({
          status: (['published', 'draft', 'withdrawn'] as const)[random(3)] ?? 'published',
          location: `Place ${random(9)}`,
          latitude: random(2) === 0 ? null : 38.5 + random(9) / 100,
        })
        .where(eq(one.table.id, one.id));
  }
  const all = () => house.db.select().from(searchEntries).orderBy(searchEntries.type, searchEntries.listingId);
  const written = await all();
  expect(written.length).toBeGreaterThan(10);
  await house.db.delete(searchEntries);
  for (const [kind, name] of [
    ['event', 'events'],
    ['rental', 'rentals'],
    ['business', 'businesses'],
    ['job', 'jobs'],
  ])
    await house.db.execute(sql.raw(`select index_${kind}(one) from ${name} one`));
  expect(await all()).toEqual(written);
});

test('what a page tells besides is searched, and less than its description', async () => {
  const { db } = house;
  await aRental(db, { title: { en: 'Flat of the greyhound' }, pets: 'welcome' });
  await aRental(db, { title: { en: 'Flat that one asks first' }, pets: 'onRequest' });
  await aRental(db, { title: { en: 'Flat of no animals' }, pets: 'none' });
  expect(await names('flat mit hund')).toEqual(['Flat of the greyhound', 'Flat that one asks first']);
  await aJob(db, { title: { en: 'Lamplighter' }, weeklyHours: 17, bed: 'included', shifts: { en: 'Twilight rounds' } });
  expect(await names('twilight')).toEqual(['Lamplighter']);
  await anEvent(db, { title: { en: 'Evening of strings' }, lineUp: ['21:00 Zephyrine Quill'] });
  expect(await names('zephyrine quill')).toEqual(['Evening of strings']);
  const served = await aBusiness(db, { name: 'Casa Pliegue', menu: { es: 'Zarangollo 9,50 €' } });
  const described = await aBusiness(db, { name: 'Casa Doblez', description: { es: 'Zarangollo de la huerta.' } });
  const found = await search(db, serverKinds, { query: 'zarangollo' }, 'es', house.time.now);
  expect(found.businesses.map(({ id }) => id)).toEqual([described.id, served.id]);
});

test('a phrase that is known is found as one, not by its words far from each other', async () => {
  const { db } = house;
  await aRental(db, {
    title: { en: 'Box of winter' },
    description: { en: 'With ice in it. Bring your own sun cream.' },
  });
  expect(await names('ice cream')).not.toContain('Box of winter');
});
