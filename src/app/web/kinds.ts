/** The kinds of listing on the web: a room's kind is shown beside the others by its line here. */
import { businessesOnWeb } from '#features/businesses/web/kind.tsx';
import { eventsOnWeb } from '#features/events/web/kind.tsx';
import { jobsOnWeb } from '#features/jobs/web/kind.tsx';
import { rentalsOnWeb } from '#features/rentals/web/kind.tsx';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { WebKind } from '#market/listings/web/listing-kind.ts';

export const webKinds: Readonly<Record<ListingKind, WebKind>> = {
  events: eventsOnWeb,
  rentals: rentalsOnWeb,
  businesses: businessesOnWeb,
  jobs: jobsOnWeb,
};
