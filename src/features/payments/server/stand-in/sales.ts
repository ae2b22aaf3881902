/** Sales at the stand-in: what a card is charged, what of it goes on to an owner's account, and what comes back of both. */
import { newId } from '#kit/server/ids.ts';
import type { Dispute, Intent, Refund } from './answers.ts';
import { house } from './balances.ts';
import type { Balances } from './balances.ts';

type Transfer = {
  id: string;
  object: 'transfer';
  amount: number;
  amount_reversed: number;
  created: number;
  destination: string;
  transfer_group: string | null;
  metadata: Record<string, string>;
};
type Fee = { id: string; object: 'application_fee'; account: string; amount: number; amount_refunded: number };
type Charge = {
  id: string;
  object: 'charge';
  amount: number;
  payment_intent: string;
  transfer: Transfer | null;
  application_fee: Fee | null;
};
/** What Stripe keeps of each card payment for itself; the house's ledger knows nothing of it. */
const cost = 25;

export type Sales = ReturnType<typeof openSales>;

export function openSales({ book }: Balances) {
  const charges = new Map<string, Charge>();
  const transfers = new Map<string, Transfer>();
  const fees = new Map<string, Fee>();

  const send = (
    amount: number,
    destination: string,
    group: string | null,
    metadata: Record<string, string>,
  ): Transfer => {
    const id = `tr_${newId()}`;
    const transfer: Transfer = {
      id,
      object: 'transfer',
      amount,
      amount_reversed: 0,
      created: transfers.size,
      destination,
      transfer_group: group,
      metadata,
    };
    transfers.set(id, transfer);
    book(house, 'transfer', -amount, transfer);
    book(destination, 'payment', amount, null);
    return transfer;
  };
  const takeFee = (amount: number, account: string): Fee => {
    const fee: Fee = { id: `fee_${newId()}`, object: 'application_fee', account, amount, amount_refunded: 0 };
    fees.set(fee.id, fee);
    book(house, 'application_fee', amount, fee);
    book(account, 'application_fee', -amount, null);
    return fee;
  };
  const reverse = (transfer: Transfer, amount: number): void => {
    if (amount === 0) return;
    transfer.amount_reversed += amount;
    book(house, 'transfer_refund', amount, {
      object: 'transfer_reversal',
      id: `trr_${newId()}`,
      transfer: transfer.id,
    });
    book(transfer.destination, 'payment_refund', -amount, null);
  };
  const refundFee = (fee: Fee, amount: number): void => {
    if (amount === 0) return;
    fee.amount_refunded += amount;
    book(house, 'application_fee_refund', -amount, { object: 'fee_refund', id: `fr_${newId()}`, fee: fee.id });
    book(fee.account, 'application_fee_refund', amount, null);
  };
  const chargeOf = (intent: string): Charge | undefined =>
    [...charges.values()].find((one) => one.payment_intent === intent);

  return {
    transfers,
    fees,
    chargeOf,
    send,
    reverse,
    refundFee,
    /** A card was taken: the charge, and what of it goes on at once. */
    charge: ({ id: payment_intent, amount, split }: Intent): void => {
      const charge: Charge = {
        id: `ch_${newId()}`,
        object: 'charge',
        amount,
        payment_intent,
        transfer: null,
        application_fee: null,
      };
      charges.set(charge.id, charge);
      book(house, 'charge', amount, charge, cost);
      if (!split) return;
      charge.transfer = send(amount, split.account, split.group, {});
      if (split.feeCents > 0) charge.application_fee = takeFee(split.feeCents, split.account);
    },
    /** A refund, and where it is asked for what of the transfer and the commission goes back in proportion. */
    refund: (refund: Refund, form?: URLSearchParams): void => {
      book(house, 'refund', -refund.amount, { object: 'refund', ...refund });
      const charge = chargeOf(refund.payment_intent);
      if (!charge?.transfer || form?.get('reverse_transfer') !== 'true') return;
      reverse(charge.transfer, refund.amount);
      const fee = charge.application_fee;
      if (fee && form.get('refund_application_fee') === 'true')
        refundFee(fee, Math.round((fee.amount * refund.amount) / charge.amount));
    },
    /** What a refund that failed brings back. */
    refundFailed: (refund: Refund): void =>
      book(house, 'refund_failure', refund.amount, { object: 'refund', ...refund }),
    dispute: (dispute: Dispute, amount: number, kept: number): void =>
      book(house, 'adjustment', amount, { object: 'dispute', ...dispute }, kept),
  };
}
