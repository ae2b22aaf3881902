/**
 * The security deposit of a rental: its owner takes it on arrival and gives it back at the end. The house neither takes nor
 * holds it, so it is in no sum, payment or invoice (decision 0192). Pure.
 */
/** How it is taken; on a card it may be blocked instead of paid. */
export const depositWays = ['either', 'cash', 'card'] as const;
export type DepositWay = (typeof depositWays)[number];

/** What is left for a booking: for each thing alike, and for all persons one. */
export const depositFor = (eachCents: number, unit: string | null, quantity: number): number =>
  unit === 'person' ? eachCents : eachCents * quantity;
