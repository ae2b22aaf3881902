/** The ledger: double entry in cents (issue 6). Every posting of an order sums to zero. Pure. */

/**
 * Whose money it is: the buyer's (what they paid, negative), the owner's (what is due to them), the house's commission,
 * and what was given back.
 */
export const accounts = ['buyer', 'owner', 'commission', 'refund'] as const;
export type Account = (typeof accounts)[number];

export const postings = ['sale', 'refund'] as const;
export type Posting = (typeof postings)[number];

export type Entry = { readonly account: Account; readonly amountCents: number };

/** The house's share of an amount; half a cent is the owner's. */
export const commissionCents = (amountCents: number, percent: number): number =>
  -Math.round((-amountCents * percent) / 100);

/** A sale: the buyer's money becomes the owner's, but for the commission. */
export function saleEntries(amountCents: number, percent: number): Entry[] {
  const commission = commissionCents(amountCents, percent);
  return [
    { account: 'buyer', amountCents: -amountCents },
    { account: 'owner', amountCents: amountCents - commission },
    { account: 'commission', amountCents: commission },
  ];
}

/** What goes back is taken from owner and commission as it was shared between them. */
export function refundEntries(refundedCents: number, percent: number): Entry[] {
  const commission = commissionCents(refundedCents, percent);
  return [
    { account: 'refund', amountCents: refundedCents },
    { account: 'owner', amountCents: commission - refundedCents },
    { account: 'commission', amountCents: 0 - commission },
  ];
}
