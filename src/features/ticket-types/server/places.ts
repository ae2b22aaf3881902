/** Places of ticket types: taken and given back with those of their event, while it is locked (decision 0175). */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { ticketTypes } from './table.ts';

/** Places of a type by an order; of one of the regular ticket, nothing is counted here. */
export type OfType = { readonly ticketTypeId: string | null; readonly quantity: number };

/** Takes so many places, or gives them back with a negative count; false when there are too few. */
async function countPlaces(db: Db, id: string, count: number): Promise<boolean> {
  const taken = sql`${ticketTypes.taken} + ${count}`;
  const counted = await db
    .update(ticketTypes)
    .set({ taken })
    .where(
      and(
        eq(ticketTypes.id, id),
        sql`(${ticketTypes.limit} is null or ${count} < 0 or ${taken} <= ${ticketTypes.limit})`,
      ),
    )
    .returning({ id: ticketTypes.id });
  return counted.length === 1;
}

/** Takes what an order has of its type in the place of what it had before; false, and nothing is changed, when there are too few. */
export async function takeOfType(db: Db, { ticketTypeId, quantity }: OfType, before?: OfType): Promise<boolean> {
  const isSame = before?.ticketTypeId === ticketTypeId;
  const more = quantity - (isSame ? before.quantity : 0);
  if (ticketTypeId !== null && more !== 0 && !(await countPlaces(db, ticketTypeId, more))) return false;
  if (before && !isSame) await giveOfTypeBack(db, [before]);
  return true;
}

/** Gives back what orders have of their types. */
export async function giveOfTypeBack(db: Db, orders: readonly OfType[]): Promise<void> {
  for (const [id, some] of Map.groupBy(orders, ({ ticketTypeId }) => ticketTypeId))
    if (id !== null) await countPlaces(db, id, -some.reduce((sum, { quantity }) => sum + quantity, 0));
}
