import { eq } from 'drizzle-orm';
import { orders, tickets } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { newId, newTicketCode } from '#kit/server/ids.ts';
import { daysBefore } from '#kit/shared/durations.ts';

type Over = Partial<typeof orders.$inferInsert>;
type Who = { readonly id: string };

/** An order for tests, free unless told: of an event with one ticket, scanned where `usedAt` says when. */
export async function aTicketOrder(db: Db, guest: Who, event: Who, usedAt: Date | null, over: Over = {}) {
  const id = newId();
  const startsAt = over.startsAt ?? usedAt ?? new Date('2026-08-21T20:30:00Z');
  await db.insert(orders).values({ ...plain(id, guest, startsAt), kind: 'event', itemId: event.id, ...over });
  await db.insert(tickets).values({ id: newId(), orderId: id, code: newTicketCode(), usedAt, usedBy: null });
  return id;
}

/** A stay of three nights for tests that ends then. */
export async function aStayOrder(db: Db, guest: Who, rental: Who, endsAt: Date, over: Over = {}) {
  const id = newId();
  const startsAt = daysBefore(endsAt, 3);
  const stay = { kind: 'rental', itemId: rental.id, units: 3, unit: 'night', endsAt } as const;
  await db.insert(orders).values({ ...plain(id, guest, startsAt), ...stay, ...over });
  return id;
}

const plain = (id: string, { id: userId }: Who, startsAt: Date) => ({
  id,
  userId,
  quantity: 1,
  startsAt,
  amountCents: 0,
  commissionPercent: 0,
  supply: 'entry' as const,
  vatPercent: 21,
  refundSteps: [],
  status: 'confirmed' as const,
  createdAt: startsAt,
  confirmedAt: startsAt,
});

/** Gives an order back. */
export const giveBack = (db: Db, id: string) => db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, id));
