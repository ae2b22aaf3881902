/**
 * What dearer dates of a booking cost more, as something that is bought (decision 0197): held when its owner agrees, paid as
 * everything else is, and when it is paid the dates are the booking's, or the money goes back by itself.
 */
import { and, eq } from 'drizzle-orm';
import { offerOf } from '#features/orders/server/doors/buying.ts';
import type { Offer } from '#features/orders/server/doors/buying.ts';
import { changeDates } from '#features/orders/server/doors/other-dates.ts';
import type { OrderRow } from '#features/orders/server/table.ts';
import { freeSlots, lockRental } from '#features/rentals/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { tellGuestOfChange, tellOfUnpaid, tellOwnerOfPayment } from './letters.ts';
import { changesWithOrders } from './rows.ts';
import { dateChanges } from './table.ts';

const notSold = () => new Problem('not_found', 'There is nothing of this kind to be bought.');

export const supplements: Offer = {
  kind: 'supplement',
  isBooking: false,

  /** Nobody buys it of themselves, and who lets it go does not get it again: its days are for others then. */
  async lock(db, itemId) {
    await lockRental(db, itemId);
    return {
      price: () => {
        throw notSold();
      },
      terms: () => {
        throw notSold();
      },
      take: async () => false,
    };
  },
  gone: notSold,

  confirm: (db, order, _paidWith, at) => giveDates(db, order, at),
  release: (db, some) =>
    freeSlots(
      db,
      some.map(({ id }) => id),
    ),

  /** The booking's own opens the door. */
  tickets: () => 0,
  /** It is of the stay that it pays for. */
  describe: (db, some) => offerOf({ kind: 'rental' }).describe(db, some),
  find: (q) => offerOf({ kind: 'rental' }).find?.(q) ?? [],
};

/**
 * It is paid: in the place of what was kept the booking has its new dates. False when they can't be any more, because
 * the booking has ended, begun or is disputed, or others have the days: then it stays as it was.
 */
async function giveDates(db: Db, supplement: OrderRow, at: Date): Promise<boolean> {
  const [found] = await changesWithOrders(db)
    .where(and(eq(dateChanges.supplementId, supplement.id), eq(dateChanges.status, 'agreed')))
    .for('update', { of: dateChanges });
  await freeSlots(db, [supplement.id]);
  if (!found) return false;
  const { change, order } = found;
  const after = await unlessRefused(db, async (db) => (await changeDates(db, order, change, at)).after);
  const status = after ? 'accepted' : 'unpaid';
  const [settled] = await db
    .update(dateChanges)
    .set({ status, settledAt: at })
    .where(eq(dateChanges.id, change.id))
    .returning();
  if (!settled) return false;
  if (!after) {
    await tellOfUnpaid(db, settled, order, at);
    return false;
  }
  await tellGuestOfChange(db, settled, after, at);
  await tellOwnerOfPayment(db, settled, after, at);
  return true;
}

/** Does it in a savepoint; undefined, and nothing of it done, where it is refused. */
async function unlessRefused<T>(db: Db, change: (db: Db) => Promise<T>): Promise<T | undefined> {
  try {
    return await db.transaction(change);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
