/** Events: closed sets and pure rules (specification sections 3 and 9). */
import type { Motif } from '#market/posters/poster.ts';
import { addDays } from '#kit/shared/dates.ts';
import { nightEndsAtHour, nightOf } from '#market/town/dates.ts';
import type { Supplies } from '#market/vat/vat.ts';

export const eventCategories = ['party', 'concert', 'festival', 'club', 'beach', 'sports'] as const;
export type EventCategory = (typeof eventCategories)[number];

export const isEventCategory = (category: string | undefined): category is EventCategory =>
  eventCategories.some((one) => one === category);

/** The poster of a category (brand, Posters). */
export const eventMotifs = {
  party: 'mirrorball',
  concert: 'microphone',
  festival: 'tents',
  club: 'arches',
  beach: 'parasol',
  sports: 'volleyball',
} as const satisfies Record<EventCategory, Motif>;

/** What an event's organiser may say that is supplied. */
export const eventVatSupplies = ['entry', 'liveCulture', 'passengerTransport'] as const;

/** What an entry can be for the tax, by category: the first is what it usually is, its organiser may say another. */
export const eventSupplies = {
  party: ['entry', 'liveCulture'],
  concert: ['liveCulture', 'entry'],
  festival: ['liveCulture', 'entry'],
  club: ['entry', 'liveCulture'],
  beach: ['entry', 'liveCulture', 'passengerTransport'],
  sports: ['entry'],
} as const satisfies Record<EventCategory, Supplies<(typeof eventVatSupplies)[number]>>;

export type DayBadge = 'tonight' | 'tomorrow' | 'dated' | 'undated';

/** The night an event is of: what begins before 06:00 is of the night before its date, as the sale counts it. */
function nightOfEvent(date: string, time: string | null): string {
  return time !== null && Number(time.slice(0, 2)) < nightEndsAtHour ? addDays(date, -1) : date;
}

/** TONIGHT lasts to 06:00 of the next day (decisions, The nightlife clock); of several nights each is, once the first came. */
export function dayBadge(
  date: string | null,
  now: Date,
  time: string | null = null,
  lastDay: string | null = null,
): DayBadge {
  if (date === null) return 'undated';
  const night = nightOfEvent(date, time);
  const tonight = nightOf(now);
  if (night <= tonight && tonight <= (lastDay ?? night)) return 'tonight';
  return night === addDays(tonight, 1) ? 'tomorrow' : 'dated';
}

/** FREE ENTRY when the price is 0, VIP AVAILABLE when its organizer says so; none before there is a price (decision 0049). */
export function priceBadge(event: { price: string | null; vip: boolean }): 'freeEntry' | 'vipAvailable' | undefined {
  if (event.price === '0') return 'freeEntry';
  return event.price !== null && event.vip ? 'vipAvailable' : undefined;
}

/** Why none of the tickets of an event can be had though it has places: all are sold out, not sold yet, or not any more. */
export const ticketsClosed = ['soldOut', 'early', 'past'] as const;

type Offered = {
  readonly price: string | null;
  readonly currency: string;
  readonly ownerless: boolean;
  readonly sellerUnknown?: boolean | undefined;
  readonly ownerUnpayable?: boolean | undefined;
  readonly closed?: 'early' | 'past' | undefined;
};

/** Whether there is something to have: what is free needs no seller, what has a price is sold by somebody known and in euro. */
export function isOffered({ price, currency, ownerless, sellerUnknown, ownerUnpayable, closed }: Offered): boolean {
  const isSoldBy = !ownerless && !sellerUnknown && !ownerUnpayable;
  return !closed && (price === '0' || (price !== null && currency === 'EUR' && isSoldBy));
}

/** An event without a date or a price is announced, not on sale (decisions, Approving a submission). */
export function isOnSale(event: Offered & { readonly date: string | null; readonly soldOut: boolean }): boolean {
  return event.date !== null && isOffered(event) && !event.soldOut;
}

/** The most acts of a line-up, and the most that a ticket brings along. */
export const maxActs = 20;
export const maxIncluded = 12;

/** One act of a line-up: its hour where the line begins with one, and its name. */
export function actOf(line: string): { readonly time?: string; readonly name: string } {
  const [, time, name] = /^(?<time>(?:[01]\d|2[0-3]):[0-5]\d)\s+(?<name>.+)$/u.exec(line) ?? [];
  return time !== undefined && name !== undefined ? { time, name } : { name: line };
}

/** Whether doors open when it has begun already: an hour after midnight is still of the same night. */
export function opensLate(doors: string | null, time: string | null): boolean {
  if (doors === null || time === null) return false;
  const hourOfNight = (clock: string) => (Number(clock.slice(0, 2)) + 24 - nightEndsAtHour) % 24;
  return hourOfNight(doors) * 60 + Number(doors.slice(3)) > hourOfNight(time) * 60 + Number(time.slice(3));
}

/** Tickets one order may hold. */
export const maxTickets = 10;
