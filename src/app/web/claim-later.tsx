import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ListingKind } from '#market/listings/listing-kinds.ts';

const ClaimLine = lazy(() =>
  import('#features/listing-claims/web/claim-line.tsx').then((module) => ({ default: module.ClaimLine })),
);
const never = () => () => undefined;

/** Whose a page is, at its end: few ask, so it comes when the page is alive, and no kept page has it. */
export function ClaimLater(listing: { readonly kind: ListingKind; readonly id: string }) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isAlive ? (
    <Suspense>
      <ClaimLine {...listing} />
    </Suspense>
  ) : null;
}
