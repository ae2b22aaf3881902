/** The names of a kind itself, beside those of some of it: "hotel" is one, "hostel" is not. Pure. */
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { categoryNames } from './synonyms.ts';
import { phraseKey } from './tokenize.ts';

/** The first of a category's names are its own, one in each language. */
const ourNames = 2;

export const ownNamesOf = (names: string): readonly string[] => names.split(', ').slice(0, ourNames);

const keys: ReadonlySet<string> = new Set(
  listingKinds.flatMap((type) => Object.values(categoryNames[type]).flatMap(ownNamesOf).map(phraseKey)),
);

export const isNameOfKind = (words: readonly string[]): boolean => keys.has(phraseKey(words.join(' ')));
