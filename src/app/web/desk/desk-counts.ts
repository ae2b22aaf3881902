import type { ListingKind } from '#market/listings/listing-kinds.ts';

/** What waits at the desk; nothing while it is not known. */
export type DeskCounts = {
  readonly submissions?: { readonly pending: number; readonly approved: number } | undefined;
  readonly holidays?:
    | { readonly pending: number; readonly planning: number; readonly quoted: number; readonly confirmed: number }
    | undefined;
  /** Owners who wait for a payout, feature packages that wait for a call, and disputes that wait for an answer. */
  readonly money?: number | undefined;
  /** Changes of public listings that wait. */
  readonly changes?: number | undefined;
  /** Public listings with a price that belong to nobody. */
  readonly ownerless?: Readonly<Record<ListingKind, number>> | undefined;
  /** What visitors wrote and nobody has begun with. */
  readonly inbox?: number | undefined;
  /** Refunds that the provider refused. */
  readonly orders?: number | undefined;
  /** Listings of owners that wait for their review. */
  readonly reviews?: Readonly<Record<ListingKind, number>> | undefined;
};

/** How many wait in each part of the desk. */
export function waitingIn(counts: DeskCounts): Readonly<Record<string, number | undefined>> {
  const { submissions, holidays, reviews, money, changes, orders, inbox } = counts;
  return {
    ...reviews,
    money,
    changes,
    orders,
    inbox,
    submissions: submissions?.pending,
    holidays: holidays && holidays.pending + holidays.planning,
  };
}
