/** What a listing costs at least and at most, in cents: a price, or the range that a place says. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PricePeriod } from '../rules.ts';
import type { ServerKind } from '#market/listings/server/listing-kind.ts';

type Found = Pick<ServerKind, 'finding' | 'booking'>;
type Priced = { readonly category: string; readonly priceCents: number | null; readonly priceRange: number | null };
type Ranges = NonNullable<Found['finding']['ranges']>;

/** Beyond the dearest step there is no bound. */
const noBound = 2_147_483_647;

/** A number for each step of a range, of some categories their own. */
function ofRange({ usual, of }: Ranges, centsOf: (steps: readonly number[]) => readonly number[]): SQL {
  const pick = (steps: readonly number[]) => `('{${centsOf(steps).join(',')}}'::int[])[price_range]`;
  const own = Object.entries(of).map(([category, steps]) => `when '${category}' then ${pick(steps)}`);
  return sql.raw(`(case category ${own.join(' ')} else ${pick(usual)} end)`);
}

const cents = (euro: number) => Math.round(euro * 100);

const hoursOf = { hour: 1, day: 24, night: 24, week: 168, month: 720 } as const satisfies Record<PricePeriod, number>;

/** What is let, in the time that was named: nights, days and weeks say the same; an hour is no part of them. */
function inPeriod({ booking }: Found, per: PricePeriod | undefined): SQL {
  if (per === undefined) return sql`price_cents`;
  if (booking === undefined) return sql`null::int`;
  if (per === 'hour') return sql`(case when unit = 'hour' then price_cents end)`;
  const hours = sql.raw(String(hoursOf[per]));
  return sql`(case unit when 'day' then price_cents * ${hours} / 24 when 'night' then price_cents * ${hours} / 24
    when 'week' then price_cents * ${hours} / 168 end)`;
}

/** The least a listing of a kind costs, in a time where one is named. */
export const lowestCents = (kind: Found, per?: PricePeriod): SQL => {
  const { ranges } = kind.finding;
  return ranges === undefined ? inPeriod(kind, per) : ofRange(ranges, (steps) => steps.map(cents));
};

/** The same in no time but its own, of what is known of an entry. */
export function lowestCentsOf(
  { finding: { ranges } }: Found,
  { category, priceCents, priceRange }: Priced,
): number | null {
  if (ranges === undefined) return priceCents;
  const euro = (ranges.of[category] ?? ranges.usual)[(priceRange ?? 0) - 1];
  return euro === undefined ? null : cents(euro);
}

/** The most it costs: of a range where the next begins. */
export const highestCents = (kind: Found, per?: PricePeriod): SQL => {
  const { ranges } = kind.finding;
  return ranges === undefined
    ? inPeriod(kind, per)
    : ofRange(ranges, (steps) =>
        steps.map((_, i) => (steps[i + 1] === undefined ? noBound : cents(steps[i + 1] ?? 0))),
      );
};
