import type { ReactNode } from 'react';
import { BusinessCards } from '#features/businesses/web/business-cards.tsx';
import { EventCards } from '#features/events/web/event-cards.tsx';
import { JobCards } from '#features/jobs/web/job-cards.tsx';
import { RentalCards } from '#features/rentals/web/rental-cards.tsx';
import type { ListingType } from '#features/search/rules.ts';
import { FoundCard } from '#features/search/web/found-card.tsx';
import type { Found } from '#features/search/web/queries.ts';
import { SaveButton } from '#features/saved/web/save-button.tsx';
import { distance, type Point } from '#market/map/mercator.ts';
import type { Listing } from './listings.ts';

/** The rooms' own cards. */
export const cardsOf = ({ events, rentals, businesses, jobs }: Found) => ({
  events: <EventCards events={events} layout="grid" />,
  rentals: <RentalCards rentals={rentals} layout="grid" />,
  businesses: <BusinessCards businesses={businesses} layout="grid" />,
  jobs: <JobCards jobs={jobs} layout="grid" />,
});

export const noCards = { events: null, rentals: null, businesses: null, jobs: null };

const savedTypes = {
  events: 'event',
  rentals: 'rental',
  businesses: 'business',
  jobs: 'job',
} as const satisfies Record<ListingType, string>;

type Frame = {
  readonly listings: ReadonlyMap<string, Listing>;
  /** Where distances count from. */
  readonly from: Point | undefined;
  readonly chosen: string | undefined;
};

/** Puts under a card how far away it is, and the way to keep it. */
export const frameWith =
  ({ listings, from, chosen }: Frame) =>
  (id: string, card: ReactNode): ReactNode => {
    const listing = listings.get(id);
    if (!listing) return card;
    const { type, title, latitude, longitude } = listing;
    const away = from && latitude !== null && longitude !== null ? distance(from, [longitude, latitude]) : undefined;
    return (
      <FoundCard
        id={id}
        isChosen={id === chosen}
        away={away}
        action={<SaveButton type={savedTypes[type]} id={id} title={title} compact />}
      >
        {card}
      </FoundCard>
    );
  };
