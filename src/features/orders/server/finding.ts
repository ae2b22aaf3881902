/** Orders found: one's own, by words, and who bought them. */
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { users, usersSearchColumns } from '#features/auth/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { matches } from '#kit/server/desk-list.ts';
import { Problem } from '#kit/shared/problem.ts';
import { allOffers } from './offers/offers.ts';
import { orders, tickets } from './table.ts';
import type { OrderRow } from './table.ts';

/** One's own order; somebody else's is as absent as none (404). */
export async function requireOwnOrder(db: Db, userId: string, orderId: string): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!order) throw new Problem('not_found', 'There is no such order.');
  return order;
}

/**
 * A member's bookings and what they paid for plans, the newest first; a plan that was not paid for is nobody's news, and what was
 * paid besides for a booking is told with it.
 */
export async function listOrderRows(db: Db, userId: string): Promise<OrderRow[]> {
  const booked = allOffers().filter(({ isBooking }) => isBooking);
  const isBooked = inArray(
    orders.kind,
    booked.map(({ kind }) => kind),
  );
  const isTheirs = and(
    eq(orders.userId, userId),
    isNull(orders.extendsOrderId),
    or(isBooked, isNotNull(orders.confirmedAt)),
  );
  return db.select().from(orders).where(isTheirs).orderBy(desc(orders.createdAt), desc(orders.id));
}

/** So many signs of an order's number are read out on the phone: they are its end. */
const readOut = /^[a-z0-9]{4,8}$/i;

/** Orders with this number, its end or a ticket's code, or in which every word is found: in what was bought, or in who bought it. */
export function ordersWith(q: string | undefined): (SQL | undefined)[] {
  const found = allOffers().flatMap((offer) => (offer.find ? [offer.find(q)] : []));
  const words = matches(q, usersSearchColumns).map((isUser, word) =>
    or(
      sql`${orders.userId} in (select ${users.id} from ${users} where ${isUser})`,
      ...found.map((items) => sql`${orders.itemId} in ${items[word]}`),
    ),
  );
  if (q === undefined || words.length === 0) return words;
  // A code is read out in two halves, in small letters as well.
  const code = q.replace(/[\s-]/g, '').toUpperCase();
  const withCode = sql`${orders.id} in (select ${tickets.orderId} from ${tickets} where ${tickets.code} = ${code})`;
  const said = q.trim();
  const ends = readOut.test(said) ? sql`lower(right(${orders.id}, ${said.length})) = ${said.toLowerCase()}` : undefined;
  return [or(eq(orders.id, said), ends, withCode, and(...words))];
}

/** The members behind orders, by their ids. */
export async function findBuyers(db: Db, ids: readonly string[]) {
  const { id, fullName, phone, email } = users;
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id, fullName, phone, email })
          .from(users)
          .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
