/** The names of a kind itself, beside those of some of it: "hotel" is one, "hostel" is not. Pure. */
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { categoryNames } from './synonyms.ts';
import { phraseKey } from '../tokenize.ts';

/** The first of a category's names are its own, one in each language. */
const ourNames = 2;

export const ownNamesOf = (names: string): readonly string[] => names.split(', ').slice(0, ourNames);

const keys: ReadonlySet<string> = new Set(
  listingKinds.flatMap((type) => Object.values(categoryNames[type]).flatMap(ownNamesOf).map(phraseKey)),
);

export const isNameOfKind = (words: readonly string[]): boolean => keys.has(phraseKey(words.join(' ')));

/** Names of a house where people dance: alone they ask for the house, and what happens in it comes after (0190). */
const houses: ReadonlySet<string> = new Set(
  'discoteca, nightclub, night club, sala de fiestas, discotheque, diskothek, nachtclub, tanzclub, boite de nuit, boliche, antro'
    .split(', ')
    .map(phraseKey),
);

export const isNameOfHouse = (words: readonly string[]): boolean => houses.has(phraseKey(words.join(' ')));
