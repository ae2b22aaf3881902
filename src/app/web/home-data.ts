/** What search engines read on the home page: the things it shows, as schema.org lists. Only the server needs it. */
import type { QueryClient } from '@tanstack/react-query';
import { businessData } from '#features/businesses/structured-data.ts';
import { homeBusinessesQuery } from '#features/businesses/web/queries.ts';
import { eventData } from '#features/events/structured-data.ts';
import { featuredEventsQuery } from '#features/events/web/queries.ts';
import { jobData } from '#features/jobs/structured-data.ts';
import { homeJobsQuery } from '#features/jobs/web/queries.ts';
import { rentalData } from '#features/rentals/structured-data.ts';
import { featuredRentalsQuery } from '#features/rentals/web/queries.ts';
import type { Language } from '#kit/shared/messages.ts';
import { itemListData } from '#market/pages/structured-data.ts';

type Page = { readonly queryClient: QueryClient; readonly language: Language; readonly origin: string };

/** How many of a list are told: those a visitor sees first. */
const told = 3;

export function homeData({ queryClient, language, origin }: Page) {
  const events = queryClient.getQueryData(featuredEventsQuery(language).queryKey) ?? [];
  const rentals = queryClient.getQueryData(featuredRentalsQuery(language).queryKey) ?? [];
  const businesses = queryClient.getQueryData(homeBusinessesQuery(language).queryKey) ?? [];
  const jobs = queryClient.getQueryData(homeJobsQuery(language).queryKey) ?? [];
  return [
    itemListData(
      events
        .slice(0, told)
        .map((event) => eventData(event, origin))
        .filter((data) => data !== undefined),
    ),
    itemListData(rentals.slice(0, told).map((rental) => rentalData(rental, origin))),
    itemListData(businesses.slice(0, told).map((business) => businessData(business, origin))),
    itemListData(jobs.slice(0, told).map((job) => jobData(job, origin))),
  ];
}
