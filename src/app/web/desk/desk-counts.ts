import type { DeskCounts as Counted } from '#features/desk-counts/contract.ts';

/** What waits at the desk; nothing while it is not known. */
export type DeskCounts = Partial<Counted>;

/** How many wait in each tab of the desk. */
export function waitingIn(counts: DeskCounts): Readonly<Record<string, number | undefined>> {
  const { submissions, holidays, reviews, money, changes, reports, refunds, inbox, calendars = 0 } = counts;
  return {
    ...reviews,
    rentals: reviews && reviews.rentals + calendars,
    changes,
    // Whoever judges content has no objections to answer, and no count of them.
    reports: reports === undefined ? undefined : reports + (counts.objections ?? 0),
    claims: counts.listingClaims,
    submissions: submissions?.pending,
    // Whoever asks for another plan waits for one, whatever was quoted or booked before.
    holidays: holidays && holidays.pending + holidays.planning + holidays.changes,
    // A refund that the provider refused stands in the order it was for.
    orders: refunds,
    money: money && money.payouts + money.packages + money.disputes + money.records + money.differences,
    inbox: inbox && Object.values(inbox).reduce((sum, one) => sum + one, 0),
  };
}
