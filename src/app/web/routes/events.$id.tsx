import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useVisit } from '#features/brought/web/use-visit.ts';
import { messages } from '#features/events/page-messages.ts';
import { EventCards } from '#features/events/web/event-cards.tsx';
import { eventHead } from '#features/events/web/event-head.ts';
import { EventPage } from '#features/events/web/event-page.tsx';
import { eventQuery } from '#features/events/web/event-query.ts';
import { GuestReviews } from '#features/guest-reviews/web/guest-reviews.tsx';
import { reviewsQuery } from '#features/guest-reviews/web/queries.ts';
import { AskOwner } from '#features/messages/web/ask-owner.tsx';
import { answerTimeQuery } from '#features/messages/web/queries.ts';
import { SaveButton } from '#features/saved/web/save-button.tsx';
import { similarQuery } from '#features/search/web/similar-query.ts';
import { sellerQuery } from '#features/traders/web/queries.ts';
import { SoldBy } from '#features/traders/web/sold-by.tsx';
import { ticketTypesQuery } from '#features/ticket-types/web/queries.ts';
import { TicketTypeList } from '#features/ticket-types/web/ticket-type-list.tsx';
import { hashFor } from '#features/waiting-list/rules.ts';
import { ListingFaces } from '#market/listings/web/detail/listing-faces.tsx';
import { readListing } from '#market/listings/web/detail/read-listing.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { prefetch } from '#kit/web/query-client.ts';
import { AtPlace } from '../at-place.tsx';
import { ClaimLater } from '../claim-later.tsx';
import { ReportLater } from '../report-later.tsx';
import { Gone } from '../lost.tsx';
import { WaitLater } from '../wait-later.tsx';

const shownSimilar = 3;

export const Route = createFileRoute('/events/$id')({
  loader: async ({ context: { queryClient, language, origin, now }, params: { id } }) => {
    const similar = prefetch(queryClient, similarQuery('events', id, language));
    const reviews = prefetch(queryClient, reviewsQuery('events', id, language));
    const answers = prefetch(queryClient, answerTimeQuery('events', id));
    const types = prefetch(queryClient, ticketTypesQuery(id, language));
    const event = await readListing(queryClient, eventQuery(id, language));
    await Promise.all([similar, reviews, answers, prefetch(queryClient, sellerQuery('events', id))]);
    await types;
    const sold = queryClient.getQueryData(ticketTypesQuery(id, language).queryKey);
    return event && eventHead(event, { language, origin, now, types: sold?.types ?? [], sale: sold?.regularSale });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ShownEvent,
  notFoundComponent: GoneEvent,
});

function ShownEvent() {
  const { id } = Route.useParams();
  useVisit('events', id);
  const words = useWords(messages);
  const { language } = useLanguage();
  const listing = useQuery(eventQuery(id, language));
  const others = useQuery(similarQuery('events', id, language)).data;
  const similar = others?.events.slice(0, shownSimilar) ?? [];
  return (
    <ListingFaces listing={listing} words={words}>
      {(event) => (
        <EventPage
          event={event}
          save={<SaveButton type="event" id={id} title={event.title} />}
          atPlace={<AtPlace there={others?.atPlace} of="event" without={event.otherDates} />}
          reviews={
            <>
              <AskOwner type="events" listing={id} />
              <GuestReviews type="events" listing={id} Report={ReportLater} />
              <ClaimLater kind="events" id={id} />
            </>
          }
          waiting={<WaitLater eventId={id} />}
          types={(state) => (
            <>
              <TicketTypeList
                eventId={id}
                price={event.price}
                sells={state === 'onSale'}
                waitAt={event.closed === 'past' ? undefined : hashFor}
              />
              {state === 'soldOut' ? null : <WaitLater eventId={id} whereAsked isOver={state === 'saleEnded'} />}
            </>
          )}
          seller={<SoldBy kind="events" id={id} />}
          similar={similar.length > 0 && <EventCards events={similar} />}
        />
      )}
    </ListingFaces>
  );
}

function GoneEvent() {
  const words = useWords(messages);
  return (
    <Gone title={words('goneTitle')} text={words('goneText')} link={{ label: words('goneLink'), type: 'events' }} />
  );
}
