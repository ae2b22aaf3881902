/**
 * Finds rentals by dates and people: what it leaves is what the calendar shows as free and the booking door takes. One
 * condition in the statement of a search, whose answer a property test compares with the calendar's for every unit.
 */
import { inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#kit/server/db.ts';
import { together } from '#kit/server/db.ts';
import { addDays } from '#kit/shared/dates.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { AskedStay, BookingFinder } from '#market/listings/server/listing-kind.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import { amenitySpellings } from '../amenity-spellings.ts';
import { datesOf, stayAsked } from '../asked-stay.ts';
import { datesBetween, freeDays } from '../availability.ts';
import type { FoundRental, Rental } from '../contract.ts';
import { lastBookable } from '../horizon.ts';
import { isBookable } from '../rules.ts';
import type { Draft } from '../stay-address.ts';
import { stayPrice, unitPriceOn } from '../stay-price.ts';
import { readTakenOf } from './slots.ts';
import { pricesOfRow, readSeasonsOf } from './seasons.ts';
import { rentals, rentalSeasons, rentalSlots } from './table.ts';

type Dated = AskedStay & { readonly from: string };
/** What is asked at an instant, and how many of the things alike that takes. */
type Question = Dated & { readonly quantity: SQL; readonly at: Date; readonly isOfFew?: boolean };

/** As `slotsOf`. */
const slots = sql`case price_unit when 'person' then coalesce(capacity, 1) else quantity end`;
const isOvernight = sql`price_unit in ('night', 'week')`;

/** As `leastOn`: the shortest stay that may begin on a day. */
const leastOn = (date: SQL) => sql`coalesce((select season.min_units from ${rentalSeasons} as season
  where season.rental_id = rentals.id and ${date} between season.first_day and season.last_day), min_units)`;

/** As `quantityFor`; null where there is no room. */
function quantityFor(people: number | undefined): SQL {
  if (people === undefined) return sql`1`;
  return sql`(case when price_unit = 'person' then ${people}::int
    when price_unit in ('hour', 'day') then ceil(${people}::float8 / capacity)::int
    when capacity >= ${people}::int then 1 end)`;
}

/** As `isBookableRow`. */
const isSold = sql`status = 'published' and price_cents > 0 and price_unit is not null and currency = 'EUR' and not ownerless and not seller_unknown and not owner_unpayable`;

const instantSql = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/** The instant of a date and a time of day on the town's clock. */
const instant = (date: SQL, time: SQL) => sql`(((${date}) + ${time}) at time zone ${town.zone}::text)`;

/** Holds whose time is up keep nothing. */
const lasts = (slot: SQL, at: Date) => sql`(${slot}.expires_at is null or ${slot}.expires_at > ${instantSql(at)})`;

/**
 * What keeps one of a rental's things at an instant, be it one that is not let any more. Said so that only the index of
 * the rental answers (`rental_slots_of_rental`): the planner takes that of slots and periods to be as quick.
 */
const keeps = (slot: SQL, at: Date) => sql`${slot}.rental_id = any (array[rentals.id]) and ${lasts(slot, at)}`;

/** Whether a slot of one rental is at the same time: of its few slots each is looked at. */
const overlaps = (slot: SQL, startsAt: SQL, endsAt: SQL) =>
  sql`(lower(${slot}.during) < ${endsAt} and upper(${slot}.during) > ${startsAt})`;

/** The shortest stays that are let are mostly within so many days; a longer one is looked up by itself. */
const usualDays = 8;

/** The days asked, the last of them whole: without a last one so many as most rentals are let for at least. */
const daysOf = ({ from, until = addDays(from, usualDays) }: Question) => ({
  startsAt: instantSql(instantOf(from, '00:00')),
  endsAt: instantSql(instantOf(addDays(until, 1), '00:00')),
});

/**
 * The rental of an id, and whether nobody has anything of it in the days asked: it is so with most, and one look at what is
 * taken of all rentals in these days tells it of each. Where a page's worth of rentals is asked only theirs are looked at.
 * Behind an offset, or the look would be taken once for each use.
 */
function withEmptiness(id: AnyPgColumn, asked: Question): SQL {
  const { startsAt, endsAt } = daysOf(asked);
  const taken = sql`${rentalSlots} as taken
      where taken.during && tstzrange(${startsAt}, ${endsAt}, '[)') and ${lasts(sql.raw('taken'), asked.at)}`;
  const isEmpty =
    asked.isOfFew === true
      ? sql`not exists (select from ${rentalSlots} as taken
          where ${keeps(sql.raw('taken'), asked.at)} and ${overlaps(sql.raw('taken'), startsAt, endsAt)})`
      : sql`rentals.id not in (select rental_id from ${taken})`;
  return sql`(select *, ${isEmpty} as is_empty
    from ${rentals} where rentals.id = ${id} offset 0) as rentals`;
}

/** Whether so many are free in all of a period that does not begin too soon; as `mostOut`. */
function isFree(asked: Question, startsAt: SQL, endsAt: SQL): SQL {
  const [one, also] = [sql.raw('one'), sql.raw('also')];
  const left = sql`${slots} - ${asked.quantity}`;
  return sql`(
  ${startsAt} >= ${instantSql(asked.at)} + lead_hours * interval '1 hour'
  and (is_empty and ${endsAt} <= ${daysOf(asked).endsAt} or not exists (
    select from ${rentalSlots} as one
    where ${keeps(one, asked.at)} and ${overlaps(one, startsAt, endsAt)} and (${left} = 0 or ${left} < (
      select count(*) from ${rentalSlots} as also
      where ${keeps(also, asked.at)} and lower(also.during) <= greatest(lower(one.during), ${startsAt})
        and upper(also.during) > greatest(lower(one.during), ${startsAt})
    )))))`;
}

/** Nights, weeks and days: the whole of the dates is one stay. */
function stayIsFree(asked: Question): SQL {
  const { from, until, at } = asked;
  const nights = until === undefined ? undefined : datesBetween(from, until).length - 1;
  const units =
    nights === undefined
      ? leastOn(sql`${from}::date`)
      : sql`case price_unit when 'night' then ${nights}::int when 'day' then ${nights + 1}::int
          else case when ${nights}::int % 7 = 0 then ${nights}::int / 7 end end`;
  const last = lastBookable(wallClock(at).date);
  const startsAt = instant(sql`from_day`, sql`from_time::time`);
  const endsAt = instant(sql`from_day + days - case when ${isOvernight} then 0 else 1 end`, sql`to_time::time`);
  return sql`exists (
    select from (select units, from_day, case price_unit when 'week' then 7 else 1 end * units as days
      from (select ${units} as units, ${from}::date as from_day) as asked) as stay
    where units between ${leastOn(sql`from_day`)} and max_units and from_day + days - 1 <= ${last}::date
      and ${isFree(asked, startsAt, endsAt)})`;
}

const daysAsked = ({ from, until = from, at }: Question): SQL => {
  const last = lastBookable(wallClock(at).date);
  return sql`generate_series(${from}::date::timestamp, least(${until}::date, ${last}::date)::timestamp, '1 day') as day`;
};

/** By person one of the days has room. */
const dayIsFree = (asked: Question): SQL => sql`exists (
  select from ${daysAsked(asked)}
  where ${isFree(asked, instant(sql`day`, sql`from_time::time`), instant(sql`day`, sql`to_time::time`))})`;

/** By the hour the shortest stay begins at one of the full hours of one of the days, and ends before the last. */
const hoursAreFree = (asked: Question): SQL => {
  const full = (round: 'ceil' | 'floor', time: SQL) =>
    sql`${sql.raw(round)}(extract(epoch from ${time}::time) / 3600) * interval '1 hour'`;
  const least = sql`${leastOn(sql`day::date`)} * interval '1 hour'`;
  return sql`exists (
    select from ${daysAsked(asked)}, generate_series(
      ${instant(sql`day`, full('ceil', sql`from_time`))},
      ${instant(sql`day`, full('floor', sql`to_time`))} - ${least},
      '1 hour') as hour
    where ${isFree(asked, sql`hour`, sql`(hour + ${least})`)})`;
};

const spanHours: BookingFinder['spanHours'] = (id) => sql`(select
  mod((extract(epoch from to_time::time - from_time::time) / 3600 + 24)::numeric, 24) from ${rentals} where rentals.id = ${id})`;

/** A scalar: read by the ids that everything else leaves, until there are enough, never of all rentals at once. */
const canBeBooked: BookingFinder['canBeBooked'] = (id, { people, ...dates }, at) => {
  const asked = { ...dates, quantity: quantityFor(people), at };
  return sql`(select ${isSold} and ${asked.quantity} <= ${slots} and case price_unit
    when 'hour' then ${hoursAreFree(asked)}
    when 'person' then ${dayIsFree(asked)}
    else ${stayIsFree(asked)} end from ${withEmptiness(id, asked)})`;
};

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
  canBeBooked,
  staysOf,
  costsOf,
  spanHours,
  spellingsOf: (amenity) => [amenity, ...(servedBy[amenity] ?? [])].flatMap(spelledAs),
};
