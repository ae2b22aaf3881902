/** What search engines read on the home page: the house, its site, and the things it shows. Only the server needs it. */
import type { QueryClient } from '@tanstack/react-query';
import { homeBusinessesQuery } from '#features/businesses/web/queries.ts';
import { featuredEventsQuery } from '#features/events/web/queries.ts';
import { homeJobsQuery } from '#features/jobs/web/queries.ts';
import { featuredRentalsQuery } from '#features/rentals/web/queries.ts';
import { askingFor, type Language } from '#kit/shared/messages.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { houseData, itemListData, siteData } from '#market/pages/structured-data.ts';

type Page = { readonly queryClient: QueryClient; readonly language: Language; readonly origin: string };
type Shown = { readonly id: string } & ({ readonly title: string } | { readonly name: string });

/** How many of a list are told: those a visitor sees first. */
const told = 3;

export function homeData({ queryClient, language, origin }: Page) {
  const list = (kind: ListingKind, listings: readonly Shown[] = []) =>
    listings.slice(0, told).map((listing) => ({
      name: 'title' in listing ? listing.title : listing.name,
      url: `${origin}/${kind}/${listing.id}${askingFor(language)}`,
    }));
  const lists = [
    list('events', queryClient.getQueryData(featuredEventsQuery(language).queryKey)),
    list('rentals', queryClient.getQueryData(featuredRentalsQuery(language).queryKey)),
    list('businesses', queryClient.getQueryData(homeBusinessesQuery(language).queryKey)),
    list('jobs', queryClient.getQueryData(homeJobsQuery(language).queryKey)),
  ];
  return [
    houseData(origin),
    siteData(origin, language),
    ...lists.filter((items) => items.length > 0).map((items) => itemListData(items)),
  ];
}
