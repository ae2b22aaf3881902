/** Orders: holds, joining, confirming, giving back (issue 2; quality, Soundness). Locks go member → event → order → payment. */
import { and, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { lockUser } from '#features/auth/server/service.ts';
import { isBookable, lockEvent, takePlaces } from '#features/events/server/service.ts';
import type { BookableRow } from '#features/events/server/service.ts';
import { users, usersSearchColumns } from '#features/auth/server/table.ts';
import { events, eventsSearchColumns } from '#features/events/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { matches } from '#kit/server/desk-list.ts';
import { newId, newTicketCode } from '#kit/server/ids.ts';
import { Problem } from '#kit/shared/problem.ts';
import { assertMay } from '#kit/shared/transitions.ts';
import { holdMinutes, maxHolds, orderTransitions } from '../rules.ts';
import { postOrderLetter, postRefundLetter } from './letters.ts';
import { orders, tickets } from './table.ts';
import type { OrderRow } from './table.ts';

export type { OrderRow };
export { postRefundLetter };

type Wish = { readonly userId: string; readonly eventId: string; readonly quantity: number };

const soldOut = () => new Problem('sold_out', 'There are not that many places left.');

/** Holds places in a transaction of its own; see `holdPlaces`. */
export async function holdEvent(db: Db, wish: Wish, at: Date): Promise<OrderRow> {
  return db.transaction(async (db) => (await holdPlaces(db, wish, at)).order);
}

/**
 * Holds places of an event for 15 minutes. Asking again replaces the own hold: a new quantity, the same clock.
 * Gives the order and whether it was there before. Refuses 404, 409 sold_out and too_many_holds, 422 not_for_sale.
 * Call it inside a transaction: the locks it takes are what keeps it right.
 */
export async function holdPlaces(db: Db, wish: Wish, at: Date): Promise<{ order: OrderRow; wasThere: boolean }> {
  await lockUser(db, wish.userId);
  const event = await requireBookable(db, wish.eventId, at);
  if (event.priceCents === 0) throw new Problem('not_for_sale', 'This event is free: join it without a payment.');

  const amountCents = event.priceCents * wish.quantity;
  const { own, live } = await readHolds(db, wish, at);
  if (!own && live.length >= maxHolds)
    throw new Problem(
      'too_many_holds',
      `You are holding places for ${maxHolds} things already. Pay for one of them or let it go.`,
    );

  const more = wish.quantity - (own?.quantity ?? 0);
  if (more !== 0 && !(await takePlaces(db, wish.eventId, more))) throw soldOut();
  if (own) {
    const [row] = await db
      .update(orders)
      .set({ quantity: wish.quantity, amountCents })
      .where(eq(orders.id, own.id))
      .returning();
    return { order: row as OrderRow, wasThere: true };
  }
  const holdExpiresAt = new Date(at.getTime() + holdMinutes * 60_000);
  const order = await insertOrder(db, { ...wish, amountCents, status: 'pending', holdExpiresAt }, at);
  return { order, wasThere: false };
}

/** The member's live holds and the one of this event, after places whose time was up are given back. One question in the usual case. */
async function readHolds(db: Db, wish: Wish, at: Date) {
  const isOverdue = and(eq(orders.eventId, wish.eventId), lte(orders.holdExpiresAt, at));
  const pending = await db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'pending'), or(eq(orders.userId, wish.userId), isOverdue)));
  const live = pending.filter((hold) => hold.holdExpiresAt !== null && hold.holdExpiresAt > at);
  if (pending.some((hold) => hold.eventId === wish.eventId && !live.includes(hold)))
    await releaseExpiredHolds(db, at, wish.eventId);
  const mine = live.filter((hold) => hold.userId === wish.userId);
  return { own: mine.find((hold) => hold.eventId === wish.eventId), live: mine };
}

/** Joins a free event. A member joins once: asking again gives the same order. */
export async function joinFreeEvent(db: Db, wish: Wish, at: Date): Promise<OrderRow> {
  return db.transaction(async (db) => {
    await lockUser(db, wish.userId);
    const event = await requireBookable(db, wish.eventId, at);
    if (event.priceCents !== 0) throw new Problem('price_changed', 'This event is not free.');
    const [joined] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, wish.userId), eq(orders.eventId, wish.eventId), eq(orders.status, 'confirmed')));
    if (joined) return joined;
    await releaseExpiredHolds(db, at, wish.eventId);
    if (!(await takePlaces(db, wish.eventId, wish.quantity))) throw soldOut();
    const order = await insertOrder(db, { ...wish, amountCents: 0, status: 'confirmed', confirmedAt: at }, at);
    await issueTickets(db, order, at);
    return order;
  });
}

/**
 * Makes a paid order good. A payment that comes after its hold was given back still counts while places remain;
 * otherwise the money must go back. Call it inside the transaction that takes the provider's notice.
 */
export async function confirmOrder(db: Db, orderId: string, at: Date): Promise<'confirmed' | 'refund'> {
  const confirm = (from: 'pending' | 'expired') =>
    db
      .update(orders)
      .set({ status: 'confirmed', confirmedAt: at, holdExpiresAt: null })
      .where(and(eq(orders.id, orderId), eq(orders.status, from)))
      .returning();
  const [held] = await confirm('pending');
  if (held) {
    await issueTickets(db, held, at);
    return 'confirmed';
  }
  const order = await lockOrder(db, orderId);
  if (order.status === 'confirmed') return 'confirmed';
  if (order.status === 'expired' && (await takePlaces(db, order.eventId, order.quantity))) {
    await confirm('expired');
    await issueTickets(db, order, at);
    return 'confirmed';
  }
  if (order.status === 'refunded') return 'refund';
  assertMay(orderTransitions, order.status, 'refunded');
  await db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, orderId));
  return 'refund';
}

/** Gives a pending hold back before its time. */
export async function cancelOrder(db: Db, userId: string, orderId: string): Promise<OrderRow> {
  return db.transaction(async (db) => {
    const order = await requireOwnOrder(db, userId, orderId);
    await lockEvent(db, order.eventId);
    const [cancelled] = await db
      .update(orders)
      .set({ status: 'cancelled', holdExpiresAt: null })
      .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')))
      .returning();
    if (!cancelled) throw new Problem('invalid_transition', 'This order is not on hold any more.');
    await takePlaces(db, order.eventId, -order.quantity);
    return cancelled;
  });
}

/** Gives back the places of holds whose time is up: of one event, or (the minute's task) of all, event by event. */
export async function releaseExpiredHolds(db: Db, at: Date, eventId: string): Promise<void> {
  const expired = await db
    .update(orders)
    .set({ status: 'expired', holdExpiresAt: null })
    .where(and(eq(orders.eventId, eventId), eq(orders.status, 'pending'), lte(orders.holdExpiresAt, at)))
    .returning({ quantity: orders.quantity });
  const places = expired.reduce((sum, order) => sum + order.quantity, 0);
  if (places > 0) await takePlaces(db, eventId, -places);
}

export async function releaseAllExpiredHolds(db: Db, at: Date): Promise<void> {
  const due = await db
    .selectDistinct({ eventId: orders.eventId })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lte(orders.holdExpiresAt, at)));
  for (const { eventId } of due)
    await db.transaction(async (db) => {
      await lockEvent(db, eventId);
      await releaseExpiredHolds(db, at, eventId);
    });
}

/** Locks an order's row until the transaction ends. */
export async function lockOrder(db: Db, orderId: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) throw new Problem('not_found', 'There is no such order.');
  return order;
}

/** One's own order; somebody else's is as absent as none (404). */
export async function requireOwnOrder(db: Db, userId: string, orderId: string): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!order) throw new Problem('not_found', 'There is no such order.');
  return order;
}

export async function listOrderRows(db: Db, userId: string): Promise<OrderRow[]> {
  return db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt), desc(orders.id));
}

export async function listTickets(db: Db, orderIds: readonly string[]): Promise<{ orderId: string; code: string }[]> {
  if (orderIds.length === 0) return [];
  return db
    .select({ orderId: tickets.orderId, code: tickets.code })
    .from(tickets)
    .where(inArray(tickets.orderId, [...orderIds]))
    .orderBy(tickets.id);
}

async function requireBookable(db: Db, eventId: string, at: Date): Promise<BookableRow> {
  const event = await lockEvent(db, eventId);
  if (!event || event.status !== 'published') throw new Problem('not_found', 'There is no such event.');
  if (!isBookable(event, at)) throw new Problem('not_for_sale', 'There are no tickets for this event at the moment.');
  return event;
}

type Draft = Wish & Pick<OrderRow, 'amountCents' | 'status'> & Partial<Pick<OrderRow, 'holdExpiresAt' | 'confirmedAt'>>;

async function insertOrder(db: Db, draft: Draft, at: Date): Promise<OrderRow> {
  const [row] = await db
    .insert(orders)
    .values({ ...draft, id: newId(), kind: 'event', createdAt: at })
    .returning();
  return row as OrderRow;
}

/** Makes the tickets of an order that was just confirmed, and posts them to whoever gave an e-mail. */
async function issueTickets(db: Db, order: OrderRow, at: Date): Promise<void> {
  const rows = Array.from({ length: order.quantity }, () => ({
    id: newId(),
    orderId: order.id,
    code: newTicketCode(),
  }));
  await db.insert(tickets).values(rows);
  const codes = rows.map(({ code }) => code);
  await postOrderLetter(db, order, codes, at);
}

/** Orders in which every word is found: in what was bought, or in who bought it. */
export function ordersWith(q: string | undefined): SQL[] {
  const inEvents = matches(q, eventsSearchColumns);
  const inUsers = matches(q, usersSearchColumns);
  return inEvents.map(
    (isEvent, word) => sql`(${orders.eventId} in (select ${events.id} from ${events} where ${isEvent})
      or ${orders.userId} in (select ${users.id} from ${users} where ${inUsers[word]}))`,
  );
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

/** For the statement that keeps a count honest in tests and checks: places taken by live orders of an event. */
export async function countPlaces(db: Db, eventId: string): Promise<number> {
  const [row] = await db
    .select({ places: sql<number>`coalesce(sum(${orders.quantity}), 0)::int` })
    .from(orders)
    .where(and(eq(orders.eventId, eventId), inArray(orders.status, ['pending', 'confirmed'])));
  return row?.places ?? 0;
}
