/** The kinds of listing: the closed set of their names, and what a room tells both wings of its kind (decision 0042). */
import type { Language } from '#kit/shared/messages.ts';
import { formatPrice, type Currency } from '#kit/shared/money.ts';

/** In the order in which they are shown. A name is its kind's room, table, path and type of search at once. */
export const listingKinds = ['events', 'rentals', 'businesses', 'jobs'] as const;
export type ListingKind = (typeof listingKinds)[number];

/** The same of every kind, by its name. */
export function ofEachKind<T>(make: (name: ListingKind) => T): Record<ListingKind, T> {
  return Object.fromEntries(listingKinds.map((name) => [name, make(name)])) as Record<ListingKind, T>;
}

/** What a search may ask of a kind. */
type Finding = {
  readonly isPriced: boolean;
  readonly isRated: boolean;
  /** Of a kind that says a range and no price: from how many euro on each step is, dearest last, of some categories its own. */
  readonly ranges?: { readonly usual: readonly number[]; readonly of: Readonly<Record<string, readonly number[]>> };
  /** Whom a date leaves: what was announced for it, what opens on its weekday, what can be booked then, or none. */
  readonly onDate: 'announced' | 'open' | 'bookable' | 'none';
  /** Whether it is asked for how many people, and the amenities it is asked for, by their known names. */
  readonly isForPeople?: boolean;
  readonly amenities?: readonly string[];
  /** When one leaves the public lists by itself: when its hours or its night are over, at the instant until which it is listed, never. */
  readonly leaves: 'whenOver' | 'whenItEnds' | 'never';
};

/** What a small card says of a listing; null is to be announced. */
export type ListingFacts = {
  readonly when?: string | null;
  readonly where: string;
  /** In words of its own, or in euro and perhaps for a unit. */
  readonly price: { readonly said: string } | { readonly euro: string; readonly unit?: string } | null;
  /** The price is that of the cheapest of several. */
  readonly isFrom?: boolean;
};

/** A price as a small card says it; other money than euro has no words but its own. */
export function pricedIn(
  price: string | null,
  currency: Currency,
  language: Language,
  unit?: string,
): ListingFacts['price'] {
  if (price === null) return null;
  if (currency !== 'EUR' && price !== '0') return { said: formatPrice(price, language, currency) };
  return { euro: price, ...(unit === undefined ? {} : { unit }) };
}

/** Why a listing can't be had any more. */
type ListingEnd = 'past' | 'soldOut' | 'closed' | 'calledOff';

/** What a room tells both wings of its kind; `L` is a listing as the public sees one. */
export type Kind<L = never> = {
  readonly name: ListingKind;
  /** One of them, as proposals and saved marks have always named it: in bodies, addresses and columns. */
  readonly one: string;
  readonly categories: readonly string[];
  readonly finding: Finding;
  /** What the desk adds to a proposal that becomes one, in the order it is asked, and how many people it may say. */
  readonly asked: readonly string[];
  /** What else the desk may add, because the page tells it (decision 0072). */
  readonly told: readonly string[];
  readonly capacity?: { readonly of: 'tickets' | 'guests'; readonly usual: string; readonly max: number };
  /** What the desk's preview of a proposal tells, and what it remarks where a price or a date is missing. */
  readonly previewed: readonly string[];
  readonly remark?: 'notOnSale' | 'notBookable' | 'privatePrice';
  readonly titleOf: (listing: L) => string;
  readonly factsOf: (listing: L, language: Language, now: Date) => ListingFacts;
  readonly endOf?: (listing: L, now: Date) => ListingEnd | undefined;
};
