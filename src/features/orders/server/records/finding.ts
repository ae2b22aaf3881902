/** Orders found: one's own, by words, and who bought them. */
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { users, usersSearchColumns } from '#features/auth/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { matches } from '#kit/server/desk-list.ts';
import { Problem } from '#kit/shared/problem.ts';
import { allOffers } from '../offers/offers.ts';
import { orders, tickets } from '../table.ts';
import type { OrderRow } from '../table.ts';

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

/** How many signs of an order's number are read out on the phone: they are its end. */
const readOut = /^[a-z0-9]{4,8}$/i;

/**
 * Orders with this number, its end or a ticket's code, or in which every word is found: in what was bought, or in who bought it.
 * Numbers and codes are looked up first, by indexes of their own: orders are read through only where there is somebody or
 * something of that name.
 */
export async function ordersWith(db: Db, q: string | undefined): Promise<SQL | undefined> {
  const found = allOffers().flatMap((offer) => (offer.find ? [offer.find(q)] : []));
  const words = matches(q, usersSearchColumns).map((isUser, word) => [
    { column: orders.userId, fitting: sql`(select ${users.id} from ${users} where ${isUser})` },
    ...found.flatMap((of) => of[word] ?? []).map((fitting) => ({ column: orders.itemId, fitting })),
  ]);
  if (q === undefined || words.length === 0) return undefined;
  const numbered = inArray(orders.id, await numberedAs(db, q.trim()));
  const isKnown = words.map(
    (ways) =>
      sql`(${sql.join(
        ways.map(({ fitting }) => sql`exists ${fitting}`),
        sql` or `,
      )})`,
  );
  const { rows } = (await db.execute(sql`select ${sql.join(isKnown, sql` and `)} as "areKnown"`)) as {
    rows: { areKnown: boolean }[];
  };
  if (rows[0]?.areKnown !== true) return numbered;
  return or(
    numbered,
    and(...words.map((ways) => or(...ways.map(({ column, fitting }) => sql`${column} in ${fitting}`)))),
  );
}

/** The orders with this number, its end, or a ticket with this code. */
async function numberedAs(db: Db, said: string): Promise<string[]> {
  // A code is read out in two halves, in small letters as well.
  const code = said.replace(/[\s-]/g, '').toUpperCase();
  const withCode = await db.select({ id: tickets.orderId }).from(tickets).where(eq(tickets.code, code));
  const end = sql`reverse(lower(${orders.id})) like ${`${[...said.toLowerCase()].toReversed().join('')}%`}`;
  const withNumber = await db
    .select({ id: orders.id })
    .from(orders)
    .where(readOut.test(said) ? or(eq(orders.id, said), end) : eq(orders.id, said));
  return [...withCode, ...withNumber].map(({ id }) => id);
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
