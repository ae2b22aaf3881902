/**
 * What the house asks of a payment provider; the sandbox and a real one stand behind the same door and pass the same
 * test (provider.contract.db.test.ts). All of it is called outside transactions; whoever does not answer, or does not
 * know us, makes it throw: then nothing is known, and the same question may be asked again.
 */
import type { ToldDispute, ToldRefund } from '#features/orders/server/doors/money-back.ts';
import type { AccountProvider } from '#features/payout-accounts/account-provider.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { ProviderName } from '../rules.ts';

/** `open` may still be paid; `closed` can't be any more. */
export type PaymentFound = {
  readonly status: 'open' | 'processing' | 'succeeded' | 'closed';
  readonly amountCents: number;
  readonly currency: string;
  /** Whom and what to charge again, where the buyer agreed to that; nothing of a card. */
  readonly saved?: Saved | undefined;
};

/** All that the house takes, in the providers' spelling. */
export const houseCurrency = 'eur';

/** How the provider knows whom and what to charge again. */
export type Saved = { readonly customer: string; readonly method: string };

/** `pending` is on its way, ask again; `refused` will never be done. */
export type RefundAnswer = 'done' | 'pending' | 'refused';

/** `unconfirmed`: the bank wants to see the card's owner, who has to pay in the form; `refused` may be paid in another way. */
export type ChargeAnswer = 'succeeded' | 'processing' | 'unconfirmed' | 'refused';

/**
 * Why a payment has a customer: its buyer is there and what they pay with, a card, is `saved` for them; or nobody is there
 * and what was saved before is to be `charged`. Providers take one or the other of a payment, never both.
 */
export type ForCustomer = { readonly customer: string; readonly use: 'saved' | 'charged' };

/** An owner's account that a payment goes to as it is paid, but for what the house takes of it as its commission. */
export type Split = { readonly account: string; readonly feeCents: number };

type Opening = {
  readonly orderId: string;
  readonly amountCents: number;
  readonly key: string;
  readonly of?: ForCustomer | undefined;
  readonly split?: Split | undefined;
};

/**
 * What of a payment that was split is to lie with the house again, in all: cents of the sale, and of the commission on it
 * that its owner has back. Both only grow.
 */
type TakenBack = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly reversedCents: number;
  readonly refundedFeeCents: number;
};

/** A line of the house's balance at the provider, with what tells the payment that it is of. */
export type Move = {
  readonly id: string;
  /** In the provider's word. */
  readonly kind: string;
  readonly amountCents: number;
  /** What the provider kept for itself. */
  readonly costCents: number;
  readonly at: Date;
  readonly paymentId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly chargeId?: string | undefined;
  readonly transferId?: string | undefined;
  readonly feeId?: string | undefined;
};

/** A refund as the provider has it; `key` is the house's own, null for one that somebody made in its dashboard. */
export type FoundRefund = ToldRefund & { readonly key: string | null };
/** What became of a payment's money after it came. */
type Claims = { readonly refunds: readonly FoundRefund[]; readonly disputes: readonly ToldDispute[] };

export type PaymentProvider = AccountProvider & {
  readonly name: ProviderName;
  readonly publishableKey: string | null;
  /** Whoever waits for its answers is let go after this, however many things are asked and tried for them. */
  readonly patienceMs: number;
  /** Opens a payment for an order; the same key gives the same payment. 409 owner_unpayable when its account takes none. */
  open(input: Opening): Promise<{ id: string; clientSecret: string }>;
  /** A customer without a name, whom a method can be saved for; the same key is the same one. */
  customer(key: string): Promise<string>;
  /** The last digits of a saved card; null for what is no card, or is not there any more. */
  lastDigits(method: string): Promise<string | null>;
  /** Forgets a customer, with what is saved for them, for good; one that is gone already is no fault. */
  forget(customer: string): Promise<void>;
  /** Charges a payment that was opened for it to what is saved, while nobody is there to ask. */
  charge(input: Saved & { readonly paymentId: string }): Promise<ChargeAnswer>;
  /** How a payment stands. */
  look(paymentId: string): Promise<PaymentFound>;
  /** Ends a payment that nobody has paid, so that nobody can; one that was paid meanwhile is told as it stands. */
  close(paymentId: string): Promise<PaymentFound>;
  /** What went back of a payment, whoever asked for it, and what the buyer's bank asks back. */
  claims(paymentId: string): Promise<Claims>;
  /** Sends the one answer that a dispute has to the buyer's bank; who is refused has answered already, or is too late. */
  answerDispute(input: { readonly dispute: string; readonly text: string }): Promise<void>;
  /** Gives so much of a payment back; the same key is the same refund, however often it is asked for. */
  refund(input: { paymentId: string; amountCents: number; key: string }): Promise<RefundAnswer>;
  /** Gives the whole of a payment back that no order counts, out of the owner's account too where it was split. */
  returnWhole(input: { paymentId: string; amountCents: number; key: string; isSplit: boolean }): Promise<RefundAnswer>;
  /** Takes so much of a split payment back from the owner's account, which may owe then; asked twice is once. */
  takeBack(input: TakenBack): Promise<void>;
  /** Sends an owner what is theirs after all; the same key is the same transfer. */
  transfer(input: { account: string; amountCents: number; orderId: string; key: string }): Promise<void>;
  /** The lines of the house's own balance from an instant on, the oldest first. */
  moves(since: Date | undefined): AsyncIterable<Move>;
};

/** A buyer is let go within ten seconds, the house's own part included (issue 14). */
export const usualPatienceMs = 9000;

/** Gives up when the time is up, tries and all. What was asked may still be done: its key makes the next try the same. */
export async function withPatience<T>({ patienceMs }: Pick<PaymentProvider, 'patienceMs'>, work: () => Promise<T>) {
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(providerAway(new Error('No answer in time'))), patienceMs);
  });
  try {
    return await Promise.race([work(), isLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The provider understood and will not do it, however often it is asked: the fault is in what we ask, or in our account
 * there. Nothing was charged; whoever waits is told that trying again does not help. The cause is for the log.
 */
export function providerRefuses(cause: unknown): Problem {
  const words = 'The payment provider refuses this. Nothing was charged; trying again won’t help.';
  return Object.assign(new Problem('provider_refused', words), { cause });
}

/** Keys wrong, or nobody there: nothing was charged, and what is held stays held. The cause is for the log. */
export function providerAway(cause: unknown): Problem {
  const words = 'The payment provider does not answer. Nothing was charged: try again shortly.';
  return Object.assign(new Problem('unavailable', words, { retryAfter: 5 }), { cause });
}

/** The owner's account takes no payments (any more): nothing was charged. */
export const accountTakesNothing = () =>
  new Problem(
    'owner_unpayable',
    'The account of who offers this takes no payments at the moment. Nothing was charged.',
  );
