/** What an order keeps from others, whatever it is of: places of an event, slots of a rental; a plan keeps nothing. */
import { lockUser } from '#features/auth/server/service.ts';
import { lockEvent, takePlaces } from '#features/events/server/service.ts';
import { freeSlots, keepSlots, lockRental, takeSlots } from '#features/rentals/server/service.ts';
import type { PaidWith } from '#features/plans/server/service.ts';
import { stillFits, takePlan } from '#features/plans/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { OrderRow } from './table.ts';

/** The id of the event or the rental; an order of a plan is of nothing else. */
export function itemIdOf({ id: own, kind, eventId, rentalId }: Pick<OrderRow, 'id' | 'kind' | 'eventId' | 'rentalId'>) {
  const id = kind === 'plan' ? own : (eventId ?? rentalId);
  if (id === null) throw new Error('An order is of an event or of a rental.');
  return id;
}

/** Locks what an order is of, so that whoever wants the same queues up. Locks go member → item → order → payment. */
export async function lockItem(db: Db, order: OrderRow): Promise<void> {
  if (order.eventId !== null) await lockEvent(db, order.eventId);
  else if (order.rentalId !== null) await lockRental(db, order.rentalId);
  else await lockUser(db, order.userId);
}

/** Takes again what an order had given back; false when somebody else has it now. */
export async function takeAgain(db: Db, order: OrderRow, at: Date): Promise<boolean> {
  if (order.kind === 'plan') return stillFits(db, order, at);
  if (order.eventId !== null) return takePlaces(db, order.eventId, order.quantity);
  const rental = await lockRental(db, itemIdOf(order));
  const { startsAt, endsAt, quantity } = order;
  if (!rental || endsAt === null) return false;
  return takeSlots(db, rental, { startsAt, endsAt }, quantity, { orderId: order.id, expiresAt: null });
}

/** Gives back what orders of one item had. */
export async function giveBack(db: Db, orders: readonly OrderRow[]): Promise<void> {
  const places = new Map<string, number>();
  for (const { eventId, quantity } of orders)
    if (eventId !== null) places.set(eventId, (places.get(eventId) ?? 0) + quantity);
  for (const [eventId, count] of places) await takePlaces(db, eventId, -count);
  await freeSlots(
    db,
    orders.filter(({ kind }) => kind === 'rental').map(({ id }) => id),
  );
}

/** What was held is bought; false when it can't be after all. */
export async function keep(db: Db, order: OrderRow, paidWith: PaidWith | undefined, at: Date): Promise<boolean> {
  if (order.kind === 'rental') await keepSlots(db, order.id);
  if (order.kind !== 'plan') return true;
  return takePlan(db, order, paidWith ?? { provider: '', customer: null, method: null }, at);
}
