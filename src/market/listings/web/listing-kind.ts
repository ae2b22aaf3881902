/** What a listing room tells the web of its kind; the roof lists the kinds for pages that show several. */
import type { ReactElement, ReactNode } from 'react';
import type { Language } from '#kit/shared/messages.ts';
import type { Ink } from '#market/posters/poster.ts';
import type { ToldChanges } from './desk/changed-fields.ts';

export type WebKind = {
  /** A category in the room's own words. */
  readonly categoryName: (category: string, language: Language) => string;
  /** An amenity that a search may ask of it, in the room's own words. */
  readonly amenityName?: (amenity: string, language: Language) => string;
  /** Listings of the kind in a grid, as the room shows them. */
  readonly cards: (listings: never) => ReactNode;
  /** One of them, beside listings of other kinds. */
  readonly card: (listing: never, ink: Ink) => ReactElement;
  /** What its price is compared by, where the card does not say it: for one of so many people, an hour, day or night. */
  readonly sharedPrice?: (
    listing: never,
    people: number | undefined,
  ) => { readonly cents: number; readonly per: 'hour' | 'day' | 'night' } | undefined;
  /** The corner of a card that has room for the way to keep it; the upper one unless told, on a phone or everywhere. */
  readonly keepAt?: 'foot' | 'phone-foot';
  /** Asks for one listing as everybody sees it. */
  readonly query: (id: string, language: Language) => { readonly queryKey: readonly [string] };
  /** What a change of one changes, in the words of the form it is written in, which is loaded when it is asked for. */
  readonly changes: () => Promise<ToldChanges>;
};
