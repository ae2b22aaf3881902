import { BusinessLine } from '#features/businesses/web/business-line.tsx';
import { EventLines } from '#features/events/web/event-lines.tsx';
import { JobLines } from '#features/jobs/web/job-lines.tsx';
import type { SimilarResult } from '#features/search/contract.ts';
import { messages } from '#market/listings/web/detail/messages.ts';
import { useWords } from '#kit/web/i18n.tsx';

type AtPlaceProps = {
  /** Undefined while it is on its way. */
  readonly there: SimilarResult['atPlace'] | undefined;
  /** Of which page it is a part: a place says what is on, an event what else is. */
  readonly of: 'business' | 'event' | 'job';
  /** What the page tells of elsewhere already. */
  readonly without?: readonly { readonly id: string }[];
};

const titles = {
  business: { events: 'nightsHere', jobs: 'jobsHere' },
  event: { events: 'otherNights', jobs: 'jobsHere' },
  job: { events: 'nightsHere', jobs: 'otherJobs' },
} as const;

/** What else is at the place of a listing, and the place itself where it is another one. */
export function AtPlace({ there, of, without = [] }: AtPlaceProps) {
  const words = useWords(messages);
  if (there === undefined) return null;
  const { place, jobs } = there;
  const events = there.events.filter(({ id }) => !without.some((told) => told.id === id));
  return (
    <>
      {place ? <BusinessLine title={words('thePlace')} business={place} /> : null}
      <EventLines title={words(titles[of].events)} events={events} />
      <JobLines title={words(titles[of].jobs)} jobs={jobs} />
    </>
  );
}
