import { sql } from 'drizzle-orm';
import { rentalSlots } from '#features/rentals/server/table.ts';

/** When what is taken begins or ends, in milliseconds of the epoch: no driver reads a range. */
export const slotBound = (of: 'lower' | 'upper') =>
  sql<number>`(extract(epoch from ${sql.raw(of)}(${rentalSlots.during})) * 1000)::float8`;
