/** Orders of an event that is moved follow it, and their buyers hear of it (issue 16; decision 0047). */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { returnableUntil } from '#features/events/moves.ts';
import type { Move, SoldTickets } from '#features/events/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { heldMovedTask } from '../../rules.ts';
import { tellKeepersOfMove } from '../letters/keepers.ts';
import { postMovedLetter } from '../letters/letters.ts';
import { isConfirmedOf, isOf } from '../records/rows.ts';
import { orders } from '../table.ts';

const ofEvent = (itemId: string) => isOf({ kind: 'event', itemId });

async function count(db: Db, eventId: string) {
  const [row] = await db
    .select({ orders: sql<number>`count(*)::int`, tickets: sql<number>`coalesce(sum(${orders.quantity}), 0)::int` })
    .from(orders)
    .where(and(ofEvent(eventId), eq(orders.status, 'confirmed')));
  return row ?? { orders: 0, tickets: 0 };
}

/** The tickets that stand of each of these: neither held by somebody who pays, nor given back. */
async function countEach(db: Db, eventIds: readonly string[]): Promise<(id: string) => number> {
  if (eventIds.length === 0) return () => 0;
  const rows = await db
    .select({ id: orders.itemId, tickets: sql<number>`sum(${orders.quantity})::int` })
    .from(orders)
    .where(isConfirmedOf(eventIds))
    .groupBy(orders.itemId);
  const counts = new Map(rows.map((row) => [row.id, row.tickets]));
  return (id) => counts.get(id) ?? 0;
}

/**
 * Every order that is paid, or may yet be, is for the new date and can be returned. Whoever has tickets is written to
 * now; whoever pays for a hold of the old date meanwhile, when that payment comes. The event is locked, and a payment
 * that arrives at this moment waits for the lock of its order or was first.
 */
async function follow(db: Db, { eventId, from, to }: Move, at: Date): Promise<void> {
  const startsAt = new Date(to.startsAt);
  const moved = await db
    .update(orders)
    .set({ startsAt, movedFrom: from, returnUntil: returnableUntil(at, startsAt) })
    .where(and(ofEvent(eventId), inArray(orders.status, ['pending', 'expired', 'confirmed'])))
    .returning();
  for (const order of moved) {
    if (order.status === 'confirmed') await postMovedLetter(db, order, at);
    if (order.status === 'pending') await enqueue(db, heldMovedTask, { orderId: order.id }, at);
  }
  await tellKeepersOfMove(
    db,
    moved.filter(({ status }) => status === 'confirmed'),
    at,
  );
}

/** For the room of events, which moves them. */
export const soldTickets: SoldTickets = { count, countEach, follow };
