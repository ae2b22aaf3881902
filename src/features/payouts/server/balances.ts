/** What the ledger still owes owners, order by order, and which of it is due by the clock. */
import { and, eq, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { events } from '#features/events/server/table.ts';
import { ledgerEntries as entries } from '#features/ledger/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { eventDueHours } from '../rules.ts';

/**
 * Whether an order's time is over, so that its buyer can't cancel it any more: a stay at its end, an event a day after it
 * began, and while it was moved as long as it can be returned. Needs `orders` and `events` in the statement.
 */
export const isOver = (at: Date): SQL<boolean> =>
  sql<boolean>`coalesce(${orders.endsAt}, greatest(greatest(${orders.startsAt}, ${events.startsAt}) + ${sql.raw(`interval '${eventDueHours} hours'`)}, ${orders.returnUntil})) <= ${at.toISOString()}::timestamptz`;

/** Cents that fit a number: sums of integers are wider than integers. */
export const cents = (sum: SQL) => sql<number>`coalesce(${sum}, 0)::float8`.mapWith(Number);

/** Every order's open balance as it stood at an instant, of one owner or of all; what is settled is not in it. */
export function openBalances(db: Db, at: Date, ownerId?: string) {
  return db
    .select({
      ownerId: entries.ownerId,
      orderId: entries.orderId,
      owed: sql<number>`sum(${entries.amountCents})::float8`.mapWith(Number).as('owed'),
      isDue: sql<boolean>`bool_or(${isOver(at)})`.as('is_due'),
    })
    .from(entries)
    .innerJoin(orders, eq(orders.id, entries.orderId))
    .leftJoin(events, eq(events.id, orders.eventId))
    .where(
      and(
        eq(entries.account, 'owner'),
        ownerId === undefined ? sql`${entries.ownerId} is not null` : eq(entries.ownerId, ownerId),
        lte(entries.createdAt, at),
      ),
    )
    .groupBy(entries.ownerId, entries.orderId)
    .having(sql`sum(${entries.amountCents}) <> 0`);
}
