/**
 * What Stripe Connect refuses, as data: for each rule the call it is of, what it says, and where that is written. The
 * stand-in asks them of every call, and `stand-in-connect.test.ts` tries each. Of version endive.
 */
import type { Refusal } from './parameters.ts';

/** As much of the state there as rules look at. */
export type ConnectAsked = {
  readonly form: URLSearchParams;
  /** Of the account that is paid to, or out of. */
  readonly transfers?: 'active' | 'inactive' | undefined;
  readonly paysOut?: boolean | undefined;
  readonly availableCents?: number | undefined;
  /** Cents of a transfer or a commission that are not back. */
  readonly left?: number | undefined;
  /** Whether a payment was split. */
  readonly isSplit?: boolean | undefined;
  /** Of the dispute that is answered. */
  readonly disputeStatus?: string | undefined;
};

export type ConnectRule = Refusal & {
  readonly name: string;
  readonly call: 'open' | 'transfer' | 'reversal' | 'fee_refund' | 'payout' | 'refund' | 'dispute';
  readonly refuses: (asked: ConnectAsked) => boolean;
  readonly sources: readonly string[];
};

const docs = 'https://docs.stripe.com';
const destination = `${docs}/connect/destination-charges`;
const amountOf = (form: URLSearchParams) => Number(form.get('amount'));

export const connectRules: readonly ConnectRule[] = [
  {
    name: 'a payment goes to no account whose transfers are not active',
    call: 'open',
    code: 'insufficient_capabilities_for_transfer',
    message:
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    refuses: ({ form, transfers }) => form.has('transfer_data[destination]') && transfers !== 'active',
    sources: [
      `${docs}/connect/account-capabilities#transfers`,
      'https://github.com/wpeverest/user-registration/issues/862',
    ],
  },
  {
    name: 'a commission is the payment at most',
    call: 'open',
    param: 'application_fee_amount',
    message: 'Your application fee amount must be less than or equal to the payment amount.',
    refuses: ({ form }) => Number(form.get('application_fee_amount') ?? 0) > amountOf(form),
    sources: [
      `${destination}#application-fee`,
      `${docs}/api/payment_intents/create#create_payment_intent-application_fee_amount`,
    ],
  },
  {
    name: 'a commission needs an account that it is taken of',
    call: 'open',
    param: 'application_fee_amount',
    message:
      'Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment or destination payment.',
    refuses: ({ form }) => form.has('application_fee_amount') && !form.has('transfer_data[destination]'),
    sources: [destination],
  },
  {
    name: 'nothing is sent to an account whose transfers are not active',
    call: 'transfer',
    code: 'insufficient_capabilities_for_transfer',
    message:
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    refuses: ({ transfers }) => transfers !== 'active',
    sources: [`${docs}/api/transfers/create`, `${docs}/connect/account-capabilities#transfers`],
  },
  {
    name: 'nothing is sent that the house has not',
    call: 'transfer',
    code: 'balance_insufficient',
    message: 'You have insufficient funds in your Stripe account.',
    refuses: ({ form, availableCents = 0 }) => amountOf(form) > availableCents,
    sources: [`${docs}/error-codes#balance-insufficient`, `${docs}/connect/separate-charges-and-transfers`],
  },
  {
    name: 'reversals together are the transfer at most',
    call: 'reversal',
    param: 'amount',
    message: 'Transfer reversal amount is greater than unreversed amount on transfer',
    refuses: ({ form, left = 0 }) => amountOf(form) > left,
    sources: [`${docs}/api/transfer_reversals/create`],
  },
  {
    name: 'refunds of a commission together are the commission at most',
    call: 'fee_refund',
    param: 'amount',
    message: 'Refund amount is greater than unrefunded amount on application fee',
    refuses: ({ form, left = 0 }) => amountOf(form) > left,
    sources: [`${docs}/api/fee_refunds/create`],
  },
  {
    name: 'nothing is paid out of an account that may not',
    call: 'payout',
    code: 'payouts_not_allowed',
    message: 'Cannot create payouts: payouts are not enabled for this account.',
    refuses: ({ paysOut }) => paysOut !== true,
    sources: [`${docs}/error-codes#payouts-not-allowed`, `${docs}/connect/payouts-connected-accounts`],
  },
  {
    name: 'more than is available is not paid out',
    call: 'payout',
    code: 'balance_insufficient',
    message: 'You have insufficient funds in your Stripe account for this transfer.',
    refuses: ({ form, availableCents = 0 }) => amountOf(form) > availableCents,
    sources: [`${docs}/error-codes#balance-insufficient`, `${docs}/api/payouts/create`],
  },
  {
    name: 'what was not split can’t be taken back of anybody',
    call: 'refund',
    param: 'reverse_transfer',
    message: 'Cannot reverse transfer: the charge has no associated transfer.',
    refuses: ({ form, isSplit }) => form.get('reverse_transfer') === 'true' && isSplit !== true,
    sources: [`${docs}/api/refunds/create#create_refund-reverse_transfer`],
  },
  {
    name: 'a dispute takes its answer once, and none when it is decided',
    call: 'dispute',
    message: 'This dispute is not in a state that takes evidence.',
    refuses: ({ disputeStatus = '' }) => !['needs_response', 'warning_needs_response'].includes(disputeStatus),
    sources: [`${docs}/disputes/responding`, `${docs}/api/disputes/update`],
  },
];

/** The first rule that refuses a call. */
export const connectRefusal = (call: ConnectRule['call'], asked: ConnectAsked): ConnectRule | undefined =>
  connectRules.find((rule) => rule.call === call && rule.refuses(asked));
