/** For tests only, in this room and in others: what they need to know of an event is told, the rest is one of many. */
import type { Event, EventDetail, EventRecord } from './contract.ts';
import { ofTheDesk } from '#market/listings/testing.ts';
import { aPoster } from '#market/posters/testing.ts';

/** An event as the public sees it. */
export function aShownEvent(over: Partial<Event> = {}): Event {
  return {
    id: 'evt00000001',
    title: 'Brass at Dawn',
    description: '',
    poster: aPoster,
    category: 'party',
    price: '25.00',
    currency: 'EUR',
    ownerless: false,
    location: 'Plaza Triangular',
    address: 'Calle Gerona 3',
    date: '2026-08-21',
    time: '22:30',
    duration: '6 hours',
    organizer: 'Marea Baja',
    performer: '',
    imageUrl: null,
    featured: false,
    soldOut: false,
    vip: false,
    partner: false,
    cancellation: 'flexible',
    latitude: null,
    longitude: null,
    photos: [],
    postedAt: '2026-08-01T10:00:00.000Z',
    ...over,
  };
}

/** The same with what its own page tells besides. */
export const aToldEvent = (over: Partial<EventDetail> = {}): EventDetail => ({
  ...aShownEvent(),
  lineUp: [],
  doors: null,
  minAge: null,
  dressCode: '',
  included: [],
  otherDates: [],
  ...over,
});

/** An event as the desk sees it, announced without a date or a price unless told otherwise. */
export function anEventRecord(over: Partial<EventRecord> = {}): EventRecord {
  return {
    ...ofTheDesk,
    id: 'evt000000001',
    title: { en: 'Brass at Dawn' },
    description: { en: 'Brass bands.' },
    poster: aPoster,
    category: 'party',
    price: '0',
    currency: 'EUR',
    location: 'Plaza Triangular',
    address: 'Calle Gerona 3',
    date: null,
    time: null,
    duration: { en: '3 hours' },
    organizer: 'Marea Baja',
    performer: '',
    businessId: null,
    lineUp: [],
    doors: null,
    minAge: null,
    dressCode: {},
    included: {},
    imageUrl: null,
    featured: false,
    vip: false,
    capacity: 100,
    placesTaken: 0,
    ticketsSold: 0,
    peopleWaiting: 0,
    placesWanted: 0,
    cancellation: 'flexible',
    vatSupply: null,
    seriesId: null,
    cancelledAt: null,
    salesStopped: false,
    latitude: null,
    longitude: null,
    photos: [],
    ...over,
  };
}
