/** What orders keep from others, whatever they are of: each by its offer. */
import type { PaidWith } from '#features/plans/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { Bought, Item } from '../offers/offer.ts';
import { offerOf } from '../offers/offers.ts';
import type { OrderRow } from '../table.ts';

/** Locks what an order is of, so that whoever wants the same queues up. Locks go member → item → order → payment. */
export async function lockItem(db: Db, item: Item): Promise<void> {
  await offerOf(item).lock(db, item.itemId);
}

/** Takes again what an order had given back; false when somebody else has it now, or it is sold no more (decision 0220). */
export async function takeAgain(db: Db, order: OrderRow, at: Date): Promise<boolean> {
  const locked = await offerOf(order).lock(db, order.itemId);
  return ((await locked.isStillFor?.(order, at)) ?? true) && (await locked.take(order, at)) === true;
}

/** Gives back what orders had. */
export async function giveBack(db: Db, orders: readonly OrderRow[]): Promise<void> {
  for (const [kind, some] of Map.groupBy(orders, (order) => order.kind)) await offerOf({ kind }).release(db, some);
}

/** What was held is bought; false when it can't be after all. */
export async function keep(db: Db, order: OrderRow, paidWith: PaidWith | undefined, at: Date): Promise<boolean> {
  const paid = paidWith ?? { provider: '', customer: null, method: null };
  return (await offerOf(order).confirm?.(db, order, paid, at)) ?? true;
}

/** Gives what orders are of, for whoever shows them. */
export async function readBought(
  db: Db,
  orders: readonly OrderRow[],
): Promise<(order: OrderRow) => Bought | undefined> {
  const described = new Map<string, (order: OrderRow) => Bought | undefined>();
  for (const [kind, some] of Map.groupBy(orders, (order) => order.kind))
    described.set(kind, await offerOf({ kind }).describe(db, some));
  return (order) => described.get(order.kind)?.(order);
}
