/** What a listing room tells the web of its kind; the roof lists the kinds for pages that show several. */
import type { ReactNode } from 'react';
import type { FormTable } from '#kit/web/form/form-table.ts';
import type { Language } from '#kit/shared/messages.ts';

export type WebKind = {
  /** A category in the room's own words. */
  readonly categoryName: (category: string, language: Language) => string;
  /** Listings of the kind in a grid, as the room shows them. */
  readonly cards: (listings: never) => ReactNode;
  /** Asks for one listing as everybody sees it. */
  readonly query: (id: string, language: Language) => { readonly queryKey: readonly [string] };
  /** The form in which one is written, for who tells its fields; it is loaded when it is asked for. */
  readonly formTable: () => Promise<FormTable<never>>;
};
