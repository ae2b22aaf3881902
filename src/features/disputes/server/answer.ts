/** The desk's answer to a dispute, sent to the buyer's bank by the payment provider (decision 0101). */
import { and, eq, isNull } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { disputes } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';

/** Sends an answer about a payment of an order; the payments' room needs that of the orders, so the roof hands it in. */
export type SendAnswer = (
  db: Db,
  about: { readonly orderId: string; readonly dispute: string; readonly text: string },
  at: Date,
) => Promise<void>;

/** Sends the one answer that a dispute has. 404 for one that is unknown, 409 for one that is decided or answered. */
export async function answerDispute(
  db: Db,
  send: SendAnswer,
  { id, text }: { readonly id: string; readonly text: string },
  { actor, at }: { readonly actor: { readonly id: string }; readonly at: Date },
): Promise<void> {
  const [dispute] = await db.select().from(disputes).where(eq(disputes.id, id));
  if (!dispute) throw new Problem('not_found', 'There is no such dispute.');
  const { orderId, status, answeredAt } = dispute;
  if (status !== 'open' || answeredAt !== null)
    throw new Problem('conflict', 'This dispute was answered or decided meanwhile. Look at it again.');
  await send(db, { orderId, dispute: id, text }, at);
  await db.transaction(async (db) => {
    await db
      .update(disputes)
      .set({ answeredAt: at })
      .where(and(eq(disputes.id, id), isNull(disputes.answeredAt)));
    // What it says of the buyer stays out of the log.
    await recordChange(db, { action: 'answer', entity: 'orders', entityId: orderId, title: id, actor, at });
  });
}
