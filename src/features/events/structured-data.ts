/** An event as schema.org's Event: what search engines need to show it (issue 3; Google, Event). */
import type { Event as EventData, Offer } from 'schema-dts';
import { addDays } from '#kit/shared/dates.ts';
import { instantTold } from '#market/town/clock-changes.ts';
import { instantOf, localInstant } from '#market/town/dates.ts';
import { sharedPosterUrl } from '#market/posters/poster.ts';
import { imagesOf, placeData, type StructuredData } from '#market/pages/structured-data.ts';
import type { Event, EventDetail } from './contract.ts';
import { town } from '#market/town/town.ts';
import { actOf, type EventCategory, isOffered } from './rules.ts';
import { calendarSpan, daysOf, durationMinutes, isPast } from './timing.ts';

type Dated = Event & { readonly date: string };
type Rescheduled = Event & { readonly moved: NonNullable<Event['moved']> };

/** The closer kinds of schema.org; what is neither is an Event. */
const kinds: Partial<Record<EventCategory, string>> = {
  concert: 'MusicEvent',
  festival: 'Festival',
  sports: 'SportsEvent',
};

/** Whether it begins at another time than before; to another place it is not rescheduled. */
const wasAnother = (event: Event): event is Rescheduled =>
  event.moved !== undefined && (event.moved.date !== event.date || event.moved.time !== event.time);

function statusOf(event: Event) {
  if (event.calledOff) return 'https://schema.org/EventCancelled';
  return wasAnother(event) ? 'https://schema.org/EventRescheduled' : 'https://schema.org/EventScheduled';
}

/** Day and hour by the town's clock, with its offset; a day alone where nobody has named the hour. */
const startOf = ({ date, time, fold }: Dated) => (time === null ? date : localInstant(instantTold(date, time, fold)));

/** When it is over, where it says how long it lasts. */
function endOf(event: Dated): string | undefined {
  const span = durationMinutes(event.duration) === undefined ? undefined : calendarSpan(event);
  if (span === undefined) return undefined;
  // The day after the last one, as calendars count; of whole days no hour is said.
  if (span.isAllDay) return new Date(span.end.getTime() - 1).toISOString().slice(0, 10);
  const days = daysOf(event.duration);
  return days === undefined ? localInstant(span.end) : addDays(event.date, days - 1);
}

/** A ticket type beside the regular ticket, as another room tells it (decision 0175). */
export type SoldAs = {
  readonly name: string;
  readonly price: string;
  readonly soldFrom: string | null;
  readonly state: 'open' | 'soldOut' | 'early' | 'past';
};

/** How the regular ticket is sold; null where it is left out. */
export type RegularSale = Pick<SoldAs, 'soldFrom' | 'state'> | null;

const availabilities = {
  open: 'https://schema.org/InStock',
  soldOut: 'https://schema.org/SoldOut',
  early: 'https://schema.org/PreSale',
  past: 'https://schema.org/Discontinued',
} as const;

/** Tickets, at the page where they are bought: robots may not go on from there. None of what is over. */
function offerOf(event: Event, url: string, now: Date, types: readonly SoldAs[], sale: RegularSale) {
  if (event.price === null || event.calledOff || isPast(event, now) || !isOffered({ ...event, closed: undefined }))
    return {};
  const regular = {
    '@type': 'Offer',
    price: event.price === '0' ? '0.00' : event.price,
    priceCurrency: event.currency,
    availability: event.soldOut ? availabilities.soldOut : availabilities[sale?.state ?? 'open'],
    validFrom: sale?.soldFrom ? localInstant(instantOf(sale.soldFrom, '00:00')) : event.postedAt,
    url,
  } satisfies Offer;
  // A type has no more places than its event.
  const offers = types.map(({ name, price, state, soldFrom }) => ({
    ...regular,
    name,
    price,
    availability: event.soldOut ? regular.availability : availabilities[state],
    ...(soldFrom !== null && { validFrom: localInstant(instantOf(soldFrom, '00:00')) }),
  }));
  if (sale === null) return { offers };
  return { offers: offers.length === 0 ? regular : [regular, ...offers] };
}

/** Everybody who is named, once. */
function performersOf({ performer, lineUp }: EventDetail) {
  const names = new Set([performer, ...lineUp.map((line) => actOf(line).name)].filter(Boolean));
  const named = [...names].map((name) => ({ '@type': 'PerformingGroup', name }) as const);
  const [one, ...others] = named;
  return one && { performer: others.length === 0 ? one : named };
}

/** Doors of an evening that begins after midnight open on the day before, as its night does. */
function doorsOf({ date, time }: Dated, doors: string): string {
  const day = time !== null && doors > time ? addDays(date, -1) : date;
  return localInstant(instantTold(day, doors, undefined));
}

/** Undefined while the date is to be announced: an Event must have a start. */
export function eventData(
  event: EventDetail,
  origin: string,
  now: Date,
  types: readonly SoldAs[] = [],
  sale: RegularSale = { soldFrom: null, state: 'open' },
): StructuredData | undefined {
  const { date } = event;
  if (date === null) return undefined;
  const dated = { ...event, date } satisfies Dated;
  const url = `${origin}/events/${event.id}`;
  const end = endOf(dated);
  const told = {
    '@type': 'Event',
    name: event.title,
    url,
    description: event.description,
    startDate: startOf(dated),
    ...(end !== undefined && { endDate: end }),
    eventStatus: statusOf(event),
    ...(wasAnother(event) && {
      previousStartDate: event.moved.time === null ? event.moved.date : localInstant(new Date(event.moved.startsAt)),
    }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeData(event),
    image: imagesOf(event, origin, sharedPosterUrl(event.poster)),
    ...performersOf(event),
    ...(event.doors !== null && { doorTime: doorsOf(dated, event.doors) }),
    typicalAgeRange: `${event.minAge ?? town.promises.minAge}-`,
    ...(event.organizer !== '' && { organizer: { '@type': 'Organization', name: event.organizer } }),
    ...offerOf(event, url, now, types, sale),
  } satisfies EventData;
  return { ...told, '@type': kinds[event.category] ?? told['@type'] };
}
