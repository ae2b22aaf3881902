import type { ReactNode } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { DetailPage, DetailSection } from '#market/listings/web/detail/detail-page.tsx';
import { Gallery } from '#market/listings/web/detail/gallery.tsx';
import { Paragraphs } from '#market/listings/web/detail/paragraphs.tsx';
import { ShareButton } from '#market/listings/web/detail/share-button.tsx';
import { WaysHome } from '#market/listings/web/detail/ways-home.tsx';
import { WhereItIs } from '#market/listings/web/detail/where-it-is.tsx';
import { useToldTime } from '#market/town/web/clock/use-told-time.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { PlaceMap } from '#market/map/web/place-map.tsx';
import { useNow } from '#kit/web/now.tsx';
import type { EventDetail } from '../contract.ts';
import { messages } from '../page-messages.ts';
import { isPast, saleState } from '../timing.ts';
import { toldDays } from '../told-days.ts';
import { eventViews } from '../views.ts';
import { CalendarLink } from './calendar-link.tsx';
import { EventBadges } from './event-badges.tsx';
import { EventPolicy } from './event-policy.tsx';
import { EventDeal } from './event-deal.tsx';
import { EventLines } from './event-lines.tsx';
import { EventNotes } from './event-state.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LineUp } from './line-up.tsx';

type Props = {
  readonly event: EventDetail;
  /** Keeps it for later. */
  readonly save: ReactNode;
  /** Cards of events like it. */
  readonly similar: ReactNode;
  /** What else is at its place. */
  readonly atPlace?: ReactNode;
  /** What guests say of it. */
  readonly reviews?: ReactNode;
  /** Where it is sold out, the wish to hear of places. */
  readonly waiting?: ReactNode;
  /** The ticket types it is sold in, where it has more than one. */
  readonly types?: (state: ReturnType<typeof saleState>) => ReactNode;
  /** Who sells it. */
  readonly seller?: ReactNode;
};

/** /events/{id}: everything a person needs to decide. */
export function EventPage({ event, save, similar, atPlace, reviews, waiting, types, seller }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const toldTime = useToldTime();
  const now = useNow();
  const { title, location, address, latitude, longitude } = event;
  const state = saleState(event, now);
  const isKnown = latitude !== null && longitude !== null;
  return (
    <DetailPage
      back={{ label: words('back'), to: '/search', search: { type: 'events' } }}
      band="sky"
      picture={
        <Gallery
          photos={event.photos}
          images={[event.imageUrl]}
          poster={{ ...event.poster, format: 'square' }}
          views={eventViews(event)}
          title={title}
        />
      }
      badges={<EventBadges event={event} />}
      title={title}
      titleLang={event.foreign?.title}
      lead={inLine([toldDays(event, language), toldTime(event.time, event.fold), location])}
      actions={
        <>
          {save}
          <ShareButton title={title} />
          {event.date !== null && !isPast(event, now) && <CalendarLink id={event.id} calledOff={event.calledOff} />}
        </>
      }
      aside={<EventDeal event={event} state={state} />}
      note={
        <>
          <EventNotes event={event} state={state} />
          {state === 'soldOut' && !event.closed && waiting}
        </>
      }
      similar={similar}
    >
      {state === 'onSale' || state === 'soldOut' || (event.closed && state !== 'past') ? types?.(state) : null}
      <DetailSection title={words('about')}>
        <Paragraphs text={event.description} lang={event.foreign?.description} />
      </DetailSection>
      <LineUp lines={event.lineUp} />
      <GoodToKnow event={event} />
      {state === 'onSale' && (
        <>
          <HowItWorks event={event} />
          <EventPolicy event={event} />
        </>
      )}
      <EventLines
        title={words('otherDates')}
        beside={title}
        events={event.otherDates.filter((other) => saleState(other, now) === 'onSale')}
      />
      {atPlace}
      <WhereItIs
        {...{ location, address, latitude, longitude, title }}
        map={isKnown && <PlaceMap {...{ latitude, longitude, title }} />}
      />
      {isKnown && state !== 'past' && state !== 'calledOff' && <WaysHome {...{ latitude, longitude }} />}
      {seller}
      {reviews}
    </DetailPage>
  );
}
