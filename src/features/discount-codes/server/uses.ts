/** Uses of codes: taken and given back with the places they are for, while the event is locked (decision 0163). */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { discountCodes } from './table.ts';

/** Uses of a code by an order; of one that has none, nothing is counted. */
export type Used = { readonly discountCodeId: string | null; readonly quantity: number };

/** Takes so many uses, or gives them back with a negative count; false when there are too few. */
async function countUses(db: Db, id: string, count: number): Promise<boolean> {
  const uses = sql`${discountCodes.uses} + ${count}`;
  const counted = await db
    .update(discountCodes)
    .set({ uses })
    .where(
      and(
        eq(discountCodes.id, id),
        sql`(${discountCodes.most} is null or ${count} < 0 or ${uses} <= ${discountCodes.most})`,
      ),
    )
    .returning({ id: discountCodes.id });
  return counted.length === 1;
}

/** Takes the uses of an order in the place of those it had before; false, and nothing is changed, when there are too few. */
export async function takeUses(db: Db, { discountCodeId, quantity }: Used, before?: Used): Promise<boolean> {
  const isSame = before?.discountCodeId === discountCodeId;
  const more = quantity - (isSame ? before.quantity : 0);
  if (discountCodeId !== null && more !== 0 && !(await countUses(db, discountCodeId, more))) return false;
  if (before && !isSame) await giveUsesBack(db, [before]);
  return true;
}

/** Gives back the uses of orders. */
export async function giveUsesBack(db: Db, used: readonly Used[]): Promise<void> {
  for (const [id, some] of Map.groupBy(used, ({ discountCodeId }) => discountCodeId))
    if (id !== null) await countUses(db, id, -some.reduce((sum, { quantity }) => sum + quantity, 0));
}
