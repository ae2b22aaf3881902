/** Who has which rental when: slots are taken by one guarded statement, and the database refuses two at the same time. */
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { databaseFault } from '#kit/server/db.ts';
import { beside, leftOf, roomFor } from '../packing.ts';
import type { Kept } from '../packing.ts';
import type { Period } from '../stay.ts';
import { slotsOf } from '../stay.ts';
import { rentals, rentalSlots } from './table.ts';
import type { RentalRow } from './table.ts';

/** A rental that can be booked has a price and a unit. */
export type BookableRental = RentalRow & {
  readonly priceCents: number;
  readonly priceUnit: NonNullable<RentalRow['priceUnit']>;
};

/** Whether it can be booked at all: published, somebody's, with a price in euro and a unit. What is free is not sold. */
export function isBookableRow(row: RentalRow): row is BookableRental {
  return (
    row.status === 'published' &&
    row.priceCents !== null &&
    row.priceCents > 0 &&
    row.priceUnit !== null &&
    row.currency === 'EUR' &&
    !row.ownerless &&
    !row.sellerUnknown &&
    !row.ownerUnpayable
  );
}

/** Locks a rental's row until the transaction ends, so that bookings of it queue up behind each other. */
export async function lockRental(db: Db, id: string): Promise<RentalRow | undefined> {
  const [row] = await db.select().from(rentals).where(eq(rentals.id, id)).for('no key update');
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

export const msOf = (bound: 'lower' | 'upper') =>
  sql<number>`(extract(epoch from ${sql.raw(bound)}(${rentalSlots.during})) * 1000)::float8`;

/** What is taken of rentals within a period, by their ids, or what of it is such; holds whose time is up do not count. */
export async function readTakenOf(
  db: Db,
  rentalIds: readonly string[],
  within: Period,
  at: Date,
  which?: SQL,
): Promise<ReadonlyMap<string, Period[]>> {
  if (rentalIds.length === 0) return new Map();
  const rows = await db
    .select({ id: rentalSlots.rentalId, from: msOf('lower'), to: msOf('upper') })
    .from(rentalSlots)
    .where(
      and(
        inArray(rentalSlots.rentalId, [...rentalIds]),
        which,
        sql`${rentalSlots.during} && ${during(within)}`,
        or(isNull(rentalSlots.expiresAt), gt(rentalSlots.expiresAt, at)),
      ),
    );
  const taken = Map.groupBy(rows, ({ id }) => id);
  const toPeriod = ({ from, to }: (typeof rows)[number]) => ({ startsAt: new Date(from), endsAt: new Date(to) });
  return new Map([...taken].map(([id, ofOne]) => [id, ofOne.map(toPeriod)]));
}

type Whose =
  | { readonly orderId: string; readonly expiresAt: Date | null; readonly part?: number }
  | { readonly blockId: string };

/** A rental as far as it matters for who has what of it. */
type Shared = Pick<RentalRow, 'id' | 'priceUnit' | 'capacity' | 'quantity'>;

/**
 * Takes so many slots for a period, for an order or a block; false when at some moment there are too few, and then none
 * is taken: whatever is out then counts, also of what is not let any more since the owner has fewer (decision 0140). Where none is free throughout, those who come later change places first. Lock the rental before: without it
 * nothing is taken twice either, but who comes second may be refused a place that there is, and two who look for each
 * other's slot wait in a ring until the server ends one of them.
 */
export async function takeSlots(
  db: Db,
  rental: Shared,
  period: Period,
  quantity: number,
  whose: Whose,
): Promise<boolean> {
  const take = () => unlessTaken(db, (db) => insertSlots(db, rental, period, quantity, whose));
  return (await take()) || ((await unlessTaken(db, (db) => makeRoom(db, rental, period, quantity))) && (await take()));
}

/**
 * Takes what a booking's other dates need beside what the booking has: it keeps its own. Only when they are its dates is its
 * own given back.
 */
export async function takeBeside(
  db: Db,
  rental: Shared,
  own: Period & { readonly quantity: number },
  wanted: Period & { readonly quantity: number },
  whose: { readonly orderId: string; readonly expiresAt: Date },
): Promise<boolean> {
  for (const [part, { quantity, ...period }] of beside(own, wanted).entries())
    if (!(await takeSlots(db, rental, period, quantity, { ...whose, part }))) return false;
  return true;
}

/** Does it in a savepoint; false when the database refuses a slot that somebody else has at that time. */
async function unlessTaken(db: Db, change: (db: Db) => Promise<boolean>): Promise<boolean> {
  try {
    return await db.transaction(change);
  } catch (error) {
    if (databaseFault(error)?.constraint === 'rental_slots_free') return false;
    throw error;
  }
}

/**
 * The one statement looks and takes; what slips between two of them is refused by `rental_slots_free`. As `mostOut`, there
 * are never more out than when one goes out, or at the very beginning.
 */
async function insertSlots(db: Db, rental: Shared, period: Period, quantity: number, whose: Whose): Promise<boolean> {
  const { orderId, blockId, expiresAt, part } = { orderId: null, blockId: null, expiresAt: null, part: 0, ...whose };
  const id = `${orderId ?? blockId}${part === 0 ? '' : `-${part}`}`;
  const slots = slotsOf(rental);
  const taken: unknown = await db.execute(sql`
    with kept as (
      select slot, during from ${rentalSlots} where rental_id = ${rental.id} and during && ${during(period)}
    ), moments as (
      select distinct greatest(lower(during), ${period.startsAt.toISOString()}::timestamptz) as moment from kept
    ), free as (
      select number from generate_series(1, ${slots}::int) as number
      where not exists (select from kept where slot = number)
        and not exists (
          select from moments
          where (select count(*) from kept where during @> moment) > ${slots - quantity}
        )
      order by number limit ${quantity}
    )
    insert into ${rentalSlots} (id, rental_id, slot, during, order_id, block_id, expires_at)
    select ${id} || '-' || number, ${rental.id}, number, ${during(period)}, ${orderId}, ${blockId}, ${expiresAt?.toISOString() ?? null}::timestamptz
    from free where (select count(*) from free) = ${quantity}
    returning slot`);
  return (taken as { rows: unknown[] }).rows.length === quantity;
}

async function readKept(db: Db, { id }: Shared, which: SQL): Promise<Kept[]> {
  const rows = await db
    .select({ id: rentalSlots.id, slot: rentalSlots.slot, from: msOf('lower'), to: msOf('upper') })
    .from(rentalSlots)
    .where(and(eq(rentalSlots.rentalId, id), which));
  return rows.map(({ from, to, ...row }) => ({ ...row, startsAt: new Date(from), endsAt: new Date(to) }));
}

/** Above every slot there can be: where those wait that change places. */
const waitingRoom = 1_000_000;

/** Lets bookings that are still to come change places, so that so many are free throughout; false when it is no use. */
async function makeRoom(db: Db, rental: Shared, period: Period, quantity: number): Promise<boolean> {
  const slots = slotsOf(rental);
  // Whoever asks for what is sold out is answered without a look at everything there is to come.
  const within = await readKept(db, rental, sql`${rentalSlots.during} && ${during(period)}`);
  if (leftOf(slots, period, within) < quantity) return false;
  const later = sql`upper(${rentalSlots.during}) > ${period.startsAt.toISOString()}::timestamptz`;
  const moves = roomFor(slots, period, quantity, await readKept(db, rental, later));
  if (moves === undefined || moves.size === 0) return false;
  // Two may take each other's place: all of them leave before the first comes in.
  await db
    .update(rentalSlots)
    .set({ slot: sql`${rentalSlots.slot} + ${waitingRoom}` })
    .where(inArray(rentalSlots.id, [...moves.keys()]));
  const places = JSON.stringify([...moves].map(([id, slot]) => ({ id, slot })));
  await db.execute(sql`
    update ${rentalSlots} set slot = place.slot
    from jsonb_to_recordset(${places}::jsonb) as place(id text, slot int) where ${rentalSlots.id} = place.id`);
  return true;
}

/** Gives back what these orders had. */
export async function freeSlots(db: Db, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await db.delete(rentalSlots).where(inArray(rentalSlots.orderId, [...orderIds]));
}

/** A hold that was paid for keeps its slots without an end. */
export async function keepSlots(db: Db, orderId: string): Promise<void> {
  await db.update(rentalSlots).set({ expiresAt: null }).where(eq(rentalSlots.orderId, orderId));
}
