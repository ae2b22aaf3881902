/** Letters about places of events that were sold out, and news of events to who has one: what each tells. */
import type { BookedEvening } from './booked.ts';

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
  };
  /** To who waits for places of an event that does not take place: they wait no longer. */
  placesCalledOff: BookedEvening & { name: string; title: string; path: string };
  /** To everybody with a ticket: what its organiser wrote, and what its reader paid for the event (decision 0169). */
  eventNews: BookedEvening & { name: string; title: string; text: string; paid: string; eventId: string };
};

export const placesLetterNames = [
  'placesFree',
  'placesCalledOff',
  'eventNews',
] as const satisfies readonly (keyof PlacesLetters)[];
