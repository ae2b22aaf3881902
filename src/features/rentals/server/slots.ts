/** Who has which rental when: slots are taken by one guarded statement, and the database refuses two at the same time. */
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { databaseFault } from '#kit/server/db.ts';
import type { Taken } from '../availability.ts';
import type { Period } from '../stay.ts';
import { slotsOf } from '../stay.ts';
import { rentals, rentalSlots } from './table.ts';
import type { RentalRow } from './table.ts';

/** A rental that can be booked has a price and a unit. */
export type BookableRental = RentalRow & {
  readonly priceCents: number;
  readonly priceUnit: NonNullable<RentalRow['priceUnit']>;
};

/** Whether it can be booked at all: published, with a price in euro and a unit. What is free is not sold. */
export function isBookableRow(row: RentalRow): row is BookableRental {
  return (
    row.status === 'published' &&
    row.priceCents !== null &&
    row.priceCents > 0 &&
    row.priceUnit !== null &&
    row.currency === 'EUR'
  );
}

/** Locks a rental's row until the transaction ends, so that bookings of it queue up behind each other. */
export async function lockRental(db: Db, id: string): Promise<RentalRow | undefined> {
  const [row] = await db.select().from(rentals).where(eq(rentals.id, id)).for('update');
  return row;
}

/** The rows behind orders, whatever has become of the rentals since. */
export async function findRentalRows(db: Db, ids: readonly string[]): Promise<RentalRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(rentals)
        .where(inArray(rentals.id, [...ids]));
}

/** As the database writes a period: the end is the first moment that is free again. */
export const during = ({ startsAt, endsAt }: Period) =>
  sql`tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz, '[)')`;

/** What is taken of a rental within a period; holds whose time is up do not count. */
export async function readTaken(db: Db, rentalId: string, within: Period, at: Date): Promise<Taken[]> {
  const msOf = (bound: 'lower' | 'upper') =>
    sql<number>`(extract(epoch from ${sql.raw(bound)}(${rentalSlots.during})) * 1000)::float8`;
  const rows = await db
    .select({ slot: rentalSlots.slot, from: msOf('lower'), to: msOf('upper') })
    .from(rentalSlots)
    .where(
      and(
        eq(rentalSlots.rentalId, rentalId),
        sql`${rentalSlots.during} && ${during(within)}`,
        or(isNull(rentalSlots.expiresAt), gt(rentalSlots.expiresAt, at)),
      ),
    );
  return rows.map(({ slot, from, to }) => ({ slot, startsAt: new Date(from), endsAt: new Date(to) }));
}

type Whose = { readonly orderId: string; readonly expiresAt: Date | null } | { readonly blockId: string };

/**
 * Takes so many slots for a period, for an order or a block; false when there are too few, and then none is taken. The
 * one statement looks and takes; what slips between two of them is refused by `rental_slots_free`.
 */
export async function takeSlots(
  db: Db,
  rental: Pick<RentalRow, 'id' | 'priceUnit' | 'capacity' | 'quantity'>,
  period: Period,
  quantity: number,
  whose: Whose,
): Promise<boolean> {
  const { orderId, blockId, expiresAt } = { orderId: null, blockId: null, expiresAt: null, ...whose };
  try {
    const taken: unknown = await db.transaction((db) =>
      db.execute(sql`
      with free as (
        select number from generate_series(1, ${slotsOf(rental)}::int) as number
        where not exists (
          select from ${rentalSlots} where rental_id = ${rental.id} and slot = number and during && ${during(period)}
        )
        order by number limit ${quantity}
      )
      insert into ${rentalSlots} (id, rental_id, slot, during, order_id, block_id, expires_at)
      select ${orderId ?? blockId} || '-' || number, ${rental.id}, number, ${during(period)}, ${orderId}, ${blockId}, ${expiresAt?.toISOString() ?? null}::timestamptz
      from free where (select count(*) from free) = ${quantity}
      returning slot`),
    );
    return (taken as { rows: unknown[] }).rows.length === quantity;
  } catch (error) {
    if (databaseFault(error)?.constraint === 'rental_slots_free') return false;
    throw error;
  }
}

/** Gives back what these orders had. */
export async function freeSlots(db: Db, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await db.delete(rentalSlots).where(inArray(rentalSlots.orderId, [...orderIds]));
}

/** A hold that was paid for keeps its slots without an end. */
export async function keepSlots(db: Db, orderId: string): Promise<void> {
  await db.update(rentalSlots).set({ expiresAt: null }).where(eq(rentalSlots.orderId, orderId));
}
