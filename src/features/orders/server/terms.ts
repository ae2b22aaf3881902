/** What an order freezes of the listing it is of: whose sale it is, the house's share, what is supplied, and what a buyer gets back. */
import { commissionOf } from '#features/plans/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { refundSteps } from '#market/listings/cancellation.ts';
import type { CancellationPolicy } from '#market/listings/cancellation.ts';
import type { Supplies, VatSupply } from '#market/vat/vat.ts';
import type { Terms } from './offers/offer.ts';

/** The house takes no share of its own sales; an owner's is by their plan (decisions, Money). */
export async function termsOf(
  db: Db,
  listing: {
    readonly ownerId: string | null;
    readonly cancellation: CancellationPolicy;
    readonly vatSupply: VatSupply | null;
  },
  supplies: Supplies,
): Promise<Terms> {
  const { ownerId, cancellation, vatSupply } = listing;
  return {
    ownerId,
    commissionPercent: ownerId === null ? 0 : await commissionOf(db, ownerId),
    // What its owner said of it when it was in another category counts no more.
    supply: supplies.find((one) => one === vatSupply) ?? supplies[0],
    refundSteps: refundSteps[cancellation],
  };
}

/** What who buys hears while an owner has not said who sells (issue 22). */
export const sellerUnknown = () =>
  new Problem('seller_unknown', 'Who sells this has not said yet who they are, so it can’t be paid here. Ask them to.');
