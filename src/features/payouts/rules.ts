/** Payouts: when a sale is due to its owner, and what a payout may be (issue 6; decision 0024). Pure. */

/** A sale of an event is due so long after it began: by then it is over, and its door is closed. */
export const eventDueHours = 24;

/** After a payout that failed the next one waits so long: the owner has to mend their account first. */
export const retryHours = 24;

/** A bank may send back so long what was already paid. */
export const returnsDays = 7;

/**
 * How a payout stands: `asked` is booked and not yet with the provider, `sent` is on its way to the bank, `failed` came
 * back and is booked back. What the desk records is paid already.
 */
export const payoutStatuses = ['asked', 'sent', 'paid', 'failed'] as const;

/** The sheet of an owner shows so many of the orders that are due; the sum is always of all of them. */
export const shownOrders = 100;

/** What a bank makes of a reference (SEPA). */
export const maxReference = 140;

/**
 * How an owner stands: `due` is to be paid, `owes` came back to less than nothing after a refund that followed a payout
 * and is taken from the next one, `waiting` has nothing due yet, `settled` has got everything.
 */
export const ownerStates = ['due', 'owes', 'waiting', 'settled'] as const;
export type OwnerState = (typeof ownerStates)[number];

export function stateOfOwner(owner: { readonly dueCents: number; readonly waitingCents: number }): OwnerState {
  if (owner.dueCents > 0) return 'due';
  if (owner.dueCents < 0) return 'owes';
  return owner.waitingCents > 0 ? 'waiting' : 'settled';
}
