/** What goes back of the stand-in's payments: asked for by the house, or by somebody in the dashboard. */
import { newId } from '#kit/server/ids.ts';
import { found, invalid, metadataOf, missing } from './answers.ts';
import type { Answer, Intent, Refund } from './answers.ts';
import type { Connect } from './connect.ts';
import { refusalBy } from './rules.ts';

type Around = {
  readonly intents: ReadonlyMap<string, Intent>;
  readonly connect: Connect;
  readonly isDisputed: (intent: string) => boolean;
};

export function openRefunds({ intents, connect, isDisputed }: Around) {
  const refunds = new Map<string, Refund>();
  /** What the next ones come to; usually they are done at once. */
  let next = 'succeeded';
  const of = (intent: string | null) => [...refunds.values()].filter((one) => one.payment_intent === intent);

  return {
    refunds,
    list: (intent: string | null): Answer => found({ object: 'list', has_more: false, data: of(intent) }),
    make: (form: URLSearchParams): Answer => {
      const intent = intents.get(form.get('payment_intent') ?? '');
      if (!intent) return missing();
      // What failed is back on the account: it may be tried again.
      const before = of(intent.id).reduce((sum, one) => sum + (one.status === 'failed' ? 0 : one.amount), 0);
      const left = intent.amount - before;
      const asked = { form, intent, left, isDisputed: isDisputed(intent.id), isBrowser: false };
      const refusal = refusalBy('refund', asked);
      if (refusal) return invalid(refusal);
      const refused = connect.refusesRefund(form);
      if (refused) return refused;
      // Without an amount it is all that is left.
      const amount = Number(form.get('amount') ?? left);
      const id = `re_${newId()}`;
      const refund = { id, payment_intent: intent.id, amount, status: next, metadata: metadataOf(form) };
      refunds.set(id, refund);
      if (next !== 'failed') connect.refund(refund, form);
      return found(refund);
    },
    /** What somebody does in the dashboard: it carries no key of the house. */
    makeInDashboard: (intent: string, amount: number): Refund => {
      const refund = { id: `re_${newId()}`, payment_intent: intent, amount, status: 'succeeded', metadata: {} };
      refunds.set(refund.id, refund);
      connect.refund(refund);
      return refund;
    },
    /** What the next ones come to, and those that are on their way. */
    setStatus: (status: 'succeeded' | 'pending' | 'failed'): void => {
      next = status;
      if (status === 'pending') return;
      for (const refund of refunds.values())
        if (refund.status === 'pending') {
          refund.status = status;
          if (status === 'failed') connect.refundFailed(refund);
        }
    },
  };
}
