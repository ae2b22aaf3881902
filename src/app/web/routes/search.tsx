import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { messages as businessMessages } from '#features/businesses/messages.ts';
import { BusinessCards } from '#features/businesses/web/business-cards.tsx';
import { businessesQuery } from '#features/businesses/web/queries.ts';
import { messages as eventMessages } from '#features/events/messages.ts';
import { EventCards } from '#features/events/web/event-cards.tsx';
import { eventsQuery } from '#features/events/web/queries.ts';
import { messages as jobMessages } from '#features/jobs/messages.ts';
import { JobCards } from '#features/jobs/web/job-cards.tsx';
import { jobsQuery } from '#features/jobs/web/queries.ts';
import { messages as rentalMessages } from '#features/rentals/messages.ts';
import { rentalsQuery } from '#features/rentals/web/queries.ts';
import { RentalCards } from '#features/rentals/web/rental-cards.tsx';
import { messages } from '#features/search/messages.ts';
import { readSearch, soughtCategory, soughtTypes, type SearchAddress } from '#features/search/rules.ts';
import { previewSize, resultGroup } from '#features/search/web/result-group.ts';
import { SearchResults } from '#features/search/web/search-results.tsx';
import type { Language } from '#kit/shared/messages.ts';
import { headAt } from '#kit/web/head.ts';
import { useLanguage, useWords, wordsOf } from '#kit/web/i18n.tsx';
import { prefetch } from '#kit/web/query-client.ts';

export const Route = createFileRoute('/search')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, language }, deps }) => {
    const queries = listsFor(deps, language);
    await prefetch(queryClient, ...soughtTypes(deps).map((type) => queries[type]));
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: headAt('/search', 'compass'),
  component: Search,
});

/** Without words there is nothing to look through: the first few of each kind are enough. */
function listsFor({ query, type = 'all' }: SearchAddress, language: Language) {
  const limit = type === 'all' && query === undefined ? String(previewSize) : '200';
  return {
    events: eventsQuery({ limit }, language),
    rentals: rentalsQuery({ limit }, language),
    businesses: businessesQuery({ limit }, language),
    jobs: jobsQuery({ limit }, language),
  };
}

type Described = { readonly description: string; readonly location: string; readonly address: string };
const whereAndWhat = ({ description, location, address }: Described) => [description, location, address];

function Search() {
  const address = Route.useSearch();
  const { language } = useLanguage();
  const lists = listsFor(address, language);
  const types = soughtTypes(address);
  const words = {
    events: useWords(eventMessages),
    rentals: useWords(rentalMessages),
    businesses: useWords(businessMessages),
    jobs: useWords(jobMessages),
  };
  const groups = [
    resultGroup({
      type: 'events',
      address,
      list: useQuery({ ...lists.events, enabled: types.includes('events') }),
      textsOf: (event) => [
        event.title,
        event.organizer,
        ...whereAndWhat(event),
        words.events(`category.${event.category}`),
      ],
      cards: (events) => <EventCards events={events} layout="grid" />,
    }),
    resultGroup({
      type: 'rentals',
      address,
      list: useQuery({ ...lists.rentals, enabled: types.includes('rentals') }),
      textsOf: (rental) => [rental.title, ...whereAndWhat(rental), words.rentals(`category.${rental.category}`)],
      cards: (rentals) => <RentalCards rentals={rentals} layout="grid" />,
    }),
    resultGroup({
      type: 'businesses',
      address,
      list: useQuery({ ...lists.businesses, enabled: types.includes('businesses') }),
      textsOf: (place) => [place.name, ...whereAndWhat(place), words.businesses(`category.${place.category}`)],
      cards: (businesses) => <BusinessCards businesses={businesses} layout="grid" />,
    }),
    resultGroup({
      type: 'jobs',
      address,
      list: useQuery({ ...lists.jobs, enabled: types.includes('jobs') }),
      textsOf: (job) => [job.title, job.employer, ...whereAndWhat(job), words.jobs(`category.${job.category}`)],
      cards: (jobs) => <JobCards jobs={jobs} layout="grid" />,
    }),
  ];
  const category = soughtCategory(address);
  const type = address.type ?? 'all';
  const label =
    category === undefined || type === 'all'
      ? undefined
      : (words[type] as (key: string) => string)(`category.${category}`);
  return (
    <main>
      <SearchResults address={address} category={label} groups={groups.filter((group) => types.includes(group.type))} />
    </main>
  );
}
