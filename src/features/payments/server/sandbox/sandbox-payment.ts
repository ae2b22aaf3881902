/** The press of "pay" in the sandbox: a test card, and what its bank says (specification section 7; quality, Payments). */
import { together } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { SandboxCard, SandboxOutcome } from '../../contract.ts';
import { lockBySecret } from '../taking/locks.ts';
import { bookCharge } from './sandbox-balance.ts';
import { disputeOf, openDispute } from './sandbox-disputes.ts';
import { sandboxNoticeTask } from './sandbox-notices.ts';
import { isAskedFirst, refusalOf, sandboxSaved } from './sandbox.ts';
import { markPayment } from '../taking/taking.ts';

/** Pays with a test card. Twenty clicks at once are one payment: the step from open to processing is taken once. */
export async function confirmSandboxPayment(
  db: Db,
  actor: { id: string },
  card: SandboxCard,
  at: Date,
): Promise<SandboxOutcome> {
  return db.transaction(async (db) => {
    const found = await lockBySecret(db, card.clientSecret);
    if (found?.order.userId !== actor.id) throw new Problem('not_found', 'There is no such payment.');
    const { order, payment } = found;
    if (payment.status === 'processing' || payment.status === 'succeeded')
      return { status: 'processing', reason: null };
    // Paid in another tab: who presses here too has what they wanted, and is not asked to pay once more.
    if (order.status === 'confirmed') throw new Problem('already_paid', 'This was paid in another tab.');
    // The hold may have got another quantity since: then this payment is of yesterday's price. Or its event was moved.
    if (payment.status !== 'open' || payment.amountCents !== order.amountCents || order.movedFrom !== null)
      throw new Problem('conflict', 'This payment was replaced by another one.');
    if (order.status !== 'pending' || order.holdExpiresAt === null || order.holdExpiresAt <= at)
      throw new Problem('hold_expired', 'Your places went back after 15 minutes. Nothing was charged.');
    const reason = refusalOf(card, at);
    if (reason !== undefined) return { status: 'refused', reason };
    if (isAskedFirst(card)) return { status: 'requires_action', reason: null };
    const { id, amountCents } = payment;
    const saved = order.plan === null ? {} : sandboxSaved(order.userId, card.cardNumber, id);
    await together([
      markPayment(db, id, 'processing'),
      bookCharge(db, payment, order, at),
      enqueue(db, sandboxNoticeTask, { paymentId: id, amountCents, ...saved }, at),
    ]);
    const dispute = disputeOf(card.cardNumber);
    if (dispute !== undefined) await openDispute(db, payment, dispute, at);
    return { status: 'processing', reason: null };
  });
}
