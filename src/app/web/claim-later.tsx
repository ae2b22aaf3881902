import { lazy, Suspense } from 'react';
import { useIsAlive } from '#kit/web/is-alive.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';

const ClaimLine = lazy(() =>
  import('#features/listing-claims/web/claim-line.tsx').then((module) => ({ default: module.ClaimLine })),
);

/** Whose a page is, at its end: few ask, so it comes when the page is alive, and no kept page has it. */
export function ClaimLater(listing: { readonly kind: ListingKind; readonly id: string }) {
  return useIsAlive() ? (
    <Suspense>
      <ClaimLine {...listing} />
    </Suspense>
  ) : null;
}
