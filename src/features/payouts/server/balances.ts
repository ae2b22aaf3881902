/** What the ledger still owes owners, order by order, and which of it is due by the clock. */
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { events } from '#features/events/server/table.ts';
import { heldHours } from '#features/payout-accounts/rules.ts';
import { ledgerEntries as entries } from '#features/ledger/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { nightEndsAtHour } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import { eventDueHours } from '../rules.ts';

/** When an event begins, by its new date if it was moved later; of several nights the last one, a day before it is over. */
const begins = sql`greatest(${orders.startsAt}, ${events.startsAt},
  case when ${events.lastDay} is not null then ${events.endsAt} - interval '1 day' end)`;
/** When the night of an event ends: at six in the morning of the town. */
const nightEnds = sql.raw(`interval '${nightEndsAtHour} hours'`);
const zone = sql.raw(`'${town.zone}'`);
const afterNight = sql`(date_trunc('day', (${begins} at time zone ${zone}) - ${nightEnds}) + interval '1 day' + ${nightEnds}) at time zone ${zone}`;
const hours = (count: number) => sql.raw(`interval '${count} hours'`);

/**
 * From when an order's money is due to its owner: its time is over, so that its buyer can't cancel it any more. What lies with
 * the house is due at the end of a stay, or a day after an event began; what lies in the owner's own account 48 hours after
 * the stay or the night of the event. While an event was moved it is not, as long as it can be returned. Needs `orders` and
 * `events` in the statement.
 */
const dueAt = sql`case when ${orders.payoutAccount} is null
    then coalesce(${orders.endsAt}, greatest(${begins} + ${hours(eventDueHours)}, ${orders.returnUntil}))
    else coalesce(${orders.endsAt} + ${hours(heldHours)}, greatest(${afterNight} + ${hours(heldHours)}, ${orders.returnUntil}))
    end`;

/** Whether it is due by then. */
export const isDue = (at: Date): SQL<boolean> => sql<boolean>`${dueAt} <= ${at.toISOString()}::timestamptz`;

/** Cents that fit a number: sums of integers are wider than integers. */
export const cents = (sum: SQL) => sql<number>`coalesce(${sum}, 0)::float8`.mapWith(Number);

/** Whether something is owed to an owner, due or not: by the house, or from an account of theirs; a debt is taken off what is owed in its way. */
export async function isOwed(db: Db, ownerId: string): Promise<boolean> {
  const [owed] = await db
    .select({ account: orders.payoutAccount })
    .from(entries)
    .innerJoin(orders, eq(orders.id, entries.orderId))
    .where(and(eq(entries.account, 'owner'), eq(entries.ownerId, ownerId)))
    .groupBy(orders.payoutAccount)
    .having(sql`sum(${entries.amountCents}) > 0`)
    .limit(1);
  return owed !== undefined;
}

/**
 * A line's owner is its order's, for good. Said of the orders as well where one owner's are looked up: else they are looked for
 * among everybody's.
 */
const isOrderOf = (ownerId: string | undefined) => (ownerId === undefined ? undefined : eq(orders.ownerId, ownerId));

/**
 * Every order's open balance as it stood at an instant, of one owner or of all; what is settled is not in it. It is summed
 * before orders and events are looked up: nearly all that was ever sold is settled.
 */
export function openBalances(db: Db, at: Date, ownerId?: string) {
  const balance = db
    .select({
      ownerId: entries.ownerId,
      orderId: entries.orderId,
      owed: sql<number>`sum(${entries.amountCents})::float8`.mapWith(Number).as('owed'),
    })
    .from(entries)
    .where(
      and(
        eq(entries.account, 'owner'),
        ownerId === undefined ? isNotNull(entries.ownerId) : eq(entries.ownerId, ownerId),
        lte(entries.createdAt, at),
      ),
    )
    .groupBy(entries.ownerId, entries.orderId)
    .having(sql`sum(${entries.amountCents}) <> 0`)
    .as('balance_of_order');
  return db
    .select({
      ownerId: balance.ownerId,
      orderId: balance.orderId,
      owed: balance.owed,
      isDue: isDue(at).as('is_due'),
      /** The day of the town from which it is. */
      dueOn: sql<string>`to_char(${dueAt} at time zone ${zone}, 'YYYY-MM-DD')`.as('due_on'),
      /** The owner's account that it lies in; null where the house pays it. */
      account: orders.payoutAccount,
    })
    .from(balance)
    .innerJoin(orders, and(eq(orders.id, balance.orderId), isOrderOf(ownerId)))
    .leftJoin(events, eq(events.id, orders.eventId));
}
