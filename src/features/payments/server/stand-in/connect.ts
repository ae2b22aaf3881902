/** Stripe Connect of the stand-in: accounts, what is split, taken back and paid out, and the balances of all of them. */
import { newId } from '#kit/server/ids.ts';
import { found, invalid, metadataOf, missing } from './answers.ts';
import type { Answer, Dispute, Intent, Refund } from './answers.ts';
import { connectRefusal } from './connect-rules.ts';
import type { ConnectAsked, ConnectRule } from './connect-rules.ts';

type Account = {
  id: string;
  country: string;
  email: string | null;
  payouts_enabled: boolean;
  capabilities: { transfers: 'active' | 'inactive' };
  requirements: { currently_due: string[]; past_due: string[]; current_deadline: number | null; disabled_reason: null };
};
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
type Payout = {
  id: string;
  object: 'payout';
  amount: number;
  status: 'pending' | 'paid' | 'failed';
  failure_code: string | null;
  metadata: Record<string, string>;
};
type Line = {
  id: string;
  object: 'balance_transaction';
  type: string;
  amount: number;
  fee: number;
  created: number;
  source: object | null;
};

/** What Stripe keeps of each card payment for itself; the house's ledger knows nothing of it. */
const cost = 25;
const due = 'individual.verification.document';
/** Whose balance is the house's own. */
const house = '';

export function openConnect(now: () => Date) {
  const accounts = new Map<string, Account>();
  const charges = new Map<string, Charge>();
  const transfers = new Map<string, Transfer>();
  const fees = new Map<string, Fee>();
  const payouts = new Map<string, Payout & { account: string }>();
  const lines: (Line & { of: string })[] = [];

  const book = (of: string, type: string, amount: number, source: object | null, fee = 0): void => {
    const created = Math.floor(now().getTime() / 1000);
    lines.push({ of, id: `txn_${newId()}`, object: 'balance_transaction', type, amount, fee, created, source });
  };
  const balanceOf = (of: string): number => lines.reduce((sum, line) => sum + (line.of === of ? line.amount : 0), 0);

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
  const refusedBy = (call: ConnectRule['call'], asked: ConnectAsked): Answer | undefined => {
    const rule = connectRefusal(call, asked);
    return rule && invalid(rule);
  };

  const writes: Readonly<Record<string, (form: URLSearchParams, id: string, account: string) => Answer>> = {
    accounts: (form) => {
      const id = `acct_${newId()}`;
      const requirements = { currently_due: [due], past_due: [], current_deadline: null, disabled_reason: null };
      const { country, email } = { country: form.get('country') ?? '', email: form.get('email') };
      accounts.set(id, {
        id,
        country,
        email,
        payouts_enabled: false,
        capabilities: { transfers: 'inactive' },
        requirements,
      });
      return found({ object: 'account', ...accounts.get(id) });
    },
    account_links: (form) => {
      const id = form.get('account') ?? '';
      if (!accounts.has(id)) return missing();
      return found({ object: 'account_link', url: `https://connect.stripe.example/setup/${id}` });
    },
    transfers: (form) => {
      const destination = accounts.get(form.get('destination') ?? '');
      if (!destination) return missing();
      const { transfers } = destination.capabilities;
      const refused = refusedBy('transfer', { form, transfers, availableCents: balanceOf(house) });
      return (
        refused ?? found(send(Number(form.get('amount')), destination.id, form.get('transfer_group'), metadataOf(form)))
      );
    },
    reversals: (form, id) => {
      const transfer = transfers.get(id);
      if (!transfer) return missing();
      const refused = refusedBy('reversal', { form, left: transfer.amount - transfer.amount_reversed });
      if (refused) return refused;
      reverse(transfer, Number(form.get('amount')));
      return found({ object: 'transfer_reversal', id: `trr_${newId()}`, transfer: id });
    },
    fee_refunds: (form, id) => {
      const fee = fees.get(id);
      if (!fee) return missing();
      const refused = refusedBy('fee_refund', { form, left: fee.amount - fee.amount_refunded });
      if (refused) return refused;
      refundFee(fee, Number(form.get('amount')));
      return found({ object: 'fee_refund', id: `fr_${newId()}`, fee: id });
    },
    payouts: (form, _id, account) => {
      const paysOut = accounts.get(account)?.payouts_enabled;
      const refused = refusedBy('payout', { form, paysOut, availableCents: balanceOf(account) });
      if (refused) return refused;
      const [id, amount] = [`po_${newId()}`, Number(form.get('amount'))];
      const payout = {
        id,
        object: 'payout',
        amount,
        status: 'pending',
        failure_code: null,
        metadata: metadataOf(form),
        account,
      } as const;
      payouts.set(id, { ...payout });
      book(account, 'payout', -amount, null);
      return found({ ...payout });
    },
  };
  const paths: readonly (readonly [RegExp, string])[] = [
    [/^\/v1\/(?<name>accounts|account_links|transfers|payouts)$/, ''],
    [/^\/v1\/transfers\/(?<id>\w+)\/reversals$/, 'reversals'],
    [/^\/v1\/application_fees\/(?<id>\w+)\/refunds$/, 'fee_refunds'],
  ];

  return {
    accounts,
    transfers,
    fees,
    payouts,
    balanceOf,
    /** The house's own lines, and those of an account. */
    lines: (of = house): readonly Line[] => lines.filter((line) => line.of === of),
    /** Undefined for a path that is none of Connect's. */
    write: (path: string, form: URLSearchParams, account = house): Answer | undefined => {
      for (const [pattern, name] of paths) {
        const groups = pattern.exec(path)?.groups;
        const write = groups && writes[name || (groups['name'] ?? '')];
        if (write) return write(form, groups['id'] ?? '', account);
      }
      return undefined;
    },
    read: (path: string, query: URLSearchParams, account = house): Answer | undefined => {
      const one = /^\/v1\/(?<name>accounts|payouts)\/(?<id>\w+)$/.exec(path)?.groups;
      if (one) return found((one['name'] === 'accounts' ? accounts : payouts).get(one['id'] ?? ''));
      const list = (data: readonly object[]) => found({ object: 'list', has_more: false, data: [...data] });
      if (path === '/v1/payouts') return list([...payouts.values()].filter((payout) => payout.account === account));
      if (path === '/v1/transfers')
        return list([...transfers.values()].filter((one) => one.transfer_group === query.get('transfer_group')));
      if (path === '/v1/balance')
        return found({ object: 'balance', available: [{ amount: balanceOf(account), currency: 'eur' }], pending: [] });
      if (path !== '/v1/balance_transactions') return undefined;
      const since = Number(query.get('created[gte]') ?? 0);
      return list(lines.filter((line) => line.of === account && line.created >= since).toReversed());
    },
    /** What refuses a payment that is to be split. */
    refusesOpening: (form: URLSearchParams): Answer | undefined => {
      const account = accounts.get(form.get('transfer_data[destination]') ?? '');
      return refusedBy('open', { form, transfers: account?.capabilities.transfers });
    },
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
    chargeOf,
    refusesRefund: (form: URLSearchParams): Answer | undefined =>
      refusedBy('refund', { form, isSplit: Boolean(chargeOf(form.get('payment_intent') ?? '')?.transfer) }),
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
    /** Its owner said what was missing, or something came to be missing again. */
    setAccount: (id: string, isReady: boolean): void => {
      const account = accounts.get(id);
      if (!account) throw new Error('There is no such account');
      account.payouts_enabled = isReady;
      account.capabilities.transfers = isReady ? 'active' : 'inactive';
      account.requirements.currently_due = isReady ? [] : [due];
    },
    /** The bank has it, or sends it back; then its owner has to mend the account. */
    endPayout: (id: string, status: 'paid' | 'failed'): void => {
      const payout = payouts.get(id);
      if (!payout) throw new Error('There is no such payout');
      Object.assign(payout, { status, failure_code: status === 'failed' ? 'account_closed' : null });
      if (status === 'paid') return;
      book(payout.account, 'payout_failure', payout.amount, null);
      const account = accounts.get(payout.account);
      if (account) account.payouts_enabled = false;
    },
  };
}
