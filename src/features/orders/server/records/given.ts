/** Tickets that were given to friends, as their rows say it (decision 0178). The tickets room gives them and takes them back. */
import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { Given } from '../../fields.ts';
import { orders, tickets } from '../table.ts';
import type { TicketRow } from '../table.ts';

/** A ticket that its friend keeps in no account. */
export const notKept = { keptBy: null, keptAt: null } as const;

/** A ticket that its buyer has. */
export const notGiven = { givenAt: null, keyHash: null, givenTo: null, ...notKept } as const;

/** What its buyer is told of it: that a friend keeps it, and not who that is. */
export const givenOf = ({ givenAt, givenTo, keptBy }: TicketRow): { given?: Given } =>
  givenAt === null ? {} : { given: { name: givenTo, at: givenAt.toISOString(), isKept: keptBy !== null } };

/** The tickets that a member keeps, each with the order of which it is, the first kept first. */
export const listKept = (db: Db, userId: string) =>
  db
    .select({ ticket: tickets, order: orders })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(eq(tickets.keptBy, userId))
    .orderBy(asc(tickets.keptAt), asc(tickets.id));

/** Forgets links and names of friends, and who keeps their tickets, for what ended before an instant; twice is once. */
export async function forgetGiven(db: Db, before: Date): Promise<void> {
  const over = db
    .select({ id: orders.id })
    .from(orders)
    .where(lt(sql`coalesce(${orders.endsAt}, ${orders.startsAt})`, before.toISOString()));
  await db
    .update(tickets)
    .set(notGiven)
    .where(and(isNotNull(tickets.keyHash), inArray(tickets.orderId, over)));
}
