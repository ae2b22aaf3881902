/** Letters about places of events that were sold out: what each tells. */
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
};

export const placesLetterNames = ['placesFree', 'placesCalledOff'] as const satisfies readonly (keyof PlacesLetters)[];
