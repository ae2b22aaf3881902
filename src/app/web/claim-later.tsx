import { lazy, Suspense } from 'react';
import { useIsAlive } from '#kit/web/is-alive.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';

const ClaimLine = lazy(() =>
  import('#features/listing-claims/web/claim-line.tsx').then((module) => ({ default: module.ClaimLine })),
);

const ReportListing = lazy(() =>
  import('#features/reports/web/report-listing.tsx').then((module) => ({ default: module.ReportListing })),
);

/** Whose a page is, and how to report it, at its end: few ask, so it comes when the page is alive, and no kept page has it. */
export function ClaimLater(listing: { readonly kind: ListingKind; readonly id: string }) {
  return useIsAlive() ? (
    <>
      <Suspense>
        <ClaimLine {...listing} />
      </Suspense>
      <Suspense>
        <ReportListing {...listing} />
      </Suspense>
    </>
  ) : null;
}
