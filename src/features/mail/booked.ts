/** What was booked, as letters tell it. */
import type { Localized } from '#kit/shared/localized.ts';

/** A date and a time of day in the town. */
export type BookedMoment = { date: string; time: string };

/** When and where an event is; `lastDay` of several nights, where the letter was posted since it is told. */
export type BookedEvening = {
  date: string | null;
  time: string | null;
  lastDay?: string | null | undefined;
  location: string;
  address: string;
};

/** The same of whatever has it: an event, what was booked, where it was before it moved. */
export function bookedEvening<E extends Readonly<BookedEvening>>({
  date,
  time,
  lastDay,
  location,
  address,
}: E): Pick<E, keyof BookedEvening> {
  return { date, time, lastDay, location, address };
}

/** When the doors of an event open, where that is known, and from which age one gets in. */
export type BookedAdmission = { readonly doors: string | null; readonly minAge: number };

/** What things are rented: words of letters count them. */
type BookedThing = 'apartment' | 'villa' | 'boat' | 'jetski' | 'bike' | 'car' | 'beach_gear';

/** What was rented, in the letters about it. */
export type BookedStay = {
  /** Letters that were posted before this was told wait without it. */
  thing?: BookedThing | undefined;
  from: BookedMoment;
  until: BookedMoment;
  unit: 'night' | 'hour' | 'day' | 'week' | 'person';
  units: number;
  quantity: number;
  /** How many people come, where they said so. */
  guests?: number | undefined;
  location: string;
  address: string;
};

/** What makes the sum of a stay that is no price times its units, in cents. */
export type BookedSum = {
  readonly runs: readonly { readonly cents: number; readonly units: number; readonly weekend?: true }[];
  readonly quantity: number;
  readonly discount: { readonly percent: number; readonly cents: number } | null;
  readonly cleaningFeeCents: number;
};

/** A ticket as a letter brings it: its code opens the door, its id is its page. */
export type BookedTicket = { readonly id: string; readonly code: string };

/** The night that a letter is about, where it is about one: its subject says it. Letters of before have none. */
export type OfNight = { date?: string | null | undefined };

/** The code it was bought with, and how many euro that took off in all. */
export type BookedDiscount = { readonly code: string; readonly off: string };

/** Where a code made it cheaper. */
export type Discounted = { discount?: BookedDiscount | undefined };

/** What is left with the owner on arrival and given back at the end, in all. */
export type BookedDeposit = { readonly amount: string; readonly way: 'either' | 'cash' | 'card' };

/** Where there is one. */
export type Deposited = { deposit?: BookedDeposit | undefined };

/** Tickets of a type, as it was called when they were bought. */
export type OfTicketType = { ticketType?: Localized | undefined };

/** Who sold it, as its letter and its invoice name them. */
export type BookedSeller = { readonly name: string; readonly taxNumber: string; readonly address: string };

/** A booking as an entry of its buyer's calendar. */
export type CalendarEntry = {
  /** The order's, so that every letter about it is of the same entry. */
  readonly id: string;
  /** Higher in each letter about an order than in the one before: the highest counts (RFC 5545, 3.8.7.4). */
  readonly sequence: number;
  /** Instants; of what lasts whole days midnights of UTC, the last one being the day after. */
  readonly start: string;
  readonly end: string;
  readonly isAllDay: boolean;
  readonly place: string;
};
