/** What one ticket of several is worth, and what goes back for some of them (decision 0048). Pure. */

/** A price split among so many tickets: the sums add up to it, and the last takes what can't be shared. */
export function splitPrice(amountCents: number, count: number): number[] {
  const share = Math.floor(amountCents / count);
  return Array.from({ length: count }, (_, place) => (place < count - 1 ? share : amountCents - share * (count - 1)));
}

type Cancelled = {
  /** How many percent of its share were promised back when it was cancelled; null while it stands. */
  readonly refundPercent: number | null;
};

/**
 * Cents that are due back for the cancelled tickets of an order, in their order. It is rounded once for all of them, half a
 * cent for the buyer: one after the other they bring what they would have brought together.
 */
export function dueCents(amountCents: number, tickets: readonly Cancelled[]): number {
  const shares = splitPrice(amountCents, tickets.length);
  const hundredths = tickets.reduce(
    (sum, { refundPercent }, place) => sum + (shares[place] ?? 0) * (refundPercent ?? 0),
    0,
  );
  return Math.round(hundredths / 100);
}
