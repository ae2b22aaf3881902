/** What an order freezes of the listing it is of: whose sale it is, the house's share, what is supplied, and what a buyer gets back. */
import { commissionOf } from '#features/plans/server/service.ts';
import { payoutAccountOf } from '#features/payout-accounts/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { together } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { refundSteps } from '#market/listings/cancellation.ts';
import type { CancellationPolicy } from '#market/listings/cancellation.ts';
import type { Supplies, VatSupply } from '#market/vat/vat.ts';
import type { Terms } from '../offers/offer.ts';

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
  // What its owner said of it when it was in another category counts no more.
  const supply = supplies.find((one) => one === vatSupply) ?? supplies[0];
  const kept = { ownerId, supply, refundSteps: refundSteps[cancellation] };
  if (ownerId === null) return { ...kept, commissionPercent: 0 };
  const [commissionPercent, payoutAccount] = await together([commissionOf(db, ownerId), payoutAccountOf(db, ownerId)]);
  return { ...kept, commissionPercent, payoutAccount };
}

/** What who buys hears of terms that are not as they were shown: which, and what they are now (decision 0140). */
export const termsChanged = (now: Readonly<Record<string, string>>) =>
  new Problem('terms_changed', 'It is sold under other terms by now. Look at them before you go on.', {
    fields: Object.entries(now).map(([path, message]) => ({ path: `shown.${path}`, message })),
  });

/** What who buys hears while an owner has not said who sells (issue 22). */
export const sellerUnknown = () =>
  new Problem('seller_unknown', 'Who sells this has not said yet who they are, so it can’t be paid here. Ask them to.');

/** What who buys hears while the owner can't be paid (issue 22; decision 0091). */
export const ownerUnpayable = () =>
  new Problem(
    'owner_unpayable',
    'Who offers this has not said yet where they are paid, so it can’t be paid here. Ask them to, or look again in a few days.',
  );
