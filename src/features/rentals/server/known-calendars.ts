/** Reads the calendars that a search remembers (decision 0189): what its owner lets people book, what that costs, and what is taken of it. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { KnownCalendar } from '../known-calendar.ts';
import type { PriceUnit } from '../rules.ts';
import type { Season } from '../seasons.ts';
import { rentals, rentalSeasons, rentalSlots } from './table.ts';

/** As `isBookableRow`: what can't be booked at all has no calendar. */
const isSold = sql`status = 'published' and price_cents > 0 and price_unit is not null and currency = 'EUR' and not ownerless and not seller_unknown and not owner_unpayable`;

const milliseconds = (instant: string): SQL => sql.raw(`(extract(epoch from ${instant}) * 1000)::int8`);

/** What is not over by then, as `KnownCalendar` has it. */
const takenSince = (since: Date): SQL => sql`(select string_agg(
    concat_ws(' ', ${milliseconds('lower(during)')}, ${milliseconds('upper(during)')}, coalesce(${milliseconds('expires_at')}::text, 'Infinity')), ' '
    order by during, id)
  from ${rentalSlots} where rental_id = rentals.id and upper(during) > ${since.toISOString()}::timestamptz
    and (expires_at is null or expires_at > ${since.toISOString()}::timestamptz))`;

const seasons = sql`(select string_agg(concat_ws(' ', first_day, last_day, season.price_cents, coalesce(season.weekend_price_cents::text, '-'), coalesce(season.min_units::text, '-')), ',' order by first_day)
  from ${rentalSeasons} as season where season.rental_id = rentals.id)`;

type Row = Omit<KnownCalendar, 'priceUnit' | 'seasons' | 'taken'> & {
  readonly id: string;
  readonly priceUnit: PriceUnit;
  readonly seasons: string | null;
  readonly taken: string | null;
};

const numberIn = (text = '-') => (text === '-' ? null : Number(text));

function seasonIn(text: string): Season {
  const [from = '', to = '', cents, weekend, least] = text.split(' ');
  return { from, to, priceCents: Number(cents), weekendPriceCents: numberIn(weekend), minUnits: numberIn(least) };
}

const none: readonly never[] = [];

/** Of these rentals, by their ids; of each what is not over by an instant. */
export async function readCalendars(
  db: Db,
  ids: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, KnownCalendar>> {
  const { rows } = (await db.execute(sql`
    select id, price_unit as "priceUnit", capacity, quantity, min_units as "minUnits", max_units as "maxUnits",
      lead_hours as "leadHours", from_time as "fromTime", to_time as "toTime",
      price_cents as "priceCents", weekend_price_cents as "weekendPriceCents", cleaning_fee_cents as "cleaningFeeCents",
      week_discount as "weekDiscount", month_discount as "monthDiscount", ${seasons} as seasons, ${takenSince(since)} as taken
    from ${rentals} where id = any (${sql.param(ids)}::text[]) and ${isSold}`)) as { rows: Row[] };
  return new Map(
    rows.map(({ id, seasons, taken, ...terms }) => [
      id,
      { ...terms, seasons: seasons?.split(',').map(seasonIn) ?? none, taken: taken?.split(' ').map(Number) ?? none },
    ]),
  );
}
