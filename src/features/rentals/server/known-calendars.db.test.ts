/** What is remembered of calendars says of each question what one statement in the database, the calendar and the sum say of it (decision 0189). */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { insertAll } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import { datesOf, stayAsked } from '../asked-stay.ts';
import type { AskedStay } from '../asked-stay.ts';
import { datesBetween, freeDays } from '../availability.ts';
import { lastBookable } from '../horizon.ts';
import { askCalendars, forgetBefore } from '../known-calendar.ts';
import type { KnownCalendar } from '../known-calendar.ts';
import { priceUnits } from '../rules.ts';
import type { Draft } from '../stay-address.ts';
import { stayPrice, unitPriceOn } from '../stay-price.ts';
import { usualTerms } from '../stay.ts';
import { aRental } from './factory.ts';
import { readCalendars } from './known-calendars.ts';
import { rentals, rentalSeasons, rentalSlots } from './table.ts';

const house = aTestHouse();

const instantSql = (date: Date) => sql`${date.toISOString()}::timestamptz`;
const instant = (date: SQL, time: SQL) => sql`(((${date}) + ${time}) at time zone ${town.zone}::text)`;
const slots = sql`case price_unit when 'person' then coalesce(capacity, 1) else quantity end`;
const leastOn = (date: SQL) => sql`coalesce((select season.min_units from rental_seasons as season
  where season.rental_id = rentals.id and ${date} between season.first_day and season.last_day), min_units)`;

/** By the letter of the rule, in SQL: what is out at any moment of a period counts, and holds whose time is up do not. */
function bookable({ from, until, people }: AskedStay, at: Date): SQL {
  const quantity =
    people === undefined
      ? sql`1`
      : sql`(case when price_unit = 'person' and capacity is not null then ${people}::int
          when price_unit in ('hour', 'day') then ceil(${people}::float8 / capacity)::int
          when capacity >= ${people}::int then 1 end)`;
  const out = (name: string) => sql`rental_slots as ${sql.raw(name)} where ${sql.raw(name)}.rental_id = rentals.id
    and (${sql.raw(name)}.expires_at is null or ${sql.raw(name)}.expires_at > ${instantSql(at)})`;
  const isFree = (startsAt: SQL, endsAt: SQL) => sql`(${startsAt} >= ${instantSql(at)} + lead_hours * interval '1 hour'
    and not exists (select from ${out('one')} and one.during && tstzrange(${startsAt}, ${endsAt}, '[)') and ${slots} - ${quantity} < (
      select count(*) from ${out('also')} and also.during @> greatest(lower(one.during), ${startsAt}))))`;
  const last = lastBookable(wallClock(at).date);
  const days = sql`generate_series(${from}::date::timestamp, least(${until ?? from}::date, ${last}::date)::timestamp, '1 day') as day`;
  const full = (round: 'ceil' | 'floor', time: SQL) =>
    sql`${sql.raw(round)}(extract(epoch from ${time}::time) / 3600) * interval '1 hour'`;
  const least = leastOn(sql`day::date`);
  const hours = sql`exists (select from ${days}, generate_series(${instant(sql`day`, full('ceil', sql`from_time`))},
      ${instant(sql`day`, full('floor', sql`to_time`))} - ${least} * interval '1 hour', '1 hour') as hour
    where ${least} <= max_units and ${isFree(sql`hour`, sql`(hour + ${least} * interval '1 hour')`)})`;
  const day = sql`exists (select from ${days}
    where ${isFree(instant(sql`day`, sql`from_time::time`), instant(sql`day`, sql`to_time::time`))})`;
  const nights = sql`(${until ?? from}::date - ${from}::date)`;
  const units =
    until === undefined
      ? leastOn(sql`${from}::date`)
      : sql`case price_unit when 'night' then ${nights} when 'day' then ${nights} + 1 else case when ${nights} % 7 = 0 then ${nights} / 7 end end`;
  const end = sql`from_day + days - case when price_unit in ('night', 'week') then 0 else 1 end`;
  const stay = sql`exists (
    select from (select units, from_day, case price_unit when 'week' then 7 else 1 end * units as days
      from (select ${units} as units, ${from}::date as from_day) as asked) as stay
    where units between ${leastOn(sql`from_day`)} and max_units and from_day + days - 1 <= ${last}::date
      and ${isFree(instant(sql`from_day`, sql`from_time::time`), instant(end, sql`to_time::time`))})`;
  return sql`select id from rentals where status = 'published' and price_cents > 0 and price_unit is not null and currency = 'EUR'
    and not ownerless and not seller_unknown and not owner_unpayable and ${quantity} <= ${slots}
    and case price_unit when 'hour' then ${hours} when 'person' then ${day} else ${stay} end order by id`;
}

/** The stay that its page begins with. */
function stayByRule(calendar: KnownCalendar, asked: AskedStay, at: Date): Draft | undefined {
  const { taken } = calendar;
  const periods = taken.flatMap((startsAt, place) =>
    place % 3 === 0 && Number(taken[place + 2]) > at.getTime()
      ? [{ startsAt: new Date(startsAt), endsAt: new Date(Number(taken[place + 1])) }]
      : [],
  );
  return stayAsked(calendar, asked, freeDays(calendar, datesOf(calendar, asked), periods, at));
}

/** What a unit of it costs by the sum of the house. */
const eachByRule = (calendar: KnownCalendar, { from = '', units, quantity }: Draft): number =>
  units === undefined
    ? unitPriceOn(calendar, from).cents
    : stayPrice(calendar, { from, units, quantity }).totalCents / units / quantity;

/** Numbers below `most` that look random and are the same in every run (a linear congruence). */
function dice(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** The evening before summer time ends, on a Sunday, and one in whose horizon it begins. */
const evenings = ['2026-10-22T18:20:00Z', '2027-03-25T21:50:00Z'] as const;
const spread = 40;

async function fill(roll: (most: number) => number, first: string, at: Date): Promise<void> {
  const { id: _id, ...like } = await aRental(house.db);
  const lets = Array.from({ length: 150 }, () => {
    const priceUnit = priceUnits[roll(priceUnits.length)] ?? 'night';
    const isLate = roll(8) === 0;
    const times = ['night', 'week'].includes(priceUnit)
      ? { fromTime: `${14 + roll(4)}:00`, toTime: `${10 + roll(3)}:30` }
      : { fromTime: isLate ? '00:30' : `0${8 + roll(2)}:${roll(2)}5`, toTime: isLate ? '05:00' : `1${5 + roll(5)}:30` };
    const minUnits = 1 + roll(3);
    const terms = {
      ...usualTerms(priceUnit),
      ...times,
      minUnits,
      maxUnits: minUnits + roll(9),
      leadHours: roll(2) * roll(60),
      quantity: 1 + roll(2) * roll(4),
      capacity: roll(9) === 0 ? null : 1 + roll(6),
      priceCents: 100 + roll(90) * 100,
      weekendPriceCents: roll(3) === 0 ? 9900 + roll(9) : null,
      cleaningFeeCents: roll(3) === 0 ? 3000 + roll(99) : 0,
      weekDiscount: roll(3) * 7,
      monthDiscount: roll(3) * 11,
    };
    const closed = [
      { status: 'withdrawn' as const },
      { priceCents: 0 },
      { ownerUnpayable: true },
      { currency: 'GBP' as const },
    ];
    return { ...like, ...terms, priceUnit, id: newId(), ...(roll(12) === 0 ? closed[roll(closed.length)] : {}) };
  });
  await insertAll(house.db, rentals, lets);
  const seasons = lets.flatMap(({ id }) =>
    Array.from({ length: roll(3) }, (_, place) => {
      const from = addDays(first, place * 20 + roll(9));
      const days = { firstDay: from, lastDay: addDays(from, roll(11)) };
      return {
        id: newId(),
        rentalId: id,
        ...days,
        priceCents: 5000 + roll(9),
        weekendPriceCents: roll(2) === 0 ? 7700 : null,
        minUnits: roll(2) === 0 ? null : 1 + roll(5),
        createdAt: at,
      };
    }),
  );
  await insertAll(house.db, rentalSeasons, seasons);
  const taken = lets.flatMap(({ id, quantity, priceUnit, fromTime, toTime }) =>
    Array.from({ length: roll(10) }, (_, place) => {
      const day = addDays(first, roll(spread) - 5);
      const begin = priceUnit === 'hour' ? instantOf(day, `${10 + roll(5)}:00`) : instantOf(day, fromTime);
      const end =
        priceUnit === 'hour'
          ? new Date(begin.getTime() + (1 + roll(4)) * 3_600_000)
          : instantOf(addDays(day, (priceUnit === 'week' ? 7 : 1) * roll(4)), toTime);
      if (end <= begin) return [];
      const isOutside = roll(6) === 0;
      return {
        id: newId(),
        rentalId: id,
        // Places apart: which of them is nobody's business, how many are out is.
        slot: isOutside ? 900_001 + place : 1 + quantity * 10 + place,
        during: `[${begin.toISOString()},${end.toISOString()})`,
        orderId: newId(),
        expiresAt: roll(4) === 0 ? new Date(at.getTime() + (roll(3) - 1) * 60_000) : null,
      };
    }).flat(),
  );
  await insertAll(house.db, rentalSlots, taken);
}

test.each(evenings)('of random calendars on %s, asked at random', { timeout: 120_000 }, async (evening) => {
  const { db } = house;
  const at = new Date(evening);
  const roll = dice(at.getTime() % 1_000_003);
  const first = wallClock(at).date;
  await db.delete(rentalSlots);
  await db.delete(rentalSeasons);
  await db.update(rentals).set({ status: 'withdrawn' });
  await fill(roll, first, at);
  const ids = (await db.select({ id: rentals.id }).from(rentals)).map(({ id }) => id);
  const whole = await readCalendars(db, ids, new Date(0));
  const short = await readCalendars(db, ids, new Date(at.getTime() - 86_400_000));
  const forgot = new Map(
    [...whole].map(([id, calendar]) => [id, forgetBefore(calendar, new Date(at.getTime() - 86_400_000))]),
  );
  expect(forgot).toEqual(short);
  expect(short).not.toEqual(whole);
  const said = { found: 0, missed: 0 };
  for (let turn = 0; turn < 250; turn += 1) {
    const from = addDays(first, roll(20) === 0 ? 530 + roll(30) : roll(spread) - 2);
    const until = roll(3) === 0 ? undefined : addDays(from, roll(3) === 0 ? 7 * (1 + roll(2)) : 1 + roll(8));
    const asked = { from, until, people: roll(3) === 0 ? 1 + roll(7) : undefined };
    const { rows } = (await db.execute(bookable(asked, at))) as { rows: { id: string }[] };
    const { canBeBooked, stayIn, unitCents } = askCalendars(asked, at);
    const told = [...short].filter(([, calendar]) => canBeBooked(calendar)).map(([id]) => id);
    expect([turn, asked, told.toSorted()]).toEqual([turn, asked, rows.map(({ id }) => id)]);
    // Each calendar of its own takes its time.
    for (const calendar of turn % 8 === 0 ? short.values() : []) {
      const stay = stayByRule(calendar, asked, at);
      expect([turn, stayIn(calendar), unitCents(calendar)]).toEqual([
        turn,
        stay,
        stay ? eachByRule(calendar, stay) : null,
      ]);
    }
    said.found += told.length;
    said.missed += short.size - told.length;
  }
  // Of a length the stay is the first of those that are found by their own dates.
  for (let turn = 0; turn < 20; turn += 1) {
    const from = addDays(first, roll(spread) - 2);
    const length = 1 + roll(9);
    const [until, people] = [addDays(from, length + roll(9)), roll(3) === 0 ? 1 + roll(7) : undefined];
    const begin = Array.from({ length: datesBetween(from, until).length - length }, (_, day) => addDays(from, day));
    const asks = begin.map((day) => askCalendars({ from: day, until: addDays(day, length), people }, at));
    const { stayIn, unitCents } = askCalendars({ from, until, people, length }, at);
    for (const calendar of short.values()) {
      if (!['night', 'week'].includes(calendar.priceUnit)) continue;
      const one = asks.find(({ canBeBooked }) => canBeBooked(calendar));
      const stay = one?.stayIn(calendar);
      expect([turn, stayIn(calendar), unitCents(calendar)]).toEqual([turn, stay, one?.unitCents(calendar) ?? null]);
      if (turn % 5 === 0) expect(stayByRule(calendar, { from, until, people, length }, at)).toEqual(stay);
    }
  }
  // It would prove little if one answer were the only one.
  expect(Math.min(said.found, said.missed)).toBeGreaterThan(2000);
});
