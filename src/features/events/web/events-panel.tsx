import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { formatNumber } from '#kit/shared/numbers.ts';
import { gapsIn } from '#market/listings/gaps.ts';
import { listingState } from '#market/listings/listing.ts';
import { ListingPanel } from '#market/listings/web/desk/listing-panel.tsx';
import { usePanelTools } from '#market/listings/web/desk/use-panel-tools.ts';
import { useMayAs } from '#kit/web/desk/role-in-team.ts';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useDay } from '#market/town/web/use-day.ts';
import { useToldTime } from '#market/town/web/clock/use-told-time.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import type { EventRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { eventNeeds } from '../edit-rules.ts';
import { messages } from '../messages.ts';
import { eventCategories } from '../rules.ts';
import { isPast, lastDayOf } from '../timing.ts';
import { eventCalls, eventDeskApi as api, eventRefresh } from './desk-queries.ts';
import { CallOffRow, type CallOffCall } from './event-call-off.tsx';
import { EventForm, type OtherNights } from './event-form.tsx';
import { eventChanges } from './event-table.tsx';
import * as styles from '#kit/web/ui/button.module.css';

type PanelProps = {
  readonly callOff: CallOffCall;
  /** The ticket types of one, and the codes for them. */
  readonly codes?: (event: {
    readonly eventId: string;
    readonly title: string;
    readonly isOver: boolean;
    readonly isOfSeries: boolean;
    readonly isOwned: boolean;
  }) => ReactNode;
  /** Stops selling one, or sells it again. */
  readonly sales?: (event: { readonly eventId: string; readonly isStopped: boolean }) => ReactNode;
  /** The way to write to everybody with a ticket for one. */
  readonly news?: (event: { readonly eventId: string; readonly title: string }) => ReactNode;
  /** Its other nights: made by its owner, published by the desk. */
  readonly series?: (event: SeriesOf) => ReactNode;
  readonly others?: OtherNights;
};

type SeriesOf = Pick<EventRecord, 'date' | 'seriesId'> & {
  readonly eventId: string;
  readonly title: string;
  readonly isDraft: boolean;
  /** What it lacks for a review, as its form calls that. */
  readonly gaps: readonly string[];
};

/** The desk's events; calling one off is done by the room of orders, codes, news and series by their own, and all are handed in. */
export function EventsPanel({ callOff, codes, sales, news, series, others }: PanelProps) {
  const words = useWords(desk);
  const publicWords = useWords(messages);
  const { language } = useLanguage();
  const query = useDeskQuery('status', 'owner', 'category', 'featured', 'series');
  const shownSeries = useDeskAddress().search['series'];
  const list = useQuery(api.list('GET /api/admin/events', { query }));
  const tools = usePanelTools();
  const toldTime = useToldTime();
  const day = useDay();
  const now = useNow();
  // What is on tonight is not over for whoever stands at its door.
  const isOver = ({ date, time, duration }: EventRecord) => {
    const lastDay = lastDayOf({ date, time, duration: inLanguage(duration, 'en') });
    return isPast({ date: lastDay ?? date, time, duration: '' }, now);
  };
  // Nights of a series have one name: what is done with one says which.
  const nameOf = ({ title, date, seriesId }: EventRecord) =>
    inLine([inLanguage(title, language), seriesId === null || date === null ? null : day(date)]);
  const tell = (event: EventRecord) => ({
    title: inLanguage(event.title, language),
    name: nameOf(event),
    facts: [
      publicWords(`category.${event.category}`),
      event.location,
      event.date === null
        ? words('undated')
        : [day(event.date), toldTime(event.time, event.fold)].filter(Boolean).join(', '),
      event.price === null
        ? publicWords('priceToBeAnnounced')
        : event.price === '0'
          ? publicWords('free')
          : formatPrice(event.price, language, event.currency),
      event.salesStopped ? words('salesStopped') : null,
      words('sold', {
        sold: formatNumber(event.ticketsSold, language),
        capacity: formatNumber(event.capacity, language),
      }),
      event.placesTaken > event.ticketsSold ? words('held', { count: event.placesTaken - event.ticketsSold }) : null,
      event.peopleWaiting > 0
        ? words('waiting', { count: event.peopleWaiting, places: formatNumber(event.placesWanted, language) })
        : null,
    ],
  });
  return (
    <ListingPanel
      kind="events"
      said={words}
      list={list}
      one={(id) => api.query('GET /api/admin/events/{id}', { params: { id } })}
      filters={[
        tools.category(eventCategories.map((value) => ({ value, label: publicWords(`category.${value}`) }))),
        tools.featured,
        ...(shownSeries === undefined
          ? []
          : [{ name: 'series', label: words('series'), options: [{ value: shownSeries, label: words('oneSeries') }] }]),
      ]}
      sorts={[
        tools.byTitle,
        { value: 'date', label: words('dateUp') },
        { value: '-date', label: words('dateDown') },
        ...tools.byPrice,
      ]}
      tell={tell}
      isOver={isOver}
      isOff={({ cancelledAt }) => cancelledAt !== null}
      first={(event) => (isAtDoor(event) && !isOver(event) ? <CheckInLink id={event.id} /> : null)}
      more={(event) => (
        <>
          {event.status === 'withdrawn' || event.status === 'suspended'
            ? null
            : series?.({
                eventId: event.id,
                title: tell(event).title,
                date: event.date,
                seriesId: event.seriesId,
                isDraft: listingState(event) === 'draft',
                gaps: eventChanges.gaps(gapsIn(eventNeeds, event), language),
              })}
          {event.status === 'withdrawn' || event.price === '0'
            ? null
            : codes?.({
                eventId: event.id,
                title: nameOf(event),
                isOver: isOver(event),
                isOfSeries: event.seriesId !== null,
                isOwned: event.owner !== null,
              })}
          {isAtDoor(event) && !isOver(event) ? news?.({ eventId: event.id, title: nameOf(event) }) : null}
          {event.status === 'published' && !isOver(event)
            ? sales?.({ eventId: event.id, isStopped: event.salesStopped })
            : null}
          <CallOffRow record={event} call={callOff} />
        </>
      )}
      step={eventCalls.step}
      needs={eventNeeds}
      changes={eventChanges}
      copy={api.mutation('POST /api/events/{id}/copies')}
      remove={api.mutation('DELETE /api/events/{id}')}
      keeps={({ placesTaken }) => words('hasBookings', { count: placesTaken })}
      refresh={eventRefresh}
      sheet={(open) => <EventForm {...open} callOff={callOff} others={others} />}
    />
  );
}

/** Somebody has a ticket for it, so somebody may stand at its door. */
const isAtDoor = ({ status, ticketsSold }: EventRecord) => status === 'published' && ticketsSold > 0;

/** To the page of the door: a page load of its own, because only that page may use the camera. */
function CheckInLink({ id }: { readonly id: string }) {
  const words = useWords(desk);
  if (!useMayAs('door')) return null;
  return (
    <a className={styles.btn} data-variant="line" data-size="sm" href={`/check-in?event=${id}`}>
      {words('checkIn')}
    </a>
  );
}
