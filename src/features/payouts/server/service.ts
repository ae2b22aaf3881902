/** What owners are owed, and recording that it was paid (issue 6; decision 0024). */
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { lockUser } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { countWaiting } from '#features/payout-accounts/server/service.ts';
import { orders } from '#features/orders/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { wallClock } from '#market/town/dates.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import type { NewPayout, OwnerDetail, Payout } from '../contract.ts';
import { shownOrders } from '../rules.ts';
import { bookPayout, countPayouts, dueOrders, sumOf, tellOwner } from './booking.ts';
import type { Due } from './booking.ts';
import { findOwner } from './owners.ts';
import { payouts } from './table.ts';

export { isDue, openBalances } from './balances.ts';
export { countDue, listOwners } from './owners.ts';

/** A bank may take days until the desk can record what it was shown; nobody needs longer. */
const maxAgeMs = 7 * dayMs;

/** One owner: what is due, order by order, and what was paid out so far. 404 for whoever has sold nothing. */
export async function readOwner(db: Db, ownerId: string, language: Language, at: Date): Promise<OwnerDetail> {
  const owner = await findOwner(db, ownerId, at);
  const [user] = await db.select().from(users).where(eq(users.id, ownerId));
  if (!owner || !user) throw new Problem('not_found', 'This account has sold nothing.');
  const paid = await payoutsOf(db, ownerId);
  return {
    ...owner,
    // Whoever had their data erased has no phone.
    phone: user.erasedAt === null ? user.phone : null,
    email: user.email,
    asOf: at.toISOString(),
    version: paid.length,
    items: await present(db, await dueOrders(db, ownerId, at), language),
    payouts: paid,
  };
}

/** The payouts of an owner, the newest first. */
async function payoutsOf(db: Db, ownerId: string): Promise<Payout[]> {
  const rows = await db
    .select({ payout: payouts, paidBy: users.fullName })
    .from(payouts)
    .leftJoin(users, eq(users.id, payouts.paidBy))
    .where(eq(payouts.ownerId, ownerId))
    .orderBy(desc(payouts.number));
  return rows.map(({ payout, paidBy }) => {
    const { id, number, amountCents, orders, reference, status, failure, createdAt } = payout;
    const isByClock = payout.account !== null;
    return {
      id,
      number,
      amountCents,
      orders,
      reference,
      status,
      failure,
      isByClock,
      paidBy,
      createdAt: createdAt.toISOString(),
    };
  });
}

async function present(db: Db, due: readonly Due[], language: Language): Promise<OwnerDetail['items']> {
  if (due.length === 0) return [];
  const owed = new Map(due.map((one) => [one.orderId, one.owed]));
  const rows = await db
    .select({ order: orders, event: events.title, rental: rentals.title })
    .from(orders)
    .leftJoin(events, eq(events.id, orders.eventId))
    .leftJoin(rentals, eq(rentals.id, orders.rentalId))
    .where(inArray(orders.id, [...owed.keys()]))
    .orderBy(asc(orders.startsAt), asc(orders.id))
    .limit(shownOrders);
  return rows.map(({ order, event, rental }) => ({
    orderId: order.id,
    title: inLanguage(event ?? rental ?? {}, language),
    date: wallClock(order.startsAt).date,
    netCents: order.amountCents - order.refundedCents,
    dueCents: owed.get(order.id) ?? 0,
  }));
}

/**
 * Records that an owner was paid what was due until `asOf`: one posting for each of those orders, in one transaction with
 * the payout, the log and the letter. 409 when another payout came between, when the sum is another one by now, while
 * the owner's account is suspended, or while their account at the bank is too new.
 */
export async function payOut(
  db: Db,
  actor: { readonly id: string },
  ownerId: string,
  wanted: NewPayout,
  at: Date,
): Promise<void> {
  const asOf = new Date(wanted.asOf);
  if (asOf > at || at.getTime() - asOf.getTime() > maxAgeMs)
    throw invalidField('asOf', 'Must be of the last week, and not ahead', 'The body is not acceptable.');
  await db.transaction(async (db) => {
    await lockUser(db, ownerId);
    const [owner] = await db.select().from(users).where(eq(users.id, ownerId));
    if (owner?.suspendedAt) throw new Problem('owner_suspended', 'This account is suspended: its payouts are held.');
    if ((await countWaiting(db, [ownerId], at)) > 0)
      throw new Problem('payout_waits', 'The account it is paid to was changed a short while ago.');
    const due = await dueOrders(db, ownerId, asOf);
    const amountCents = sumOf(due);
    const id = newId();
    const { version, reference } = wanted;
    const number = version + 1;
    if ((await countPayouts(db, ownerId)) !== version || amountCents !== wanted.amountCents)
      throw new Problem('edit_conflict', 'Something was paid out or booked meanwhile. Look at it again.');
    const payout = { ownerId, number, amountCents, orders: due.length, reference, asOf };
    await bookPayout(db, { ...payout, id, paidBy: actor.id, createdAt: at }, due);
    const amount = priceOf(amountCents);
    const done = { action: 'create', entity: 'payouts', entityId: id, title: `${amount} EUR` } as const;
    await recordChange(db, { ...done, actor, at, after: payout });
    await tellOwner(db, payout, at);
  });
}
