/** What the house has the provider asked afterwards, by the names that the outbox keeps: who asks and who does it need not know each other. */

/** Ends a payment that was replaced, so that nobody pays it in a tab left open. */
export const closeTask = 'close-payment';

/** Gives a payment back which no order counts. */
export const returnTask = 'return-payment';

/** Asks what became of a payment's money after it came. */
export const claimsTask = 'payment-claims';

/** Asks what moved on the house's own balance. */
export const balanceTask = 'look-at-balance';

/** Has a customer forgotten. */
export const forgetTask = 'forget-customer';
