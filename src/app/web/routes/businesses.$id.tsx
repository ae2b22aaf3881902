import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useVisit } from '#features/brought/web/use-visit.ts';
import { messages } from '#features/businesses/page-messages.ts';
import { BusinessCards } from '#features/businesses/web/business-cards.tsx';
import { businessHead } from '#features/businesses/web/business-head.ts';
import { BusinessPage } from '#features/businesses/web/business-page.tsx';
import { businessQuery } from '#features/businesses/web/business-query.ts';
import { GuestReviews } from '#features/guest-reviews/web/guest-reviews.tsx';
import { reviewsQuery } from '#features/guest-reviews/web/queries.ts';
import { AskOwner } from '#features/messages/web/ask-owner.tsx';
import { answerTimeQuery } from '#features/messages/web/queries.ts';
import { SaveButton } from '#features/saved/web/save-button.tsx';
import { similarQuery } from '#features/search/web/similar-query.ts';
import { ListingFaces } from '#market/listings/web/detail/listing-faces.tsx';
import { readListing } from '#market/listings/web/detail/read-listing.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { prefetch } from '#kit/web/query-client.ts';
import { AtPlace } from '../at-place.tsx';
import { ClaimLater } from '../claim-later.tsx';
import { ReportLater } from '../report-later.tsx';
import { Gone } from '../lost.tsx';

const shownSimilar = 3;

export const Route = createFileRoute('/businesses/$id')({
  loader: async ({ context: { queryClient, language, origin }, params: { id } }) => {
    const similar = prefetch(queryClient, similarQuery('businesses', id, language));
    const reviews = prefetch(queryClient, reviewsQuery('businesses', id, language));
    const answers = prefetch(queryClient, answerTimeQuery('businesses', id));
    const business = await readListing(queryClient, businessQuery(id, language));
    await Promise.all([similar, reviews, answers]);
    return business && businessHead(business, { language, origin });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ShownBusiness,
  notFoundComponent: GoneBusiness,
});

function ShownBusiness() {
  const { id } = Route.useParams();
  useVisit('businesses', id);
  const words = useWords(messages);
  const { language } = useLanguage();
  const listing = useQuery(businessQuery(id, language));
  const others = useQuery(similarQuery('businesses', id, language)).data;
  const similar = others?.businesses.slice(0, shownSimilar) ?? [];
  return (
    <ListingFaces listing={listing} words={words}>
      {(business) => (
        <BusinessPage
          business={business}
          save={<SaveButton type="business" id={id} title={business.name} />}
          atPlace={<AtPlace there={others?.atPlace} of="business" />}
          reviews={
            <>
              <AskOwner type="businesses" listing={id} />
              <GuestReviews type="businesses" listing={id} Report={ReportLater} />
              <ClaimLater kind="businesses" id={id} />
            </>
          }
          similar={similar.length > 0 && <BusinessCards businesses={similar} />}
        />
      )}
    </ListingFaces>
  );
}

function GoneBusiness() {
  const words = useWords(messages);
  return (
    <Gone title={words('goneTitle')} text={words('goneText')} link={{ label: words('goneLink'), type: 'businesses' }} />
  );
}
