/** The ledger: double entry in cents (issue 6). Every posting of an order sums to zero. Pure. */

/**
 * Whose money it is: the buyer's (what they paid, negative), the owner's (what is still owed to them), the house's
 * commission, what was given back, and what was paid out to the owner.
 */
export const accounts = ['buyer', 'owner', 'commission', 'refund', 'payout'] as const;
type Account = (typeof accounts)[number];

export const postings = ['sale', 'refund', 'payout', 'payout_return', 'dispute', 'reinstatement'] as const;
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

/** What an owner has of an amount: all but the commission. */
const ownerCents = (amountCents: number, percent: number): number =>
  amountCents - commissionCents(amountCents, percent);

/** Which cents of a sale a refund takes from its owner and the commission alike, counted from the first that went back. */
export type Span = { readonly from: number; readonly to: number };

/** Nothing: what goes back is the house's own to bear. */
export const houseBears: Span = { from: 0, to: 0 };

/**
 * What goes back, or is taken back by a buyer's bank, is taken from owner and commission as it was shared between them.
 * Parts are counted by the span they are of the sale, so that all of them together are booked like the whole to the cent;
 * what lies outside of the span is the house's.
 */
export function refundEntries(
  refundedCents: number,
  percent: number,
  { from, to }: Span = { from: 0, to: refundedCents },
): Entry[] {
  const owner = ownerCents(to, percent) - ownerCents(from, percent);
  return [
    { account: 'refund', amountCents: refundedCents },
    { account: 'owner', amountCents: 0 - owner },
    { account: 'commission', amountCents: owner - refundedCents },
  ];
}

/** What a buyer's bank took and returned is given back to both. */
export const reinstatementEntries = (returnedCents: number, percent: number): Entry[] =>
  refundEntries(returnedCents, percent).map((entry) => ({ ...entry, amountCents: 0 - entry.amountCents }));

/** What is owed to an owner is theirs now; a debt, after a refund that came later, is taken off the same way. */
export function payoutEntries(owedCents: number): Entry[] {
  return [
    { account: 'owner', amountCents: -owedCents },
    { account: 'payout', amountCents: owedCents },
  ];
}
