/** What the desk does about money that goes back: a part of an order with a reason, and what the provider refused once more (decision 0048). */
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { PartRefund } from '../../desk-contract.ts';
import { refundTask } from '../../rules.ts';
import { chooseTickets } from '../records/chosen-tickets.ts';
import { isDisputed } from '../records/disputed.ts';
import { postPartRefundLetter } from '../letters/letters.ts';
import { tellOwnerOfRefund } from '../letters/owner-letters.ts';
import { lockPaidOrder } from '../records/locks.ts';
import { withPlan } from '../money-back/plan-returned.ts';
import { recordOrder } from '../records/record.ts';
import { askRefund } from '../money-back/refunds.ts';
import { leftOfOrder } from '../records/rows.ts';
import { giveTicketsBack } from './ticket-cancellation.ts';
import { refunds } from '../table.ts';

/**
 * Gives a part of what an order still holds back to its buyer, who reads why. Its tickets stay good, but for those that are
 * named. Refuses 409 invalid_transition for what was never paid, is disputed or lost one of these tickets already, 409
 * refund_changed when something went back since it was looked at, 422 for more than is left.
 */
export async function refundPart(db: Db, orderId: string, wanted: PartRefund, by: By): Promise<void> {
  const { amountCents, bearer, note, refunded, tickets = [] } = wanted;
  await db.transaction(async (db) => {
    const order = await lockPaidOrder(db, orderId);
    if (order.confirmedAt === null || (await isDisputed(db, orderId)))
      throw new Problem('invalid_transition', 'There is no money of this order to give back.');
    if (priceOf(order.refundedCents) !== refunded)
      throw new Problem('refund_changed', 'Something else went back meanwhile. Look at it again.');
    if (amountCents > leftOfOrder(order))
      throw invalidField('amountCents', 'Must be what is left at most', 'The body is not acceptable.');
    if (tickets.length > 0) {
      if (order.status !== 'confirmed') throw new Problem('invalid_transition', 'Its tickets are cancelled already.');
      // What goes back for them is the amount, whatever the policy says.
      const chosen = await chooseTickets(db, order, tickets);
      await giveTicketsBack(db, order, chosen, { percent: 0, cents: amountCents }, by.at);
    }
    const refund = { amountCents, reason: 'desk', note, bearer } as const;
    const isTold = await withPlan(db, order, () => askRefund(db, order, refund, by.at), { at: by.at, reason: note });
    const amount = priceOf(amountCents);
    if (!isTold) await postPartRefundLetter(db, order, { amount, reason: note, cancelled: tickets.length }, by.at);
    // What the house bears alone is none of the owner's money.
    if (bearer !== 'house') await tellOwnerOfRefund(db, order, amountCents, by.at);
    await recordOrder(db, orderId, by, {
      before: { refunded },
      after: { refunded: priceOf(order.refundedCents + amountCents), bearer, note, ticketsCancelled: tickets.length },
    });
  });
}

/**
 * Asks the provider once more for a refund that it refused, as another attempt. It is booked since it was promised, so
 * nothing is booked again. 404 for an unknown one, 409 invalid_transition for one that is not refused or is disputed.
 */
export async function retryRefund(db: Db, refundId: string, by: By): Promise<string> {
  return db.transaction(async (db) => {
    const [known] = await db.select().from(refunds).where(eq(refunds.id, refundId));
    if (!known) throw new Problem('not_found', 'There is no such refund.');
    const { orderId } = known;
    await lockPaidOrder(db, orderId);
    const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    if (refund?.status !== 'failed' || (await isDisputed(db, orderId)))
      throw new Problem('invalid_transition', 'This refund is not refused, or not any more.');
    await db
      .update(refunds)
      .set({ status: 'asked', doneAt: null, attempt: sql`${refunds.attempt} + 1` })
      .where(eq(refunds.id, refundId));
    await enqueue(db, refundTask, { refundId }, by.at);
    const [before, after] = [{ refund: refund.status }, { refund: 'asked', attempt: refund.attempt + 1 }];
    await recordOrder(db, orderId, by, { before, after });
    return orderId;
  });
}
