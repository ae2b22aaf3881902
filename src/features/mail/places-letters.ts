/** Letters about places of events that were sold out, news of events to whoever has one, and those to friends who keep a ticket: what each tells. */
import type { Localized } from '#kit/shared/localized.ts';
import type { BookedEvening, OfTicketType } from './booked.ts';

export type PlacesLetters = {
  /**
   * To who waits for so many places: there are as many, and for some minutes nobody else who waits is told. Nothing is
   * kept for them. `path` leads to the tickets; `isLast`: they are written to no more unless they ask again (decision 0160).
   */
  placesFree: BookedEvening & {
    name: string;
    title: string;
    quantity: number;
    minutes: number;
    isLast: boolean;
    path: string;
    /** Where there are several tickets: which one it is, or that it is the regular one, and what one costs (decision 0198). */
    ticketType?: Localized | 'regular' | undefined;
    price?: string | undefined;
  };
  /** To who waits for places of an event that does not take place: they wait no longer. */
  placesCalledOff: BookedEvening & { name: string; title: string; path: string };
  /**
   * To everybody with a ticket: what its organiser wrote, and what its reader paid for the event (decision 0169). A friend who
   * keeps a ticket paid nothing, and has no booking to ask on.
   */
  eventNews: BookedEvening & {
    name: string;
    title: string;
    text: string;
    paid: string;
    eventId: string;
    isFriend?: true | undefined;
  };
  /** To a friend who keeps a ticket: its event is on at another time or place (decision 0182). */
  keptMoved: OfTicketType & { name: string; title: string; eventId: string; from: BookedEvening; to: BookedEvening };
  /** To the same: it opens no door any more, because the event was called off or for what is its buyer's to tell. */
  keptEnded: BookedEvening & OfTicketType & { name: string; title: string; isCalledOff: boolean };
  /** To the same: it opens no door for now, or does again; why is its buyer's to tell. */
  keptHeld: BookedEvening & OfTicketType & { name: string; title: string; isHeld: boolean };
};

export const placesLetterNames = [
  'placesFree',
  'placesCalledOff',
  'eventNews',
  'keptMoved',
  'keptEnded',
  'keptHeld',
] as const satisfies readonly (keyof PlacesLetters)[];
