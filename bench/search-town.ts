/** A town of any size to search in: the demo catalogue's words, mixed anew with a fixed seed, and names of its own. */
import { sql } from 'drizzle-orm';
import { businessCatalogue } from '#features/businesses/server/catalogue/catalogue.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { eventCatalogue } from '#features/events/server/catalogue/catalogue.ts';
import { events } from '#features/events/server/table.ts';
import { jobCatalogue } from '#features/jobs/server/catalogue/catalogue.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { rentalCatalogue } from '#features/rentals/server/catalogue/catalogue.ts';
import { rentals, rentalSlots } from '#features/rentals/server/table.ts';
import { periodOf, usualTerms } from '#features/rentals/stay.ts';
import { aHouseTrader } from '#features/traders/server/factory.ts';
import type { Database } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { instantOf, nightOf } from '#market/town/dates.ts';
import { systemClock } from '#kit/shared/clock.ts';
import { dayMs, daysAfter } from '#kit/shared/durations.ts';

/** The same numbers from 0 to 1 each time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const syllables =
  'ba be bo ca ce co da de do fa fe ga go la le lo ma me mo na ne no pa pe po ra re ro sa se so ta te to va ve vi za ri li ni ti ri mi'.split(
    ' ',
  );

/** A name that nothing else has, or few: a house, a band, a street. */
export function nameFrom(random: () => number): string {
  const parts = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(random, syllables));
  const name = parts.join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function pick<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T;
}

type Text = { en: string; es: string };

/** The first words of one title, a name, and now and then the description of another listing of the kind. */
function told<S extends { description: Text }>(random: () => number, kind: readonly S[], titleOf: (seed: S) => Text) {
  const seed = pick(random, kind);
  const other = pick(random, kind);
  const name = nameFrom(random);
  const { en, es } = titleOf(seed);
  return {
    seed,
    name: `${titleOf(other).en.split(' ').slice(0, 2).join(' ')} ${name}`,
    title: { en: `${en} ${name}`, es: `${es} ${name}` },
    description: {
      en: `${seed.description.en} ${other.description.en}`,
      es: `${seed.description.es} ${other.description.es}`,
    },
    latitude: 38.5385 + (random() - 0.5) * 0.06,
    longitude: -0.1312 + (random() - 0.5) * 0.12,
  };
}

type BenchRental = typeof rentals.$inferInsert & Omit<ReturnType<typeof usualTerms>, 'cancellation'>;

const staysEach = 6;
/** Days between the beginnings of two stays of one rental: no two are at once. */
const staysApart = 20;

/** What guests have of a rental in the next four months. */
function staysIn(random: () => number, rental: BenchRental, tonight: string): (typeof rentalSlots.$inferInsert)[] {
  const { id, priceUnit = null, capacity = null } = rental;
  const terms = { ...rental, priceUnit, capacity };
  return Array.from({ length: staysEach }, (_, i) => {
    const from = addDays(tonight, staysApart * i + Math.floor(random() * 10));
    const units = priceUnit === 'week' || priceUnit === 'person' ? 1 : 1 + Math.floor(random() * 7);
    const { startsAt, endsAt } = periodOf(terms, { from, time: '11:00', units, quantity: 1 });
    const during = `[${startsAt.toISOString()},${endsAt.toISOString()})`;
    return { id: `${id}-${i}`, rentalId: id, slot: 1, during, orderId: `${id}-${i}` };
  });
}

const batch = 400;

/**
 * Fills an empty database with so many listings, a quarter of each kind, from tonight on. Half of what is let has guests
 * to come.
 */
export async function fillSearchTown(database: Database, size: number): Promise<void> {
  const { db } = database;
  await database.migrate();
  const random = seeded(38);
  const now = systemClock();
  const tonight = nightOf(now);
  // Of a house that has not said who it is nothing can be booked.
  await aHouseTrader(db, now);
  const each = size / 4;
  for (let from = 0; from < each; from += batch) {
    const some = Array.from({ length: Math.min(batch, each - from) }, (_, i) => from + i);
    await db.insert(events).values(
      some.map((i) => {
        const { seed, name: _name, ...text } = told(random, eventCatalogue, ({ title }) => title);
        // One in ten is past; the others fill two years.
        const date = addDays(tonight, Math.floor(random() * 800) - 73);
        const { slug: _slug, day: _day, ...rest } = seed;
        return {
          ...rest,
          ...text,
          id: idOf(`bench:event:${i}`),
          date,
          startsAt: instantOf(date, seed.time),
          priceCents: Math.floor(random() * 90) * 100,
          featured: i % 20 === 0,
        };
      }),
    );
    const lets = some.map((i): BenchRental => {
      const { seed, name: _name, ...text } = told(random, rentalCatalogue, ({ title }) => title);
      const { slug: _slug, ...rest } = seed;
      return {
        ...usualTerms(seed.priceUnit),
        ...rest,
        ...text,
        amenities: [...seed.amenities],
        id: idOf(`bench:rental:${i}`),
        priceCents: 1000 + Math.floor(random() * 400) * 100,
        rating: Math.round(20 + random() * 30) / 10,
        featured: i % 20 === 0,
      };
    });
    await db.insert(rentals).values(lets);
    await db
      .insert(rentalSlots)
      .values(lets.filter((_, i) => i % 2 === 0).flatMap((one) => staysIn(random, one, tonight)));
    await db.insert(businesses).values(
      some.map((i) => {
        const {
          seed,
          title: _title,
          ...text
        } = told(random, businessCatalogue, ({ name }) => ({ en: name, es: name }));
        const { slug: _slug, ...rest } = seed;
        return {
          ...rest,
          ...text,
          openingHours: seed.openingHours.map((hours) => ({ ...hours, days: [...hours.days] })),
          id: idOf(`bench:business:${i}`),
          rating: Math.round(20 + random() * 30) / 10,
          featured: i % 20 === 0,
        };
      }),
    );
    await db.insert(jobs).values(
      some.map((i) => {
        const { seed, name: _name, ...text } = told(random, jobCatalogue, ({ title }) => title);
        const { slug: _slug, postedDaysAgo: _days, ...rest } = seed;
        const postedAt = new Date(now.getTime() - Math.floor(random() * 40 * dayMs));
        const listedUntil = daysAfter(postedAt, 30);
        return { ...rest, ...text, id: idOf(`bench:job:${i}`), isUrgent: i % 10 === 0, postedAt, listedUntil };
      }),
    );
  }
  await db.execute(sql`vacuum analyze`);
}
