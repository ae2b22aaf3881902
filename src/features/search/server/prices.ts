/** What a listing costs at least and at most, in cents: a price, or the range that a place says. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ServerKind } from '#market/listings/server/listing-kind.ts';

type Found = Pick<ServerKind, 'finding'>;
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

/** The least a listing of a kind costs. */
export const lowestCents = ({ finding: { ranges } }: Found): SQL =>
  ranges === undefined ? sql`price_cents` : ofRange(ranges, (steps) => steps.map(cents));

/** The most it costs: of a range where the next begins. */
export const highestCents = ({ finding: { ranges } }: Found): SQL =>
  ranges === undefined
    ? sql`price_cents`
    : ofRange(ranges, (steps) =>
        steps.map((_, i) => (steps[i + 1] === undefined ? noBound : cents(steps[i + 1] ?? 0))),
      );
