/** Wishes: what was searched for and not found, and the words that the desk gives a meaning (issue 19). Data and pure. */
import { kinds } from '#features/listings/kinds.ts';
import { tokenize } from '#features/search/tokenize.ts';
import { languages } from '#kit/shared/messages.ts';
import { listingKinds, type ListingKind } from '#market/listings/listing-kinds.ts';

/** How a search missed: nothing at all, or only what has some of its words. */
export const misses = ['nothing', 'near'] as const;
export type Miss = (typeof misses)[number];

/** How often it was asked in thirty days beside the thirty before. */
export const trends = ['new', 'up', 'same', 'down'] as const;
export type Trend = (typeof trends)[number];

/** A quarter more or less is a change. */
export function trendOf(now: number, before: number): Trend {
  if (before === 0) return 'new';
  if (now >= before * 1.25) return 'up';
  return now <= before * 0.75 ? 'down' : 'same';
}

/** On the pages of which languages a synonym counts. */
export const synonymLanguages = ['all', ...languages] as const;
export type SynonymLanguage = (typeof synonymLanguages)[number];

/** What a synonym can mean besides other words: everything of a category, as `rentals/bike`. */
export const synonymCategories = listingKinds.flatMap((kind): readonly string[] =>
  kinds[kind].categories.map((category) => `${kind}/${category}`),
) as [string, ...string[]];

/** The kind and the category of one of them. */
export function categoryIn(value: string): { readonly type: ListingKind; readonly category: string } {
  const [type, category = ''] = value.split('/');
  return { type: type as ListingKind, category };
}

/** The phrases of a meaning, which are parted by commas. */
export const phrasesOf = (meaning: string | null): readonly string[] =>
  (meaning ?? '')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => tokenize(phrase).length > 0);
