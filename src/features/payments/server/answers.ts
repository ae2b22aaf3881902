/** Answers to disputes, sent by the provider that a payment was made at; the roof hands this to the disputes room. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { PaymentProvider } from './provider.ts';
import { payments } from './table.ts';
import { claimsTask } from './task-names.ts';

/** Sends an answer, and has the provider asked what it came to. 409 where a provider's keys are gone. */
export const sendAnswerWith =
  (providers: readonly PaymentProvider[]) =>
  async (
    db: Db,
    { orderId, ...answer }: { readonly orderId: string; readonly dispute: string; readonly text: string },
    at: Date,
  ): Promise<void> => {
    const isPaid = and(eq(payments.orderId, orderId), eq(payments.status, 'succeeded'));
    const [payment] = await db.select().from(payments).where(isPaid);
    const provider = providers.find(({ name }) => name === payment?.provider);
    if (!payment || !provider) throw new Problem('conflict', 'Answer this one in the dashboard of the provider.');
    await provider.answerDispute(answer);
    await enqueue(db, claimsTask, { paymentId: payment.id }, at);
  };
