/** The sandbox: a payment provider in which no money moves (decisions, Money). Its notices come later, signed, by the same door as real ones. */
import { z } from 'zod';
import type { Clock } from '#kit/server/clock.ts';
import { newId, newSecret } from '#kit/server/ids.ts';
import type { Task } from '#kit/server/outbox/outbox.ts';
import type { SandboxOutcome } from '../contract.ts';
import { cardDigits, isExpired, passesLuhn, readExpiry } from '../rules.ts';
import { noticeHeader, signNotice } from './notice.ts';
import type { PaymentProvider } from './provider.ts';

/** The well-known test numbers; any other card is no test card. */
const accepted = new Set([
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '378282246310005',
]);
const refused: Readonly<Record<string, NonNullable<SandboxOutcome['reason']>>> = {
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
};

export const sandboxProvider: PaymentProvider = {
  name: 'sandbox',
  publishableKey: null,
  open: async () => {
    const id = `pi_${newId()}`;
    return { id, clientSecret: `${id}_secret_${newSecret()}` };
  },
};

/** What a test card comes to; undefined when it pays. */
export function refusalOf(
  card: { cardNumber: string; expiry: string },
  at: Date,
): NonNullable<SandboxOutcome['reason']> | undefined {
  const digits = cardDigits(card.cardNumber);
  if (!passesLuhn(digits)) return 'incorrect_number';
  const expiry = readExpiry(card.expiry);
  if (!expiry || isExpired(expiry, at)) return 'expired_card';
  return refused[digits] ?? (accepted.has(digits) ? undefined : 'incorrect_number');
}

const Payload = z.strictObject({ paymentId: z.string(), amountCents: z.number().int() });
export const sandboxNoticeTask = 'sandbox-notice';

/** Tells the webhook that a payment succeeded. The notice's id is the payment's: a retry is the same notice. */
export function sandboxNotices(options: {
  secret: string;
  clock: Clock;
  post: (request: Request) => Promise<Response>;
}): Task<z.infer<typeof Payload>> {
  return {
    name: sandboxNoticeTask,
    payload: Payload,
    run: async ({ paymentId, amountCents }) => {
      const body = JSON.stringify({
        id: `evt_${paymentId}`,
        type: 'payment_intent.succeeded',
        data: { object: { id: paymentId, amount: amountCents } },
      });
      const headers = {
        'content-type': 'application/json',
        [noticeHeader]: signNotice(options.secret, body, options.clock()),
      };
      const reply = await options.post(
        new Request('http://in-process/api/payments/webhook', { method: 'POST', headers, body }),
      );
      if (!reply.ok) throw new Error(`The webhook answered ${reply.status}`);
    },
  };
}
