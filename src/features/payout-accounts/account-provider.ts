/** What the house asks of a provider about accounts of owners; the payments room has the providers (decision 0091). */
import type { AccountStanding, PayoutWay } from './rules.ts';

/** Where a provider signs its notices. */
export const noticeHeader = 'stripe-signature';

export type AccountFound = {
  readonly standing: AccountStanding;
  /** What its owner has still to say there, in the provider's words. */
  readonly missing: readonly string[];
  /** By when, before it is closed for payments; null without a date. */
  readonly until: Date | null;
};

type AccountBalance = { readonly availableCents: number; readonly pendingCents: number };

export type PayoutFound = {
  readonly id: string | null;
  /** `sent` is on its way to the bank; `failed` is back in the account, or never left it. */
  readonly status: 'sent' | 'paid' | 'failed';
  readonly failure: string | null;
};

/** All of it is called outside transactions; a provider that does not answer makes it throw. */
export type AccountProvider = {
  readonly name: Exclude<PayoutWay, 'bank'>;
  /** Whether its accounts hold money: a notice that says otherwise is not of them. */
  readonly isLive: boolean;
  /** Opens an account for an owner; the same key is the same account. */
  openAccount(input: {
    readonly key: string;
    readonly country: string;
    readonly kind: 'person' | 'company';
    readonly email: string;
  }): Promise<string>;
  /** Where its owner says the rest, for once and soon; null where the house shows it itself, in the sandbox. */
  onboarding(input: { readonly account: string; readonly returnTo: string }): Promise<string | null>;
  lookAtAccount(account: string): Promise<AccountFound>;
  balanceOf(account: string): Promise<AccountBalance>;
  /** Pays out of an account to its owner's bank; the same key is the same payout. More than is available fails. */
  payOut(input: { readonly account: string; readonly amountCents: number; readonly key: string }): Promise<PayoutFound>;
  lookAtPayout(input: { readonly account: string; readonly id: string }): Promise<PayoutFound>;
};
