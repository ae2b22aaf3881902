import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useOwnStay } from '#features/orders/web/use-own-stay.ts';
import { useVisit } from '#features/brought/web/use-visit.ts';
import { messages } from '#features/rentals/page-messages.ts';
import { draftSearch, readDraft, type StaySearch } from '#features/rentals/stay-address.ts';
import { RentalCards } from '#features/rentals/web/rental-cards.tsx';
import { rentalHead } from '#features/rentals/web/rental-head.ts';
import { RentalPage } from '#features/rentals/web/rental-page.tsx';
import { rentalQuery } from '#features/rentals/web/rental-query.ts';
import { GuestReviews } from '#features/guest-reviews/web/guest-reviews.tsx';
import { reviewsQuery } from '#features/guest-reviews/web/queries.ts';
import { AskOwner } from '#features/messages/web/ask-owner.tsx';
import { answerTimeQuery } from '#features/messages/web/queries.ts';
import { SaveButton } from '#features/saved/web/save-button.tsx';
import { similarQuery } from '#features/search/web/similar-query.ts';
import type { Asked, Typed } from '#kit/web/address.ts';
import { sellerQuery } from '#features/traders/web/queries.ts';
import { SoldBy } from '#features/traders/web/sold-by.tsx';
import { ListingFaces } from '#market/listings/web/detail/listing-faces.tsx';
import { readListing } from '#market/listings/web/detail/read-listing.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { prefetch } from '#kit/web/query-client.ts';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { ClaimLater } from '../claim-later.tsx';
import { ReportLater } from '../report-later.tsx';
import { Gone } from '../lost.tsx';

const shownSimilar = 3;

export const Route = createFileRoute('/rentals/$id')({
  validateSearch: (raw: Asked<StaySearch>): Typed => raw,
  loader: async ({ context: { queryClient, language, origin }, params: { id } }) => {
    const similar = prefetch(queryClient, similarQuery('rentals', id, language));
    const reviews = prefetch(queryClient, reviewsQuery('rentals', id, language));
    const answers = prefetch(queryClient, answerTimeQuery('rentals', id));
    const rental = await readListing(queryClient, rentalQuery(id, language));
    await Promise.all([similar, reviews, answers, prefetch(queryClient, sellerQuery('rentals', id))]);
    return rental && rentalHead(rental, { language, origin });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ShownRental,
  notFoundComponent: GoneRental,
});

function ShownRental() {
  const { id } = Route.useParams();
  useVisit('rentals', id);
  const words = useWords(messages);
  const { language } = useLanguage();
  const listing = useQuery(rentalQuery(id, language));
  const search = Route.useSearch();
  const draft = useMemo(() => readDraft(search), [search]);
  const navigate = useNavigate({ from: '/rentals/$id' });
  const own = useOwnStay(useStoredUser()?.id, id);
  const canAsk = useQuery(answerTimeQuery('rentals', id)).data?.canAsk ?? false;
  const similar = useQuery(similarQuery('rentals', id, language)).data?.rentals.slice(0, shownSimilar) ?? [];
  return (
    <ListingFaces listing={listing} words={words}>
      {(rental) => (
        <RentalPage
          rental={rental}
          draft={draft}
          own={own}
          // In the address, and in its place: Back leads to where one came from, and from the checkout to what was chosen.
          onDraft={(next) => void navigate({ to: '.', search: draftSearch(next), replace: true, resetScroll: false })}
          save={<SaveButton type="rental" id={id} title={rental.title} />}
          reviews={
            <>
              <AskOwner type="rentals" listing={id} />
              <GuestReviews type="rentals" listing={id} Report={ReportLater} />
              <ClaimLater kind="rentals" id={id} />
            </>
          }
          seller={<SoldBy kind="rentals" id={id} />}
          canAsk={canAsk}
          similar={similar.length > 0 && <RentalCards rentals={similar} />}
        />
      )}
    </ListingFaces>
  );
}

function GoneRental() {
  const words = useWords(messages);
  return (
    <Gone title={words('goneTitle')} text={words('goneText')} link={{ label: words('goneLink'), type: 'rentals' }} />
  );
}
