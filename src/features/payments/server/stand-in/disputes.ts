/** What banks ask back of the stand-in's payments. */
import { newId } from '#kit/server/ids.ts';
import { found, invalid, missing } from './answers.ts';
import type { Answer, Dispute, Intent } from './answers.ts';
import type { Connect } from './connect.ts';
import { connectRefusal } from './connect-rules.ts';

/** What an answer in these words comes to: https://docs.stripe.com/testing#evidence */
const verdicts: Readonly<Record<string, 'won' | 'lost'>> = { winning_evidence: 'won', losing_evidence: 'lost' };

export function openDisputes(intents: ReadonlyMap<string, Intent>, connect: Connect) {
  const disputes = new Map<string, Dispute>();
  const of = (intent: string | null) => [...disputes.values()].filter((one) => one.payment_intent === intent);
  const move = (dispute: Dispute, amount: number, kept: number): void => {
    dispute.balance_transactions.push({ amount, fee: kept });
    connect.dispute(dispute, amount, kept);
  };
  return {
    isDisputed: (intent: string): boolean => of(intent).some(({ status }) => status !== 'won'),
    list: (intent: string | null): Answer => found({ object: 'list', has_more: false, data: of(intent) }),
    /** A bank asks for a payment and takes what it is told to; with `over` as it stands later. */
    open: (intent: string, over: Partial<Dispute> = {}): Dispute => {
      const { balance_transactions: moves, ...rest } = over;
      const dispute: Dispute = {
        id: `du_${newId()}`,
        payment_intent: intent,
        amount: intents.get(intent)?.amount ?? 0,
        reason: 'fraudulent',
        status: 'needs_response',
        evidence_details: { due_by: null },
        balance_transactions: [],
        ...rest,
      };
      disputes.set(dispute.id, dispute);
      for (const { amount, fee: kept } of moves ?? []) move(dispute, amount, kept);
      return dispute;
    },
    /** Evidence is sent; staged alone it changes nothing. */
    answer: (id: string, form: URLSearchParams): Answer => {
      const dispute = disputes.get(id);
      if (!dispute) return missing();
      const rule = connectRefusal('dispute', { form, disputeStatus: dispute.status });
      if (rule) return invalid(rule);
      if (form.get('submit') === 'false') return found({ object: 'dispute', ...dispute });
      dispute.status = verdicts[form.get('evidence[uncategorized_text]') ?? ''] ?? 'under_review';
      if (dispute.status === 'won') move(dispute, dispute.amount, 0);
      return found({ object: 'dispute', ...dispute });
    },
  };
}
