/**
 * Finds rentals by dates and people: what it leaves is what the calendar shows as free and the booking door takes. A property
 * test compares the two for every unit.
 */
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { together } from '#kit/server/db.ts';
import { addDays } from '#kit/shared/dates.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { AskedStay, BookingFinder } from '#market/listings/server/listing-kind.ts';
import { instantOf } from '#market/town/dates.ts';
import { amenitySpellings } from '../amenity-spellings.ts';
import { datesOf, stayAsked } from '../asked-stay.ts';
import { freeDays } from '../availability.ts';
import type { FoundRental, Rental } from '../contract.ts';
import { askCalendars, forgetBefore } from '../known-calendar.ts';
import { isBookable } from '../rules.ts';
import type { Draft } from '../stay-address.ts';
import { stayPrice, unitPriceOn } from '../stay-price.ts';
import { readCalendars } from './known-calendars.ts';
import { readTakenOf } from './slots.ts';
import { pricesOfRow, readSeasonsOf } from './seasons.ts';
import { rentals } from './table.ts';

type Dated = AskedStay & { readonly from: string };

const spanHours: BookingFinder['spanHours'] = (id) => sql`(select
  mod((extract(epoch from to_time::time - from_time::time) / 3600 + 24)::numeric, 24) from ${rentals} where rentals.id = ${id})`;

/** The stays that were asked for of the cards of a page, read in two statements for all of them. */
async function staysOf(
  db: Db,
  listings: readonly Rental[],
  asked: Dated,
  at: Date,
): Promise<ReadonlyMap<string, Draft>> {
  const bookable = listings.filter(isBookable);
  const ids = bookable.map(({ id }) => id);
  const seasonsOf = await readSeasonsOf(db, ids);
  const open = bookable.map((rental) => {
    const terms = { ...rental, seasons: seasonsOf.get(rental.id) };
    return { terms, dates: datesOf(terms, asked) };
  });
  const last = open.map(({ dates }) => dates.at(-1) ?? asked.from).reduce((a, b) => (a > b ? a : b), asked.from);
  // The last night ends on the day after.
  const within = { startsAt: instantOf(asked.from, '00:00'), endsAt: instantOf(addDays(last, 2), '00:00') };
  const taken = await readTakenOf(db, ids, within, at);
  return new Map(
    open.flatMap(({ terms, dates }) => {
      const stay = stayAsked(terms, asked, freeDays(terms, dates, taken.get(terms.id) ?? [], at));
      return stay ? [[terms.id, stay] as const] : [];
    }),
  );
}

/** What these stays cost: a unit that begins on its day, and all of it once it is known how long it is. */
async function costsOf(
  db: Db,
  stays: ReadonlyMap<string, Draft>,
): Promise<ReadonlyMap<string, NonNullable<FoundRental['cost']>>> {
  const ids = [...stays.keys()];
  if (ids.length === 0) return new Map();
  const { id, priceUnit, priceCents, weekendPriceCents, cleaningFeeCents, weekDiscount, monthDiscount } = rentals;
  const [seasonsOf, rows] = await together([
    readSeasonsOf(db, ids),
    db
      .select({ id, priceUnit, priceCents, weekendPriceCents, cleaningFeeCents, weekDiscount, monthDiscount })
      .from(rentals)
      .where(inArray(id, ids)),
  ]);
  return new Map(
    rows.flatMap((row) => {
      const { from, units, quantity = 1 } = stays.get(row.id) ?? {};
      if (from === undefined) return [];
      const prices = pricesOfRow(row, seasonsOf.get(row.id) ?? []);
      const price = priceOf(unitPriceOn(prices, from).cents);
      const count = row.priceUnit === 'person' ? 1 : units;
      const total = count && stayPrice(prices, { from, units: count, quantity }).totalCents;
      return [[row.id, total === undefined ? { price } : { price, total: priceOf(total) }] as const];
    }),
  );
}

/** What serves who asks for an amenity as well: where a skipper steers, nobody needs a licence. */
const servedBy: Readonly<Partial<Record<string, readonly string[]>>> = { 'no license needed': ['skipper included'] };

const spelledAs = (amenity: string): readonly string[] =>
  amenitySpellings[amenity as keyof typeof amenitySpellings] ?? [];

export const rentalBooking: BookingFinder = {
  readCalendars,
  forgetBefore,
  askCalendars,
  staysOf,
  costsOf,
  spanHours,
  spellingsOf: (amenity) => [amenity, ...(servedBy[amenity] ?? [])].flatMap(spelledAs),
};
