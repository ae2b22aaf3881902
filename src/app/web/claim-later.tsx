import { useIsAlive } from '#kit/web/is-alive.ts';
import { latePart } from '#kit/web/parts/late-part.tsx';
import type { ListingKind } from '#market/listings/listing-kinds.ts';

const ClaimLine = latePart(() =>
  import('#features/listing-claims/web/claim-line.tsx').then((module) => module.ClaimLine),
);

const ReportListing = latePart(() =>
  import('#features/reports/web/report-listing.tsx').then((module) => module.ReportListing),
);

/** Whose a page is, and how to report it, at its end: few ask, so it comes when the page is alive, and no kept page has it. */
export function ClaimLater(listing: { readonly kind: ListingKind; readonly id: string }) {
  return useIsAlive() ? (
    <div>
      <ClaimLine {...listing} />
      <ReportListing {...listing} />
    </div>
  ) : null;
}
