/** Stripe Connect behind the house's own door (decision 0091): accounts of owners, and what goes to and from them. */
import type { Stripe } from 'stripe';
import type { AccountFound, AccountProvider, PayoutFound } from '#features/payout-accounts/account-provider.ts';
import { newId } from '#kit/server/ids.ts';
import type { PaymentProvider } from '../provider.ts';
import { houseCurrency } from '../provider.ts';
import { asked, idOf } from './stripe-errors.ts';

type Connect = Omit<AccountProvider, 'name' | 'isLive'> & Pick<PaymentProvider, 'takeBack' | 'transfer'>;

/** As many as Stripe gives at once; an account has no more payouts in the time a key is asked after. */
const many = 100;

/**
 * An owner's dashboard is Stripe's own (`express`), the house bears what an account owes and pays Stripe's fees, Stripe
 * asks its owner whatever it needs to know, and nothing is paid out but by the house.
 */
const terms = {
  controller: {
    stripe_dashboard: { type: 'express' },
    losses: { payments: 'application' },
    fees: { payer: 'application' },
    requirement_collection: 'stripe',
  },
  capabilities: { transfers: { requested: true } },
  settings: { payouts: { schedule: { interval: 'manual' } } },
} as const satisfies Stripe.AccountCreateParams;

export function connectOf(stripe: Stripe): Connect {
  const findPayout = async (account: string, key: string) => {
    const { data } = await stripe.payouts.list({ limit: many }, { stripeAccount: account });
    return data.find(({ metadata }) => metadata?.['key'] === key);
  };
  /** The commission on a payment that was split. */
  const feeOf = async (paymentId: string) => {
    const expand = ['latest_charge.application_fee'];
    const charge = (await stripe.paymentIntents.retrieve(paymentId, { expand })).latest_charge;
    const fee = typeof charge === 'object' ? charge?.application_fee : null;
    return typeof fee === 'object' ? fee : null;
  };
  return {
    openAccount: ({ key, country, kind, email }) =>
      asked(async () => {
        const business_type = kind === 'person' ? 'individual' : 'company';
        const told = { ...terms, country, email, business_type, metadata: { key } } as const;
        return (await stripe.accounts.create(told, { idempotencyKey: `account-${key}` })).id;
      }),
    onboarding: ({ account, returnTo }) =>
      asked(async () => {
        const type = 'account_onboarding';
        const to = { account, type, return_url: returnTo, refresh_url: returnTo };
        // Each is good once and soon: a new one for each press.
        return (await stripe.accountLinks.create(to, { idempotencyKey: `link-${account}-${newId()}` })).url;
      }),
    lookAtAccount: (account) =>
      asked(
        async () => accountFound(await stripe.accounts.retrieve(account)),
        () => ({ standing: 'refused', missing: [], until: null }),
      ),
    balanceOf: (account) =>
      asked(async () => {
        const { available, pending } = await stripe.balance.retrieve({}, { stripeAccount: account });
        const euros = (sums: readonly { readonly amount: number; readonly currency: string }[]) =>
          sums.reduce((sum, { amount, currency }) => sum + (currency === houseCurrency ? amount : 0), 0);
        return { availableCents: euros(available), pendingCents: euros(pending) };
      }),
    payOut: ({ account, amountCents: amount, key }) =>
      asked(
        async () => {
          const payout =
            (await findPayout(account, key)) ??
            (await stripe.payouts.create(
              { amount, currency: houseCurrency, metadata: { key } },
              { stripeAccount: account, idempotencyKey: `payout-${key}` },
            ));
          return payoutFound(payout);
        },
        ({ code }) => ({ id: null, status: 'failed', failure: code ?? 'refused' }),
      ),
    lookAtPayout: ({ account, id }) =>
      asked(async () => payoutFound(await stripe.payouts.retrieve(id, {}, { stripeAccount: account }))),
    takeBack: ({ orderId, paymentId, reversedCents, refundedFeeCents }) =>
      asked(async () => {
        // The commission first, so that the account does not owe for a moment what it gets back anyway.
        const fee = await feeOf(paymentId);
        const back = Math.min(refundedFeeCents, fee?.amount ?? 0) - (fee?.amount_refunded ?? 0);
        if (fee && back > 0) {
          const idempotencyKey = `fee-${fee.id}-${fee.amount_refunded + back}`;
          await stripe.applicationFees.createRefund(fee.id, { amount: back }, { idempotencyKey });
        }
        // The first, which was split off the payment, before what was given again later.
        const { data } = await stripe.transfers.list({ transfer_group: orderId, limit: many });
        let left = reversedCents - data.reduce((sum, one) => sum + one.amount_reversed, 0);
        for (const { id, amount, amount_reversed: before } of data.toSorted((a, b) => a.created - b.created)) {
          const more = Math.min(left, amount - before);
          if (more <= 0) continue;
          const idempotencyKey = `reversal-${id}-${before + more}`;
          await stripe.transfers.createReversal(id, { amount: more }, { idempotencyKey });
          left -= more;
        }
      }),
    transfer: ({ account, amountCents, orderId, key }) =>
      asked(async () => {
        const group = { transfer_group: orderId };
        const { data } = await stripe.transfers.list({ ...group, limit: many });
        if (data.some(({ metadata }) => metadata['key'] === key)) return;
        const to = { amount: amountCents, currency: houseCurrency, destination: account, metadata: { key }, ...group };
        await stripe.transfers.create(to, { idempotencyKey: `transfer-${key}` });
      }),
  };
}

/** Only who can be paid to, and paid out, can be paid. */
function accountFound(account: Stripe.Account): AccountFound {
  const { requirements, capabilities, payouts_enabled: paysOut } = account;
  const missing = [...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])])];
  const deadline = requirements?.current_deadline ?? null;
  const until = deadline === null ? null : new Date(deadline * 1000);
  const isRefused = requirements?.disabled_reason?.startsWith('rejected') ?? false;
  const isReady = capabilities?.transfers === 'active' && paysOut;
  const standing = isRefused ? 'refused' : isReady ? 'ready' : missing.length > 0 ? 'missing' : 'checking';
  return { standing, missing, until };
}

const ended: Readonly<Record<string, PayoutFound['status']>> = { paid: 'paid', failed: 'failed', canceled: 'failed' };
const payoutFound = ({ id, status, failure_code: code }: Stripe.Payout): PayoutFound => {
  const now = ended[status] ?? 'sent';
  return { id, status: now, failure: now === 'failed' ? (code ?? status) : null };
};

/** The ids that tell which payment a line of the balance is of, in the shapes of Stripe's sources. */
export function namesOf({ source }: Stripe.BalanceTransaction) {
  if (source === null || typeof source === 'string') return {};
  switch (source.object) {
    case 'charge': {
      const { id: chargeId, payment_intent: intent, transfer, application_fee: fee } = source;
      return { chargeId, paymentId: idOf(intent), transferId: idOf(transfer), feeId: idOf(fee) };
    }
    case 'refund':
    case 'dispute':
      return { paymentId: idOf(source.payment_intent), chargeId: idOf(source.charge) };
    case 'transfer':
      return { transferId: source.id, orderId: source.transfer_group ?? undefined };
    case 'transfer_reversal':
      return { transferId: idOf(source.transfer) };
    case 'application_fee':
      return { feeId: source.id };
    case 'fee_refund':
      return { feeId: idOf(source.fee) };
    default:
      return {};
  }
}
