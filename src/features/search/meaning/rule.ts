/** What a rule of meaning is: a pattern of normal words, and the filters it stands for. */
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { SearchAddress } from '../address.ts';

/** The filters that words can set: the same that the filter panel sets. */
export const meantFields = [
  'location',
  'date',
  'until',
  'also',
  'part',
  'open',
  'people',
  'length',
  'amenities',
  'shifts',
  'per',
  'priceMin',
  'priceMax',
  'sort',
] as const;
export type Meant = Omit<Pick<SearchAddress, (typeof meantFields)[number]>, 'location'> & {
  readonly location?: string | undefined;
};

/** What is known when words are read: the date whose night it is, and the kinds that the words beside them name. */
export type Context = {
  readonly tonight: string;
  /** All that was typed, as rules read it. */
  readonly text: string;
  readonly kinds: ReadonlySet<ListingKind> /** Where people look for it who name no kind. */;
  readonly leaning: ReadonlySet<ListingKind>;
};

export type Rule = {
  readonly pattern: RegExp;
  /** Undefined where it does not mean that here: the words stay words. */
  readonly read: (said: readonly (string | undefined)[], context: Context) => Meant | undefined;
  /** A kind's name that is said with it: "table for two" asks for a restaurant. */
  readonly words?: string;
};

/** A pattern of whole words; `source` is of small letters without accents. */
export const saying = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'u');

/** Whether any of these kinds may be meant: one of them is named, or none at all. */
export const mayMean = ({ kinds }: Context, ...some: readonly ListingKind[]): boolean =>
  kinds.size === 0 || some.some((kind) => kinds.has(kind));
