/** Uses of codes: taken and given back with the places they are for, while the event is locked; a code of several events is counted by a guarded statement for all of them (decisions 0163 and 0198). */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
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
        sql`(${discountCodes.limit} is null or ${count} < 0 or ${uses} <= ${discountCodes.limit})`,
      ),
    )
    .returning({ id: discountCodes.id });
  return counted.length === 1;
}

/** Takes the uses of an order in the place of those it had before; false, and nothing is changed, when there are too few. */
export async function takeUses(db: Db, { discountCodeId, quantity }: Used, before?: Used): Promise<boolean> {
  const isSame = before?.discountCodeId === discountCodeId;
  // One code is counted by many events at once: two orders that change theirs the other way round take turns.
  if (before && !isSame) await lockCodes(db, [discountCodeId, before.discountCodeId]);
  const more = quantity - (isSame ? before.quantity : 0);
  if (discountCodeId !== null && more !== 0 && !(await countUses(db, discountCodeId, more))) return false;
  if (before && !isSame) await giveUsesBack(db, [before]);
  return true;
}

/** Locks codes in the order of their ids. */
async function lockCodes(db: Db, ids: readonly (string | null)[]): Promise<void> {
  const some = ids.filter((id) => id !== null);
  if (some.length > 1)
    await db
      .select({ id: discountCodes.id })
      .from(discountCodes)
      .where(inArray(discountCodes.id, some))
      .orderBy(asc(discountCodes.id))
      .for('update');
}

/** Gives back the uses of orders. */
export async function giveUsesBack(db: Db, used: readonly Used[]): Promise<void> {
  await lockCodes(db, [...new Set(used.map(({ discountCodeId }) => discountCodeId))]);
  for (const [id, some] of Map.groupBy(used, ({ discountCodeId }) => discountCodeId))
    if (id !== null) await countUses(db, id, -some.reduce((sum, { quantity }) => sum + quantity, 0));
}
