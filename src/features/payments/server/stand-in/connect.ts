/** Stripe Connect of the stand-in: accounts, what is split, taken back and paid out, and the balances of all of them. */
import { newId } from '#kit/server/ids.ts';
import { found, invalid, metadataOf, missing } from './answers.ts';
import type { Answer } from './answers.ts';
import { house, openBalances } from './balances.ts';
import type { Balances } from './balances.ts';
import { connectRefusal } from './connect-rules.ts';
import type { ConnectAsked, ConnectRule } from './connect-rules.ts';
import { openSales } from './sales.ts';
import type { Sales } from './sales.ts';

type Account = {
  id: string;
  country: string;
  email: string | null;
  payouts_enabled: boolean;
  capabilities: { transfers: 'active' | 'inactive' };
  requirements: { currently_due: string[]; past_due: string[]; current_deadline: number | null; disabled_reason: null };
};
type Payout = {
  id: string;
  object: 'payout';
  amount: number;
  status: 'pending' | 'paid' | 'failed';
  failure_code: string | null;
  metadata: Record<string, string>;
};
const due = 'individual.verification.document';

type State = {
  readonly accounts: Map<string, Account>;
  readonly payouts: Map<string, Payout & { account: string }>;
  readonly balances: Balances;
  readonly sales: Sales;
};

const refusedBy = (call: ConnectRule['call'], asked: ConnectAsked): Answer | undefined => {
  const rule = connectRefusal(call, asked);
  return rule && invalid(rule);
};

/** The lines that write, each with what of `writesOf` answers it; a bare name is its own. */
const paths: readonly (readonly [RegExp, string])[] = [
  [/^\/v1\/(?<name>accounts|account_links|transfers|payouts)$/, ''],
  [/^\/v1\/transfers\/(?<id>\w+)\/reversals$/, 'reversals'],
  [/^\/v1\/application_fees\/(?<id>\w+)\/refunds$/, 'fee_refunds'],
];

type Write = (form: URLSearchParams, id: string, account: string) => Answer;

/** What may be written, by the names of `paths`; `account` is whose it is, the house's own unless told. */
function writesOf({ accounts, payouts, balances, sales }: State): Readonly<Record<string, Write>> {
  const { book, balanceOf } = balances;
  const { transfers, fees, send, reverse, refundFee } = sales;
  return {
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
}

/** What may be read; undefined for a path that is none of Connect's. */
function read(
  { accounts, payouts, balances, sales }: State,
  path: string,
  query: URLSearchParams,
  account: string,
): Answer | undefined {
  const one = /^\/v1\/(?<name>accounts|payouts)\/(?<id>\w+)$/.exec(path)?.groups;
  if (one) return found((one['name'] === 'accounts' ? accounts : payouts).get(one['id'] ?? ''));
  const list = (data: readonly object[]) => found({ object: 'list', has_more: false, data: [...data] });
  if (path === '/v1/payouts') return list([...payouts.values()].filter((payout) => payout.account === account));
  if (path === '/v1/transfers')
    return list([...sales.transfers.values()].filter((one) => one.transfer_group === query.get('transfer_group')));
  if (path === '/v1/balance') {
    const amount = balances.balanceOf(account);
    return found({ object: 'balance', available: [{ amount, currency: 'eur' }], pending: [] });
  }
  if (path !== '/v1/balance_transactions') return undefined;
  const since = Number(query.get('created[gte]') ?? 0);
  const lines = balances.lines(account).filter(({ created }) => created >= since);
  return list(lines.toReversed());
}

export type Connect = ReturnType<typeof openConnect>;

export function openConnect(now: () => Date) {
  const accounts = new Map<string, Account>();
  const payouts = new Map<string, Payout & { account: string }>();
  const balances = openBalances(now);
  const { book, balanceOf } = balances;
  const sales = openSales(balances);
  const state = { accounts, payouts, balances, sales };
  const writes = writesOf(state);

  return {
    accounts,
    ...sales,
    payouts,
    balanceOf,
    lines: balances.lines,
    /** Undefined for a path that is none of Connect's. */
    write: (path: string, form: URLSearchParams, account = house): Answer | undefined => {
      for (const [pattern, name] of paths) {
        const groups = pattern.exec(path)?.groups;
        const write = groups && writes[name || (groups['name'] ?? '')];
        if (write) return write(form, groups['id'] ?? '', account);
      }
      return undefined;
    },
    read: (path: string, query: URLSearchParams, account = house): Answer | undefined =>
      read(state, path, query, account),
    /** What refuses a payment that is to be split. */
    refusesOpening: (form: URLSearchParams): Answer | undefined => {
      const account = accounts.get(form.get('transfer_data[destination]') ?? '');
      return refusedBy('open', { form, transfers: account?.capabilities.transfers });
    },
    refusesRefund: (form: URLSearchParams): Answer | undefined =>
      refusedBy('refund', { form, isSplit: Boolean(sales.chargeOf(form.get('payment_intent') ?? '')?.transfer) }),
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
