/** The sandbox's notices: signed and sent by the same door as a real provider's, by tasks of the house. */
import { z } from 'zod';
import type { Clock } from '#kit/shared/clock.ts';
import { newId } from '#kit/server/ids.ts';
import type { Task } from '#kit/server/outbox/task.ts';
import { noticeHeader, signNotice } from '../taking/notice.ts';
import { houseCurrency } from '../provider.ts';
import { endDisputes, sandboxDisputeTask } from './sandbox-disputes.ts';

type Options = {
  readonly secret: string;
  readonly clock: Clock;
  readonly post: (request: Request) => Promise<Response>;
};

/** Posts a notice as a provider does; throws when it is not taken. */
async function tell({ secret, clock, post }: Options, id: string, type: string, object: object): Promise<void> {
  const body = JSON.stringify({ id, type, livemode: false, data: { object } });
  const headers = { 'content-type': 'application/json', [noticeHeader]: signNotice(secret, body, clock()) };
  const reply = await post(new Request('http://in-process/api/payments/webhook', { method: 'POST', headers, body }));
  if (!reply.ok) throw new Error(`The webhook answered ${reply.status}`);
}

const Payload = z.strictObject({
  paymentId: z.string(),
  amountCents: z.number().int(),
  /** Of a payment whose method is saved. */
  customer: z.string().optional(),
  method: z.string().optional(),
});
export const sandboxNoticeTask = 'sandbox-notice';

/** Tells the webhook that a payment succeeded. The notice's id is the payment's: a retry is the same notice. */
export const sandboxNotices = (options: Options): Task<z.infer<typeof Payload>> => ({
  name: sandboxNoticeTask,
  payload: Payload,
  run: ({ paymentId: id, amountCents: amount, customer, method }) =>
    tell(options, `evt_${id}`, 'payment_intent.succeeded', {
      id,
      amount,
      currency: houseCurrency,
      customer,
      payment_method: method,
    }),
});

const Disputed = z.strictObject({ paymentId: z.string() });

/** Tells it that a bank asks for a payment, or that the day for an answer has come, which ends what is undecided. */
export const sandboxDisputeNotices = (options: Options): Task<z.infer<typeof Disputed>> => ({
  name: sandboxDisputeTask,
  payload: Disputed,
  run: async ({ paymentId }, db) => {
    await endDisputes(db, paymentId, options.clock);
    await tell(options, `evt_${newId()}`, 'charge.dispute.updated', { payment_intent: paymentId });
  },
});
