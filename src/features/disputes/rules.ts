/** Disputes: limits that both wings keep. */

/** Why a buyer's bank asks money back, in the provider's words (Stripe, API reference, Dispute object, `reason`). */
export const knownReasons = [
  'fraudulent',
  'duplicate',
  'product_not_received',
  'product_unacceptable',
  'credit_not_processed',
  'subscription_canceled',
  'unrecognized',
  'general',
] as const;

/** A provider takes so many letters of evidence in one field. */
export const maxAnswer = 20_000;
