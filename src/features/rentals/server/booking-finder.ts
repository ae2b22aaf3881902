/**
 * Finds rentals by dates and people: what it leaves is what the calendar shows as free and the booking door takes. One
 * condition in the statement of a search, whose answer a property test compares with the calendar's for every unit.
 */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { addDays } from '#kit/shared/dates.ts';
import type { AskedStay, BookingFinder } from '#market/listings/server/listing-kind.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import { amenitySpellings } from '../amenity-spellings.ts';
import { datesOf, stayAsked } from '../asked-stay.ts';
import { datesBetween, freeDays } from '../availability.ts';
import type { Rental } from '../contract.ts';
import { lastBookable } from '../horizon.ts';
import { isBookable } from '../rules.ts';
import type { Draft } from '../stay-address.ts';
import { readTakenOf } from './slots.ts';
import { rentals, rentalSlots } from './table.ts';

type Dated = AskedStay & { readonly from: string };

/** As `slotsOf`. */
const slots = sql`case price_unit when 'person' then coalesce(capacity, 1) else quantity end`;
const isOvernight = sql`price_unit in ('night', 'week')`;

/** As `quantityFor`; null where there is no room. */
function quantityFor(people: number | undefined): SQL {
  if (people === undefined) return sql`1`;
  return sql`(case when price_unit = 'person' then ${people}::int
    when price_unit in ('hour', 'day') then ceil(${people}::float8 / capacity)::int
    when capacity >= ${people}::int then 1 end)`;
}

/** As `isBookableRow`. */
const isSold = sql`status = 'published' and price_cents > 0 and price_unit is not null and currency = 'EUR' and not ownerless`;

/** The instant of a date and a time of day on the town's clock. */
const instant = (date: SQL, time: SQL) => sql`(((${date}) + ${time}) at time zone ${town.zone}::text)`;

/** What keeps a slot at an instant: holds whose time is up do not, nor what is out of more than are let any more. */
const keeps = (slot: string, at: Date) => {
  const column = (name: string) => sql.raw(`${slot}.${name}`);
  return sql`${column('rental_id')} = rentals.id and ${column('slot')} <= ${slots}
    and (${column('expires_at')} is null or ${column('expires_at')} > ${at.toISOString()}::timestamptz)`;
};

/** Whether so many are free in all of a period that does not begin too soon; as `mostOut`. */
const isFree = (startsAt: SQL, endsAt: SQL, quantity: SQL, at: Date) => sql`(
  ${startsAt} >= ${at.toISOString()}::timestamptz + lead_hours * interval '1 hour'
  and ${slots} - ${quantity} >= (
    select coalesce(max((
      select count(*) from ${rentalSlots} as also
      where ${keeps('also', at)} and also.during @> greatest(lower(one.during), ${startsAt})
    )), 0)
    from ${rentalSlots} as one where ${keeps('one', at)} and one.during && tstzrange(${startsAt}, ${endsAt}, '[)')
  ))`;

/** Nights, weeks and days: the whole of the dates is one stay. */
function stayIsFree({ from, until }: Dated, quantity: SQL, at: Date): SQL {
  const nights = until === undefined ? undefined : datesBetween(from, until).length - 1;
  const units =
    nights === undefined
      ? sql`min_units`
      : sql`case price_unit when 'night' then ${nights}::int when 'day' then ${nights + 1}::int
          else case when ${nights}::int % 7 = 0 then ${nights}::int / 7 end end`;
  const last = lastBookable(wallClock(at).date);
  return sql`exists (
    select from (select units, from_day, case price_unit when 'week' then 7 else 1 end * units as days
      from (select ${units} as units, ${from}::date as from_day) as asked) as stay
    where units between min_units and max_units and from_day + days - 1 <= ${last}::date
      and ${isFree(
        instant(sql`from_day`, sql`from_time::time`),
        instant(sql`from_day + days - case when ${isOvernight} then 0 else 1 end`, sql`to_time::time`),
        quantity,
        at,
      )})`;
}

const daysAsked = ({ from, until = from }: Dated, at: Date): SQL => {
  const last = lastBookable(wallClock(at).date);
  return sql`generate_series(${from}::date::timestamp, least(${until}::date, ${last}::date)::timestamp, '1 day') as day`;
};

/** By person one of the days has room. */
const dayIsFree = (asked: Dated, quantity: SQL, at: Date): SQL => sql`exists (
  select from ${daysAsked(asked, at)}
  where ${isFree(instant(sql`day`, sql`from_time::time`), instant(sql`day`, sql`to_time::time`), quantity, at)})`;

/** By the hour the shortest stay begins at one of the full hours of one of the days, and ends before the last. */
const hoursAreFree = (asked: Dated, quantity: SQL, at: Date): SQL => {
  const full = (round: 'ceil' | 'floor', time: SQL) =>
    sql`${sql.raw(round)}(extract(epoch from ${time}::time) / 3600) * interval '1 hour'`;
  const least = sql`min_units * interval '1 hour'`;
  return sql`exists (
    select from ${daysAsked(asked, at)}, generate_series(
      ${instant(sql`day`, full('ceil', sql`from_time`))},
      ${instant(sql`day`, full('floor', sql`to_time`))} - ${least},
      '1 hour') as hour
    where ${isFree(sql`hour`, sql`(hour + ${least})`, quantity, at)})`;
};

/** As the calendar and the booking door have it: `freeDays`, `stayFault`, `takeSlots`. */
function isFreeThen(asked: Dated, quantity: SQL, at: Date): SQL {
  return sql`${isSold} and case price_unit
    when 'hour' then ${hoursAreFree(asked, quantity, at)}
    when 'person' then ${dayIsFree(asked, quantity, at)}
    else ${stayIsFree(asked, quantity, at)} end`;
}

const canBeBooked: BookingFinder['canBeBooked'] = (id, { from, until, people }, at) => {
  const quantity = quantityFor(people);
  const isThen = from === undefined ? sql`true` : isFreeThen({ from, until, people }, quantity, at);
  return sql`exists (select from ${rentals} where rentals.id = ${id} and ${quantity} <= ${slots} and ${isThen})`;
};

/** The stays that were asked for of the cards of a page, read in one statement. */
async function staysOf(
  db: Db,
  listings: readonly Rental[],
  asked: Dated,
  at: Date,
): Promise<ReadonlyMap<string, Draft>> {
  const open = listings.filter(isBookable).map((rental) => ({ rental, dates: datesOf(rental, asked) }));
  const last = open.map(({ dates }) => dates.at(-1) ?? asked.from).reduce((a, b) => (a > b ? a : b), asked.from);
  // The last night ends on the day after.
  const within = { startsAt: instantOf(asked.from, '00:00'), endsAt: instantOf(addDays(last, 2), '00:00') };
  const taken = await readTakenOf(
    db,
    open.map(({ rental }) => rental.id),
    within,
    at,
  );
  return new Map(
    open.flatMap(({ rental, dates }) => {
      const stay = stayAsked(rental, asked, freeDays(rental, dates, taken.get(rental.id) ?? [], at));
      return stay ? [[rental.id, stay] as const] : [];
    }),
  );
}

export const rentalBooking: BookingFinder = {
  canBeBooked,
  staysOf,
  spellingsOf: (amenity) => amenitySpellings[amenity as keyof typeof amenitySpellings] ?? [],
};
